import { formatNumber } from "../i18n/format.ts";
import type { Language } from "../i18n/language.ts";

/** Returns a number in the format of a language, with the decimals that it has, six at most. */
export const formatExactNumber = (language: Language, value: number): string =>
  formatNumber(language, value, Math.min(String(value).split(".")[1]?.length ?? 0, 6));
