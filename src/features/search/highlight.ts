import { foldDiacritics, foldWords } from "./foldDiacritics.ts";

/** A piece of a text, and whether it is something that was looked for. */
export type TextSegment = { text: string; isMatch: boolean };

/** A text in pieces: those that begin a word as one of the words looked for does, whatever letters stand in for others, and the rest. */
export function highlight(text: string, word: string): TextSegment[] {
  const wanted = foldWords(word).toSorted((a, b) => b.length - a.length);
  if (wanted.length === 0) return [{ text, isMatch: false }];
  const found = foldDiacritics(text).matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${wanted.join("|")})`, "gu"));
  const pieces: TextSegment[] = [];
  let at = 0;
  for (const { index, 0: match } of found) {
    pieces.push(
      { text: text.slice(at, index), isMatch: false },
      { text: text.slice(index, index + match.length), isMatch: true },
    );
    at = index + match.length;
  }
  return [...pieces, { text: text.slice(at), isMatch: false }].filter((piece) => piece.text !== "");
}
