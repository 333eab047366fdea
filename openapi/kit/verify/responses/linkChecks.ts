import { isDeepStrictEqual } from "node:util";
import type { ByOperation } from "../../contract/operationId.ts";
import { getBakuDate } from "../../../../src/i18n/bakuCalendar.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import type { OpenApiDocument } from "../../contract/document.ts";
import { languages, type Language } from "../../contract/language.ts";
import { getMaxLength, type ContractOperation } from "../../contract/operations.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { fetchBody, fetchItems, largestPage } from "../fetchBody.ts";
import { assertContract, CheckSkipped, ContractViolation, unlessSkipped } from "../outcomes.ts";
import { withDeclaredFields } from "./declaredContent.ts";
import { assertHolds } from "./judgeResponse.ts";
import type { JsonBody, OperationRequest } from "../run/contractClient.ts";
import { dayMs } from "../serverClock.ts";
import { createChoiceChecks } from "../lists/choiceChecks.ts";
import { listEnumValues, readListPage } from "../lists/listPages.ts";
import { findSuccesses, type RecordedCall } from "../run/recordedCalls.ts";
import { normalise } from "../writes/sameState.ts";
import { createValidRequest } from "../requests.ts";

/** How many links of a list are followed. */
const maxFollowed = 6;

/** The names of a parameter in the response, where they differ. */
const echoedNames: Readonly<Record<string, string>> = { certNumber: "selectedCertNumber" };

/** Checks that a response names the parameters of its request: the number that was looked up, the id, the page. */
const createEchoCheck = (operation: ContractOperation, recordedCalls: readonly RecordedCall[]): ContractCheck => ({
  name: "returns what was asked for",
  run: (context) => {
    for (const { request, response } of findSuccesses(recordedCalls, operation)) {
      const { body } = withDeclaredFields(context, operation, response);
      if (!isRecord(body)) continue;
      for (const [name, asked] of Object.entries({ ...request.query, ...request.path })) {
        const key = echoedNames[name] ?? name;
        const found = body[key] ?? (key === "id" && operation.method === "GET" ? body["code"] : undefined);
        if (asked === undefined || (typeof found !== "string" && typeof found !== "number")) continue;
        if (String(found).toUpperCase() !== String(asked).trim().toUpperCase())
          throw new ContractViolation(`${key} ${String(asked)}`, `${key} ${String(found)}`, response.curl);
      }
    }
    return Promise.resolve();
  },
});

/** Checks the operation with each value of an enumerated path parameter, in each language. */
const createPathValueCheck = (
  operation: ContractOperation,
  name: string,
  values: readonly string[],
): ContractCheck => ({
  name: `answers each ${name}`,
  run: async (context) => {
    for (const value of values)
      for (const lang of languages) {
        const request = await createValidRequest(context, operation);
        await expectResponse(context, operation, { ...request, path: { ...request.path, [name]: value }, lang }, 200);
      }
  },
});

/** By how much the clock of the server may be ahead at midnight. The checks advance it by some minutes where they can. */
const clockToleranceMs = 15 * 60_000;

/** Checks that a day before all others has no entries, and neither has one in the future. */
const createDayCheck = (operation: ContractOperation): ContractCheck => ({
  name: "returns an empty list for a day without entries",
  run: async (context) => {
    const { total } = await readListPage(context, operation, { date: "1950-01-02", perPage: 1 });
    assertContract(total === 0, "an empty list for 1950-01-02", `${total} entries`);
    const request = await createValidRequest(context, operation);
    // From tomorrow on, or from the day after it shortly before midnight.
    for (const days of [1, 2, 40]) {
      const date = getBakuDate(new Date(Date.now() + clockToleranceMs + days * dayMs));
      const query = { ...request.query, date };
      const later = await expectResponse(context, operation, { ...request, query, lang: "en" }, 200, 400, 422);
      const laterTotal = isRecord(later.body) && later.status === 200 ? later.body["total"] : 0;
      assertContract(
        laterTotal === 0,
        `an empty list for ${date}, which is in the future`,
        `${String(laterTotal)} entries`,
      );
    }
  },
});

/** Returns the request of a user where an operation needs one. */
const asUser = async (context: VerifyContext): Promise<OperationRequest> => ({
  token: await context.personas.citizen(context),
});

/** Follows the ids of public files to their download, which needs a session of any user. Each language may have files of its own. */
const createPublicFileCheck = (operation: ContractOperation): ContractCheck => ({
  name: "names only files that a user may download",
  run: async (context) => {
    const { token } = await asUser(context);
    const accountToken = await unlessSkipped(context.personas.account(context).then((account) => account.token));
    const tokens = accountToken === undefined ? [token] : [token, accountToken];
    const known = new Set<string>();
    for (const lang of languages) {
      const { items } = await readListPage(context, operation, largestPage, lang);
      const ids = items.flatMap(({ documentId }) => (documentId === undefined ? [] : String(documentId)));
      for (const id of ids.filter((candidate) => !known.has(candidate)).slice(0, maxFollowed)) {
        known.add(id);
        for (const bearer of tokens)
          await expectResponse(
            context,
            getOperation(context, "downloadDocument"),
            { token: bearer, path: { id }, lang },
            200,
          );
      }
    }
  },
});

/** The sections of services in search results. */
const serviceSections = ["e-services", "informative-services"];

/** Returns the sections of posts, which are the sections of search results that lead to posts. */
const listPostSections = ({ document }: VerifyContext): readonly string[] =>
  listEnumValues(document, { $ref: "#/components/schemas/PostPlace" });

/** Opens the first results of sections that the contract names, and compares their titles. */
async function openResults(context: VerifyContext, word: string, sections: readonly string[]): Promise<void> {
  const query = { word, ...largestPage };
  const { items } = await fetchBody<{ items: readonly JsonBody[] }>(context, "searchPortal", { query });
  const followed = items.filter(({ searchPlace }) => sections.includes(String(searchPlace)));
  for (const { id, title, searchPlace } of followed.slice(0, maxFollowed)) {
    const isService = serviceSections.includes(String(searchPlace));
    const reader = getOperation(context, isService ? "readService" : "readPost");
    const response = await context.client.send(reader, { path: { id: String(id) } });
    const { status, body, curl } = response;
    if (status !== 200) {
      const list = await context.client.send(getOperation(context, isService ? "listServices" : "listPosts"), {});
      if (list.status !== 200) throw new CheckSkipped("the server has nothing that a result leads to");
    }
    assertHolds(status === 200, `the result ${String(id)} of ${String(searchPlace)}`, response);
    const found = isRecord(body) ? body["title"] : undefined;
    assertContract(found === title, `the title "${String(title)}" of the result`, found, curl);
  }
}

const resultCheck: ContractCheck = {
  name: "finds what can be opened, with its title",
  run: async (context) => {
    const { query = {} } = await createValidRequest(context, getOperation(context, "searchPortal"));
    const sections = listPostSections(context);
    const maxLength = getMaxLength(context.document, getOperation(context, "searchPortal"), "word");
    await openResults(context, String(query["word"]), [...serviceSections, ...sections]);
    for (const place of sections) {
      const request = { query: { place, perPage: 1 } };
      const { status, body } = await context.client.send(getOperation(context, "listPosts"), request);
      const [post] = status === 200 && isRecord(body) && Array.isArray(body["items"]) ? body["items"] : [];
      // The specification does not say which sections the search has.
      if (isRecord(post)) await openResults(context, String(post["title"]).slice(0, maxLength), [place]);
    }
  },
};

const magicBytes: Readonly<Record<string, readonly number[]>> = {
  "application/pdf": [0x25, 0x50, 0x44, 0x46],
  "image/png": [0x89, 0x50, 0x4e, 0x47],
  "image/jpeg": [0xff, 0xd8, 0xff],
};

/** Checks that a file is what its content type says. */
const createTypeCheck = (operation: ContractOperation, recordedCalls: readonly RecordedCall[]): ContractCheck => ({
  name: "returns files of their content type",
  run: () => {
    for (const { response } of findSuccesses(recordedCalls, operation)) {
      const type = response.headers.get("content-type")?.split(";")[0] ?? "";
      const { body } = response;
      const expected = magicBytes[type];
      if (expected === undefined || !(body instanceof Uint8Array)) continue;
      if (expected.some((byte, index) => body[index] !== byte))
        throw new ContractViolation(
          `a file of the type ${type}`,
          `a file that begins with ${Buffer.from(body.slice(0, 8)).toString("hex")}`,
          response.curl,
        );
    }
    return Promise.resolve();
  },
});

const receiptChecks: readonly ContractCheck[] = [
  {
    name: "returns the receipt of each payment in the requested language",
    run: async (context) => {
      const { token } = await asUser(context);
      const items = await fetchItems(context, "listPaidPayments", { token });
      const read = async (id: unknown, lang: Language): Promise<string> => {
        const request = { token, path: { id: String(id) }, lang } as const;
        const { body } = await expectResponse(context, getOperation(context, "downloadReceipt"), request, 200);
        return body instanceof Uint8Array ? Buffer.from(body).toString("base64") : "";
      };
      const receipts: string[] = [];
      for (const { id } of items.slice(0, maxFollowed)) {
        const translated: string[] = [];
        for (const lang of languages) {
          const receipt = await read(id, lang);
          assertContract(
            !translated.includes(receipt),
            `a receipt of payment ${String(id)} in ${lang}`,
            "another language",
          );
          translated.push(receipt);
        }
        const shared = translated.find((receipt) => receipts.includes(receipt));
        assertContract(shared === undefined, `another receipt for payment ${String(id)}`, "that of another one");
        receipts.push(...translated);
      }
    },
  },
];

/** What tells the instruments of a register apart. */
const instrumentFields = ["registryNumber", "name", "type", "manufacturer", "certificateNo"];

const registerChecks: readonly ContractCheck[] = [
  {
    name: "lists a removed instrument only in the register of removed ones",
    run: async (context) => {
      const operation = getOperation(context, "searchRegister");
      const read = async (register: string): Promise<readonly JsonBody[]> =>
        await fetchItems(context, operation.id, { path: { register } });
      const removed = await read("removed-measurement-tools");
      const kept = removed.find(({ removedAt }) => removedAt === undefined);
      assertContract(kept === undefined, "removedAt in each removed entry", kept);
      // A number is unique within its register only.
      const isSameInstrument = (first: JsonBody, second: JsonBody): boolean =>
        instrumentFields.every((name) => first[name] === second[name]);
      const wrong = (await read("measurement-tools")).find(
        (entry) => entry["removedAt"] !== undefined || removed.some((other) => isSameInstrument(entry, other)),
      );
      assertContract(wrong === undefined, "no removed entry among the approved ones", wrong);
    },
  },
];

const productChecks: readonly ContractCheck[] = [
  {
    name: "names each risk group as the list of groups does",
    run: async (context) => {
      for (const lang of languages) {
        const groups = await fetchItems(context, "listRiskGroups", { lang });
        const { items } = await readListPage(context, getOperation(context, "searchProducts"), largestPage, lang);
        for (const { riskGroup } of items) {
          if (!isRecord(riskGroup)) continue;
          const listed = groups.find(({ id }) => String(id) === String(riskGroup["id"]));
          assertContract(
            listed === undefined || isDeepStrictEqual(normalise(listed), normalise(riskGroup)),
            JSON.stringify(listed),
            riskGroup,
          );
        }
      }
    },
  },
];

/** The fields of a payment that are the same in its appeal. */
const paymentFields = [
  "id",
  "amount",
  "serviceFee",
  "governmentFee",
  "serviceType",
  "paymentTarget",
  "dueDate",
  "paymentDate",
];

const paymentChecks: readonly ContractCheck[] = [
  {
    name: "shows the payments of an appeal as the lists of payments do",
    run: async (context) => {
      const { token } = await asUser(context);
      const read = async (id: string): Promise<readonly JsonBody[]> => await fetchItems(context, id, { token });
      const listed = [...(await read("listObligations")), ...(await read("listPaidPayments"))];
      const isNamed = ({ appealNumber }: JsonBody): boolean =>
        listed.some((entry) => entry["appealNumber"] === appealNumber);
      // The appeals with payments first: those that were sent last have none yet.
      const appeals = (await read("listAppeals")).toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
      for (const { id, appealNumber } of appeals.slice(0, maxFollowed)) {
        const { payments } = await fetchBody<{ payments: readonly JsonBody[] }>(context, "readAppeal", {
          token,
          path: { id: String(id) },
        });
        const show = (entries: readonly JsonBody[]): string =>
          JSON.stringify(
            entries
              .map((entry) => JSON.stringify(paymentFields.map((name) => normalise(entry[name], name) ?? null)))
              .toSorted(),
          );
        const expected = show(listed.filter((entry) => entry["appealNumber"] === appealNumber));
        assertContract(show(payments) === expected, `the payments of ${String(appealNumber)}: ${expected}`, payments);
      }
    },
  },
];

/** How many results of evaluations are compared with their services. */
const maxSummaries = 20;

const summaryChecks: readonly ContractCheck[] = [
  {
    name: "names each service as the service itself does",
    run: async (context) => {
      const summary = getOperation(context, "readEvaluationSummary");
      for (const lang of languages) {
        const { items } = await readListPage(context, summary, largestPage, lang);
        for (const { serviceId, serviceTitle, lang: textLang } of items.slice(0, maxSummaries)) {
          if (serviceId === undefined) continue;
          const request = { path: { id: String(serviceId) }, lang };
          const { status, body, curl } = await context.client.send(getOperation(context, "readService"), request);
          // A service that is no longer provided stays in the summary.
          if (status === 200 && isRecord(body) && body["lang"] === textLang)
            assertContract(body["title"] === serviceTitle, `the title "${String(body["title"])}"`, serviceTitle, curl);
        }
      }
    },
  },
];

const checksById: Readonly<Record<string, readonly ContractCheck[]>> = {
  searchPortal: [resultCheck],
  downloadReceipt: receiptChecks,
  searchRegister: registerChecks,
  searchProducts: productChecks,
  readAppeal: paymentChecks,
  readEvaluationSummary: summaryChecks,
} satisfies ByOperation<readonly ContractCheck[]>;

/** Returns the checks that a response says what was asked for, and that what it names can be read elsewhere. */
export function createLinkChecks(
  document: OpenApiDocument,
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): readonly ContractCheck[] {
  if (operation.method !== "GET" || operation.isMutating) return [];
  const names = new Set(operation.parameters.map(({ name }) => name));
  const content = operation.responses.get(200)?.content ?? {};
  return [
    ...operation.parameters
      .filter(({ in: location, schema }) => location === "path" && listEnumValues(document, schema).length > 0)
      .map(({ name, schema }) => createPathValueCheck(operation, name, listEnumValues(document, schema))),
    ...createChoiceChecks(document, operation),
    ...(names.has("date") && names.has("perPage") ? [createDayCheck(operation)] : []),
    ...(operation.id === "listPosts" ? [createPublicFileCheck(operation)] : []),
    ...(checksById[operation.id] ?? []),
    ...(Object.keys(content).some((type) => type in magicBytes) ? [createTypeCheck(operation, recordedCalls)] : []),
    createEchoCheck(operation, recordedCalls),
  ];
}
