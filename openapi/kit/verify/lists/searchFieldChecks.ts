import type { OpenApiDocument, SchemaObject } from "../../contract/document.ts";
import { listLocalisedTexts, type Language } from "../../contract/language.ts";
import { flattenSchema, type ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck } from "../check.ts";
import { largestPage } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
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

/** In which language a word is searched for, and from which other one it comes. */
const languagePairs: readonly (readonly [Language, Language])[] = [
  ["ru", "az"],
  ["en", "az"],
  ["az", "en"],
];

/** Checks that a search by words finds no entry by the texts that it has in another language. */
const createOtherLanguageCheck = (operation: ContractOperation, description: string): ContractCheck => ({
  name: "finds no entry by a word of another language",
  run: async (context) => {
    for (const [lang, other] of languagePairs) {
      const all = await readListPage(context, operation, largestPage, lang);
      if (all.total > largestPage.perPage) return;
      const texts = normalize(readTexts(all.items).join(" "));
      const translated = new Set(all.items.filter((item) => item["lang"] === undefined).map(getKey));
      const items = (await readSamples(context, operation, other)).filter((item) => translated.has(getKey(item)));
      const samples = items.flatMap((item) => {
        const word = listNamedFields([item], description)
          .flatMap((name) => readTexts(item[name]).flatMap((text) => listWords(text, 6)))
          // No entry has a form of the word in this language, as it can have a name.
          .find((candidate) => !texts.includes(normalize(candidate).slice(0, stemLength)));
        return word === undefined ? [] : [{ item, word }];
      });
      for (const { item, word } of samples.slice(0, maxWords)) {
        const found = await search(context, operation, word, lang);
        assertContract(
          found.items.every((entry) => getKey(entry) !== getKey(item)),
          `only entries that contain the word in ${lang}: no text of the list has "${word}", a word in ${other}`,
          found.items[0],
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
    ? [
        createOtherFieldCheck(document, operation, description),
        createOtherCodeCheck(document, operation, description),
        createOtherLanguageCheck(operation, description),
      ]
    : [];
}
