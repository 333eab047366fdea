import type { ByOperation } from "../../contract/operationId.ts";
import { getMaxLength } from "../../contract/operations.ts";
import {
  assertContract,
  CheckSkipped,
  expectRefusal,
  expectResponse,
  fetchBody,
  fetchItems,
  getOperation,
  largestPage,
  requireWrites,
  type ContractCheck,
  type VerifyContext,
} from "../check.ts";
import { identityRedirectUri } from "../personas.ts";
import type { OperationResponse } from "../contractClient.ts";
import { createUniqueName, randomInteger } from "../random.ts";
import { uploadSampleDocument } from "../requests.ts";
import {
  createValidRequestFor,
  dayMs,
  defineCheck,
  getCitizenAuth,
  readPerson,
  type JsonBody,
} from "./checkHelpers.ts";

type Channels = { event: string; email: boolean; sms: boolean; push: boolean };

const readSettings = async (context: VerifyContext, token: string): Promise<readonly Channels[]> =>
  (await fetchBody<{ items: readonly Channels[] }>(context, "readNotificationSettings", { token })).items;

const invert = ({ event, email, sms, push }: Channels): Channels => ({ event, email: !email, sms: !sms, push: !push });

const sortByEvent = (items: readonly Channels[]): string =>
  JSON.stringify(items.toSorted((a, b) => a.event.localeCompare(b.event)));

/** Checks the order of a list after an entry of every kind was added. */
const feedbackOrderCheck = defineCheck("lists feedback of every type by its time", async (context) => {
  requireWrites(context);
  const { token } = await getCitizenAuth(context);
  for (const { value } of Object.values(getOperation(context, "sendFeedback").requestBody?.examples ?? {})) {
    const { documentIds: _documentIds, ...body } = value as JsonBody;
    await fetchBody(context, "sendFeedback", { token, body });
  }
  const items = await fetchItems<{ createdAt?: string; type?: string }>(context, "listFeedbacks", { token });
  const times = items.map(({ createdAt = "" }) => Date.parse(createdAt));
  const position = times.findIndex((time, index) => index > 0 && time > (times[index - 1] ?? time));
  assertContract(
    position === -1,
    `the newest first: ${items[position]?.createdAt} before ${items[position - 1]?.createdAt}`,
    items.map(({ type, createdAt }) => `${type} ${createdAt}`),
  );
});

const settingsChecks: readonly ContractCheck[] = [
  defineCheck("changes only the named event of the caller, and keeps it", async (context) => {
    const { token } = await getCitizenAuth(context);
    const other = await context.personas.otherCitizen(context).catch(() => undefined);
    // A session that has read the settings before they change.
    const { token: earlier } = await context.personas.openNewSession(context);
    await readSettings(context, earlier);
    const [before, otherBefore] = [
      await readSettings(context, token),
      other === undefined ? [] : await readSettings(context, other),
    ];
    for (const channels of before) {
      const current = await readSettings(context, token);
      const changed = invert(channels);
      const expected = sortByEvent(current.map((item) => (item.event === changed.event ? changed : item)));
      const { items } = await fetchBody<{ items: readonly Channels[] }>(context, "updateNotificationSettings", {
        token,
        body: { items: [changed] },
      });
      assertContract(sortByEvent(items) === expected, expected, sortByEvent(items));
      const { token: next } = await context.personas.openNewSession(context);
      // A configured token may be of another person than a new session.
      const isSamePerson = (await readPerson(context, next)) === (await readPerson(context, token));
      for (const bearer of [token, ...(isSamePerson ? [earlier, next] : [])]) {
        const read = sortByEvent(await readSettings(context, bearer));
        assertContract(read === expected, expected, read);
      }
    }
    if (other !== undefined) {
      const [after, expected] = [sortByEvent(await readSettings(context, other)), sortByEvent(otherBefore)];
      assertContract(after === expected, `the settings of another person as before: ${expected}`, after);
    }
    const inverted = before.map(invert);
    const { items: all } = await fetchBody<{ items: readonly Channels[] }>(context, "updateNotificationSettings", {
      token,
      body: { items: inverted },
    });
    assertContract(sortByEvent(all) === sortByEvent(inverted), sortByEvent(inverted), sortByEvent(all));
    // All of them are others now.
    await fetchBody(context, "updateNotificationSettings", { token, body: { items: before } });
    const [restored, expected] = [sortByEvent(await readSettings(context, token)), sortByEvent(before)];
    assertContract(restored === expected, `each of several events as in the request: ${expected}`, restored);
  }),
];

/** Checks that another person, who may have chosen nothing, gets the same kinds of events. */
const defaultSettingsCheck = defineCheck("returns the defaults to a person who has chosen nothing", async (context) => {
  const listEvents = async (token: string): Promise<string> =>
    (await readSettings(context, token))
      .map(({ event }) => event)
      .toSorted()
      .join(", ");
  const [own, other] = [await context.personas.citizen(context), await context.personas.otherCitizen(context)];
  const [expected, found] = [await listEvents(own), await listEvents(other)];
  assertContract(found === expected, `the events ${expected} also for another person`, found);
});

const languageChecks: readonly ContractCheck[] = [
  defineCheck("keeps the language for the next session, whatever the language of a request", async (context) => {
    const first = await context.personas.openNewSession(context);
    const readLanguage = async (token: string, lang: "az" | "ru" | "en"): Promise<string> => {
      const { language } = await fetchBody<{ language: { isoCode: string } }>(context, "readUser", { token, lang });
      return language.isoCode.toLowerCase();
    };
    const before = await readLanguage(first.token, "az");
    for (const isoCode of before === "en" ? ["ru", "en"] : ["en", before]) {
      await fetchBody(context, "chooseLanguage", { token: first.token, body: { isoCode } });
      const next = await context.personas.openNewSession(context);
      for (const token of [first.token, next.token]) {
        const found = await readLanguage(token, isoCode === "az" ? "ru" : "az");
        assertContract(found === isoCode, `the language ${isoCode} in each session`, found);
      }
    }
  }),
  defineCheck("keeps what another session has changed meanwhile", async (context) => {
    const [first, second] = [
      await context.personas.openNewSession(context),
      await context.personas.openNewSession(context),
    ];
    const { body: contacts } = await createValidRequestFor(context, "updateContacts");
    const { language } = await fetchBody<{ language: { isoCode: string } }>(context, "readUser", {
      token: first.token,
    });
    const update = (body: JsonBody): Promise<OperationResponse> =>
      context.client.send(getOperation(context, "updateContacts"), { token: second.token, body });
    const changed = { phoneNumber: `+99450${randomInteger(1_000_000, 9_999_999)}`, note: createUniqueName() };
    const { status } = await update({ ...(contacts as JsonBody), ...changed });
    if (status >= 400)
      throw new CheckSkipped("a new session is of a person whose contacts are not changed in this way");
    const read = async (): Promise<string> => {
      const { email, phoneNumber, note } = await fetchBody(context, "readUser", { token: second.token });
      return JSON.stringify({ email, phoneNumber, note });
    };
    const before = await read();
    await fetchBody(context, "chooseLanguage", { token: first.token, body: { isoCode: language.isoCode } });
    const after = await read();
    await update(contacts as JsonBody);
    assertContract(after === before, `the contacts as before the language was chosen: ${before}`, after);
  }),
];

const signOutChecks: readonly ContractCheck[] = [
  defineCheck("answers an unknown refresh token, and one that was signed out, like a known one", async (context) => {
    const operation = getOperation(context, "signOut");
    const { refreshToken } = await context.personas.openNewSession(context);
    for (const sent of [refreshToken, refreshToken, "unknown-refresh-token"])
      await expectResponse(context, operation, { body: { refreshToken: sent }, lang: "ru" }, 200);
  }),
  defineCheck("lets no refresh token of the session renew it, also not the one that was used last", async (context) => {
    const { refreshToken: used } = await context.personas.openNewSession(context);
    const renewed = await fetchBody<{ refreshToken: string }>(context, "renewSession", {
      query: { refreshToken: used },
    });
    const current = context.personas.secrets.add("CONTRACT_REFRESH_TOKEN", renewed.refreshToken);
    await fetchBody(context, "signOut", { body: { refreshToken: current } });
    for (const refreshToken of [used, current])
      await expectRefusal(context, getOperation(context, "renewSession"), { query: { refreshToken }, lang: "en" }, 401);
  }),
  defineCheck("ends a session whose access token has expired", async (context) => {
    const { expireToken } = context.personas.sources;
    if (expireToken === undefined) throw new CheckSkipped("this server gives no way to let a token expire");
    const { token, refreshToken } = await context.personas.openNewSession(context);
    await expireToken(token);
    await fetchBody(context, "signOut", { body: { refreshToken } });
    await expectRefusal(context, getOperation(context, "renewSession"), { query: { refreshToken }, lang: "en" }, 401);
  }),
  defineCheck("leaves the other sessions of the person open", async (context) => {
    const [first, second] = [
      await context.personas.openNewSession(context),
      await context.personas.openNewSession(context),
    ];
    await fetchBody(context, "signOut", { body: { refreshToken: first.refreshToken } });
    await expectResponse(context, getOperation(context, "readUser"), { token: second.token }, 200);
  }),
];

const handOverChecks: readonly ContractCheck[] = [
  defineCheck("leaves the first session open, and gives the same person in the second", async (context) => {
    const { token, refreshToken } = await context.personas.openNewSession(context);
    const readName = async (bearer: string): Promise<string> => {
      const { name, surname } = await fetchBody(context, "readUser", { token: bearer });
      return `${String(name)} ${String(surname)}`;
    };
    const name = await readName(token);
    const second = await fetchBody<{ token: string; refreshToken: string }>(context, "handOverSession", { token });
    const { secrets } = context.personas;
    secrets.add("CONTRACT_REFRESH_TOKEN", second.refreshToken);
    assertContract(second.token !== token, "another access token for the second session", "the same one");
    for (const bearer of [secrets.add("CONTRACT_TOKEN", second.token), token]) {
      const found = await readName(bearer);
      assertContract(found === name, name, found);
    }
    const renewed = await fetchBody<{ accessToken: string }>(context, "renewSession", {
      query: { refreshToken: second.refreshToken },
    });
    for (const bearer of [secrets.add("CONTRACT_TOKEN", renewed.accessToken), token]) {
      const found = await readName(bearer);
      assertContract(found === name, `${name}, also after the second session was renewed`, found);
    }
    await fetchBody(context, "renewSession", { query: { refreshToken } });
  }),
];

/** Returns redirect URIs that only look like a registered one. */
export function listSimilarRedirects(registered: string): readonly string[] {
  const { protocol, host, hostname, pathname } = new URL(registered);
  return [
    `${protocol}//${host}${pathname}-copy`,
    `${protocol}//${host}${pathname}/../elsewhere`,
    `${protocol}//${host}/elsewhere${pathname}`,
    `${protocol}//${hostname}@other.example/elsewhere`,
    `ftp://${host}${pathname}`,
  ];
}

const redirectChecks: readonly ContractCheck[] = [
  defineCheck("refuses a redirect URI that only looks like the registered one", async (context) => {
    for (const redirect of listSimilarRedirects(identityRedirectUri)) {
      const code = context.personas.sources.nextIdentityCode?.();
      if (code === undefined) throw new CheckSkipped("requires codes of the state identity");
      const query = { code: context.personas.secrets.add("CONTRACT_IDENTITY_CODE", code), redirect };
      await expectRefusal(context, getOperation(context, "signInWithIdentity"), { query, lang: "en" }, 400, 401);
    }
  }),
];

type ListedReport = { id: string | number; dueDate: string; submittedAt?: string };

const reportChecks: readonly ContractCheck[] = [
  defineCheck("accepts a report after its due date", async (context) => {
    const request = await createValidRequestFor(context, "submitReport");
    const items = await fetchItems<ListedReport>(context, "listReports", { token: request.token });
    const overdue = items.filter(({ dueDate }) => Date.parse(dueDate) < Date.now() - 2 * dayMs);
    // Preferably one that was never submitted.
    const report = overdue.find(({ submittedAt }) => submittedAt === undefined) ?? overdue[0];
    if (report === undefined) throw new CheckSkipped("the server names no report whose due date has passed");
    await fetchBody(context, "submitReport", { ...request, path: { id: report.id } });
  }),
  defineCheck("replaces the file when a report is submitted again", async (context) => {
    const request = await createValidRequestFor(context, "submitReport");
    await fetchBody(context, "submitReport", request);
    const documentId = await uploadSampleDocument(context);
    const receipt = await fetchBody(context, "submitReport", { ...request, body: { documentId } });
    const items = await fetchItems(context, "listReports", { token: request.token });
    const listed = items.find(({ id }) => String(id) === String(request.path?.["id"]));
    for (const found of [receipt, listed])
      assertContract(String(found?.["documentId"]) === String(documentId), `the second file ${documentId}`, found);
  }),
];

/** Returns the check that the drafts of two keys do not replace each other. */
const createSeparateKeysCheck = (
  name: string,
  createKeys: (context: VerifyContext) => readonly [string, string],
): ContractCheck =>
  defineCheck(name, async (context) => {
    const { token } = await getCitizenAuth(context);
    const paths = createKeys(context).map((formKey) => ({ formKey }));
    const readSubjects = async (): Promise<string> => {
      const subjects: unknown[] = [];
      for (const path of paths) {
        const { data } = await fetchBody<{ data: JsonBody | null }>(context, "readDraft", { token, path });
        subjects.push(data === null ? null : data["subject"]);
      }
      return JSON.stringify(subjects);
    };
    const expected: (string | null)[] = paths.map(() => null);
    for (const subject of ["Kept", null])
      for (const [index, path] of paths.entries()) {
        await fetchBody(context, "keepDraft", { token, path, body: { data: subject === null ? null : { subject } } });
        expected[index] = subject;
        const subjects = await readSubjects();
        assertContract(subjects === JSON.stringify(expected), `the subjects ${JSON.stringify(expected)}`, subjects);
      }
  });

const draftChecks: readonly ContractCheck[] = [
  createSeparateKeysCheck("keeps the drafts of two keys apart that differ in capital letters", () => [
    "contract-letters",
    "Contract-Letters",
  ]),
  createSeparateKeysCheck("keeps the drafts of two keys apart that differ in the last character", (context) => {
    const maxLength = getMaxLength(context.document, getOperation(context, "keepDraft"), "formKey") ?? 20;
    const longest = "contract-long-".padEnd(maxLength, "k");
    return [`${longest.slice(0, -1)}a`, `${longest.slice(0, -1)}b`];
  }),
  defineCheck("returns null for a form without a draft, and lists the last saved first", async (context) => {
    const { token } = await getCitizenAuth(context);
    const [first, second] = ["zz-contract-verification", "aa-contract-verification"];
    const keep = async (formKey: string, data: object | null): Promise<unknown> => {
      // Otherwise both may be saved within the precision of the server's clock.
      await context.personas.sources.advanceClock?.(2);
      return fetchBody(context, "keepDraft", { token, path: { formKey }, body: { data } });
    };
    for (const order of [
      [first, second],
      [second, first],
    ] as const) {
      for (const formKey of order) await keep(formKey, { subject: formKey });
      const items = await fetchItems<{ formKey: string; updatedAt: string }>(context, "listDrafts", { token });
      const [older, newer] = order.map((key) => items.findIndex(({ formKey }) => formKey === key)) as [number, number];
      const isSameTime = items[older]?.updatedAt === items[newer]?.updatedAt;
      assertContract(isSameTime || newer < older, `${order[1]} before ${order[0]}`, `${newer} and ${older}`);
    }
    for (const formKey of [first, second]) {
      await keep(formKey, null);
      const { data } = await fetchBody(context, "readDraft", { token, path: { formKey } });
      assertContract(data === null, "data: null", data);
    }
  }),
];

/** Checks that an appeal and a message keep each of several files, as one entry of their list. */
const createFilesCheck = (id: "sendAppeal" | "sendAppealMessage"): ContractCheck =>
  defineCheck("keeps each of several files", async (context) => {
    const request = await createValidRequestFor(context, id);
    const documentIds = [await uploadSampleDocument(context), await uploadSampleDocument(context)];
    const sent = await fetchBody(context, id, { ...request, body: { ...(request.body as JsonBody), documentIds } });
    const { documents } =
      id === "sendAppeal"
        ? await fetchBody(context, "readAppeal", { token: request.token, path: { id: String(sent["id"]) } })
        : sent;
    const found = (documents as readonly JsonBody[]).map((document) => String(document["id"]));
    assertContract(
      documentIds.every((documentId) => found.includes(String(documentId))),
      `the files ${documentIds.join(" and ")}`,
      found,
    );
    const [listId, path] = id === "sendAppeal" ? ["listAppeals", {}] : ["listAppealMessages", request.path ?? {}];
    const { items, total } = await fetchBody<{ items: readonly JsonBody[]; total: number }>(context, listId, {
      token: request.token,
      path,
      query: largestPage,
    });
    const count = items.filter((item) => String(item["id"]) === String(sent["id"])).length;
    assertContract(
      count === 1 || (count === 0 && total > 100),
      `entry ${String(sent["id"])} once in ${listId}`,
      `${count} times`,
    );
  });

/** E-mail addresses that are valid and that servers refuse by mistake. */
const unusualAddresses = (name: string): readonly string[] => [
  `${name}+portal@mail.example`,
  `first.${name}@mail.example`,
  `${name}_o-k@sub.mail.example`,
  `${name}@mail-server.example`,
  `${name.toUpperCase()}@MAIL.EXAMPLE`,
];

const addressChecks: readonly ContractCheck[] = [
  defineCheck("accepts addresses with a plus, points and capital letters", async (context) => {
    for (const username of unusualAddresses(`a${createUniqueName()}`))
      await expectResponse(context, getOperation(context, "requestPasswordReset"), { query: { username } }, 200);
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
];

/** Checks of what a server keeps after a command, and of what it leaves unchanged, by operationId. */
export const storedStateChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  // The first person has chosen something by then.
  updateNotificationSettings: [...settingsChecks, defaultSettingsCheck],
  chooseLanguage: languageChecks,
  signOut: signOutChecks,
  handOverSession: handOverChecks,
  signInWithIdentity: redirectChecks,
  submitReport: reportChecks,
  keepDraft: draftChecks,
  sendAppeal: [createFilesCheck("sendAppeal")],
  sendAppealMessage: [createFilesCheck("sendAppealMessage")],
  requestPasswordReset: addressChecks,
  listFeedbacks: [feedbackOrderCheck],
  updateContacts: contactChecks,
} satisfies ByOperation<readonly ContractCheck[]>;
