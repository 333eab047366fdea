import MiniSearch from "minisearch";
import { foldWords } from "./foldDiacritics.ts";
import { stemWord } from "./stemWord.ts";
import { isStopWord } from "./stopWords.ts";
import { swapKeyboardLayout } from "./swapKeyboardLayout.ts";

/** A text that can be found. `words` are other words for it, which nobody sees. */
export type IndexedText = { id: string; title: string; words?: string; content?: string };

/** A found text. `coverage` is the share of the words of the query that it matches, from 0 to 1. */
export type TextMatch = { id: string; score: number; coverage: number; matchedStems: readonly string[] };

type Matches = ReadonlyMap<string, { score: number; stems: readonly string[] }>;

const weights = { title: 3, words: 2.5, content: 1, titleSynonyms: 1.5, contentSynonyms: 0.4 };

/** Shorter words are beginnings of other words only when they are the whole query. */
const minPrefixLength = 4;

const splitWords = (text: string): string[] => foldWords(text.normalize("NFC"));
const getStems = (text: string): string[] => splitWords(text).flatMap(stemWord);

/** Equal for texts of the same words in the same order, in any form of the words. */
const getStemKey = (text: string): string => getStems(text).join(" ");

const hasSubject = (text: string): boolean => splitWords(text).some((word) => !isStopWord(word));
const isInsignificant = (text: string): boolean => splitWords(text).length > 0 && !hasSubject(text);

/**
 * Returns a function that finds texts by any word of a query, best first: also by another form of the word, without
 * diacritics, with a typing error, or typed in the wrong keyboard layout. Each of the `synonyms` is a list of words that
 * stand for each other.
 */
export function createTextIndex(
  texts: readonly IndexedText[],
  synonyms: readonly string[] = [],
): (query: string) => TextMatch[] {
  const synonymGroups = synonyms.map((group) => ({ group, stems: new Set(getStems(group)) }));
  const getSynonyms = (text: string): string => {
    const stems = getStems(text);
    return synonymGroups
      .filter((group) => stems.some((stem) => group.stems.has(stem)))
      .map(({ group }) => group)
      .join(" ");
  };
  const index = new MiniSearch<Record<keyof typeof weights | "id", string>>({
    fields: Object.keys(weights),
    tokenize: splitWords,
    processTerm: stemWord,
    searchOptions: {
      boost: weights,
      weights: { prefix: 0.4, fuzzy: 0.3 },
      // A long list of words is no reason for a lower score.
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
    },
  });
  index.addAll(
    texts.map(({ id, title, words = "", content = "" }) => ({
      id,
      title,
      words,
      content,
      titleSynonyms: getSynonyms(`${title} ${words}`),
      contentSynonyms: getSynonyms(content),
    })),
  );

  const findWord = (word: string, isPrefix: boolean, isFuzzy: boolean): Matches =>
    new Map(
      index
        .search(word, {
          prefix: isPrefix,
          fuzzy: isFuzzy && ((term: string) => term.length > 3 && 1),
        })
        .map(({ id, score, terms }) => [String(id), { score, stems: terms }]),
    );
  const findEachWord = (text: string, isOnly: boolean, isFuzzy: boolean): Matches[] => {
    const words = splitWords(text);
    return words
      .map((word) => findWord(word, word.length >= minPrefixLength || (isOnly && words.length === 1), isFuzzy))
      .filter(({ size }) => size > 0);
  };
  /** The matches of each word, in the first reading of the typed text that has some. */
  const findTyped = (typed: string, isOnly: boolean): Matches[] => {
    const readings = [typed, ...swapKeyboardLayout(typed).filter(hasSubject)];
    const attempts = [false, true].flatMap((isFuzzy) => readings.map((reading) => ({ reading, isFuzzy })));
    for (const { reading, isFuzzy } of attempts) {
      const found = findEachWord(reading, isOnly, isFuzzy);
      if (found.length > 0) return found;
    }
    return [];
  };

  const titleKeys = new Map(texts.map(({ id, title }) => [id, getStemKey(title)]));

  return (query) => {
    const queryKey = getStemKey(query);
    const typedWords = query.normalize("NFC").split(/\s+/);
    const subjects = typedWords.filter(
      (typed) => hasSubject(typed) && !swapKeyboardLayout(typed).some(isInsignificant),
    );
    const typedSubjects = subjects.length === 0 ? typedWords : subjects;
    const foundWords = typedSubjects.flatMap((typed) => findTyped(typed, typedWords.length === 1));
    return [...new Set(foundWords.flatMap((found) => [...found.keys()]))]
      .map((id) => {
        const matches = foundWords.flatMap((found) => found.get(id) ?? []);
        const share = matches.length / foundWords.length;
        return {
          id,
          // A text whose title was typed comes first.
          score: matches.reduce((sum, { score }) => sum + score, 0) * share * (titleKeys.get(id) === queryKey ? 10 : 1),
          coverage: matches.length / Math.max(typedSubjects.length, foundWords.length),
          matchedStems: matches.flatMap(({ stems }) => stems),
        };
      })
      .toSorted((a, b) => b.score - a.score);
  };
}
