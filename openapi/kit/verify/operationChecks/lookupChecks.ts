import type { ByOperation } from "../../contract/operationId.ts";
import {
  assertContract,
  CheckSkipped,
  expectRefusal,
  expectResponse,
  fetchBody,
  fetchItems,
  getOperation,
  largestPage,
  type ContractCheck,
  type VerifyContext,
} from "../check.ts";
import { assertNothingElse } from "../consistencyChecks.ts";
import type { OperationResponse } from "../contractClient.ts";
import { createUniqueName } from "../random.ts";
import { findCertificateNumber, sampleSuggestion, uploadSampleDocument } from "../requests.ts";
import {
  createIdempotencyCheck,
  createUnknownEmail,
  createValidRequestFor,
  dayMs,
  defineCheck,
  getCitizenAuth,
  listPersons,
  listStates,
  withChangedField,
  type JsonBody,
} from "./checkHelpers.ts";

/** Letters that a collation without diacritics takes for the same. */
const similarLetters: Readonly<Record<string, string>> = {
  A: "Ä",
  C: "Ç",
  E: "Ë",
  I: "Í",
  O: "Ö",
  S: "Ş",
  U: "Ü",
  Z: "Ž",
};

/** Returns numbers that only look like a number: with letters that have another diacritic, or none. */
const listSimilarNumbers = (number: string): readonly string[] =>
  [
    number.replace(/[ACEIOSUZ]/, (letter) => similarLetters[letter] ?? letter),
    number.normalize("NFD").replaceAll(/\p{M}/gu, ""),
  ].filter((similar) => similar !== number);

/** Returns a number with a character that stands for others in the patterns of a database. */
const listPatterns = (number: string): readonly string[] => [`${number.slice(0, -1)}_`, `${number.slice(0, -2)}%`];

type FollowedAppeal = { appealNumber: string; status: string; history: readonly { status: string; at: string }[] };

/** Asks for an appeal by its number and an e-mail address. */
const follow = (context: VerifyContext, appealNumber: string, email: string): Promise<OperationResponse> =>
  expectResponse(context, getOperation(context, "findAppeal"), { body: { appealNumber, email } }, 200);

type OwnAppeal = { token: string; id: string; appealNumber: string; email: string | undefined };

/** The appeal of each run that is followed: a server limits how many a person sends. */
const ownAppeals = new WeakMap<VerifyContext["personas"], OwnAppeal>();

/** Sends an appeal, once in each run. Resolves to it, with the e-mail address of its sender. */
async function sendOwnAppeal(context: VerifyContext): Promise<OwnAppeal> {
  const known = ownAppeals.get(context.personas);
  if (known !== undefined) return known;
  const { token } = await getCitizenAuth(context);
  const { email } = await fetchBody<{ email?: string }>(context, "readUser", { token });
  const { id, appealNumber } = await fetchBody(context, "sendAppeal", { token, body: sampleSuggestion });
  const sent = { token, id: String(id), appealNumber: String(appealNumber), email };
  ownAppeals.set(context.personas, sent);
  return sent;
}

const followedAppealChecks: readonly ContractCheck[] = [
  defineCheck("answers another e-mail address like an unknown number", async (context) => {
    const { appealNumber, email = createUnknownEmail() } = await sendOwnAppeal(context);
    const unknownNumber = `0-${createUniqueName()}`.slice(0, 64);
    // The address of somebody else has an account as well.
    const [, other] = await listPersons(context);
    const { email: otherEmail = createUnknownEmail() } =
      other === undefined ? {} : await fetchBody<{ email?: string }>(context, "readUser", other);
    for (const [asked, address] of [
      [appealNumber, createUnknownEmail()],
      [appealNumber, otherEmail],
      [unknownNumber, createUnknownEmail()],
      ...listPatterns(appealNumber).map((pattern) => [pattern, email] as const),
    ] as const) {
      const { body, text, curl } = await follow(context, asked, address);
      assertContract(
        JSON.stringify(body) === JSON.stringify({ appealNumber: asked }),
        `only the number ${asked}`,
        text.slice(0, 200),
        curl,
      );
    }
  }),
  defineCheck("returns the status and the steps of an appeal to its sender", async (context) => {
    const { token, id, appealNumber, email } = await sendOwnAppeal(context);
    if (email === undefined) throw new CheckSkipped("readUser returned no e-mail address");
    const { body, text, curl } = await follow(context, appealNumber, email);
    const found = (body as { appeal?: FollowedAppeal }).appeal;
    const { status, history } = await fetchBody<FollowedAppeal>(context, "readAppeal", { token, path: { id } });
    assertNothingElse(context, "findAppeal", { body, text, curl });
    const [local = "", domain = ""] = email.split("@");
    for (const similar of [
      `${local}@other.example`,
      `x${email}`,
      `${local}.x@${domain}`,
      `${local}+x@${domain}`,
      `${email}.example`,
    ]) {
      const other = await follow(context, appealNumber, similar);
      assertContract(
        JSON.stringify(other.body) === JSON.stringify({ appealNumber }),
        `only the number for ${similar.replace(local, "…")}`,
        other.text.slice(0, 200),
        other.curl,
      );
    }
    const spaced = await follow(context, ` ${appealNumber} `, email);
    const { appealNumber: named, appeal: foundBySpaced } = spaced.body as { appealNumber: string; appeal?: object };
    assertContract(
      named === appealNumber && (foundBySpaced !== undefined || found === undefined),
      `the appeal ${appealNumber}, also with spaces around its number`,
      spaced.text.slice(0, 200),
      spaced.curl,
    );
    const describe = (appeal: FollowedAppeal | undefined): string =>
      JSON.stringify([appeal?.appealNumber, appeal?.status, appeal?.history.map((step) => [step.status, step.at])]);
    const expected = describe({ appealNumber, status, history });
    assertContract(describe(found) === expected, expected, text.slice(0, 300), curl);
  }),
  // Last, because it withdraws the appeal of the other checks.
  defineCheck("shows the withdrawal of an appeal to its sender", async (context) => {
    const { token, id, appealNumber, email } = await sendOwnAppeal(context);
    if (email === undefined) throw new CheckSkipped("readUser returned no e-mail address");
    const path = { id };
    await fetchBody(context, "withdrawAppeal", { token, path });
    const { withdrawnAt } = await fetchBody(context, "readAppeal", { token, path });
    const { body, text, curl } = await follow(context, appealNumber, email);
    const { appeal } = body as { appeal?: JsonBody };
    assertContract(
      typeof withdrawnAt === "string" && appeal?.["withdrawnAt"] === withdrawnAt,
      `withdrawnAt ${String(withdrawnAt)}, as in readAppeal`,
      text.slice(0, 300),
      curl,
    );
  }),
];

/** The most appeals of a user that are followed: a server limits wrong attempts. */
const maxFollowedAppeals = 6;

/** Checks that whoever follows an appeal sees the steps and the dates that its sender sees, in each state. */
const followedStepsCheck = defineCheck("returns all steps and dates of an appeal with many steps", async (context) => {
  for (const { token } of await listPersons(context)) await assertFollowedAppeals(context, token);
});

/** Checks the appeals of one person with the most steps, one in each state, as whoever follows them sees them. */
async function assertFollowedAppeals(context: VerifyContext, token: string): Promise<void> {
  const { email } = await fetchBody<{ email?: string }>(context, "readUser", { token });
  if (email === undefined) throw new CheckSkipped("readUser returned no e-mail address");
  const { items } = await fetchBody<{ items: readonly JsonBody[] }>(context, "listAppeals", {
    token,
    query: { perPage: 20 },
  });
  const appeals: JsonBody[] = [];
  for (const { id } of items) appeals.push(await fetchBody(context, "readAppeal", { token, path: { id: String(id) } }));
  const readSteps = ({ history }: JsonBody): readonly JsonBody[] => (Array.isArray(history) ? history : []);
  const describe = (appeal: JsonBody): string =>
    JSON.stringify([
      ["kind", "status", "appealDate", "dueDate", "withdrawnAt"].map((name) => appeal[name] ?? null),
      readSteps(appeal).map(({ status, at }) => [status, at]),
    ]);
  const candidates = appeals
    // A server may leave out the steps in which the user corrected the appeal.
    .filter((candidate) => readSteps(candidate).every(({ correction }) => correction !== true))
    .toSorted((a, b) => readSteps(b).length - readSteps(a).length);
  for (const appeal of listStates(candidates).slice(0, maxFollowedAppeals)) {
    const { body, text, curl } = await follow(context, String(appeal["appealNumber"]), email);
    const { appeal: found } = body as { appeal?: JsonBody };
    // Another representative of the organisation may have sent it.
    if (found === undefined) return;
    assertNothingElse(context, "findAppeal", { body, text, curl });
    assertContract(describe(found) === describe(appeal), describe(appeal), text.slice(0, 300), curl);
  }
}

type Certificate = { number: string };

/** Looks up a certificate, and checks that the response names the number that was asked for. */
async function checkNumber(context: VerifyContext, number: string, token?: string): Promise<Certificate | undefined> {
  const { body, text, curl } = await expectResponse(
    context,
    getOperation(context, "checkCertificate"),
    { query: { number }, ...(token !== undefined && { token }) },
    200,
  );
  assertNothingElse(context, "checkCertificate", { body, text, curl });
  const { number: named, certificate } = body as { number: string; certificate?: Certificate };
  assertContract(named === number.trim(), `the number ${number.trim()}`, text.slice(0, 200), curl);
  assertContract(
    certificate === undefined || certificate.number.toUpperCase() === number.trim().toUpperCase(),
    `only the certificate with the number ${number}`,
    text.slice(0, 200),
    curl,
  );
  return certificate;
}

const certificateChecks: readonly ContractCheck[] = [
  defineCheck("takes a percent sign and a plus in a number as they are", async (context) => {
    const number = await findCertificateNumber(context);
    // A server that decodes the number twice finds the certificate, or names another number.
    for (const written of [
      encodeURIComponent(number).replaceAll("-", "%2D"),
      number.replaceAll("-", "+"),
      ...listPatterns(number),
      ...listSimilarNumbers(number),
    ])
      if (written !== number) await checkNumber(context, written);
  }),
  defineCheck("finds a certificate by its whole number, in capital and small letters", async (context) => {
    const number = await findCertificateNumber(context);
    const found = await checkNumber(context, number);
    await checkNumber(context, number.slice(0, -2));
    await checkNumber(context, `0-${createUniqueName()}`.slice(0, 64));
    if (found === undefined) throw new CheckSkipped("the server names no certificate");
    for (const asked of [number.toLowerCase(), number.toUpperCase(), ` ${number} `]) {
      const certificate = await checkNumber(context, asked);
      assertContract(certificate?.number === found.number, `the certificate ${found.number}`, certificate);
    }
  }),
];

/** Checks that everybody gets the same of a certificate, also of one that belongs to a person. */
const publicCertificateCheck = defineCheck(
  "shows the same of a certificate to its holder and to others",
  async (context) => {
    const { token } = await getCitizenAuth(context);
    const other = await context.personas.otherCitizen(context).catch(() => undefined);
    const tokens = [token, ...(other === undefined ? [] : [other])];
    const numbers = new Set<string>();
    for (const owner of tokens) numbers.add(await findCertificateNumber(context, owner));
    for (const number of numbers) {
      const expected = JSON.stringify(await checkNumber(context, number));
      for (const asking of tokens) {
        const certificate = await checkNumber(context, number, asking);
        assertContract(
          JSON.stringify(certificate) === expected,
          `the same as without a token: ${expected}`,
          certificate,
        );
      }
    }
  },
);

type Message = {
  id: string | number;
  author: string;
  text: string;
  sentAt: string;
  documents: readonly ({ id: string | number } & JsonBody)[];
};

const messageChecks: readonly ContractCheck[] = [
  defineCheck("adds each message to the list, the newest first, with its file", async (context) => {
    const { token, path = {} } = await createValidRequestFor(context, "sendAppealMessage");
    const auth = { token, path };
    const send = (body: object): Promise<Message> =>
      fetchBody<Message>(context, "sendAppealMessage", { ...auth, body });
    const list = (query: Readonly<Record<string, number>>): Promise<{ total: number; items: readonly Message[] }> =>
      fetchBody(context, "listAppealMessages", { ...auth, query });
    const documentId = await uploadSampleDocument(context);
    const texts = [`First ${createUniqueName()}`, `Second ${createUniqueName()}`];
    const sent = [await send({ text: texts[0] }), await send({ text: texts[1], documentIds: [documentId] })];
    for (const [index, message] of sent.entries())
      assertContract(
        message.author === "APPLICANT" && message.text === texts[index],
        `the text "${texts[index]}" by APPLICANT`,
        message,
      );
    assertContract(
      sent[1]?.documents.some(({ id }) => String(id) === String(documentId)) === true,
      `the file ${documentId}`,
      sent[1],
    );
    const { documents } = await fetchBody<{ documents: readonly JsonBody[] }>(context, "readAppeal", auth);
    const attached = documents.find(({ id }) => String(id) === String(documentId));
    assertContract(
      attached !== undefined,
      `the file ${documentId} of the message among the documents of the appeal`,
      documents,
    );
    const sentFile: JsonBody = sent[1]?.documents.find(({ id }) => String(id) === String(documentId)) ?? {};
    const different = Object.keys(attached ?? {}).find((name) => attached?.[name] !== sentFile[name]);
    assertContract(different === undefined, `the ${different} of the file as in its appeal`, sentFile);
    const files = await fetchItems(context, "listDocuments", { token, query: { sort: "createdAt.desc" } });
    const listedFile = files.find(({ id }) => String(id) === String(documentId));
    assertContract(
      listedFile?.["appealNumber"] === attached?.["appealNumber"],
      `the file ${documentId} with the number of its appeal in the list of documents`,
      listedFile,
    );
    const { total, items } = await list(largestPage);
    for (const message of sent) {
      const listed = items.find(({ id }) => String(id) === String(message.id));
      const isSame = listed === undefined || JSON.stringify(listed) === JSON.stringify(message);
      assertContract(total > 100 || isSame, `message ${message.id} in the list as it was returned`, listed);
    }
    assertContract(items.length === Math.min(total, 100), `total ${items.length}`, total);
    const times = items.map(({ sentAt }) => Date.parse(sentAt));
    assertContract(
      times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time)),
      "the newest message first",
      items.map(({ sentAt }) => sentAt),
    );
    const places = sent.map(({ id }) => items.findIndex((item) => String(item.id) === String(id)));
    assertContract(
      total > 100 || (places.every((place) => place >= 0) && (places[1] ?? 0) < (places[0] ?? 0)),
      `message ${sent[1]?.id} before message ${sent[0]?.id}`,
      items.map(({ id }) => id),
    );
    const listedFiles = items.find(({ id }) => String(id) === String(sent[1]?.id))?.documents ?? [];
    assertContract(
      total > 100 || listedFiles.some(({ id }) => String(id) === String(documentId)),
      `the file ${documentId} of message ${sent[1]?.id} in the list too`,
      listedFiles,
    );
    const second = await list({ page: 2, perPage: 1 });
    assertContract(
      second.total === total && second.items.length === 1 && second.items[0]?.id === items[1]?.id,
      `message ${items[1]?.id} as page 2 of ${total}`,
      second,
    );
  }),
  createIdempotencyCheck("sendAppealMessage", withChangedField("text")),
  defineCheck("refuses an Idempotency-Key that was sent for another appeal", async (context) => {
    const { token } = await getCitizenAuth(context);
    const { items } = await fetchBody<{ items: readonly JsonBody[] }>(context, "listAppeals", { token });
    const headers = { "Idempotency-Key": `contract-${createUniqueName()}` };
    const [first, second] = items.map(({ id }) => ({
      token,
      path: { id: String(id) },
      headers,
      body: { text: "Sent by the contract verification." },
    }));
    if (first === undefined || second === undefined) throw new CheckSkipped("the user has only one appeal");
    await fetchBody(context, "sendAppealMessage", first);
    await expectRefusal(context, getOperation(context, "sendAppealMessage"), { ...second, lang: "en" }, 422);
  }),
  defineCheck("notifies the user when the service answers", async (context) => {
    const { token, path = {} } = await createValidRequestFor(context, "sendAppealMessage");
    const countNotices = async (): Promise<number> =>
      (await fetchBody<readonly unknown[]>(context, "readNotifications", { token })).length;
    const readAnswers = async (): Promise<readonly Message[]> =>
      (await fetchItems<Message>(context, "listAppealMessages", { token, path })).filter(
        ({ author }) => author === "SERVICE",
      );
    // What happens meanwhile adds to the notifications.
    const noticesBefore = await countNotices();
    const known = new Set((await readAnswers()).map(({ id }) => String(id)));
    for (const text of ["The first question.", "The second question."])
      await fetchBody(context, "sendAppealMessage", { token, path, body: { text } });
    const answers = (await readAnswers()).filter(({ id }) => !known.has(String(id))).length;
    const added = (await countNotices()) - noticesBefore;
    assertContract(added >= answers, `a notification of each of ${answers} answers`, `${added} notifications`);
  }),
];

/** Checks the certificates of the contract's examples too, where a server has them: one is not valid any more. */
const exampleCertificateCheck = defineCheck("tells a valid certificate from one that has ended", async (context) => {
  const { responses } = getOperation(context, "checkCertificate");
  const examples = Object.values(responses.get(200)?.content?.["application/json"]?.examples ?? {});
  const numbers = new Set(examples.map(({ value }) => String((value as { number?: unknown }).number)));
  for (const number of numbers) {
    const certificate = (await checkNumber(context, number)) as { status?: string; validUntil?: string } | undefined;
    if (certificate?.validUntil === undefined) continue;
    const hasEnded = Date.parse(certificate.validUntil) < Date.now() - 2 * dayMs;
    assertContract(
      !hasEnded || certificate.status !== "VALID",
      `no valid certificate after ${certificate.validUntil}`,
      certificate,
    );
  }
});

/** Checks of the prose rules for what is looked up by a number, and for the messages on an appeal, by operationId. */
export const lookupChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  // The others end with a right attempt: a server limits wrong ones, and may forget them then.
  findAppeal: [followedStepsCheck, ...followedAppealChecks],
  checkCertificate: [...certificateChecks, publicCertificateCheck, exampleCertificateCheck],
  sendAppealMessage: messageChecks,
} satisfies ByOperation<readonly ContractCheck[]>;
