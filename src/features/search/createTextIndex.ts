import MiniSearch from "minisearch";
import { foldWords } from "./foldDiacritics.ts";
import { stemWord } from "./stemWord.ts";
import { isStopWord } from "./stopWords.ts";
import { swapKeyboardLayout } from "./swapKeyboardLayout.ts";

/** A found text. `coverage` is the share of the words of the query that it matches, from 0 to 1. */
export type TextMatch = { id: string; score: number; coverage: number; matchedStems: readonly string[] };

type Matches = ReadonlyMap<string, { score: number; stems: readonly string[] }>;

/** Shorter words are beginnings of other words only when they are the whole query. */
const minPrefixLength = 4;

const splitWords = (text: string): string[] => foldWords(text.normalize("NFC"));

/** Returns the stems of all words of a text. */
export const getStems = (text: string): string[] => splitWords(text).flatMap(stemWord);

/** Equal for texts of the same words in the same order, in any form of the words. */
const getStemKey = (text: string): string => getStems(text).join(" ");

const hasSubject = (text: string): boolean => splitWords(text).some((word) => !isStopWord(word));
const isInsignificant = (text: string): boolean => splitWords(text).length > 0 && !hasSubject(text);

/**
 * Returns a function that finds texts by any word of a query, best first: also by another form of the word, without
 * diacritics, with a typing error, or typed in the wrong keyboard layout. `weights` has the weight of each field of a text.
 */
export function createTextIndex<Field extends string>(
  weights: Readonly<Record<Field, number>>,
  texts: readonly ({ id: string; title: string } & Readonly<Record<NoInfer<Field>, string>>)[],
): (query: string) => TextMatch[] {
  const index = new MiniSearch<(typeof texts)[number]>({
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
  index.addAll(texts);

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
