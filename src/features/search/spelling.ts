import { lowerCase } from "../../i18n/format.ts";
import type { Language } from "../../i18n/language.ts";
import { foldDiacritics, foldWords } from "./foldDiacritics.ts";

/**
 * Returns the search word in the spelling of the found texts: `sikayet` as `şikayət`. Returns `undefined` when the
 * spelling is the same. The I of an abbreviation or a text of another language, such as `ISO`, is also found as `i`.
 */
export function suggestSpelling(texts: readonly string[], word: string, language: Language): string | undefined {
  const knownWords = texts
    .flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? [])
    .flatMap((known) => [lowerCase(language, known), known.toLowerCase()]);
  const lowerCased = lowerCase(language, word);
  const corrected = lowerCased.replaceAll(/[\p{L}\p{N}]+/gu, (typed) => {
    const folded = foldDiacritics(typed);
    return knownWords.includes(typed) || knownWords.some((known) => known.startsWith(typed))
      ? typed
      : (knownWords.find((known) => foldDiacritics(known).startsWith(folded))?.slice(0, typed.length) ?? typed);
  });
  return corrected === lowerCased ? undefined : corrected;
}

/**
 * Returns other spellings for a search without results: without diacritics, and without the last letters, because
 * Azerbaijani suffixes are long.
 */
export function getSpellingVariants(word: string): string[] {
  const folded = foldWords(word).join(" ");
  const shorter = foldWords(word)
    .map((part) => (part.length >= 6 ? part.slice(0, Math.max(4, part.length - 3)) : part))
    .join(" ");
  return [...new Set([folded, shorter])].filter((variant) => variant !== "" && variant !== word.trim().toLowerCase());
}
