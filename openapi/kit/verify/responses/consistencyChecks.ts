import type { Fields } from "../../../../src/api/parsers/fields.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import { flattenSchema, listFieldNames, type ContractOperation } from "../../contract/operations.ts";
import type { OpenApiDocument, SchemaObject } from "../../contract/document.ts";
import { languages } from "../../contract/language.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { largestPage } from "../fetchBody.ts";
import { assertContract, CheckSkipped, ContractViolation } from "../outcomes.ts";
import { assertHolds, describeResponse } from "./judgeResponse.ts";
import type { OperationRequest, OperationResponse } from "../run/contractClient.ts";
import { listItemSchema, type Page } from "../lists/listPages.ts";
import { asOtherPerson } from "../access/otherPersonChecks.ts";
import { createValidRequest } from "../requests.ts";
import { normalise } from "../writes/sameState.ts";

/** How many entries of a list are read one by one: half of them from its beginning, since this run has added them, and half from its end. */
const maxRead = 20;

/** Returns the entries of a list that are read one by one. */
const selectEntries = <Entry>(items: readonly Entry[]): readonly Entry[] =>
  items.length <= maxRead ? items : [...items.slice(0, maxRead / 2), ...items.slice(-maxRead / 2)];

/** The names by which a path identifies an entry, each with the fields of an entry that may hold it. */
const keyFields: Readonly<Record<string, readonly string[]>> = { id: ["id", "code"], formKey: ["formKey"] };

/** Returns what names an entry in a path; `undefined` when it has nothing of the kind. */
export function readKey(entry: Fields, parameter: string): string | number | undefined {
  const key = keyFields[parameter]?.map((name) => entry[name]).find((value) => value !== undefined);
  return typeof key === "string" || typeof key === "number" ? key : undefined;
}

/**
 * Returns the checks that the responses of different operations agree: an entry of a list with the same entry read by
 * itself, a file with its download, and two responses to the same request.
 */
export function createConsistencyChecks(
  document: OpenApiDocument,
  operation: ContractOperation,
  operations: readonly ContractOperation[],
): readonly ContractCheck[] {
  if (operation.method !== "GET" || operation.isMutating) return [];
  const listPath = operation.path.replace(/\/\{(id|formKey)\}$/, "");
  const list = operations.find(({ id, method, path }) => id !== operation.id && method === "GET" && path === listPath);
  const itemSchema = listItemSchema(document, operation);
  return [
    ...(list === undefined || listItemSchema(document, list) === undefined
      ? []
      : [
          createEntryCheck(document, operation, list),
          ...(operation.dataOf === "account"
            ? [asCheckOfOtherPerson(createEntryCheck(document, operation, list))]
            : []),
        ]),
    ...(itemSchema !== undefined && namesFiles(document, itemSchema) && operation.dataOf === "account"
      ? [createFileCheck(operation)]
      : []),
    ...(operation.dataOf === "everyone" ? [createRepetitionCheck(operation)] : []),
  ];
}

const toText = (value: unknown): string => JSON.stringify(value) ?? "nothing";

/** Returns the fields of a schema that are absent only in a case that the contract states. */
export const listConditionalFields = (document: OpenApiDocument, schema: SchemaObject): readonly string[] =>
  Object.entries(schema.properties ?? {})
    .filter(([, property]) => /\bAbsent\b|\bPresent\b/.test(String(flattenSchema(document, property)["description"])))
    .map(([name]) => name);

/** Checks that an entry, read by itself, has the values that the list shows of it, in each language. */
const createEntryCheck = (
  document: OpenApiDocument,
  operation: ContractOperation,
  list: ContractOperation,
): ContractCheck => ({
  name: "returns what the list says of an entry",
  run: async (context) => {
    const parameter = operation.parameters.find(({ in: location }) => location === "path")?.name ?? "id";
    const { token } = await createValidRequest(context, operation);
    const auth: OperationRequest = token === undefined ? {} : { token };
    const entrySchema = operation.responses.get(200)?.content?.["application/json"]?.schema ?? {};
    const known = listFieldNames(document, entrySchema);
    const conditional = listConditionalFields(document, listItemSchema(document, list) ?? {}).filter((name) =>
      known.includes(name),
    );
    for (const lang of languages) {
      const query = largestPage;
      const { items } = (await expectResponse(context, list, { ...auth, query, lang }, 200)).body as Page;
      for (const item of selectEntries(items)) {
        const key = readKey(item, parameter);
        if (key === undefined) continue;
        const read = await expectResponse(context, operation, { ...auth, path: { [parameter]: key }, lang }, 200);
        if (!isRecord(read.body)) continue;
        const entry = read.body;
        const different =
          Object.keys(item).find(
            (name) =>
              entry[name] !== undefined && toText(normalise(entry[name], name)) !== toText(normalise(item[name], name)),
          ) ??
          known.find((name) => entry[name] === undefined && item[name] !== undefined) ??
          conditional.find((name) => entry[name] !== undefined && item[name] === undefined);
        if (different !== undefined)
          throw new ContractViolation(
            `the ${different} of ${list.id}: ${toText(item[different]).slice(0, 200)}`,
            toText(entry[different]).slice(0, 200),
            read.curl,
          );
      }
    }
  },
});

/** Returns the same check with what another person has, in other states. */
const asCheckOfOtherPerson = ({ name, run }: ContractCheck): ContractCheck => ({
  name: `${name}, for another person`,
  run: (context) => run(asOtherPerson(context)),
});

const fileFields = ["documentId", "documents"];

const namesFiles = (document: OpenApiDocument, itemSchema: SchemaObject): boolean =>
  Object.keys(flattenSchema(document, itemSchema).properties ?? {}).some((name) => fileFields.includes(name));

/** Returns the ids of the files that an entry names. */
const readFileIds = (entry: Fields): readonly unknown[] => [
  ...(entry["documentId"] === undefined ? [] : [entry["documentId"]]),
  ...(Array.isArray(entry["documents"]) ? entry["documents"].filter(isRecord).map(({ id }) => id) : []),
];

/** Checks that the caller may download the files that their own entries name. */
const createFileCheck = (operation: ContractOperation): ContractCheck => ({
  name: "names only files that the caller may download",
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const query = { ...request.query, ...largestPage };
    const { items } = (await expectResponse(context, operation, { ...request, query }, 200)).body as Page;
    const download = getOperation(context, "downloadDocument");
    const ids = new Set(items.flatMap((item) => readFileIds(item)).map(String));
    for (const id of [...ids].slice(0, 2 * maxRead)) {
      const response = await context.client.send(download, { token: request.token, path: { id } });
      if ([403, 404].includes(response.status))
        throw new ContractViolation(
          `the file ${id}, which ${operation.id} names`,
          describeResponse(response),
          response.curl,
        );
    }
  },
});

/** Checks that public content is the same each time. Once, it may have changed between two requests. */
const createRepetitionCheck = (operation: ContractOperation): ContractCheck => ({
  name: "returns the same content to the same request",
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const texts: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      // The times of two responses of the same second would be equal by chance.
      const { body } = await expectResponse(context, operation, request, 200);
      texts.push(toText(body));
      if (count > 0 && texts[count] === texts[count - 1]) return;
    }
    assertContract(false, `the same body each time: ${texts[0]?.slice(0, 200)}`, texts[2]?.slice(0, 200));
  },
});

/** Returns the path of the first field of a value that its schema does not declare. */
export function findUndeclaredField(
  document: OpenApiDocument,
  unresolved: SchemaObject,
  value: unknown,
): string | undefined {
  const schema = flattenSchema(document, unresolved);
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) {
      const found = findUndeclaredField(document, schema.items ?? {}, item);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isRecord(value) || schema.properties === undefined) return undefined;
  for (const [name, nested] of Object.entries(value)) {
    const property = schema.properties[name];
    if (property === undefined) return name;
    const found = findUndeclaredField(document, property, nested);
    if (found !== undefined) return `${name}.${found}`;
  }
  return undefined;
}

/** Throws `ContractViolation` when a response says more than the contract, which allows nothing else there. */
export function assertNothingElse(context: VerifyContext, id: string, response: OperationResponse): void {
  const schema = getOperation(context, id).responses.get(200)?.content?.["application/json"]?.schema;
  if (schema === undefined) throw new CheckSkipped("the contract has no response");
  const field = findUndeclaredField(context.document, schema, response.receivedBody ?? response.body);
  assertHolds(field === undefined, `nothing but the declared fields, and not ${field}`, response);
}
