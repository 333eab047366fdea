import { foldDiacritics, foldWords } from "./foldDiacritics.ts";

/** A segment of a text, and whether it matches the search. */
type TextSegment = { text: string; isMatch: boolean };

/**
 * Splits a text into segments. A match is the beginning of a word that equals a search word, ignoring case and
 * diacritics.
 */
export function highlight(text: string, word: string): TextSegment[] {
  const searchWords = foldWords(word).toSorted((a, b) => b.length - a.length);
  if (searchWords.length === 0) return [{ text, isMatch: false }];
  const matches = foldDiacritics(text).matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${searchWords.join("|")})`, "gu"));
  const segments: TextSegment[] = [];
  let offset = 0;
  for (const { index, 0: match } of matches) {
    segments.push(
      { text: text.slice(offset, index), isMatch: false },
      { text: text.slice(index, index + match.length), isMatch: true },
    );
    offset = index + match.length;
  }
  return [...segments, { text: text.slice(offset), isMatch: false }].filter((segment) => segment.text !== "");
}
