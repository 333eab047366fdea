import type { OpenApiDocument, SchemaObject } from "../contract/document.ts";
import { listLocalisedTexts } from "../contract/language.ts";
import { flattenSchema, type ContractOperation } from "../contract/operations.ts";
import { assertContract, largestPage, type ContractCheck } from "./check.ts";
import { listItemSchema, readListPage, readSamples, type Item } from "./listPages.ts";
import {
  getKey,
  listNamedFields,
  listWords,
  namesField,
  normalize,
  readTexts,
  search,
  selectsByWords,
} from "./searchChecks.ts";

/** How many words of each field are searched for. */
const maxWords = 2;

/** How many letters of a word are compared, since a search may ignore its ending. */
const stemLength = 4;

/** Returns a word of a text that no other text of the entry has, in whatever form. */
function findWordOfText(item: Item, text: string): string | undefined {
  const all = normalize(readTexts(item).join(" "));
  return listWords(text, 6).find((word) => all.split(normalize(word).slice(0, stemLength)).length === 2);
}

/** Checks that a search by words does not look into the fields that the contract does not name: an entry has only what it shows. */
const createOtherFieldCheck = (
  document: OpenApiDocument,
  operation: ContractOperation,
  description: string,
): ContractCheck => ({
  name: "finds no entry by a word of a field that the contract does not name",
  run: async (context) => {
    const schema = listItemSchema(document, operation);
    if (schema === undefined) return;
    const items = await readSamples(context, operation);
    const counts = new Map<string, number>();
    for (const item of items)
      for (const { path, text } of listLocalisedTexts(document, schema, item, "az")) {
        const [, name = ""] = path.split("/");
        const count = counts.get(name) ?? 0;
        const word = count < maxWords && !namesField(description, name) ? findWordOfText(item, text) : undefined;
        if (word === undefined) continue;
        counts.set(name, count + 1);
        const found = await readListPage(context, operation, { ...largestPage, word });
        assertContract(
          found.items.every((entry) => JSON.stringify(entry) !== JSON.stringify(item)),
          `no entry that has "${word}" only in ${name}`,
          item,
        );
      }
  },
});

/** Returns the fields of an entry with numbers and codes: no texts, dates, addresses and values of a list. */
const listCodeFields = (document: OpenApiDocument, schema: SchemaObject): readonly string[] =>
  Object.entries(schema.properties ?? {})
    .filter(([, unresolved]) => {
      const { type, format, enum: values, ...property } = flattenSchema(document, unresolved);
      return type === "string" && format === undefined && values === undefined && property["x-localised"] !== true;
    })
    .map(([name]) => name);

/** Returns whether a code has a part that none of the fields has that a search looks into. */
function isOwnCode(item: Item, code: string, named: readonly string[]): boolean {
  const texts = named.map((name) => normalize(readTexts(item[name]).join(" "))).join(" ");
  return (normalize(code).match(/[\p{L}\p{N}]{2,}/gu) ?? []).some((part) => !texts.includes(part));
}

/** Checks that a search by words does not look into the numbers and codes that the contract does not name. */
const createOtherCodeCheck = (
  document: OpenApiDocument,
  operation: ContractOperation,
  description: string,
): ContractCheck => ({
  name: "finds no entry by a number or code that the contract does not name",
  run: async (context) => {
    const items = await readSamples(context, operation);
    const named = listNamedFields(items, description);
    for (const name of listCodeFields(document, listItemSchema(document, operation) ?? {})) {
      if (named.includes(name)) continue;
      const samples = items.flatMap((item) => {
        const code = item[name];
        return typeof code === "string" && isOwnCode(item, code, named) ? [{ item, code }] : [];
      });
      for (const { item, code } of samples.slice(0, maxWords)) {
        const found = await search(context, operation, code);
        assertContract(
          found.items.every((entry) => getKey(entry) !== getKey(item)),
          `no entry that has "${code}" only in ${name}`,
          item,
        );
      }
    }
  },
});

/** Returns the checks of the fields of a search whose parameter says that it returns only entries with the words in them. */
export function createSearchFieldChecks(
  document: OpenApiDocument,
  operation: ContractOperation,
): readonly ContractCheck[] {
  const { description = "" } = operation.parameters.find(({ name }) => name === "word") ?? {};
  return selectsByWords(description)
    ? [createOtherFieldCheck(document, operation, description), createOtherCodeCheck(document, operation, description)]
    : [];
}
