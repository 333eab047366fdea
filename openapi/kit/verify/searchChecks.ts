import type { ContractOperation } from "../contract/operations.ts";
import { assertContract, expectResponse, type ContractCheck, type VerifyContext } from "./check.ts";
import { readListPage, type Item, type Page } from "./listPages.ts";
import { createValidRequest } from "./requests.ts";

/** Words that break a query that is assembled from text. */
const delicateWords = ["d'Artanyan", "Bakı’nın", "100%", "a_b", 'söz "dırnaqda"', "(a OR b)", "\\\\", "*", "; --"];

/** Returns the texts of an entry, nested ones too. */
const readTexts = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(readTexts)
      : [];

/** Returns the text without the differences that a search may ignore: case, diacritics, and İ, I, i, ı. */
const normalize = (text: string): string =>
  text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ı", "i").replaceAll("ə", "e");

/** Returns a word of an entry's first texts to search for; one with I or İ if there is any. */
function findWord(item: Item): string | undefined {
  const words = ["title", "name", "question", "designation"]
    .flatMap((name) => readTexts(item[name]))
    .flatMap((text) => text.match(/\p{L}{5,}/gu) ?? []);
  return words.find((word) => /[iı]/i.test(word)) ?? words[0];
}

const search = (context: VerifyContext, operation: ContractOperation, word: string): Promise<Page> =>
  readListPage(context, operation, { word, perPage: 100 });

/** Returns the checks of a list with a search by words. */
export function createSearchChecks(operation: ContractOperation): readonly ContractCheck[] {
  const parameter = operation.parameters.find(({ name }) => name === "word");
  if (parameter === undefined) return [];
  const isRequired = parameter.required === true;
  /** Returns an entry of the list, and a word of it. */
  const findSample = async (context: VerifyContext): Promise<{ item: Item; word: string } | undefined> =>
    (await readListPage(context, operation, { perPage: 20 })).items
      .map((item) => ({ item, word: findWord(item) }))
      .find((sample): sample is { item: Item; word: string } => sample.word !== undefined);
  return [
    {
      name: "returns an empty list for a word without matches",
      run: async (context) => {
        const { total, items } = await search(context, operation, "qqxxzzwwqq");
        assertContract(total === 0 && items.length === 0, "an empty list", { total, items: items.length });
      },
    },
    {
      name: "finds an entry by a word of it, and no entry without the word",
      run: async (context) => {
        const sample = await findSample(context);
        if (sample === undefined) return;
        const { item, word } = sample;
        const { items, total } = await search(context, operation, word);
        const isFound = items.some(({ id, goodsCode, title }) =>
          id === undefined ? goodsCode === item["goodsCode"] : id === item["id"] && title === item["title"],
        );
        assertContract(isFound || total > 100, `the entry with "${word}" in it`, `${total} other entries`);
        // The search of the portal may also find entries by related words, and returns only a part of the text.
        const stem = normalize(word).slice(0, 4);
        const other = isRequired
          ? undefined
          : items.find((found) => !readTexts(found).some((text) => normalize(text).includes(stem)));
        assertContract(other === undefined, `only entries with "${word}"`, other);
      },
    },
    {
      name: "finds the same entries in capital and small letters, İ and ı too",
      run: async (context) => {
        const word = (await findSample(context))?.word;
        if (word === undefined) return;
        const [small, capital] = [word.toLocaleLowerCase("az"), word.toLocaleUpperCase("az")];
        const [{ total }, { total: capitalTotal }] = [
          await search(context, operation, small),
          await search(context, operation, capital),
        ];
        assertContract(
          total === capitalTotal,
          `as many entries for ${capital} as for ${small}: ${total}`,
          `${capitalTotal}`,
        );
      },
    },
    {
      name: "answers a search with apostrophes, quotes and wildcards",
      run: async (context) => {
        const request = await createValidRequest(context, operation);
        for (const word of delicateWords)
          await expectResponse(context, operation, { ...request, query: { ...request.query, word } }, 200);
      },
    },
  ];
}
