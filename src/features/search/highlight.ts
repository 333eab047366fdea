import { plainLetters, plainWords } from "./foldDiacritics.ts";

/** A piece of a text, and whether it is something that was looked for. */
export type Piece = { text: string; hit: boolean };

/** A text in pieces: those that begin a word as one of the words looked for does, whatever letters stand in for others, and the rest. */
export function hitsIn(text: string, word: string): Piece[] {
  const wanted = plainWords(word).toSorted((a, b) => b.length - a.length);
  if (wanted.length === 0) return [{ text, hit: false }];
  const found = plainLetters(text).matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${wanted.join("|")})`, "gu"));
  const pieces: Piece[] = [];
  let at = 0;
  for (const { index, 0: match } of found) {
    pieces.push({ text: text.slice(at, index), hit: false }, { text: text.slice(index, index + match.length), hit: true });
    at = index + match.length;
  }
  return [...pieces, { text: text.slice(at), hit: false }].filter((piece) => piece.text !== "");
}
