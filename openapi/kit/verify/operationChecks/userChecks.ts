import { isRecord } from "../../../../src/config/isRecord.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import { isRefusal } from "../responses/judgeResponse.ts";
import type { JsonBody, OperationRequest, OperationResponse } from "../run/contractClient.ts";
import { findAdministrator } from "../personas.ts";
import { createUniqueName, randomInteger } from "../random.ts";
import { restore } from "../restore.ts";
import { withOwnDetails } from "../userContacts.ts";
import { readIsoCode, readUserLanguage, withLanguageRestored } from "../userLanguage.ts";
import {
  createLostUpdateCheck,
  createValidRequestFor,
  defineCheck,
  defineSpecifiedCheck,
  expectNoSignIn,
  getCitizenAuth,
  personNames,
  readProposedItems,
  signIn,
  unusualAddresses,
} from "./checkHelpers.ts";

/** Returns the user of a token. Throws `CheckSkipped` when the server refuses the token, which other checks report. */
async function readKind(
  context: VerifyContext,
  token: string,
): Promise<{ foreign?: unknown; roles?: readonly { authority?: string }[] }> {
  const { status } = await context.client.send(getOperation(context, "readUser"), { token });
  if (status === 401) throw new CheckSkipped("the server refuses the token");
  return fetchBody(context, "readUser", { token });
}

const languageChecks: readonly ContractCheck[] = [
  defineCheck("keeps the language for the next session, whatever the language of a request", async (context) => {
    const first = await context.personas.openNewSession(context);
    await withLanguageRestored(context, first.token, async (choose, before) => {
      for (const isoCode of before === "en" ? ["ru", "en"] : ["en", before]) {
        await choose(isoCode);
        const next = await context.personas.openNewSession(context);
        for (const token of [first.token, next.token]) {
          const found = await readIsoCode(context, token, { lang: isoCode === "az" ? "ru" : "az" });
          assertContract(found === isoCode, `the language ${isoCode} in each session`, found);
        }
      }
    });
  }),
  defineCheck("keeps what another session has changed meanwhile", async (context) => {
    const [first, second] = [
      await context.personas.openNewSession(context),
      await context.personas.openNewSession(context),
    ];
    const { body: contacts } = await createValidRequestFor(context, "updateContacts");
    const isoCode = await readUserLanguage(context, first.token);
    const operation = getOperation(context, "updateContacts");
    const update = (body: JsonBody): Promise<OperationResponse> =>
      context.client.send(operation, { token: second.token, body });
    const changed = { phoneNumber: `+99450${randomInteger(1_000_000, 9_999_999)}`, note: createUniqueName() };
    if (isRefusal(operation, await update({ ...(contacts as JsonBody), ...changed })))
      throw new CheckSkipped("a new session is of a person whose contacts are not changed in this way");
    const read = async (): Promise<string> => {
      const { email, phoneNumber, note } = await fetchBody(context, "readUser", { token: second.token });
      return JSON.stringify({ email, phoneNumber, note });
    };
    const before = await read();
    await fetchBody(context, "chooseLanguage", { token: first.token, body: { isoCode } });
    const after = await read();
    await update(contacts as JsonBody);
    assertContract(after === before, `the contacts as before the language was chosen: ${before}`, after);
  }),
];

const contactChecks: readonly ContractCheck[] = [
  defineCheck("keeps addresses with a plus, points and capital letters", async (context) => {
    const request = await createValidRequestFor(context, "updateContacts");
    for (const email of unusualAddresses(`a${createUniqueName()}`)) {
      await fetchBody(context, "updateContacts", { ...request, body: { ...(request.body as JsonBody), email } });
      const { email: kept } = await fetchBody(context, "readUser", { token: request.token });
      // The case of an address may be dropped.
      const isKept = kept === undefined || String(kept).toLowerCase() === email.toLowerCase();
      assertContract(isKept, `the address ${email}`, kept);
    }
    await fetchBody(context, "updateContacts", request);
  }),
  defineCheck("lets the user follow an appeal with the new address", async (context) => {
    const request = await createValidRequestFor(context, "updateContacts");
    const { token } = request;
    const [appeal] = await readProposedItems(context, "listAppeals", { token });
    if (appeal === undefined) throw new CheckSkipped("the user has no appeal");
    const email = `contract-${createUniqueName()}@portal.example`;
    await fetchBody(context, "updateContacts", { ...request, body: { ...(request.body as JsonBody), email } });
    try {
      const { email: kept } = await fetchBody(context, "readUser", { token });
      if (kept !== email) throw new CheckSkipped("the server keeps the address until it is confirmed");
      const body = { appealNumber: appeal["appealNumber"], email };
      const found = await context.client.send(getOperation(context, "findAppeal"), { body });
      // The contract does not say which address it is of somebody who has had several.
      if (found.status === 200 && !(isRecord(found.body) && isRecord(found.body["appeal"])))
        context.notes.add("findAppeal does not know the new address of the sender", found.curl);
    } finally {
      await fetchBody(context, "updateContacts", request);
    }
  }),
];

const updateUserChecks: readonly ContractCheck[] = [
  ...Object.entries(personNames).map(([person, names]) =>
    defineCheck(`saves the names of a person ${person}`, async (context) => {
      const { token } = await context.personas.freshAccount(context);
      const { body } = await createValidRequestFor(context, "updateUser");
      const { email } = await fetchBody(context, "readUser", { token });
      await fetchBody(context, "updateUser", { token, body: { ...(body as JsonBody), email, ...names } });
      const user = await fetchBody(context, "readUser", { token });
      for (const [name, sent] of Object.entries(names))
        if (user[name] !== undefined) assertContract(user[name] === sent, `the ${name} ${String(sent)}`, user[name]);
    }),
  ),
  defineCheck("makes a new e-mail address the username", async (context) => {
    const { username, password, token } = await context.personas.freshAccount(context);
    const { body } = await createValidRequestFor(context, "updateUser");
    const email = `contract-${createUniqueName()}@portal.example`;
    await fetchBody(context, "updateUser", { token, body: { ...(body as JsonBody), email } });
    const { email: kept } = await fetchBody(context, "readUser", { token });
    if (kept === undefined) throw new CheckSkipped("readUser returns no e-mail address");
    assertContract(kept === email, `the new address ${email}, without a confirmation`, kept);
    await signIn(context, email, password);
    await expectNoSignIn(context, username, password);
    const { awaitMoreMails, countMails } = context.personas;
    const [ofNew, ofOld] = [await countMails(email), await countMails(username)];
    for (const name of [username, email])
      await fetchBody(context, "requestPasswordReset", { query: { username: name } });
    const [laterOfNew, laterOfOld] = [await awaitMoreMails(email, ofNew), await countMails(username)];
    assertContract(laterOfOld === ofOld, "no code for the address from before", `${laterOfOld - ofOld} e-mails`);
    assertContract(laterOfNew > ofNew, "a code for the new address", "no e-mail");
  }),
];

/** Checks of what the portal knows of a user, by operationId. */
export const userChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  readUser: [
    defineSpecifiedCheck(
      "says of a user with a state identity that they are not foreign, and names their role",
      async (context) => {
        const { foreign, roles } = await readKind(context, await context.personas.citizen(context));
        assertContract(foreign === false, "foreign: false", foreign);
        const authority = roles?.[0]?.authority ?? "";
        assertContract(["ASAN_USER", "ADMIN"].includes(authority), "the role ASAN_USER or ADMIN", authority);
      },
    ),
    defineSpecifiedCheck("says of an organisation with a password that it is foreign", async (context) => {
      const { token } = await context.personas.account(context);
      const { foreign } = await readKind(context, token);
      assertContract(foreign === true, "foreign: true", foreign);
    }),
    defineCheck("names the role USER of an account that was just registered", async (context) => {
      const { token, isOwn } = await context.personas.account(context);
      if (!isOwn) throw new CheckSkipped("a configured account may have been given another role");
      const { roles } = await readKind(context, token);
      assertContract(roles?.[0]?.authority === "USER", "the role USER", roles);
    }),
    defineCheck("names the role of an administrator", async (context) => {
      const token = await findAdministrator(context);
      if (token === undefined) return;
      const { roles = [] } = await readKind(context, token);
      assertContract(
        roles.some(({ authority }) => authority === "ADMIN"),
        "the role ADMIN",
        roles,
      );
    }),
    defineCheck("returns the chosen language", async (context) => {
      if (!context.allowWrites) throw new CheckSkipped("changes the user's language; allow it with --allow-writes");
      const { token } = await getCitizenAuth(context);
      await withLanguageRestored(context, token, async (choose, before) => {
        for (const isoCode of ["en", before]) {
          await choose(isoCode);
          const found = await readIsoCode(context, token);
          assertContract(found === isoCode, isoCode, found);
        }
      });
    }),
  ],
  updateUser: [
    createLostUpdateCheck("updateUser", "readUser"),
    defineCheck(
      "does not change the name of a user with a state identity, which comes from the state register",
      async (context) => {
        const { token } = await getCitizenAuth(context);
        const { name, surname } = await fetchBody(context, "readUser", { token });
        const { body } = await createValidRequestFor(context, "updateUser");
        const own = await withOwnDetails(context, token, body as JsonBody);
        const operation = getOperation(context, "updateUser");
        const createRequest = (sent: JsonBody): OperationRequest => ({ token, body: sent, lang: "ru" });
        let isUnchanged = false;
        try {
          await context.client.send(
            operation,
            createRequest({ ...own, name: "Verification", surname: "Verification" }),
          );
          const after = await fetchBody(context, "readUser", { token });
          isUnchanged = after["name"] === name && after["surname"] === surname;
          assertContract(
            isUnchanged,
            "the name of the state register",
            `${String(after["name"])} ${String(after["surname"])}`,
          );
        } finally {
          if (!isUnchanged) await restore(context, operation, createRequest(own));
        }
      },
    ),
    ...updateUserChecks,
  ],
  updateContacts: [
    createLostUpdateCheck("updateContacts", "readUser"),
    defineCheck("saves the contact details", async (context) => {
      const request = await createValidRequestFor(context, "updateContacts");
      await fetchBody(context, "updateContacts", {
        ...request,
        body: { ...(request.body as JsonBody), note: "Contract verification" },
      });
      const { note } = await fetchBody(context, "readUser", { token: request.token });
      await fetchBody(context, "updateContacts", request);
      assertContract(
        note === undefined || note === "Contract verification",
        "the note that was sent, or no note",
        note,
      );
    }),
    ...contactChecks,
  ],
  chooseLanguage: languageChecks,
} satisfies ByOperation<readonly ContractCheck[]>;
