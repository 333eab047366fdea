import { accountChecks } from "./accountChecks.ts";
import {
  lateMessageCheck,
  neededDocumentCheck,
  reviewedAppealsCheck,
  separateMessagesCheck,
} from "./appealStateChecks.ts";
import { otherFormsCheck } from "./applicationChecks.ts";
import { contentTypeCheck, fileLimitCheck } from "./documentChecks.ts";
import { firstResponseChecks } from "./firstResponseChecks.ts";
import { complaintChecks } from "./complaintChecks.ts";
import { latestDayChecks } from "./latestDayChecks.ts";
import { keptFileChecks } from "./keptFileChecks.ts";
import { timeChecks } from "./timeChecks.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import { languages } from "../../contract/language.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, requireWrites, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { fetchBody, fetchItems, largestPage } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { dayMs } from "../serverClock.ts";
import { uploadSampleDocument } from "../requests.ts";
import { normalise } from "../writes/sameState.ts";
import {
  containsName,
  decidedStatuses,
  defineCheck,
  getCitizenAuth,
  listPersons,
  listStates,
  toComparable,
  toLetters,
  toPath,
} from "./checkHelpers.ts";

/** How many entries of a list are compared with other operations. */
const maxCompared = 6;

/** How many appeals of a person are read in full. */
const maxAppeals = 14;

/** Reads the appeals of a user with a state identity in full. */
async function readOwnAppeals(context: VerifyContext, auth: { token: string }): Promise<readonly JsonBody[]> {
  const appeals: JsonBody[] = [];
  for (const entry of (await fetchItems(context, "listAppeals", auth)).slice(-maxAppeals))
    appeals.push(await fetchBody(context, "readAppeal", { ...auth, path: toPath(entry) }));
  return appeals;
}

const certificateCheck = defineCheck("finds the certificate of each issued document", async (context) => {
  for (const auth of await listPersons(context)) {
    const issued = (await fetchItems(context, "listDocuments", auth)).filter(
      ({ certificateNo }) => typeof certificateNo === "string",
    );
    const { manufacturers, name, surname } = await fetchBody<{
      manufacturers: readonly JsonBody[];
      name?: string;
      surname?: string;
    }>(context, "readUser", auth);
    const organisations = manufacturers.map((organisation) => organisation["name"]);
    const appeals = await fetchItems(context, "listAppeals", auth);
    for (const { certificateNo: number, appealNumber } of issued.slice(0, maxCompared)) {
      const { certificate } = await fetchBody<{ certificate?: JsonBody }>(context, "checkCertificate", {
        query: { certificateNo: String(number) },
      });
      assertContract(
        certificate !== undefined,
        `the certificate ${String(number)}, which listDocuments names`,
        "nothing",
      );
      const appeal = appeals.find((found) => found["appealNumber"] === appealNumber);
      if (appeal === undefined || appealNumber === undefined) continue;
      const { applicant } = await fetchBody(context, "readAppeal", { ...auth, path: toPath(appeal) });
      const holder = certificate?.["holder"];
      if (organisations.includes(applicant))
        assertContract(toLetters(holder) === toLetters(applicant), `the holder ${String(applicant)}`, holder);
      else if (surname !== undefined && toComparable(applicant).includes(toComparable(surname))) {
        const words = toComparable(holder).split(/[^\p{L}\p{M}]+/u);
        const named = [name, surname].find((part) => words.includes(toComparable(part)));
        assertContract(named === undefined, `only the initials of ${String(applicant)}`, holder);
      }
    }
  }
});

/** The fields of a document that are the same in the list and in its appeal. */
const documentFields = ["name", "fileName", "mimeType", "size", "lang", "createdAt", "certificateNo", "appealNumber"];

/** The most files of a person that a list returns on one page. */
const maxListed = largestPage.perPage;

const documentCheck = defineCheck("lists each document of an appeal as the appeal does", async (context) => {
  for (const auth of await listPersons(context)) {
    const listed = await fetchItems(context, "listDocuments", auth);
    for (const appeal of await readOwnAppeals(context, auth)) {
      const attached = (appeal["documents"] ?? []) as readonly JsonBody[];
      const number = appeal["appealNumber"];
      for (const document of listed.filter((entry) => entry["appealNumber"] === number)) {
        const found = attached.find(({ id }) => String(id) === String(document["id"]));
        assertContract(
          found !== undefined,
          `document ${String(document["id"])} in the appeal ${String(number)}`,
          attached,
        );
        const other = documentFields.find(
          (field) => normalise(found?.[field], field) !== normalise(document[field], field),
        );
        assertContract(other === undefined, `the same ${other} in the appeal and in the list`, found);
      }
      if (listed.length >= maxListed) continue;
      for (const { id } of attached) {
        const found = listed.find((document) => String(document["id"]) === String(id));
        assertContract(
          found?.["appealNumber"] === number,
          `document ${String(id)} of the appeal ${String(number)} with its number in the list`,
          found,
        );
      }
    }
  }
});

const applicantCheck = defineCheck(
  "names the user, or the organisation they act for, as the applicant",
  async (context) => {
    for (const auth of await listPersons(context)) {
      const { surname, manufacturers } = await fetchBody(context, "readUser", auth);
      const organisations = Array.isArray(manufacturers) ? manufacturers.filter(isRecord) : [];
      // The list has what belongs to the selected account.
      const selected = organisations.find((organisation) => organisation["selected"] === true);
      const owners = selected === undefined ? [surname, ...organisations.map(({ name }) => name)] : [selected["name"]];
      const names = owners.filter((name) => name !== undefined && name !== "");
      for (const { applicant, appealNumber } of await readOwnAppeals(context, auth))
        assertContract(
          names.length === 0 || names.some((name) => containsName(applicant, name)),
          `one of ${names.join(", ")} as the applicant of ${String(appealNumber)}`,
          applicant,
        );
    }
  },
);

const serviceNameCheck = defineCheck("names the service of each appeal as the service itself does", async (context) => {
  const auth = await getCitizenAuth(context);
  const appeals = (await readOwnAppeals(context, auth)).filter(
    ({ serviceId, kind }) => serviceId !== undefined && kind === "APPLICATION",
  );
  for (const appeal of appeals)
    for (const lang of languages) {
      const path = { id: String(appeal["serviceId"]) };
      const service = await context.client.send(getOperation(context, "readService"), { path, lang });
      // A service that is no longer provided keeps its name in the appeal.
      if (service.status !== 200 || !isRecord(service.body)) continue;
      const read = await fetchBody(context, "readAppeal", { ...auth, path: toPath(appeal), lang });
      if (read["lang"] !== service.body["lang"]) continue;
      const { title } = service.body;
      if (read["serviceType"] === title) continue;
      // An earlier appeal keeps the name that the service had then, but never has that of another one.
      const services = await fetchItems(context, "listServices", { lang });
      const isOther = services.some((other) => other["title"] === read["serviceType"]);
      const isRecent = Date.parse(String(read["appealDate"])) > Date.now() - dayMs;
      assertContract(!isOther && !isRecent, `the name "${String(title)}" in ${lang}`, read["serviceType"]);
    }
});

/** Returns the check that a payment names its appeal and the service of it. */
const createPaymentServiceCheck = (listId: string): ContractCheck =>
  defineCheck("names the service of the appeal that is paid for", async (context) => {
    for (const auth of await listPersons(context)) {
      for (const lang of languages) {
        const appeals = await fetchItems(context, "listAppeals", { ...auth, lang });
        for (const payment of await fetchItems(context, listId, { ...auth, lang })) {
          const appeal = appeals.find(({ appealNumber }) => appealNumber === payment["appealNumber"]);
          // Without a translation of another text, both may be in another language.
          if (appeal === undefined || appeal["lang"] !== payment["lang"]) continue;
          assertContract(
            payment["serviceType"] === appeal["serviceType"],
            `the service "${String(appeal["serviceType"])}" of ${String(appeal["appealNumber"])} in ${lang}`,
            payment["serviceType"],
          );
        }
      }
      await assertListedPayments(context, auth, listId);
    }
  });

/** Checks that the list has each payment of each appeal, and each appeal the payments that name it. */
async function assertListedPayments(context: VerifyContext, auth: { token: string }, listId: string): Promise<void> {
  const listed = await fetchItems(context, listId, auth);
  if (listed.length >= maxListed) return;
  for (const { payments, appealNumber } of await readOwnAppeals(context, auth)) {
    const ids = new Set<string>();
    for (const { id, paymentDate } of payments as readonly JsonBody[]) {
      ids.add(String(id));
      if ((paymentDate !== undefined) !== (listId === "listPaidPayments")) continue;
      const found = listed.find((payment) => String(payment["id"]) === String(id));
      assertContract(
        found?.["appealNumber"] === appealNumber,
        `payment ${String(id)} with the number of its appeal ${String(appealNumber)}`,
        found,
      );
    }
    const missing = listed.find(
      (payment) => payment["appealNumber"] === appealNumber && !ids.has(String(payment["id"])),
    );
    assertContract(missing === undefined, `the payment in the appeal ${String(appealNumber)} too`, missing);
  }
}

const decidedCheck = defineCheck("returns 409 for an appeal that is decided", async (context) => {
  let isChecked = false;
  for (const auth of await listPersons(context)) {
    const decided = (await fetchItems(context, "listAppeals", auth)).filter(({ status }) =>
      decidedStatuses.includes(String(status)),
    );
    for (const appeal of listStates(decided)) {
      isChecked = true;
      const request = { ...auth, path: toPath(appeal) };
      for (const lang of languages)
        await expectResponse(context, getOperation(context, "withdrawAppeal"), { ...request, lang }, 409);
    }
  }
  if (!isChecked) throw new CheckSkipped("no appeal of the user is decided");
});

/** The fields of an appeal that a correction contains. */
const correctedFields = ["kind", "serviceId", "category", "counterparty", "subject", "text", "answers"];

const takenUpCheck = defineCheck("refuses a correction of an appeal that is taken up or decided", async (context) => {
  let isChecked = false;
  for (const auth of await listPersons(context)) {
    const appeals = (await readOwnAppeals(context, auth)).filter(({ correctable }) => correctable === false);
    for (const appeal of listStates(appeals)) {
      isChecked = true;
      const body = Object.fromEntries(
        correctedFields.flatMap((name) => (appeal[name] === undefined ? [] : [[name, appeal[name]]])),
      );
      const request = { ...auth, path: toPath(appeal), body, lang: "en" } as const;
      // Answers of an earlier form may be refused for another reason.
      const statuses = appeal["kind"] === "APPLICATION" ? [409, 422] : [409];
      await expectResponse(context, getOperation(context, "correctAppeal"), request, ...statuses);
      const after = await fetchBody(context, "readAppeal", { ...auth, path: toPath(appeal) });
      const changed = [...correctedFields, "documents"].find(
        (name) => JSON.stringify(after[name]) !== JSON.stringify(appeal[name]),
      );
      assertContract(changed === undefined, `${changed} as before the refused correction`, after[changed ?? ""]);
    }
  }
  if (!isChecked) throw new CheckSkipped("every appeal of the user may be corrected");
});

/** Checks that a server says of each appeal whether it can be corrected, when it says so of any. */
const correctableCheck = defineCheck("says of each appeal whether the user may correct it", async (context) => {
  const appeals = (await Promise.all((await listPersons(context)).map((auth) => readOwnAppeals(context, auth)))).flat();
  const unknown = appeals.find(({ correctable }) => correctable === undefined);
  assertContract(
    unknown === undefined || appeals.every(({ correctable }) => correctable === undefined),
    "correctable in each appeal",
    unknown,
  );
});

/** Clocks may differ by so many minutes. */
const clockMinutes = 15;

/** Returns the minute of a day of a time such as 09:30. */
const toMinute = (time: unknown): number => {
  const [hours = NaN, minutes = NaN] = String(time).split(":").map(Number);
  return hours * 60 + minutes;
};

const openCheck = defineCheck("is open only in the opening hours", async (context) => {
  const operation = getOperation(context, "readCallCenter");
  const { body, headers, curl } = await expectResponse(context, operation, {}, 200);
  const { openNow, hours } = body as { openNow?: boolean; hours: readonly JsonBody[] };
  if (openNow !== true || hours.some(({ weekdays }) => weekdays === undefined)) return;
  const time = Date.parse(headers.get("date") ?? "");
  // Baku has had the same offset of four hours since 2016.
  const local = new Date((Number.isNaN(time) ? Date.now() : time) + 4 * 3_600_000);
  const [weekday, minute] = [local.getUTCDay() || 7, local.getUTCHours() * 60 + local.getUTCMinutes()];
  const isOpen = hours.some(
    ({ weekdays, opens, closes }) =>
      Array.isArray(weekdays) &&
      weekdays.includes(weekday) &&
      minute >= toMinute(opens) - clockMinutes &&
      minute <= toMinute(closes) + clockMinutes,
  );
  assertContract(isOpen, `openNow: false at ${local.toISOString().slice(11, 16)} on weekday ${weekday}`, hours, curl);
});

/** The most files of an appeal that are downloaded. */
const maxDownloads = 12;

const fileCheck = defineCheck("names only files that its sender may download", async (context) => {
  for (const auth of await listPersons(context)) {
    const files = (await readOwnAppeals(context, auth)).flatMap(({ traderAnswer, documents }) => [
      ...(isRecord(traderAnswer) ? (traderAnswer["documents"] as readonly JsonBody[]) : []),
      ...(documents as readonly JsonBody[]).slice(0, 1),
    ]);
    for (const file of files.slice(0, maxDownloads))
      await expectResponse(context, getOperation(context, "downloadDocument"), { ...auth, path: toPath(file) }, 200);
  }
});

/** Returns the check that an appeal, and the message that asks for a document, wait for a file and for nothing else. */
const createNeededDocumentCheck = (findPerson: (context: VerifyContext) => Promise<string>): ContractCheck =>
  defineCheck("waits for a document until a file has been sent", async (context) => {
    requireWrites(context);
    const auth = { token: await findPerson(context) };
    const waiting = (await fetchItems(context, "listAppeals", auth)).find(
      ({ needsDocument }) => needsDocument === true,
    );
    if (waiting === undefined) throw new CheckSkipped("no appeal of the user waits for a document");
    const request = { ...auth, path: toPath(waiting) };
    const assertWaiting = async (expected: boolean, when: string): Promise<void> => {
      const { needsDocument } = await fetchBody(context, "readAppeal", request);
      const messages = await fetchItems(context, "listAppealMessages", request);
      const listed = (await fetchItems(context, "listAppeals", auth)).find(
        ({ id }) => String(id) === String(waiting["id"]),
      );
      for (const [where, isWaiting] of [
        ["the appeal", needsDocument === true],
        ["the list of appeals", listed === undefined ? expected : listed["needsDocument"] === true],
        ["a message of the service", messages.some((message) => message["needsDocument"] === true)],
      ] as const)
        assertContract(
          isWaiting === expected || (where === "a message of the service" && messages.length >= maxListed),
          `${expected ? "needsDocument: true" : "no needsDocument"} in ${where} ${when}`,
          messages,
        );
    };
    await assertWaiting(true, "while the service waits");
    await fetchBody(context, "sendAppealMessage", { ...request, body: { text: "Without a file." } });
    await assertWaiting(true, "after a message without a file");
    const documentIds = [await uploadSampleDocument(context, auth.token)];
    await fetchBody(context, "sendAppealMessage", { ...request, body: { text: "With a file.", documentIds } });
    await assertWaiting(false, "after a message with a file");
  });

/** Returns the words of a name by which two registers call the same organisation. */
const readNameWords = (name: unknown): readonly string[] => toComparable(name).match(/\p{L}{4,}/gu) ?? [];

/** Checks that the tax register names the organisations of the user as their accounts do: with one word at least. */
const taxpayerCheck = defineCheck("names an organisation of the user", async (context) => {
  const auth = await getCitizenAuth(context);
  const { manufacturers } = await fetchBody<{ manufacturers?: readonly JsonBody[] }>(context, "readUser", auth);
  for (const { voen, name } of manufacturers ?? []) {
    if (typeof voen !== "string" || !/^\d{10}$/.test(voen)) continue;
    const request = { ...auth, query: { tpn: voen } };
    const { status, body, curl } = await context.client.send(getOperation(context, "lookUpTaxpayer"), request);
    const found = status === 200 && isRecord(body) ? body["name"] : undefined;
    const words = readNameWords(name);
    if (found === undefined || words.length === 0) continue;
    const isShared = readNameWords(found).some((word) => words.includes(word));
    assertContract(isShared, `a name of the taxpayer ${voen} like ${String(name)}`, found, curl);
  }
});

/** Checks that what one operation names is what another one returns, by operationId. */
const ownChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  checkCertificate: [certificateCheck],
  listDocuments: [documentCheck],
  readAppeal: [
    applicantCheck,
    correctableCheck,
    serviceNameCheck,
    fileCheck,
    createNeededDocumentCheck((context) => context.personas.citizen(context)),
  ],
  sendAppealMessage: [
    createNeededDocumentCheck((context) => context.personas.otherCitizen(context)),
    lateMessageCheck,
    separateMessagesCheck,
  ],
  listObligations: [createPaymentServiceCheck("listObligations")],
  listPaidPayments: [createPaymentServiceCheck("listPaidPayments")],
  withdrawAppeal: [decidedCheck, neededDocumentCheck, reviewedAppealsCheck],
  correctAppeal: [takenUpCheck],
  uploadDocument: [contentTypeCheck, fileLimitCheck],
  sendAppeal: [otherFormsCheck],
  readCallCenter: [openCheck],
  lookUpTaxpayer: [taxpayerCheck],
} satisfies ByOperation<readonly ContractCheck[]>;

/** Tables of checks that need what an administrator does not have. */
const checkTables = [
  ownChecks,
  accountChecks,
  firstResponseChecks,
  complaintChecks,
  latestDayChecks,
  keptFileChecks,
  timeChecks,
];

/** Checks of what several operations say of the same, by operationId. */
export const crossReferenceChecks: Readonly<Record<string, readonly ContractCheck[]>> = Object.fromEntries(
  [...new Set(checkTables.flatMap((table) => Object.keys(table)))].map((id) => [
    id,
    checkTables.flatMap((table) => table[id] ?? []),
  ]),
);
