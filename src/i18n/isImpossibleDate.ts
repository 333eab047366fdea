import { toAsciiDigits } from "./asciiDigits.ts";

/** Returns whether a text that is no valid date has a day, a month and a year all the same, such as `31.04.2026`. */
export const isImpossibleDate = (typed: string): boolean =>
  /^(?:\d{1,2}[\s./,-]+\d{1,2}[\s./,-]+\d{4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})$/.test(
    toAsciiDigits(typed.replaceAll(/\p{Cf}/gu, "")).trim(),
  );
