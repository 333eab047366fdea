import type { Language } from "../src/generated/languages.ts";
import { elementType, parseIcu, type MessageFormatElement } from "./icu.ts";
import { languageCodes } from "./languages.ts";
import {
  findMissingLabels,
  findMissingOptions,
  listMessageIds,
  type AlphabetByLanguage,
  type FormFields,
  type MessagesByLanguage,
} from "./messageFiles.ts";
import rules from "./messageRules.json" with { type: "json" };
import { findUnused, type UsageSources } from "./messageUsage.ts";
import { verifyMessages } from "./verifyMessages.ts";

/** What a text has to keep besides the checks of `formatjs verify`. */
export type MessageRules = {
  /** The most characters of a text, by a pattern of ids in which `*` stands for one part. The longest pattern applies. */
  maxLengths: Readonly<Record<string, number>>;
  /** Texts that are the same in several languages on purpose. */
  sameInAllLanguages: readonly string[];
};

/** The rules of this portal, from `messageRules.json`. */
export const messageRules: MessageRules = rules;

/** Returns one line for each message that breaks a rule: every check of `npm run locales`, which the tests of the messages repeat. */
export async function findMessageErrors(
  messages: MessagesByLanguage,
  { alphabets, forms, sources }: { alphabets: AlphabetByLanguage; forms: readonly FormFields[]; sources: UsageSources },
): Promise<string[]> {
  const invalid = await verifyMessages(messages);
  return [
    ...invalid,
    ...findMissingLabels(messages, forms),
    ...findMissingOptions(messages, sources.options),
    ...findUnused(messages, sources, forms),
    // Texts are only measured when each of them can be parsed.
    ...(invalid.length > 0
      ? []
      : [
          ...findTooLong(messages, messageRules),
          ...findUntranslated(messages, messageRules),
          ...findForeignLetters(messages, alphabets),
        ]),
  ];
}

/** Returns one line for each text that is longer than its rule allows. */
export function findTooLong(messages: MessagesByLanguage, { maxLengths }: Pick<MessageRules, "maxLengths">): string[] {
  const limits = Object.entries(maxLengths)
    .toSorted(([left], [right]) => right.length - left.length)
    .map(([pattern, maxLength]) => ({ pattern, maxLength, regExp: idPattern(pattern) }));
  return flatMapMessages(messages, (language, id, text) => {
    const limit = limits.find(({ regExp }) => regExp.test(id));
    const length = displayLength(parseIcu(text));
    return limit === undefined || length <= limit.maxLength
      ? []
      : [
          `locales/${language}.json: "${id}" has ${length} characters; "${limit.pattern}" allows ${limit.maxLength}. Shorten it, or change codegen/messageRules.json.`,
        ];
  });
}

/** Returns one line for each text that is the same as in an earlier language: probably it was not translated yet. */
export function findUntranslated(
  messages: MessagesByLanguage,
  { sameInAllLanguages }: Pick<MessageRules, "sameInAllLanguages">,
): string[] {
  return listMessageIds(messages).flatMap((id) =>
    languageCodes.flatMap((language, index) => {
      const text = messages[language][id] ?? "";
      const twin = languageCodes.slice(0, index).find((earlier) => messages[earlier][id] === text);
      return twin === undefined || sameInAllLanguages.includes(text) || !/\p{L}/u.test(literalText(parseIcu(text)))
        ? []
        : [
            `locales/${language}.json: "${id}" is the same as in locales/${twin}.json. Translate it, or list its text under "sameInAllLanguages" in codegen/messageRules.json.`,
          ];
    }),
  );
}

// "VÖEN" is the legal name of the taxpayer's number, "şikayət" an example of folded letters, and languages have their own names.
const allowedNames = /VÖEN|Azərbaycan|Русский|şikayət/g;

/** Returns one line for each text with a letter that is not in the alphabet of its language. Every language may use a to z. */
export function findForeignLetters(messages: MessagesByLanguage, alphabets: AlphabetByLanguage): string[] {
  return flatMapMessages(messages, (language, id, text) => {
    const letter = [
      ...text
        .replaceAll(allowedNames, "")
        .toLowerCase()
        .matchAll(/(?![a-z])\p{L}/gu),
    ]
      .map(([match]) => match)
      .find((match) => !alphabets[language].includes(match));
    return letter === undefined
      ? []
      : [`locales/${language}.json: "${id}" has the letter "${letter}" of another language. Replace it.`];
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

/** The assumed length of an argument's value in characters. */
const argumentLength = 3;

/** Returns the length of a message as displayed; of a plural or select its longest branch counts. */
function displayLength(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((length, element) => {
    if (element.type === elementType.literal) return length + element.value.length;
    if (element.type === elementType.pound) return length + 1;
    if (element.type === elementType.tag) return length + displayLength(element.children);
    if (element.type !== elementType.plural && element.type !== elementType.select) return length + argumentLength;
    return length + Math.max(...Object.values(element.options).map(({ value }) => displayLength(value)));
  }, 0);
}

/** Returns the literal texts of a message, without its arguments. */
function literalText(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === elementType.literal) return element.value;
      if (element.type === elementType.tag) return literalText(element.children);
      if (element.type !== elementType.plural && element.type !== elementType.select) return "";
      return Object.values(element.options)
        .map(({ value }) => literalText(value))
        .join("");
    })
    .join("");
}
