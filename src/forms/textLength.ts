import { formatNumber } from "../i18n/format.ts";
import type { Translator } from "../i18n/IntlProvider.tsx";
import type { Language } from "../i18n/language.ts";

/** Returns the length of a text in code points, as in JSON Schema. */
const countCharacters = (text: string): number => [...text].length;

/**
 * Returns whether a text is longer than its operation takes, without the spaces at its ends. A field that shows this as an error
 * has no `maxLength`, with which the browser would cut a text without a word.
 */
export const isTooLong = (text: string, limit: number): boolean => countCharacters(text.trim()) > limit;

/** Returns the error of a text that is too long: how long it may be, and how long it is. */
export const getLengthError = (t: Translator, language: Language, text: string, limit: number): string =>
  t("invalid.maxLength", {
    limit,
    most: formatNumber(language, limit),
    length: formatNumber(language, countCharacters(text)),
  });
