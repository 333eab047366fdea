import type { ByOperation } from "../../contract/operationId.ts";
import {
  assertContract,
  CheckSkipped,
  expectRefusal,
  expectResponse,
  fetchBody,
  getOperation,
  type ContractCheck,
  type VerifyContext,
} from "../check.ts";
import { identityRedirectUri, generatePassword } from "../personas.ts";
import {
  createLostUpdateCheck,
  createRefusalCheck,
  createStatusCheck,
  createUnknownEmail,
  createValidRequestFor,
  defineCheck,
  defineSpecifiedCheck,
  getCitizenAuth,
  signIn,
  type JsonBody,
} from "./checkHelpers.ts";

type IssuedTokens = { accessToken?: string; refreshToken?: string };

type Account = { selectedCertNumber?: string; selected?: boolean };

const readAccounts = async (context: VerifyContext, token: string): Promise<readonly Account[]> =>
  (await fetchBody<{ manufacturers?: readonly Account[] }>(context, "readUser", { token })).manufacturers ?? [];

/**
 * Chooses an account, or the citizen without a certificate number, and returns the token of the session afterwards. Throws
 * `ContractViolation` when the user details do not name the chosen account, and only it, as selected.
 */
async function chooseAccount(context: VerifyContext, token: string, certNumber: string | undefined): Promise<string> {
  const query = certNumber === undefined ? {} : { certNumber };
  const choice = await fetchBody<{ token?: string }>(context, "chooseAccount", { token, query });
  const next = choice.token === undefined ? token : context.personas.secrets.add("CONTRACT_TOKEN", choice.token);
  const accounts = await readAccounts(context, next);
  assertContract(
    accounts.every(
      ({ selected = false, selectedCertNumber }) =>
        selected === (certNumber !== undefined && selectedCertNumber === certNumber),
    ),
    certNumber === undefined ? "no organisation selected" : `only ${certNumber} selected`,
    accounts,
  );
  return next;
}

/** Returns the user of a token. Throws `CheckSkipped` when the server refuses the token, which other checks report. */
async function readKind(
  context: VerifyContext,
  token: string,
): Promise<{ foreign?: unknown; roles?: readonly { authority?: string }[] }> {
  const { status } = await context.client.send(getOperation(context, "readUser"), { token });
  if (status === 401) throw new CheckSkipped("the server refuses the token");
  return fetchBody(context, "readUser", { token });
}

/** Checks of the prose rules for accounts and sessions, by operationId. */
export const accountChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  signIn: [
    createRefusalCheck("refuses a wrong password", "signIn", [401], async (context) => ({
      body: { ...((await createValidRequestFor(context, "signIn")).body as JsonBody), password: "not-this-one" },
    })),
    createRefusalCheck("refuses an unknown e-mail address", "signIn", [401], () => ({
      body: { username: createUnknownEmail(), password: "not-this-one" },
    })),
    createStatusCheck("returns 409 before the e-mail address is confirmed", "signIn", [409], async (context) => {
      const { username, password } = await context.personas.registerAccount(context);
      return { body: { username, password } };
    }),
    defineCheck("returns 429 after many wrong passwords", async (context) => {
      if (!context.allowWrites) throw new CheckSkipped("locks an address temporarily; allow it with --allow-writes");
      const body = { username: createUnknownEmail(), password: "not-this-one" };
      for (let count = 0; count < 20; count += 1)
        if (
          (await expectResponse(context, getOperation(context, "signIn"), { body, lang: "en" }, 401, 429)).status ===
          429
        )
          return;
      assertContract(false, "429 after 20 wrong passwords", "401");
    }),
    defineSpecifiedCheck("returns a valid token", async (context) => {
      const { token } = await fetchBody(context, "signIn", await createValidRequestFor(context, "signIn"));
      await fetchBody(context, "readUser", {
        token: context.personas.secrets.add("CONTRACT_ACCOUNT_TOKEN", String(token)),
      });
    }),
  ],
  signInWithIdentity: [
    createRefusalCheck("refuses a sign-in without a redirect", "signInWithIdentity", [400, 422], async (context) => {
      const { query } = await createValidRequestFor(context, "signInWithIdentity");
      return { query: { ...query, redirect: undefined } };
    }),
    createRefusalCheck("refuses an unknown code", "signInWithIdentity", [401], () => ({
      query: { code: "unknown-code", redirect: identityRedirectUri },
    })),
    defineSpecifiedCheck("returns a valid token", async (context) => {
      const request = await createValidRequestFor(context, "signInWithIdentity");
      const { token } = await fetchBody(context, "signInWithIdentity", request);
      await fetchBody(context, "readUser", { token: context.personas.secrets.add("CONTRACT_TOKEN", String(token)) });
    }),
    defineCheck("accepts a code once", async (context) => {
      const request = await createValidRequestFor(context, "signInWithIdentity");
      await fetchBody(context, "signInWithIdentity", request);
      await expectResponse(context, getOperation(context, "signInWithIdentity"), request, 401);
    }),
    defineCheck("accepts a code once of several requests at the same time", async (context) => {
      const request = await createValidRequestFor(context, "signInWithIdentity");
      const operation = getOperation(context, "signInWithIdentity");
      const responses = await Promise.all([1, 2, 3].map(() => context.client.send(operation, request)));
      const count = responses.filter(({ status }) => status === 200).length;
      assertContract(count <= 1, "one session for one code", `${count} sessions`, responses[0]?.curl);
    }),
  ],
  renewSession: [
    createRefusalCheck("refuses an unknown refresh token", "renewSession", [401], () => ({
      query: { refreshToken: "unknown-refresh-token" },
    })),
    defineSpecifiedCheck("returns a valid token", async (context) => {
      const request = await createValidRequestFor(context, "renewSession");
      const { accessToken } = await fetchBody(context, "renewSession", request);
      await fetchBody(context, "readUser", {
        token: context.personas.secrets.add("CONTRACT_TOKEN", String(accessToken)),
      });
    }),
    defineCheck("returns the same pair when a refresh token is sent again within 30 seconds", async (context) => {
      const request = await createValidRequestFor(context, "renewSession");
      const first = await fetchBody<IssuedTokens>(context, "renewSession", request);
      // Several tabs may send it.
      for (let repetition = 0; repetition < 2; repetition += 1) {
        const again = await fetchBody<IssuedTokens>(context, "renewSession", request);
        assertContract(
          first.accessToken === again.accessToken && first.refreshToken === again.refreshToken,
          "the same pair",
          "another pair",
        );
      }
    }),
  ],
  signOut: [
    defineCheck("makes the tokens of the session invalid", async (context) => {
      const { token, refreshToken } = await context.personas.openNewSession(context);
      await fetchBody(context, "signOut", { body: { refreshToken } });
      await expectResponse(context, getOperation(context, "readUser"), { token }, 401);
      await expectResponse(context, getOperation(context, "renewSession"), { query: { refreshToken } }, 401);
    }),
  ],
  handOverSession: [
    defineSpecifiedCheck("returns a second valid token", async (context) => {
      const { token } = await fetchBody(context, "handOverSession", await getCitizenAuth(context));
      await fetchBody(context, "readUser", { token: context.personas.secrets.add("CONTRACT_TOKEN", String(token)) });
    }),
    defineCheck("grants no privileges to an account that was just registered", async (context) => {
      const { token } = await context.personas.freshAccount(context);
      const { privileges } = await fetchBody<{ privileges: unknown[] }>(context, "handOverSession", { token });
      assertContract(privileges.length === 0, "no privileges", privileges);
    }),
  ],
  chooseAccount: [
    defineCheck("refuses an unknown certificate", async (context) => {
      const request = { ...(await getCitizenAuth(context)), query: { certNumber: "UNKNOWN" }, lang: "ru" } as const;
      await expectRefusal(context, getOperation(context, "chooseAccount"), request, 404);
    }),
    defineCheck("lets a user without organisations act as themselves", async (context) => {
      const other = await context.personas.otherCitizen(context).catch(() => undefined);
      const { token: account } = await context.personas.account(context);
      for (const token of [account, ...(other === undefined ? [] : [other])])
        await chooseAccount(context, token, undefined);
    }),
    defineSpecifiedCheck("marks the chosen account as selected in the user details", async (context) => {
      const { token: first } = await context.personas.openNewSession(context);
      const certNumbers = (await readAccounts(context, first)).map(({ selectedCertNumber }) => selectedCertNumber);
      if (certNumbers.every((number) => number === undefined))
        throw new CheckSkipped("the user represents no organisation");
      let token = first;
      for (const certNumber of certNumbers.filter((number) => number !== undefined))
        token = await chooseAccount(context, token, certNumber);
    }),
    defineCheck("lets the representative of an organisation act as a citizen again", async (context) => {
      const { token: first } = await context.personas.openNewSession(context);
      const account = (await readAccounts(context, first)).find((found) => found.selectedCertNumber !== undefined);
      if (account?.selectedCertNumber === undefined) throw new CheckSkipped("the user represents no organisation");
      const token = await chooseAccount(context, first, account.selectedCertNumber);
      await chooseAccount(context, token, undefined);
    }),
    defineCheck("keeps the language of the user for each account", async (context) => {
      if (!context.allowWrites) throw new CheckSkipped("changes the user's language; allow it with --allow-writes");
      const { token: first } = await context.personas.openNewSession(context);
      const [account] = await readAccounts(context, first);
      if (account === undefined) throw new CheckSkipped("the user represents no organisation");
      const readLanguage = async (token: string): Promise<string> =>
        (await fetchBody<{ language: { isoCode: string } }>(context, "readUser", { token })).language.isoCode;
      let token = await chooseAccount(context, first, account.selectedCertNumber);
      const before = await readLanguage(token);
      const isoCode = before === "ru" ? "en" : "ru";
      await fetchBody(context, "chooseLanguage", { token, body: { isoCode } });
      token = await chooseAccount(context, token, undefined);
      const after = await readLanguage(token);
      await fetchBody(context, "chooseLanguage", { token, body: { isoCode: before } });
      assertContract(after === isoCode, `the language ${isoCode} also for the citizen`, after);
    }),
    defineCheck("keeps the chosen account when the session is renewed", async (context) => {
      const accounts = await readAccounts(context, (await context.personas.openNewSession(context)).token);
      const certNumbers = accounts.flatMap(({ selectedCertNumber }) => selectedCertNumber ?? []);
      if (certNumbers.length === 0) throw new CheckSkipped("the user represents no organisation");
      const { secrets } = context.personas;
      // Each one: a server may forget the choice and select the one of the last session again.
      for (const certNumber of certNumbers) {
        const session = await context.personas.openNewSession(context);
        const choice = await fetchBody<IssuedTokens>(context, "chooseAccount", {
          token: session.token,
          query: { certNumber },
        });
        const refreshToken =
          choice.refreshToken === undefined
            ? session.refreshToken
            : secrets.add("CONTRACT_REFRESH_TOKEN", choice.refreshToken);
        const { accessToken } = await fetchBody<IssuedTokens>(context, "renewSession", { query: { refreshToken } });
        if (accessToken === undefined) throw new CheckSkipped("the server returned no new access token");
        const renewed = await readAccounts(context, secrets.add("CONTRACT_TOKEN", accessToken));
        assertContract(
          renewed.some((account) => account.selected === true && account.selectedCertNumber === certNumber),
          `${certNumber} selected, as before`,
          renewed,
        );
      }
    }),
  ],
  registerUser: [
    createStatusCheck("returns 422 for an address with an account", "registerUser", [422], async (context) => {
      const { username } = await context.personas.registerAccount(context);
      return { body: { ...((await createValidRequestFor(context, "registerUser")).body as JsonBody), username } };
    }),
  ],
  activateAccount: [
    createRefusalCheck("refuses an unknown code", "activateAccount", [422], () => ({
      path: { code: "000000" },
    })),
  ],
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
    defineSpecifiedCheck(
      "says of an organisation with a password that it is foreign, and names its role",
      async (context) => {
        const { token, isOwn } = await context.personas.account(context);
        const { foreign, roles } = await readKind(context, token);
        assertContract(foreign === true, "foreign: true", foreign);
        // A configured account may have been given another role.
        if (isOwn) assertContract(roles?.[0]?.authority === "USER", "the role USER", roles);
      },
    ),
    defineCheck("returns the chosen language", async (context) => {
      if (!context.allowWrites) throw new CheckSkipped("changes the user's language; allow it with --allow-writes");
      const { token } = await getCitizenAuth(context);
      const before = await fetchBody<{ language: { isoCode: string } }>(context, "readUser", { token });
      for (const isoCode of ["en", before.language.isoCode]) {
        await fetchBody(context, "chooseLanguage", { token, body: { isoCode } });
        const { language } = await fetchBody<{ language: { isoCode: string } }>(context, "readUser", { token });
        assertContract(language.isoCode === isoCode, isoCode, language);
      }
    }),
  ],
  changePassword: [
    createRefusalCheck("refuses a wrong current password", "changePassword", [422], async (context) => {
      const request = await createValidRequestFor(context, "changePassword");
      return { ...request, body: { ...(request.body as JsonBody), oldPassword: "not-this-one" } };
    }),
    defineSpecifiedCheck("replaces the password", async (context) => {
      const { username, password, token } = await context.personas.freshAccount(context);
      const next = context.personas.secrets.add("CONTRACT_NEW_PASSWORD", generatePassword());
      await fetchBody(context, "changePassword", {
        token,
        body: { oldPassword: password, newPassword: next, repeatedPassword: next },
      });
      await signIn(context, username, next);
      await expectRefusal(context, getOperation(context, "signIn"), { body: { username, password } }, 401);
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
        const sent = { ...(body as JsonBody), name: "Verification", surname: "Verification" };
        await context.client.send(getOperation(context, "updateUser"), { token, body: sent, lang: "ru" });
        const after = await fetchBody(context, "readUser", { token });
        assertContract(
          after["name"] === name && after["surname"] === surname,
          "the name of the state register",
          `${String(after["name"])} ${String(after["surname"])}`,
        );
      },
    ),
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
      assertContract(
        note === undefined || note === "Contract verification",
        "the note that was sent, or no note",
        note,
      );
    }),
  ],
  checkNewPassword: [
    defineCheck("accepts a strong password and rejects a weak one", async (context) => {
      const checkPassword = (pass: string): Promise<JsonBody> =>
        fetchBody(context, "checkNewPassword", { query: { pass, name: "Emma", surname: "Lindqvist" }, lang: "en" });
      const [strong, weak] = [await checkPassword(generatePassword()), await checkPassword("qwerty")];
      assertContract(strong["valid"] === true && weak["valid"] === false, "valid: true, then false", [strong, weak]);
    }),
  ],
  checkOwnPassword: [
    defineCheck("accepts a strong password and rejects a weak one", async (context) => {
      const { token } = await context.personas.account(context);
      const checkPassword = (pass: string): Promise<JsonBody> =>
        fetchBody(context, "checkOwnPassword", { token, query: { pass }, lang: "en" });
      const [strong, weak] = [await checkPassword(generatePassword()), await checkPassword("qwerty")];
      assertContract(strong["valid"] === true && weak["valid"] === false, "valid: true, then false", [strong, weak]);
    }),
  ],
  requestPasswordReset: [
    createStatusCheck("returns 200 for an unknown address", "requestPasswordReset", [200], () => ({
      query: { username: createUnknownEmail() },
    })),
  ],
  resetPassword: [
    createRefusalCheck("refuses an unknown code", "resetPassword", [422], ({ personas }) => {
      const newPassword = personas.secrets.add("CONTRACT_NEW_PASSWORD", generatePassword());
      return { query: { verificationCode: "000000" }, body: { newPassword, repeatedPassword: newPassword } };
    }),
  ],
  lookUpTaxpayer: [
    createStatusCheck("returns 404 for an unknown number", "lookUpTaxpayer", [404], async (context) => ({
      ...(await createValidRequestFor(context, "lookUpTaxpayer")),
      query: { tpn: "9999999999" },
    })),
  ],
  updatePossessor: [
    createLostUpdateCheck("updatePossessor", "readPossessor"),
    defineCheck("saves the details", async (context) => {
      const request = await createValidRequestFor(context, "updatePossessor");
      await fetchBody(context, "updatePossessor", request);
      const { token, path = {} } = request;
      const { description } = await fetchBody(context, "readPossessor", { token, path });
      assertContract(description === "Changed", "the data that was sent", description);
    }),
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
