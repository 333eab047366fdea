import { lowerCase } from "../../i18n/format.ts";
import type { Language } from "../../i18n/language.ts";
import { foldDiacritics, foldWords } from "./foldDiacritics.ts";

/**
 * What was looked for, spelt as the texts that were found spell it: `sikayet` as `şikayət`. `undefined` when that is how it
 * was typed.
 */
export function suggestSpelling(texts: readonly string[], word: string, language: Language): string | undefined {
  const present = texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []).map((one) => lowerCase(language, one));
  const typed = lowerCase(language, word);
  const spelt = typed.replaceAll(/[\p{L}\p{N}]+/gu, (one) => {
    const plain = foldDiacritics(one);
    return present.includes(one) || present.some((other) => other.startsWith(one))
      ? one
      : (present.find((other) => foldDiacritics(other).startsWith(plain))?.slice(0, one.length) ?? one);
  });
  return spelt === typed ? undefined : spelt;
}

/** What else to try when nothing was found: the word in plain letters, and without its ending, which in Azerbaijani is often long. */
export function getSpellingVariants(word: string): string[] {
  const plain = foldWords(word).join(" ");
  const shorter = foldWords(word)
    .map((one) => (one.length >= 6 ? one.slice(0, Math.max(4, one.length - 3)) : one))
    .join(" ");
  return [...new Set([plain, shorter])].filter((variant) => variant !== "" && variant !== word.trim().toLowerCase());
}
