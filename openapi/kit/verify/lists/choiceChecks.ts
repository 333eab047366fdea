import { isDeepStrictEqual } from "node:util";
import type { Fields } from "../../../../src/api/parsers/fields.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import type { OpenApiDocument } from "../../contract/document.ts";
import { languages, type Language } from "../../contract/language.ts";
import { flattenSchema, type ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { largestPage } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import { withDeclaredFields } from "../responses/declaredContent.ts";
import type { JsonBody, OperationRequest } from "../run/contractClient.ts";
import { dayMs } from "../serverClock.ts";
import { listEnumValues, readListPage, type Item, type Page } from "./listPages.ts";
import { createValidRequest } from "../requests.ts";
import { unknownWord } from "./searchChecks.ts";

/** How many values of a list are selected. */
const maxFollowed = 6;

type Choice = { list: string; field: string; parameter: string };

/** The values to choose from beside a list, the field of an entry that has one, and the parameter that selects by it. */
const choices: readonly Choice[] = [
  { list: "categories", field: "category", parameter: "category" },
  { list: "regions", field: "region", parameter: "region" },
];

/** Returns a query for each other filter of a list, with the value of its first entry, and a search that finds nothing. */
const listOtherSelections = (
  { parameters }: ContractOperation,
  parameter: string,
  { items: [first = {}] }: { items: readonly Item[] },
): readonly Readonly<Record<string, string>>[] =>
  parameters
    .filter(({ name, in: location }) => location === "query" && name !== parameter)
    .flatMap(({ name }) => {
      if (name === "word") return [{ [name]: unknownWord }];
      const own = first[name];
      const value = isRecord(own) ? own["id"] : own;
      return value === undefined || name === "lang" ? [] : [{ [name]: String(value) }];
    });

/** Days that a filter may select: one before all entries, and how many days before the newest one. */
const earliestDay = "1950-01-02";
const daysBeforeNewest = 7;

/** Returns queries that select nothing, or other days: an unknown id for each filter by one, an early day, and a past one. */
function listEmptySelections(
  document: OpenApiDocument,
  { parameters }: ContractOperation,
  { items: [first = {}] }: { items: readonly Item[] },
): readonly Readonly<Record<string, string>>[] {
  const newest = Date.parse(String(first["date"]));
  return parameters
    .filter(
      ({ name, in: location }) => location === "query" && !["lang", "page", "perPage", "sort", "word"].includes(name),
    )
    .filter(({ schema }) => listEnumValues(document, schema).length === 0)
    .flatMap(({ name }) => {
      if (name !== "date") return [{ [name]: "unknown-id" }];
      if (Number.isNaN(newest)) return [{ [name]: earliestDay }];
      const past = new Date(newest - daysBeforeNewest * dayMs).toISOString().slice(0, 10);
      return [{ [name]: earliestDay }, { [name]: past }];
    });
}

/** The list of values to choose from, beside the entries of a page. */
type Offer = Fields & { items: readonly Item[] };

/** Reads a page of a list with the values to choose from; `undefined` where the server refuses the query. */
async function readOffer(
  context: VerifyContext,
  operation: ContractOperation,
  query: OperationRequest["query"],
): Promise<Offer | undefined> {
  const request = await createValidRequest(context, operation);
  const response = await context.client.send(operation, { ...request, query: { ...request.query, ...query } });
  const { status, body } = withDeclaredFields(context, operation, response);
  return status === 200 && isRecord(body) ? (body as Offer) : undefined;
}

/** Throws `ContractViolation` when an entry has a value that is not offered, or that is named otherwise there. */
function assertOffered(page: Page, { list, field }: Choice, lang: Language): readonly JsonBody[] {
  const offered = ((page as unknown as Offer)[list] as readonly JsonBody[] | undefined) ?? [];
  for (const item of page.items) {
    const own = item[field];
    const found = isRecord(own) ? offered.find(({ id }) => String(id) === String(own["id"])) : own;
    // A name may be in another language than the entry.
    if (found !== undefined && item["lang"] !== undefined && item["lang"] !== lang) continue;
    assertContract(
      isDeepStrictEqual(found, own),
      `${JSON.stringify(own)} among the ${list} in ${lang}`,
      found ?? offered,
    );
  }
  return offered;
}

/** Checks that each value to choose from selects an entry, is named as in the entries, and does not depend on the filter. */
const createChoiceCheck = (document: OpenApiDocument, operation: ContractOperation, choice: Choice): ContractCheck => ({
  name: `offers the ${choice.list} of the entries, whatever is selected`,
  run: async (context) => {
    const { list, parameter } = choice;
    const all = await readListPage(context, operation, largestPage);
    const offered = assertOffered(all, choice, "az");
    for (const lang of languages.filter((other) => other !== "az"))
      assertOffered(await readListPage(context, operation, largestPage, lang), choice, lang);
    const assertSame = (page: Offer | undefined, query: object): void =>
      assertContract(
        page === undefined || isDeepStrictEqual(page[list], offered),
        `the same ${list} with ${JSON.stringify(query)}`,
        page?.[list],
      );
    const queries = [
      ...listOtherSelections(operation, parameter, all).map((query) => ({ ...query, perPage: 1 })),
      ...listEmptySelections(document, operation, all).map((query) => ({ ...query, perPage: 1 })),
      { page: 2, perPage: 1 },
      { page: 1000, ...largestPage },
    ];
    for (const query of queries) assertSame(await readOffer(context, operation, query), query);
    for (const { id } of offered.slice(0, maxFollowed)) {
      const value = String(id);
      const page = (await readListPage(context, operation, { [parameter]: value, perPage: 1 })) as unknown as Offer;
      assertContract(Number(page["total"]) > 0, `an entry with ${parameter} ${value}`, "none");
      assertSame(page, { [parameter]: value });
    }
  },
});

const declaresList = (document: OpenApiDocument, operation: ContractOperation, list: string): boolean => {
  const schema = operation.responses.get(200)?.content?.["application/json"]?.schema;
  return schema !== undefined && flattenSchema(document, schema).properties?.[list] !== undefined;
};

/** Returns the checks of the values to choose from that a list returns beside its entries. */
export const createChoiceChecks = (document: OpenApiDocument, operation: ContractOperation): readonly ContractCheck[] =>
  choices
    .filter(
      ({ parameter, list }) =>
        operation.parameters.some(({ name }) => name === parameter) && declaresList(document, operation, list),
    )
    .map((choice) => createChoiceCheck(document, operation, choice));
