import type { Language } from "../../../src/generated/languages.ts";

/**
 * Frequent words of each language that are no words of the others. A short list is enough, because two of them have to
 * occur; names and titles of one language in a text of another one seldom contain two. A language without a list is not judged.
 */
const frequentWords: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  az: new Set(
    "və bu üçün ilə olan edilir deyil hər haqqında olunur bir ya da də edin göndərin daxil olmalıdır edilib sizin etmək tələb müraciət xidmət nə necə onu onun olur görə kimi yoxdur".split(
      " ",
    ),
  ),
  ru: new Set("и в на не для с по или из от вы ваш вас если как что это за до его к о при чтобы уже только".split(" ")),
  en: new Set("the of and to is for with are not has that this your you was from have been will which when".split(" ")),
};

const countFrequentWords = (language: Language, words: ReadonlySet<string>): number =>
  [...words].filter((word) => frequentWords[language]?.has(word)).length;

/** Returns whether the words of a text are clearly those of another language: at least two, and none of the requested one. */
export function hasWordsOfOtherLanguage(requested: Language, text: string): boolean {
  if (frequentWords[requested] === undefined) return false;
  const words = new Set(text.toLocaleLowerCase(requested).match(/\p{L}+/gu) ?? []);
  if (countFrequentWords(requested, words) > 0) return false;
  return (Object.keys(frequentWords) as Language[]).some(
    (language) => language !== requested && countFrequentWords(language, words) >= 2,
  );
}

/**
 * What the bytes of UTF-8 become when they are read as Windows-1252: spaces, quotation marks and Cyrillic letters; letters with
 * accents; those of Azerbaijani. «NESTLÉ» and CAFÉ™ are right.
 */
const misreadUtf8 =
  /[ÂÐÑ][\u0080-\u00BFŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|[ÃÄÅÆÉ][\u0080-\u009F]|Ã[\u00A0-\u00BA\u00BC-\u00BF–œ‡]|Ä[°±Ÿž]|Å[Ÿž]|É™(?=\p{L})|(?<!\p{Lu})É™/u;

const faults: readonly (readonly [name: string, pattern: RegExp, exception?: RegExp])[] = [
  [
    "an untranslated key",
    /^(?:[a-z]\w*(?:[._][\w-]+){2,}|[a-z]+\.[a-z]+[A-Z]\w*|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)$/,
    /^www\./,
  ],
  ["a placeholder without its value", /\{\{.*\}\}|%[sd](?!\w)|\{\w+\}/],
  ["a text in a wrong character encoding", misreadUtf8],
  ["a character that could not be decoded", /\uFFFD|\p{L}\?\p{Ll}/u, /[/=]/],
  // A text with tags is HTML, in which entities are right.
  ["an HTML entity in a plain text", /&(?:amp|lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);/i, /<\/?[a-z]+[^>]*>/i],
];

/** Returns what is wrong with a text for people in any language, or `undefined`. */
export const findTextFault = (text: string): string | undefined =>
  faults.find(([, pattern, exception]) => pattern.test(text) && exception?.test(text) !== true)?.[0];
