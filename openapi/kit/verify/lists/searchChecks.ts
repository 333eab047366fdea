import { languages, type Language } from "../../contract/language.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { largestPage } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import { readListPage, readSamples, type Item, type Page } from "./listPages.ts";
import { createValidRequest } from "../requests.ts";

/** Words that break a query that is assembled from text. */
const delicateWords = ["d'Artanyan", "Bakı’nın", "100%", "a_b", 'söz "dırnaqda"', "(a OR b)", "\\\\", "*", "; --"];

/** Returns the texts of an entry, nested ones too. */
export const readTexts = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(readTexts)
      : [];

/** Returns the text without the differences that a search may ignore: case, diacritics, and İ, I, i, ı. */
export const normalize = (text: string): string =>
  text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ı", "i").replaceAll("ə", "e");

/** The most letters of a word that is searched for. What is longer is no word, such as a name at the bound of its length. */
const maxWordLength = 40;

/** Returns the words of a text with so many letters or more. */
export const listWords = (text: string, minLength = 5): readonly string[] =>
  (text.match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= minLength && length <= maxWordLength);

const findWordIn = (value: unknown): string | undefined =>
  readTexts(value)
    .flatMap((text) => listWords(text))
    .at(0);

/** Returns whether a description names a field, such as "the appeal number" or, of no other field, "the number" for appealNumber. */
export function namesField(description: string, name: string): boolean {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  // The contract calls the title of a service its name.
  const shortNames = [words.split(" ").at(-1) ?? words, ...(name === "title" ? ["name"] : [])];
  return (
    new RegExp(`\\b${words}\\b`).test(description) ||
    shortNames.some((short) => new RegExp(`(,|\\b(in|or|the)) ${short}\\b`).test(description))
  );
}

/** Returns a word of a field to search for, or the whole of a number or code without words. */
function findSearchText(item: Item, name: string): string | undefined {
  const value = item[name];
  const word = findWordIn(value);
  if (word !== undefined || typeof value !== "string") return word;
  return /^[\p{L}\p{N} ./-]{4,40}$/u.test(value) ? value : undefined;
}

/** Returns the last part of a number or code of several parts, such as the digits of a designation. */
const findLastPart = (item: Item, name: string): string | undefined =>
  findWordIn(item[name]) === undefined
    ? /^[\p{L}\p{N} ./-]+ ([\p{L}\p{N}]{3,})$/u.exec(String(item[name]))?.[1]
    : undefined;

/** Returns a word of a field that no other text of the entry has. */
export function findOwnWord(item: Item, name: string): string | undefined {
  const others = normalize(readTexts({ ...item, [name]: undefined }).join(" "));
  return readTexts(item[name])
    .flatMap((text) => listWords(text))
    .find((word) => !others.includes(normalize(word).slice(0, 5)));
}

/** Returns the words of an entry's first texts. */
const listFirstWords = (item: Item): string[] =>
  ["title", "name", "question", "designation"]
    .flatMap((name) => readTexts(item[name]))
    .flatMap((text) => listWords(text));

/** Returns a word of an entry's first texts to search for; one with I or İ if there is any. */
function findWord(item: Item): string | undefined {
  const words = listFirstWords(item);
  return words.find((word) => /[iı]/i.test(word)) ?? words[0];
}

/** Returns the names of the fields that a description says a search looks into. */
export const listNamedFields = (items: readonly Item[], description: string): readonly string[] =>
  [...new Set(items.flatMap((item) => Object.keys(item)))].filter((name) => namesField(description, name));

/** Reads what a search finds. */
export const search = (
  context: VerifyContext,
  operation: ContractOperation,
  word: string,
  lang: Language = "az",
): Promise<Page> => readListPage(context, operation, { word, ...largestPage }, lang);

/** Returns the value that tells an entry from others. */
export const getKey = (item: Item): string =>
  JSON.stringify([item["searchPlace"], item["id"] ?? item["goodsCode"] ?? item["registryNumber"]]);

/** A word that no entry has. */
export const unknownWord = "qqxxzzwwqq";

/** How many words of an entry are searched for together with one that no entry has. */
const maxKnownWords = 4;

/** How many entries are looked for by words of two fields. */
const maxItemsOfTwoFields = 3;

/** Text with wildcards of databases, which no entry contains. */
const wildcardWords = ["%qqxxzz%", "_qqxxzz", "*qqxxzz*"];

/** Checks that an entry is found by a word of each of the fields, in one language. */
async function assertFindsEachField(
  context: VerifyContext,
  operation: ContractOperation,
  { items, names, lang }: { items: readonly Item[]; names: readonly string[]; lang: Language },
): Promise<void> {
  for (const name of names) {
    const listSamples = (find: typeof findSearchText): { item: Item; word: string }[] =>
      items.flatMap((item) => {
        const word = find(item, name);
        return word === undefined ? [] : [{ item, word }];
      });
    const samples = [[findOwnWord, findSearchText].flatMap(listSamples), listSamples(findLastPart)];
    for (const { item, word } of new Set(samples.flatMap((found) => [...found.slice(0, 1), ...found.slice(-1)])))
      await assertFinds(context, operation, { item, word, lang }, `the entry with "${word}" in ${name}`);
  }
}

/** Throws `ContractViolation` when a search does not find an entry. */
export async function assertFinds(
  context: VerifyContext,
  operation: ContractOperation,
  { item, word, lang }: { item: Item; word: string; lang: Language },
  expected: string,
): Promise<Page> {
  const found = await search(context, operation, word, lang);
  const isFound = found.items.some((entry) => getKey(entry) === getKey(item));
  assertContract(
    isFound || found.total > largestPage.perPage,
    `${expected}${lang === "az" ? "" : ` in ${lang}`}`,
    `${found.total} other entries`,
  );
  return found;
}

/** Returns a word of each of two fields, which no single one of the fields has both. */
function findWordsOfTwoFields(
  item: Item,
  [first, second]: readonly [string, string],
  names: readonly string[],
): string | undefined {
  const listWords = (name: string): readonly string[] => [
    ...readTexts(item[name]).flatMap((text) => listWords(text)),
    ...(findSearchText(item, name) ?? "").split(/\s+/),
  ];
  // Another form of a word counts as the word; a number has to be the same.
  const toStem = (word: string): string => (/^\p{L}+$/u.test(word) ? normalize(word).slice(0, 5) : normalize(word));
  const texts = names.map((name) => normalize(readTexts(item[name]).join(" ")));
  for (const one of listWords(first))
    for (const other of listWords(second))
      if (
        one !== "" &&
        other !== "" &&
        !texts.some((text) => text.includes(toStem(one)) && text.includes(toStem(other)))
      )
        return `${one} ${other}`;
  return undefined;
}

/** Checks that an entry is found by one word of each of two fields, for each two that the search names. */
async function assertFindsWordsOfTwoFields(
  context: VerifyContext,
  operation: ContractOperation,
  { items, names, lang }: { items: readonly Item[]; names: readonly string[]; lang: Language },
): Promise<void> {
  for (const [index, first] of names.entries())
    for (const second of names.slice(index + 1)) {
      const samples = items.flatMap((item) => {
        const word = findWordsOfTwoFields(item, [first, second], names);
        return word === undefined ? [] : [{ item, word }];
      });
      for (const { item, word } of samples.slice(0, lang === "az" ? maxItemsOfTwoFields : 1))
        await assertFinds(
          context,
          operation,
          { item, word, lang },
          `the entry with the words "${word}", of ${first} and ${second}`,
        );
    }
}

/** Checks that an entry is found by two words of one field that the contract names, in another order than there. */
async function assertFindsWordsInAnyOrder(
  context: VerifyContext,
  operation: ContractOperation,
  description: string,
  lang: Language,
): Promise<void> {
  const items = await readSamples(context, operation, lang);
  const samples = items.flatMap((item) =>
    listNamedFields([item], description).flatMap((name) => {
      const words = readTexts(item[name]).flatMap((text) => listWords(text));
      const [first, last] = [words[0], words.at(-1)];
      return first === undefined || first === last ? [] : [{ item, name, word: `${last} ${first}` }];
    }),
  );
  for (const { item, name, word } of samples.slice(0, lang === "az" ? maxItemsOfTwoFields : 1))
    await assertFinds(
      context,
      operation,
      { item, word, lang },
      `the entry with the words "${word}" in ${name}, in whatever order`,
    );
}

/** The words whose letters have one capital and one small form, whichever language a server takes them for. */
const plainWord = /^[^iıİI]+$/;

/** The same for the languages of which fewer words are sure to be their own. */
const plainWords: Readonly<Partial<Record<Language, RegExp>>> = {
  ru: /^\p{Script=Cyrillic}+$/u,
  en: /^[a-z]+$/i,
};

/** Returns words to search for in capital and small letters: of the titles, and of each field that the contract names. */
function listCaseWords(items: readonly Item[], description: string, lang: Language): ReadonlySet<string> {
  const isPlain = (word: string): boolean => (plainWords[lang] ?? plainWord).test(word);
  const words = items.flatMap((item) => findWord(item) ?? []);
  const titleWords =
    lang === "az"
      ? [words.find((found) => found.includes("ı")), words.find((found) => found.includes("i")), words[0]]
      : [words.find(isPlain)];
  const fieldWords = listNamedFields(items, description).map((name) =>
    items.flatMap((item) => findOwnWord(item, name) ?? []).find(isPlain),
  );
  return new Set([...titleWords, ...fieldWords].filter((word) => word !== undefined));
}

/** Returns whether the contract says that a search returns only entries with the words in them. */
export const selectsByWords = (description: string): boolean =>
  /^Only .*\b(with|contain) these words\b/.test(description);

/** Returns the checks of a list with a search by words. */
export function createSearchChecks(operation: ContractOperation): readonly ContractCheck[] {
  const compareCases = async (context: VerifyContext, word: string, lang: Language): Promise<void> => {
    const [small, capital] = [word.toLocaleLowerCase(lang), word.toLocaleUpperCase(lang)];
    const [{ total }, { total: capitalTotal }] = [
      await search(context, operation, small, lang),
      await search(context, operation, capital, lang),
    ];
    assertContract(total > 0, `the entry with "${small}" in it in ${lang}`, "an empty list");
    assertContract(
      total === capitalTotal,
      `as many entries for ${capital} as for ${small} in ${lang}: ${total}`,
      `${capitalTotal}`,
    );
  };
  const parameter = operation.parameters.find(({ name }) => name === "word");
  if (parameter === undefined) return [];
  const { description = "" } = parameter;
  const isRequired = parameter.required === true;
  /** Returns an entry of the list, and a word of it. */
  const findSample = async (
    context: VerifyContext,
    lang?: Language,
  ): Promise<{ item: Item; word: string } | undefined> =>
    (await readSamples(context, operation, lang))
      .map((item) => ({ item, word: findWord(item) }))
      .find((sample): sample is { item: Item; word: string } => sample.word !== undefined);
  return [
    {
      name: "returns an empty list for a word without matches",
      run: async (context) => {
        const { total, items } = await search(context, operation, unknownWord);
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
        const isFound = items.some((found) => getKey(found) === getKey(item));
        assertContract(
          isFound || total > largestPage.perPage,
          `the entry with "${word}" in it`,
          `${total} other entries`,
        );
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
        for (const lang of languages)
          for (const word of listCaseWords(await readSamples(context, operation, lang), description, lang))
            await compareCases(context, word, lang);
      },
    },
    ...(selectsByWords(description)
      ? [
          {
            name: "finds only entries with all words",
            run: async (context: VerifyContext) => {
              for (const lang of languages) {
                const sample = await findSample(context, lang);
                if (sample === undefined) continue;
                const words = listFirstWords(sample.item).slice(0, maxKnownWords);
                // A server may look at the first or at the last words only.
                for (const word of [
                  [...words, unknownWord],
                  [unknownWord, ...words],
                ].map((all) => all.join(" "))) {
                  const { total } = await search(context, operation, word, lang);
                  assertContract(total === 0, `no entry for ${word}, of which none has each word`, `${total} entries`);
                }
              }
            },
          },
          {
            name: "finds an entry by two words of a text in another order",
            run: async (context: VerifyContext) => {
              for (const lang of languages) await assertFindsWordsInAnyOrder(context, operation, description, lang);
            },
          },
        ]
      : []),
    {
      name: "takes wildcards for text",
      run: async (context) => {
        for (const word of wildcardWords) {
          const { total } = await search(context, operation, word);
          assertContract(total === 0, `an empty list for ${word}`, `${total} entries`);
        }
      },
    },
    ...(["ru", "en"] as const).map((lang): ContractCheck => ({
      name: `searches the texts of the requested language: ${lang}`,
      run: async (context) => {
        const sample = (await readSamples(context, operation, lang))
          .map((item) => ({ item, word: findWord(item) }))
          .find(({ word }) => word !== undefined && (lang !== "ru" || /\p{Script=Cyrillic}/u.test(word)));
        if (sample?.word === undefined) return;
        const { item, word } = sample;
        await assertFinds(context, operation, { item, word, lang }, `the entry with "${word}" in its text`);
      },
    })),
    ...(isRequired
      ? []
      : [
          {
            name: "searches each field that the contract names, in each language",
            run: async (context: VerifyContext) => {
              for (const lang of languages) {
                const items = await readSamples(context, operation, lang);
                const names = listNamedFields(items, description);
                await assertFindsEachField(context, operation, { items, names, lang });
                await assertFindsWordsOfTwoFields(context, operation, { items, names, lang });
              }
            },
          },
          {
            name: "returns every entry without a search text",
            run: async (context: VerifyContext) => {
              const [all, found] = [
                await readListPage(context, operation, { perPage: 1 }),
                await search(context, operation, "a"),
              ];
              assertContract(all.total >= found.total, `at least the ${found.total} entries with "a"`, all.total);
            },
          },
        ]),
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
