import type { ByOperation, OperationId } from "../../contract/operationId.ts";
import { createComparator } from "../../../../src/i18n/format.ts";
import { languages, type Language } from "../../contract/language.ts";
import { flattenSchema, type ContractOperation } from "../../contract/operations.ts";
import type { OpenApiDocument, SchemaObject } from "../../contract/document.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { largestPage } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import { listEnumValues, listItemSchema, readListPage, type Item } from "./listPages.ts";
import { listWords, readTexts } from "./searchChecks.ts";

type Compare = (a: unknown, b: unknown) => number;

/** The order that the contract states in prose, as field and direction. */
const statedOrders: Readonly<Record<string, string>> = {
  listPosts: "publishedAt.desc",
  listFeedbacks: "createdAt.desc",
  listReports: "dueDate.desc",
  listAppealMessages: "sentAt.desc",
  listDrafts: "updatedAt.desc",
  readEvaluationSummary: "total.desc",
  searchProducts: "goodsCode.asc",
  searchRegister: "registryNumber.asc",
  listStandards: "designation.asc",
} satisfies ByOperation<string>;

/** Numbers and designations are sorted as texts or by the numbers in them. */
const codeFields = ["goodsCode", "registryNumber", "designation"];

const codeOrders: readonly Compare[] = [
  (a, b) => (String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0),
  (a, b) => String(a).localeCompare(String(b), "az", { numeric: true }),
  (a, b) => String(a).localeCompare(String(b), "az"),
];

/** The lists whose entries without the sorted field come last. */
const listsWithMissingLast: readonly string[] = ["listAppeals", "listObligations"] satisfies readonly OperationId[];

/** Returns how the values of a field are compared: numbers, times, or texts by the alphabet of a language. */
function createCompare(
  document: OpenApiDocument,
  itemSchema: SchemaObject,
  field: string,
  lang: Language = "az",
): Compare {
  const { type, format } = flattenSchema(document, itemSchema.properties?.[field] ?? {});
  if (type === "number" || type === "integer") return (a, b) => Number(a) - Number(b);
  if (format === "date" || format === "date-time") return (a, b) => Date.parse(String(a)) - Date.parse(String(b));
  const compareTexts = createComparator(lang);
  // Punctuation and spaces are sorted in many ways; letters and digits are not.
  const split = (value: unknown): readonly string[] =>
    String(value)
      .toLocaleLowerCase(lang)
      .split(/([^\p{L}\p{N}]+)/u);
  return (a, b) => {
    const [first, second] = [split(a), split(b)];
    const position = first.findIndex((part, index) => part !== second[index]);
    // What stands between two words decides before the words after it.
    return position === -1 || position % 2 === 1
      ? 0
      : compareTexts(first.slice(position).join(""), second.slice(position).join(""));
  };
}

const otherLanguages = languages.filter((lang) => lang !== "az");

/** The lists whose order the contract states by something that no field shows, such as the intensity of control. */
const listsInFixedOrder: readonly string[] = ["listOffices", "listRiskGroups"] satisfies readonly OperationId[];

/** How many words of a list are searched for to compare the order of what they find. */
const maxCommonWords = 4;

/** Returns the words that most entries of a list share. */
export function listCommonWords(items: readonly Item[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const item of items)
    for (const word of new Set(readTexts(item).flatMap((text) => listWords(text))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .toSorted(([, left], [, right]) => right - left)
    .slice(0, maxCommonWords)
    .map(([word]) => word);
}

/** Returns whether a list is sorted by a text that each language has. */
const isLocalised = (document: OpenApiDocument, itemSchema: SchemaObject, sort: string): boolean =>
  flattenSchema(document, itemSchema.properties?.[sort.split(".")[0] ?? ""] ?? {})["x-localised"] === true;

/** Returns whether the contract states an order of a list, unless `sort` asks for another one, that is the same in each language. */
export function hasSameOrder(document: OpenApiDocument, operation: ContractOperation): boolean {
  const { schema = {} } = operation.parameters.find(({ name }) => name === "sort") ?? {};
  const order = flattenSchema(document, schema)["default"] ?? statedOrders[operation.id];
  if (order === undefined) return listsInFixedOrder.includes(operation.id);
  return !isLocalised(document, listItemSchema(document, operation) ?? {}, String(order));
}

/** Throws `ContractViolation` when entries are not in the order of a value of `sort`. */
export function assertOrder(
  document: OpenApiDocument,
  operation: ContractOperation,
  itemSchema: SchemaObject,
  sort: string,
  items: readonly Item[],
  lang?: Language,
): void {
  const [field = "", direction] = sort.split(".");
  const compare = createCompare(document, itemSchema, field, lang);
  const values = items.map((item) => item[field]).filter((value) => value !== undefined);
  const findWrong = (order: Compare): number =>
    values.findIndex(
      (value, index) =>
        index > 0 && (direction === "desc" ? order(value, values[index - 1]) : order(values[index - 1], value)) > 0,
    );
  const orders = codeFields.includes(field) ? codeOrders : [compare];
  const wrongIndex = orders.some((order) => findWrong(order) === -1) ? -1 : findWrong(orders[0] ?? compare);
  assertContract(
    wrongIndex === -1,
    `entries sorted by ${sort}${lang === undefined ? "" : ` in ${lang}`}`,
    `${String(values[wrongIndex - 1])} before ${String(values[wrongIndex])}`,
  );
  if (!listsWithMissingLast.includes(operation.id)) return;
  const firstMissing = items.findIndex((item) => item[field] === undefined);
  assertContract(
    firstMissing === -1 || items.slice(firstMissing).every((item) => item[field] === undefined),
    `entries without ${field} last`,
    `one at position ${firstMissing + 1} of ${items.length}`,
  );
}

/** Returns the checks of the order of a list: each value of `sort`, the default, and the order that the contract states. */
export function createOrderChecks(
  document: OpenApiDocument,
  operation: ContractOperation,
  itemSchema: SchemaObject,
): readonly ContractCheck[] {
  const stated = statedOrders[operation.id];
  const sorted = operation.parameters
    .filter(({ name }) => name === "sort")
    .map(({ schema }): ContractCheck => ({
      name: "sorts as requested",
      run: async (context) => {
        const all = await readListPage(context, operation, largestPage);
        const toSet = (items: readonly Item[]): string =>
          JSON.stringify(items.map((item) => JSON.stringify(item)).toSorted());
        for (const sort of listEnumValues(document, schema)) {
          const { items, total } = await readListPage(context, operation, { sort, ...largestPage });
          assertOrder(document, operation, itemSchema, sort, items);
          for (const lang of otherLanguages) {
            const translated = await readListPage(context, operation, { sort, ...largestPage }, lang);
            assertOrder(document, operation, itemSchema, sort, translated.items, lang);
            if (!isLocalised(document, itemSchema, sort)) continue;
            if (sort !== flattenSchema(document, schema)["default"]) continue;
            const unsorted = await readListPage(context, operation, largestPage, lang);
            assertOrder(document, operation, itemSchema, sort, unsorted.items, lang);
          }
          assertContract(
            total === all.total && (total > largestPage.perPage || toSet(items) === toSet(all.items)),
            `the same ${all.total} entries in the order ${sort}`,
            `${total} entries, or other ones`,
          );
          if (sort === flattenSchema(document, schema)["default"])
            assertOrder(document, operation, itemSchema, sort, all.items);
          if (total < 2) continue;
          const perPage = Math.min(largestPage.perPage / 2, Math.ceil(total / 2));
          const halves = [
            await readListPage(context, operation, { sort, perPage, page: 1 }),
            await readListPage(context, operation, { sort, perPage, page: 2 }),
          ].flatMap((page) => page.items);
          assertContract(
            JSON.stringify(halves) === JSON.stringify(items),
            `two pages of ${perPage} entries in the order ${sort} of the whole list`,
            "entries that are sorted only within their page",
          );
        }
      },
    }));
  return [
    ...sorted,
    ...(stated === undefined
      ? []
      : [
          {
            name: "returns the entries in the stated order",
            run: async (context: VerifyContext) => {
              for (const lang of languages) {
                const { items } = await readListPage(context, operation, largestPage, lang);
                assertOrder(document, operation, itemSchema, stated, items, lang);
                // What a search finds has the same order.
                if (operation.parameters.some(({ name }) => name === "word"))
                  for (const word of listCommonWords(items)) {
                    const found = await readListPage(context, operation, { word, ...largestPage }, lang);
                    assertOrder(document, operation, itemSchema, stated, found.items, lang);
                  }
              }
            },
          },
        ]),
    ...(listsInFixedOrder.includes(operation.id)
      ? [
          {
            name: "returns the entries in the same order in each language",
            run: async (context: VerifyContext) => {
              const readIds = async (lang: Language): Promise<string> =>
                (await readListPage(context, operation, largestPage, lang)).items
                  .map((item) => String(item["id"]))
                  .join(", ");
              const expected = await readIds("az");
              for (const lang of otherLanguages) {
                const found = await readIds(lang);
                assertContract(found === expected, `the order ${expected} in ${lang} too`, found);
              }
            },
          },
        ]
      : []),
  ];
}
