import { messageIds, languageCodes, type Language, type MessagesByLanguage } from "./messageFiles.ts";
import rules from "./messageRules.json" with { type: "json" };

/** How many characters a place has room for, by a pattern of ids; which texts are the same in two languages on purpose; which ids are agreed with the service and kept although nothing says them yet. */
export type MessageRules = {
  maxLengths: Readonly<Record<string, number>>;
  sameInAllLanguages: readonly string[];
  reservedIds: readonly string[];
};

/** The rules of this portal, from `wordRules.json`. */
export const messageRules: MessageRules = rules;

/** One line for each word that is longer than its place allows; of several patterns the most exact one holds. */
export function findTooLong(messages: MessagesByLanguage, { maxLengths }: Pick<MessageRules, "maxLengths">): string[] {
  const patterns = Object.entries(maxLengths)
    .toSorted(([left], [right]) => right.length - left.length)
    .map(([pattern, most]) => ({ pattern, most, matches: idPattern(pattern) }));
  return flatMapMessages(messages, (language, id, text) => {
    const place = patterns.find(({ matches }) => matches.test(id));
    const length = displayLength(text);
    return place === undefined || length <= place.most
      ? []
      : [
          `locales/${language}.json: "${id}" has ${length} characters, "${place.pattern}" has room for ${place.most}. Say it shorter, or make more room and change codegen/messageRules.json.`,
        ];
  });
}

/** One line for each word that is the same as in another language: most often one that was not translated yet. */
export function findUntranslated(
  messages: MessagesByLanguage,
  { sameInAllLanguages }: Pick<MessageRules, "sameInAllLanguages">,
): string[] {
  return messageIds(messages).flatMap((id) =>
    languageCodes.flatMap((language, place) => {
      const text = messages[language][id] ?? "";
      const twin = languageCodes.slice(0, place).find((other) => messages[other][id] === text);
      return twin === undefined || sameInAllLanguages.includes(text) || !/\p{L}/u.test(withPlaceholderText(text))
        ? []
        : [
            `locales/${language}.json: "${id}" is the same as in locales/${twin}.json. Translate it, or list its text under "sameInAllLanguages" in codegen/messageRules.json.`,
          ];
    }),
  );
}

const foreignLetterPatterns: Readonly<Record<Language, RegExp>> = {
  az: /[а-яё]/iu,
  ru: /[əğışçöü]/iu,
  en: /[əğışçöüа-яё]/iu,
};
// The taxpayer's number has its Azerbaijani name in law, the word "şikayət" shows how letters are folded, and stand-in pages name languages in their own letters.
const allowedNames = /VÖEN|ASAN|Azərbaycan|Русский|şikayət/g;

/** One line for each word with letters that its language does not have. */
export function findForeignLetters(messages: MessagesByLanguage): string[] {
  return flatMapMessages(messages, (language, id, text) => {
    const letter = foreignLetterPatterns[language].exec(text.replaceAll(allowedNames, ""))?.[0];
    return letter === undefined
      ? []
      : [
          `locales/${language}.json: "${id}" has the letter "${letter}" of another language. Write the word in this one.`,
        ];
  });
}

const flatMapMessages = (
  messages: MessagesByLanguage,
  callback: (language: Language, id: string, text: string) => string[],
): string[] =>
  languageCodes.flatMap((language) =>
    Object.entries(messages[language]).flatMap(([id, text]) => callback(language, id, text)),
  );

const idPattern = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(".", String.raw`\.`).replaceAll("*", "[^.]+")}$`);

/** A text as long as it is read: of a choice its longest branch, of a gap three characters. */
function displayLength(text: string): number {
  const chosen = text.replaceAll(
    /\{\w+, \w+,((?: *[\w=]+ \{[^{}]*\})+)\}/g,
    (_whole, branches: string) =>
      [...branches.matchAll(/\{([^{}]*)\}/g)]
        .map(([, branch = ""]) => branch)
        .toSorted((left, right) => right.length - left.length)[0] ?? "",
  );
  return withPlaceholderText(chosen).length;
}

const withPlaceholderText = (text: string): string => text.replaceAll(/\{\w+\}/g, "___");
