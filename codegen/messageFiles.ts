import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../src/generated/languages.ts";
import { getLayoutGroups, readLayout } from "./formLayout.ts";
import { languageCodes, languageFactIds, nameLanguages } from "./languages.ts";
import { readJson } from "./readJson.ts";
import { GenerationError, settleAll } from "./generationError.ts";
import { repositoryRoot } from "../cli/repositoryRoot.ts";

/** The messages of one language by id. */
export type MessageTable = Readonly<Record<string, string>>;

/** The messages of every language. */
export type MessagesByLanguage = Readonly<Record<Language, MessageTable>>;

/**
 * The messages of the mock backend's stub pages have this prefix: they are written apart, only those pages can use them, and they
 * never reach the portal.
 */
export const stubPrefix = "stub.";

/**
 * Returns the messages of `locales/`, with those that name the languages: the text of a locale file, or else the derived one.
 * Throws a `GenerationError` with the file's name when a file is missing, is not JSON, contains a value that is no text or
 * does not describe its own language.
 */
export const readMessages = async (): Promise<MessagesByLanguage> =>
  mapLanguages(async (language) => {
    const table = await readLocaleFile(language);
    const names = nameLanguages(language, {
      in: table[languageFactIds.in] ?? "",
      name: table[languageFactIds.name] ?? "",
    });
    const facts: readonly string[] = Object.values(languageFactIds);
    return Object.fromEntries(Object.entries({ ...names, ...table }).filter(([id]) => !facts.includes(id)));
  });

/** The letters of every language in lower case. */
export type AlphabetByLanguage = Readonly<Record<Language, string>>;

/** Returns the alphabets of `locales/`. Throws like `readMessages`. */
export const readAlphabets = async (): Promise<AlphabetByLanguage> =>
  mapLanguages(async (language) => (await readLocaleFile(language))[languageFactIds.alphabet] ?? "");

/** Reads a locale file as it is. Throws like `readMessages`. */
export async function readLocaleFile(language: Language): Promise<MessageTable> {
  const path = `locales/${language}.json`;
  const table = (await readJson(path)) as MessageTable;
  const nonTexts = findNonTexts(table);
  const problems = nonTexts.length > 0 ? nonTexts : findMissingFacts(table);
  if (problems.length > 0) throw new GenerationError(problems.map((problem) => `${path}: ${problem}`));
  return table;
}

/** Returns one sentence for each value of a locale file that is no text. */
function findNonTexts(value: unknown): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return ["It is no object with the texts of the messages."];
  return Object.entries(value).flatMap(([id, text]) =>
    typeof text === "string" ? [] : [`"${id}" is no text. Write its text in this language.`],
  );
}

/** Returns one sentence for each fact about its own language that a locale file lacks. */
export function findMissingFacts(table: MessageTable): string[] {
  const { alphabet, ...texts } = languageFactIds;
  return [
    ...((table[alphabet] ?? "").trim() === ""
      ? [`"${alphabet}" is missing. List the letters of the language in lower case.`]
      : []),
    ...Object.values(texts).flatMap((id) =>
      (table[id] ?? "").includes("{language}")
        ? []
        : [`"${id}" is missing or has no {language}. Add its text in this language, with {language} for the name.`],
    ),
  ];
}

async function mapLanguages<Value>(read: (language: Language) => Promise<Value>): Promise<Record<Language, Value>> {
  const entries = await settleAll(languageCodes.map(async (language) => [language, await read(language)] as const));
  return Object.fromEntries(entries) as Record<Language, Value>;
}

/** Returns every id that at least one language has. */
export const listMessageIds = (messages: MessagesByLanguage): string[] => [
  ...new Set(languageCodes.flatMap((language) => Object.keys(messages[language]))),
];

/** The fields of a form by path, such as `possessor/name`, and the names of its groups. */
export type FormFields = { form: string; fields: readonly string[]; groups: readonly string[] };

/** The values of the selects of a form by path, such as `category`. */
export type FormOptions = { form: string; options: Readonly<Record<string, readonly string[]>> };

/** Reads the fields and groups of every form of `forms/` from its layout. */
export async function readFormFields(): Promise<FormFields[]> {
  return Promise.all(
    (await readFormNames()).map(async (form) => {
      const layout = await readLayout(form);
      return { form, fields: Object.keys(layout.fields), groups: Object.keys(getLayoutGroups(layout) ?? {}) };
    }),
  );
}

/** Returns the names of the forms, which are the folders of `forms/`, sorted. */
export async function readFormNames(): Promise<string[]> {
  const entries = await readdir(join(repositoryRoot, "forms"), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
}

/** A message that a form looks up, and what needs it. */
type NeededMessage = { id: string; user: string };

/** Returns one error line for each language and form field or group whose message id no language has. */
export const findMissingLabels = (messages: MessagesByLanguage, forms: readonly FormFields[]): string[] =>
  forms.flatMap(({ form, fields, groups }) =>
    findMissing(messages, [
      ...fields.map((field) => ({
        id: `${getFieldPrefix(form, field)}.label`,
        user: `field "${field}" of forms/${form}/layout.json`,
      })),
      ...groups.map((group) => ({
        id: `form.${form}.group.${group}`,
        user: `group "${group}" of forms/${form}/layout.json`,
      })),
    ]),
  );

/** Returns one error line for each language and value of a select whose message id no language has. */
export const findMissingOptions = (messages: MessagesByLanguage, forms: readonly FormOptions[]): string[] =>
  forms.flatMap(({ form, options }) =>
    findMissing(
      messages,
      Object.entries(options).flatMap(([field, values]) =>
        values.map((value) => ({
          id: `${getFieldPrefix(form, field)}.option.${value}`,
          user: `value ${value} of the field "${field}" of forms/${form}/schema.json`,
        })),
      ),
    ),
  );

const getFieldPrefix = (form: string, field: string): string => `form.${form}.${field.replaceAll("/", ".")}`;

/** Returns one error line for each language and id that no language has: the comparison of the languages reports the others. */
const findMissing = (messages: MessagesByLanguage, needed: readonly NeededMessage[]): string[] =>
  needed
    .filter(({ id }) => !languageCodes.some((language) => id in messages[language]))
    .flatMap(({ id, user }) =>
      languageCodes.map((language) => `locales/${language}.json: "${id}" is missing. The ${user} needs it.`),
    );
