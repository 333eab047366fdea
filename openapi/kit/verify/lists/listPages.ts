import type { Language } from "../../contract/language.ts";
import { flattenSchema, type ContractOperation } from "../../contract/operations.ts";
import type { OpenApiDocument, SchemaObject } from "../../contract/document.ts";
import type { VerifyContext } from "../check.ts";
import { fetchBody, largestPage } from "../fetchBody.ts";
import { createValidRequest } from "../requests.ts";
import type { OperationRequest } from "../run/contractClient.ts";

/** An entry of a list. */
export type Item = Readonly<Record<string, unknown>>;

/** One page of a list. */
export type Page = { page: number; perPage: number; total: number; items: readonly Item[] };

/** Reads a page of a list with the given query parameters. */
export type ReadPage = (context: VerifyContext, query: OperationRequest["query"], lang?: Language) => Promise<Page>;

/** Returns the schema of the items of a paginated list, or `undefined` for other operations. */
export function listItemSchema(document: OpenApiDocument, { responses }: ContractOperation): SchemaObject | undefined {
  const schema = responses.get(200)?.content?.["application/json"]?.schema;
  const { properties = {} } = schema === undefined ? {} : flattenSchema(document, schema);
  return properties["total"] !== undefined && properties["items"]?.items !== undefined
    ? flattenSchema(document, properties["items"].items)
    : undefined;
}

/** Returns the list whose entries an operation reads or changes by their id; for a list, itself. `undefined` when there is none. */
export function findListOf(
  document: OpenApiDocument,
  operation: ContractOperation,
  operations: readonly ContractOperation[],
): ContractOperation | undefined {
  const { path } = operation;
  if (!path.includes("/{id}") && operation.method !== "GET") return undefined;
  const listPath = path.replace(/\/\{id\}.*$/, "");
  return operations.find(
    (candidate) =>
      candidate.method === "GET" && candidate.path === listPath && listItemSchema(document, candidate) !== undefined,
  );
}

/** Reads a page of a list, in Azerbaijani by default, with more query parameters than a valid request has. */
export async function readListPage(
  context: VerifyContext,
  operation: ContractOperation,
  query: OperationRequest["query"],
  lang?: Language,
): Promise<Page> {
  const request = await createValidRequest(context, operation);
  return fetchBody<Page>(context, operation.id, {
    ...request,
    query: { ...request.query, ...query },
    ...(lang && { lang }),
  });
}

/** How many entries of a list are searched for: half of them from its beginning, and half from its end. */
const maxSamples = 20;

/** Reads the first and the last entries of a list whose texts are in the requested language. Another one may be found in either. */
export async function readSamples(
  context: VerifyContext,
  operation: ContractOperation,
  lang: Language = "az",
): Promise<readonly Item[]> {
  const page = await readListPage(context, operation, largestPage, lang);
  const items = page.items.filter((item) => item["lang"] === undefined || item["lang"] === lang);
  return items.length <= maxSamples ? items : [...items.slice(0, maxSamples / 2), ...items.slice(-maxSamples / 2)];
}

/** Returns the values of a query parameter that the contract lists; none for any other parameter. */
export const listEnumValues = (document: OpenApiDocument, schema: SchemaObject): readonly string[] =>
  (flattenSchema(document, schema).enum ?? []).map(String);
