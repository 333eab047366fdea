import type { ContractOperation } from "../../contract/operations.ts";
import { languages } from "../../contract/language.ts";
import type { ContractCheck } from "../check.ts";
import { assertContract } from "../outcomes.ts";
import { readSamples, type Item } from "./listPages.ts";
import {
  assertFinds,
  listNamedFields,
  listWords,
  normalize,
  readTexts,
  search,
  selectsByWords,
  unknownWord,
} from "./searchChecks.ts";

/** Short words that a search may leave out, because they say nothing of what is looked for. */
const functionWords =
  /^(?:az|belə|bəzi|bir|biri|biz|bu|buna|bunu|çox|da|daha|də|elə|ən|görə|hamı|hansı|həm|hər|heç|ilə|isə|ki|kim|kimi|lap|mən|nə|niyə|ola|olan|olub|olur|ona|onda|onu|onun|öz|özü|sən|siz|tam|və|var|ya|yəni|yox)$/u;

/** Returns the words of two to four letters of the fields that a search looks into. */
const listShortWords = (item: Item, names: readonly string[]): readonly string[] =>
  names
    .flatMap((name) => readTexts(item[name]))
    .flatMap((text) => text.match(/(?<![\p{L}\p{N}-])\p{L}{2,4}(?![\p{L}\p{N}-])/gu) ?? [])
    .map((word) => word.toLocaleLowerCase("az"))
    .filter((word) => !functionWords.test(word));

/** Returns an entry for each number of letters, with a short word that no other entry has. */
function listShortWordSamples(
  items: readonly Item[],
  names: readonly string[],
): readonly { item: Item; word: string }[] {
  const all = items.map((item) => ({ item, words: new Set(listShortWords(item, names)) }));
  const own = all.flatMap(({ item, words }) =>
    [...words]
      .filter((word) => all.filter((other) => other.words.has(word)).length === 1)
      .map((word) => ({ item, word })),
  );
  return [2, 3, 4].flatMap((length) => own.find(({ word }) => word.length === length) ?? []);
}

/** Returns whether an entry has a short word, also as a part of a longer one, or a word that may be a form of it. */
function hasBeginning(entry: Item, word: string): boolean {
  const beginning = normalize(word).slice(0, 2);
  return readTexts(entry)
    .map(normalize)
    .some(
      (text) =>
        text.includes(normalize(word)) ||
        (text.match(/[\p{L}\p{N}]+/gu) ?? []).some((part) => part.startsWith(beginning)),
    );
}

/** Checks that a search does not leave out short words. */
const createShortWordCheck = (operation: ContractOperation, description: string): ContractCheck => ({
  name: "finds an entry by a short word",
  run: async (context) => {
    const items = await readSamples(context, operation);
    for (const { item, word } of listShortWordSamples(items, listNamedFields(items, description))) {
      const expected = `the entry with the word "${word}"`;
      const found = await assertFinds(context, operation, { item, word, lang: "az" }, expected);
      const other = found.items.find((entry) => !hasBeginning(entry, word));
      assertContract(other === undefined, `only entries with the word "${word}"`, other);
      const { total } = await search(context, operation, `${word} ${unknownWord}`);
      assertContract(
        total === 0,
        `no entry for ${word} ${unknownWord}, of which none has each word`,
        `${total} entries`,
      );
    }
  },
});

/** Returns two words of a field that a search looks into. */
function findTwoWords(items: readonly Item[], names: readonly string[]): readonly [string, string] | undefined {
  for (const item of items)
    for (const name of names) {
      const [first, second] = readTexts(item[name]).flatMap((text) => listWords(text));
      if (first !== undefined && second !== undefined) return [first, second];
    }
  return undefined;
}

/** Checks that spaces before, between and after the words do not count. */
const createSpaceCheck = (operation: ContractOperation, description: string): ContractCheck => ({
  name: "finds the same entries with more spaces between and around the words",
  run: async (context) => {
    for (const lang of languages) {
      const items = await readSamples(context, operation, lang);
      const words = findTwoWords(items, listNamedFields(items, description));
      if (words === undefined) continue;
      const [first, second] = words;
      const { total } = await search(context, operation, `${first} ${second}`, lang);
      for (const word of [` ${first} ${second} `, `${first}  ${second}`]) {
        const found = await search(context, operation, word, lang);
        assertContract(
          found.total === total,
          `the ${total} entries of "${first} ${second}" for "${word}"`,
          found.total,
        );
      }
    }
  },
});

/** Returns the checks of the words of a search whose parameter says that it returns only entries with the words in them. */
export function createSearchWordChecks(operation: ContractOperation): readonly ContractCheck[] {
  const { description = "" } = operation.parameters.find(({ name }) => name === "word") ?? {};
  return selectsByWords(description)
    ? [createShortWordCheck(operation, description), createSpaceCheck(operation, description)]
    : [];
}
