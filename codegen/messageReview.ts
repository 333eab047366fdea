import { idsOf, languages, type Language, type Words } from "./messageFiles.ts";
import rules from "./messageRules.json" with { type: "json" };

/** How many characters a place has room for, by a pattern of ids; which texts are the same in two languages on purpose; which ids are agreed with the service and kept although nothing says them yet. */
export type WordRules = { longest: Readonly<Record<string, number>>; same: readonly string[]; agreed: readonly string[] };

/** The rules of this portal, from `wordRules.json`. */
export const portalRules: WordRules = rules;

/** One line for each word that is longer than its place allows; of several patterns the most exact one holds. */
export function tooLong(words: Words, { longest }: Pick<WordRules, "longest">): string[] {
  const patterns = Object.entries(longest)
    .toSorted(([left], [right]) => right.length - left.length)
    .map(([pattern, most]) => ({ pattern, most, matches: matcher(pattern) }));
  return each(words, (language, id, text) => {
    const place = patterns.find(({ matches }) => matches.test(id));
    const length = lengthOf(text);
    return place === undefined || length <= place.most ? [] : [`locales/${language}.json: "${id}" has ${length} characters, "${place.pattern}" has room for ${place.most}. Say it shorter, or make more room and change codegen/messageRules.json.`];
  });
}

/** One line for each word that is the same as in another language: most often one that was not translated yet. */
export function untranslated(words: Words, { same }: Pick<WordRules, "same">): string[] {
  return idsOf(words).flatMap((id) =>
    languages.flatMap((language, place) => {
      const text = words[language][id] ?? "";
      const twin = languages.slice(0, place).find((other) => words[other][id] === text);
      return twin === undefined || same.includes(text) || !/\p{L}/u.test(withoutGaps(text)) ? [] : [`locales/${language}.json: "${id}" is the same as in locales/${twin}.json. Translate it, or list its text under "same" in codegen/messageRules.json.`];
    }),
  );
}

const foreign: Readonly<Record<Language, RegExp>> = { az: /[а-яё]/iu, ru: /[əğışçöü]/iu, en: /[əğışçöüа-яё]/iu };
// The taxpayer's number has its Azerbaijani name in law, the word "şikayət" shows how letters are folded, and stand-in pages name languages in their own letters.
const named = /VÖEN|ASAN|Azərbaycan|Русский|şikayət/g;

/** One line for each word with letters that its language does not have. */
export function foreignLetters(words: Words): string[] {
  return each(words, (language, id, text) => {
    const letter = foreign[language].exec(text.replaceAll(named, ""))?.[0];
    return letter === undefined ? [] : [`locales/${language}.json: "${id}" has the letter "${letter}" of another language. Write the word in this one.`];
  });
}

const each = (words: Words, look: (language: Language, id: string, text: string) => string[]): string[] => languages.flatMap((language) => Object.entries(words[language]).flatMap(([id, text]) => look(language, id, text)));

const matcher = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll(".", String.raw`\.`).replaceAll("*", "[^.]+")}$`);

/** A text as long as it is read: of a choice its longest branch, of a gap three characters. */
function lengthOf(text: string): number {
  const chosen = text.replaceAll(/\{\w+, \w+,((?: *[\w=]+ \{[^{}]*\})+)\}/g, (_whole, branches: string) => [...branches.matchAll(/\{([^{}]*)\}/g)].map(([, branch = ""]) => branch).toSorted((left, right) => right.length - left.length)[0] ?? "");
  return withoutGaps(chosen).length;
}

const withoutGaps = (text: string): string => text.replaceAll(/\{\w+\}/g, "___");
