import type { Id, SearchResult } from "../../src/generated/contract.d.ts";
import { faq } from "../sampleData/faq.ts";
import { posts } from "../sampleData/posts.ts";
import { services } from "../sampleData/services.ts";
import { standards } from "../sampleData/standards.ts";
import { searchSynonyms, searchWords } from "../sampleData/searchSynonyms.ts";
import { createTextIndex, getStems } from "../../src/features/search/createTextIndex.ts";
import { stemWord } from "../../src/features/search/stemWord.ts";
import { splitNormalizedWords } from "./textNormalization.ts";
import {
  getFallbackLang,
  translate,
  localizedText,
  type Language,
  type LocalizedText,
  mapLanguages,
} from "./localizedText.ts";

type IndexEntry = { id: Id; section: string; title: LocalizedText; content: LocalizedText };

const stripMarkup = (text: LocalizedText): LocalizedText => {
  // Punctuation inside a word is removed; other punctuation separates words.
  const toPlainText = (html: string): string =>
    html
      .replaceAll(/<\/?(strong|a)\b[^>]*>/g, "")
      // A heading or an item of a list ends a sentence.
      .replaceAll(/([^\s.,;:!?…])\s*<\/(h\d|li)>/g, "$1. ")
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
  return mapLanguages(text, toPlainText);
};

/** All searchable entries. Equal matches keep this order. */
const searchIndex: readonly IndexEntry[] = [
  ...services.map(({ id, type, title, summary }) => ({
    id,
    section: type === "E_SERVICE" ? "e-services" : "informative-services",
    title,
    content: summary,
  })),
  ...posts.map(({ id, place, title, content }) => ({ id, section: place, title, content: stripMarkup(content) })),
  ...faq.map(({ id, question, answer }) => ({ id, section: "faq", title: question, content: answer })),
  ...standards.map(({ id, designation, title }) => ({
    id,
    section: "standards",
    title: localizedText(designation),
    content: title,
  })),
];

const getKey = ({ id, section }: IndexEntry): string => `${section}/${id}`;
const entriesByKey = new Map(searchIndex.map((entry) => [getKey(entry), entry]));

const synonymGroups = searchSynonyms.map((group) => ({ group, stems: new Set(getStems(group)) }));

/** Returns the groups of synonyms that have a word of the text. */
function getSynonyms(text: string): string {
  const stems = getStems(text);
  return synonymGroups
    .filter((group) => stems.some((stem) => group.stems.has(stem)))
    .map(({ group }) => group)
    .join(" ");
}

const createFinder = (lang: Language): ReturnType<typeof createTextIndex> =>
  createTextIndex(
    { title: 3, words: 2.5, content: 1, titleSynonyms: 1.5, contentSynonyms: 0.4 },
    searchIndex.map((entry) => {
      const title = translate(entry.title, lang);
      const content = translate(entry.content, lang);
      const words = searchWords[getKey(entry)] ?? "";
      return {
        id: getKey(entry),
        title,
        words,
        content,
        titleSynonyms: getSynonyms(`${title} ${words}`),
        contentSynonyms: getSynonyms(content),
      };
    }),
  );

const finders = new Map<Language, ReturnType<typeof createTextIndex>>();
const getFinder = (lang: Language): ReturnType<typeof createTextIndex> => {
  const finder = finders.get(lang) ?? createFinder(lang);
  finders.set(lang, finder);
  return finder;
};

/** Matches with a smaller share of the best score are left out. */
const minRelativeScore = 0.1;

/** Returns the matches of a query, best first. Any of its words may match, in the title with a higher weight. */
export function searchContent(query: string, lang: Language): SearchResult[] {
  const matches = getFinder(lang)(query);
  const minScore = (matches[0]?.score ?? 0) * minRelativeScore;
  return matches.flatMap(({ id: key, score, matchedStems }) => {
    const entry = entriesByKey.get(key);
    if (entry === undefined || score < minScore) return [];
    return {
      id: entry.id,
      searchPlace: entry.section,
      title: translate(entry.title, lang),
      content: createExcerpt(translate(entry.content, lang), splitNormalizedWords(query), matchedStems),
      ...getFallbackLang(entry.content, lang),
    };
  });
}

/** Returns true if each query word occurs in one of the texts. */
export function matchesQuery(query: string, ...texts: readonly string[]): boolean {
  const words = texts.flatMap(splitNormalizedWords);
  return splitNormalizedWords(query).every((word) => words.some((item) => item.startsWith(word)));
}

/** The approximate length of an excerpt, in characters. */
const maxExcerptLength = 160;

/** Returns an excerpt around the first word as it was typed, or in another form, cut between words. */
function createExcerpt(content: string, typedWords: readonly string[], stems: readonly string[]): string {
  if (content.length <= maxExcerptLength) return content;
  const words = content.split(" ");
  const findWord = (isMatch: (part: string) => boolean): number =>
    words.findIndex((word) => splitNormalizedWords(word).some(isMatch));
  const typedIndex = findWord((part) => typedWords.some((typed) => part.startsWith(typed)));
  const matchIndex = Math.max(
    typedIndex === -1 ? findWord((part) => stemWord(part).some((stem) => stems.includes(stem))) : typedIndex,
    0,
  );
  let [from, to] = [matchIndex, matchIndex + 1];
  const length = (): number => words.slice(from, to).join(" ").length;
  while (length() < maxExcerptLength && (from > 0 || to < words.length)) {
    if (from > 0) from -= 1;
    if (to < words.length) to += 1;
  }
  return `${from > 0 ? "… " : ""}${words.slice(from, to).join(" ")}${to < words.length ? " …" : ""}`;
}
