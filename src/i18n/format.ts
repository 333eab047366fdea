import type { Language } from "./language.ts";

/*
 * Browsers built without Azerbaijani data claim the language and answer with root formats ("2025 M05 28", "1,234.5").
 * So Azerbaijani is written by hand here, the same on a server and in every browser; Russian and English use Intl.
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

const timeZone = "Asia/Baku";
/** BCP 47 tags for `Intl`, where they differ from the code of the language. */
const intlTags: Readonly<Partial<Record<Language, string>>> = { az: "en-GB", en: "en-GB" };
const intlTag = (language: Language): string => intlTags[language] ?? language;

function dateTimeParts(moment: Date): Record<string, string> {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** A day as people of Baku read it: `28 may 2025`, `28 мая 2025 г.`, `28 May 2025`; day and month never part. An unreadable date comes back as it is. */
export function formatDate(language: Language, iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  if (language === "az") {
    const { day, month, year } = dateTimeParts(moment);
    return `${Number(day)}\u00A0${azMonths[Number(month) - 1]} ${year}`;
  }
  const written = new Intl.DateTimeFormat(intlTag(language), { timeZone: timeZone, dateStyle: "long" })
    .format(moment)
    .replace(" ", "\u00A0");
  // The short word for "year" stays with its number.
  return language === "ru" ? written.replace(" г.", "\u00A0г.") : written;
}

/** A day with its time: `28 may 2025, 14:05`. */
export function formatDateTime(language: Language, iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  const { hour, minute } = dateTimeParts(moment);
  return `${formatDate(language, iso)}, ${hour}:${minute}`;
}

/** A number with `digits` decimals: `1.234,50`, `1 234,50`, `1,234.50`. */
export function formatNumber(language: Language, value: number, fractionDigits = 0): string {
  const written = new Intl.NumberFormat(intlTag(language), {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(value);
  return language === "az" ? written.replaceAll(/[.,]/g, (sign) => (sign === "." ? "," : ".")) : written;
}

/** An amount of manats: `1.234,50 ₼`, `1 234,50 AZN`, `AZN 1,234.50`. Parts never break over a line. */
export function formatMoney(language: Language, amount: number): string {
  const number = formatNumber(language, amount, 2);
  if (language === "az") return `${number}\u00A0₼`;
  return language === "en" ? `AZN\u00A0${number}` : `${number}\u00A0AZN`;
}

// w is no letter of the alphabet, but of many names of firms.
const azAlphabet = "abcçdeəfgğhxıijkqlmnoöprsştuüvwyz";

/** Compares two texts in the order of a language's alphabet; Azerbaijani by its own (ə after e, x after h, q after k). */
export function createComparator(language: Language): (left: string, right: string) => number {
  if (language !== "az") return new Intl.Collator(language).compare;
  const rank = (text: string): number[] =>
    [...lowerCase("az", text)].map(
      (letter) =>
        azAlphabet.indexOf(letter) + (azAlphabet.includes(letter) ? 1000 : (letter.codePointAt(0) ?? 0) / 1000),
    );
  return (left, right) => {
    const [a, b] = [rank(left), rank(right)];
    const at = a.findIndex((value, index) => value !== b[index]);
    return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1);
  };
}

/** Lower case by a language's own rules: Azerbaijani I becomes ı and İ becomes i. */
export function lowerCase(language: Language, text: string): string {
  return language === "az" ? text.replaceAll("İ", "i").replaceAll("I", "ı").toLowerCase() : text.toLowerCase();
}

/** A phone number in the groups in which people of Azerbaijan read it: `+994 12 555 01 95`. One of another country comes back as it is. */
export const formatPhone = (number: string): string =>
  number.replace(/^\+994(\d{2})(\d{3})(\d{2})(\d{2})$/, "+994\u00A0$1\u00A0$2\u00A0$3\u00A0$4");

/** The clock in Baku at a moment: `14:05`. */
export function formatTime(iso: string): string {
  const { hour = "", minute = "" } = dateTimeParts(new Date(iso));
  return `${hour}:${minute}`;
}
