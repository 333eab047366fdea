import { isRecord } from "../../../../src/config/isRecord.ts";
import { findProperty } from "../../contract/declaredFields.ts";
import type { OpenApiDocument, SchemaObject } from "../../contract/document.ts";
import { languages, uiTextOptions, type Language } from "../../contract/language.ts";
import { flattenSchema, type ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { fetchItems, largestPage } from "../fetchBody.ts";
import { assertHolds } from "./judgeResponse.ts";
import { readKey } from "./consistencyChecks.ts";
import type { OperationRequest, OperationResponse } from "../run/contractClient.ts";
import { findListOf, listItemSchema } from "../lists/listPages.ts";
import { listPersons, listStates, toPath } from "../operationChecks/checkHelpers.ts";
import { hasSameOrder } from "../lists/orderChecks.ts";
import { createValidRequest } from "../requests.ts";

/** How many entries of a public list are compared one by one. */
const maxCompared = 20;

/** Stands for a value that may differ between languages. */
const anyText = "…";

/** Fields whose value may be another one in each language, besides texts and addresses: a file can be translated. */
const translatedFields = ["documentId"];

/** How the description of a list states its order. */
const statedOrder = /\bin order\b|\b(?:earliest|newest) (?:\w+ )?first\b/;

/** Returns whether an object names the language in which its texts were written, such as a message, and has no localised ones. */
const hasOwnLanguage = (document: OpenApiDocument, { properties = {} }: SchemaObject): boolean =>
  properties["lang"] !== undefined &&
  Object.values(properties).every((property) => flattenSchema(document, property)["x-localised"] !== true);

/** Returns what stands for a text: a text that is empty in one language is empty in each. */
const omitText = (text: string): string => (text.trim() === "" ? "" : anyText);

/** Returns a localised value without its texts: a text, or the options of a uiSchema that are texts. */
function omitUiTexts(value: unknown, isText = true): unknown {
  if (typeof value === "string") return isText ? omitText(value) : value;
  if (Array.isArray(value)) return value.map((item) => omitUiTexts(item, isText));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, nested]) => [name, omitUiTexts(nested, uiTextOptions.includes(name))]),
  );
}

/**
 * Returns a value as it has to be in every language: each localised text and each address is `anyText` unless it is empty, `lang` is left out but
 * for files, and the entries of a list are in the order of their values, because names are sorted by the alphabet of the language. A list
 * whose order the contract states stays as it is.
 */
function omitTexts(
  document: OpenApiDocument,
  unresolved: SchemaObject,
  value: unknown,
  isInOwnLanguage = false,
): unknown {
  const schema = flattenSchema(document, unresolved);
  if (isInOwnLanguage && typeof value === "string" && schema.format === undefined && schema.enum === undefined)
    return omitText(value);
  if (schema["x-localised"] === true) return omitUiTexts(value);
  if (String(schema.format).startsWith("uri")) return anyText;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => JSON.stringify(omitTexts(document, schema.items ?? {}, item)));
    return statedOrder.test(String(schema["description"])) ? items : items.toSorted();
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      // A file has its own language, and its texts are not translated.
      .filter(([name]) => name !== "lang" || schema.properties?.["mimeType"] !== undefined)
      .map(([name, nested]): [string, unknown] => {
        const property = findProperty(document, schema, name);
        return [
          name,
          translatedFields.includes(name)
            ? anyText
            : property === undefined
              ? nested
              : omitTexts(document, property, nested, hasOwnLanguage(document, schema)),
        ];
      })
      .toSorted(([first], [second]) => (first < second ? -1 : 1)),
  );
}

/** Returns the path of the first field that differs between two values. */
function findDifference(first: unknown, second: unknown, path = ""): string | undefined {
  if (JSON.stringify(first) === JSON.stringify(second)) return undefined;
  if (!isRecord(first) || !isRecord(second)) return path === "" ? "/" : path;
  for (const name of new Set([...Object.keys(first), ...Object.keys(second)])) {
    const found = findDifference(first[name], second[name], `${path}/${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the requests whose responses are compared: of what belongs to an account also one of each person, and of each state. Of public content, the first entries. */
async function listRequests(
  context: VerifyContext,
  operation: ContractOperation,
): Promise<readonly OperationRequest[]> {
  const valid = await createValidRequest(context, operation);
  const list = findListOf(context.document, operation, [...context.operations.values()]);
  if (operation.dataOf === "everyone" && list !== undefined && list.id !== operation.id) {
    const items = await fetchItems(context, list.id);
    const ids = items.slice(0, maxCompared).flatMap((entry) => readKey(entry, "id") ?? []);
    return [valid, ...ids.map((id) => ({ ...valid, path: { id } }))];
  }
  if (operation.dataOf !== "account" || list === undefined) return [valid];
  const requests: OperationRequest[] = [];
  for (const { token } of await listPersons(context))
    if (list.id === operation.id) requests.push({ ...valid, token });
    else
      for (const entry of listStates(await fetchItems(context, list.id, { token })))
        requests.push({ ...valid, token, path: toPath(entry) });
  return [valid, ...requests];
}

/** Returns the check that ids, numbers, dates and names are the same in every language, and that no entry is missing in one. */
export function createLanguageValueChecks(
  document: OpenApiDocument,
  operation: ContractOperation,
): readonly ContractCheck[] {
  const schema = operation.responses.get(200)?.content?.["application/json"]?.schema;
  const isSearch = operation.parameters.some(({ name, required }) => name === "word" && required === true);
  if (operation.method !== "GET" || operation.isMutating || schema === undefined || isSearch) return [];
  const isList = listItemSchema(document, operation) !== undefined;
  return [
    {
      name: "returns the same in every language, but for the texts",
      run: async (context) => {
        // In another order, the largest page of a longer list has other entries.
        const isOtherPage = (body: unknown): boolean =>
          isList && isRecord(body) && Number(body["total"]) > largestPage.perPage && !hasSameOrder(document, operation);
        const omit = ({ body }: OperationResponse): unknown =>
          omitTexts(document, schema, isOtherPage(body) && isRecord(body) ? { ...body, items: [] } : body);
        const [first = "az", ...others] = languages;
        for (const request of await listRequests(context, operation)) {
          const query = { ...request.query, ...(isList && largestPage) };
          const read = (lang: Language): Promise<OperationResponse> =>
            expectResponse(context, operation, { ...request, query, lang }, 200);
          for (const lang of others) {
            const expected = omit(await read(first));
            const response = await read(lang);
            const path = findDifference(expected, omit(response));
            if (path === undefined) continue;
            // What has changed meanwhile differs in the same language too.
            const hasChanged = findDifference(expected, omit(await read(first))) !== undefined;
            assertHolds(
              hasChanged,
              `the same ${path} in ${lang} as in ${first}, and texts that are not empty in one of them`,
              response,
            );
          }
        }
      },
    },
  ];
}
