import { createOnce } from "../config/createOnce.ts";
import { getBakuDate, getBakuTime, timeZone } from "./bakuCalendar.ts";
import type { Language } from "./language.ts";

/*
 * Browsers without Azerbaijani locale data claim support, but return root formats ("2025 M05 28", "1,234.5"). So this
 * module formats Azerbaijani itself, the same on the server and in every browser. Other languages use Intl.
 */

const azMonths = [
  "yanvar",
  "fevral",
  "mart",
  "aprel",
  "may",
  "iyun",
  "iyul",
  "avqust",
  "sentyabr",
  "oktyabr",
  "noyabr",
  "dekabr",
];

/** BCP 47 tags for `Intl`, where they differ from the code of the language. */
const intlTags: Readonly<Partial<Record<Language, string>>> = { az: "en-GB", en: "en-GB" };
/** Returns the BCP 47 tag of a language for `Intl`. */
export const getIntlTag = (language: Language): string => intlTags[language] ?? language;

const getDateFormat = createOnce((tag: string) => new Intl.DateTimeFormat(tag, { timeZone, dateStyle: "long" }));
const getNumberFormat = createOnce((tag: string) =>
  createOnce(
    (fractionDigits: number) =>
      new Intl.NumberFormat(tag, { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }),
  ),
);

/** Formats a date: `28 may 2025`, `28 мая 2025 г.`, `28 May 2025`, with a no-break space after the day. Returns an invalid date unchanged. */
export function formatDate(language: Language, iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  if (language === "az") {
    const [year, month, day] = getBakuDate(moment).split("-");
    return `${Number(day)}\u00A0${azMonths[Number(month) - 1]} ${year}`;
  }
  const formatted = getDateFormat(getIntlTag(language)).format(moment).replace(" ", "\u00A0");
  // No line break before the abbreviation of "year".
  return language === "ru" ? formatted.replace(" г.", "\u00A0г.") : formatted;
}

/** Formats a date with its time, if it has one: `28 may 2025, 14:05`. */
export function formatDateTime(language: Language, iso: string): string {
  const date = formatDate(language, iso);
  return date === iso || !iso.includes(":") ? date : `${date}, ${getBakuTime(new Date(iso))}`;
}

/** Formats a number: `1.234,50`, `1 234,50`, `1,234.50`. */
export function formatNumber(language: Language, value: number, fractionDigits = 0): string {
  const formatted = getNumberFormat(getIntlTag(language))(fractionDigits).format(value);
  return language === "az" ? formatted.replaceAll(/[.,]/g, (separator) => (separator === "." ? "," : ".")) : formatted;
}

/** Formats an amount in manats with no-break spaces: `1.234,50 ₼`, `1 234,50 AZN`, `AZN 1,234.50`. */
export const formatMoney = (language: Language, amount: number): string =>
  addCurrency(language, formatNumber(language, amount, 2));

/** Formats a range of amounts in manats: `1,50 – 2,00 ₼`, `1,50 – 2,00 AZN`, `AZN 1.50 – 2.00`. */
export const formatMoneyRange = (language: Language, lowest: number, highest: number): string =>
  addCurrency(language, `${formatNumber(language, lowest, 2)} – ${formatNumber(language, highest, 2)}`);

function addCurrency(language: Language, amount: string): string {
  if (language === "az") return `${amount}\u00A0₼`;
  return language === "en" ? `AZN\u00A0${amount}` : `${amount}\u00A0AZN`;
}

// With w, which is not in the alphabet but in many company names.
const azAlphabet = "abcçdeəfgğhxıijkqlmnoöprsştuüvwyz";

/** Returns a comparator for the alphabet of a language; in Azerbaijani ə follows e, x follows h and q follows k. */
export function createComparator(language: Language): (left: string, right: string) => number {
  if (language !== "az") return new Intl.Collator(language).compare;
  const getRank = (text: string): number[] =>
    [...lowerCase("az", text)].map(
      (letter) =>
        azAlphabet.indexOf(letter) + (azAlphabet.includes(letter) ? 1000 : (letter.codePointAt(0) ?? 0) / 1000),
    );
  return (left, right) => {
    const [a, b] = [getRank(left), getRank(right)];
    const index = a.findIndex((value, position) => value !== b[position]);
    return index < 0 ? a.length - b.length : (a[index] ?? 0) - (b[index] ?? -1);
  };
}

/** Converts a text to lower case by the rules of a language: Azerbaijani I becomes ı and İ becomes i. */
export function lowerCase(language: Language, text: string): string {
  return language === "az" ? text.replaceAll("İ", "i").replaceAll("I", "ı").toLowerCase() : text.toLowerCase();
}

/** Formats an Azerbaijani phone number: `+994 12 555 01 95`. Returns a number of another country unchanged. */
export const formatPhone = (number: string): string =>
  number.replace(/^\+994(\d{2})(\d{3})(\d{2})(\d{2})$/, "+994\u00A0$1\u00A0$2\u00A0$3\u00A0$4");
