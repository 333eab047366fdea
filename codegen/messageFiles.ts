import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { GenerationError } from "./runTool.ts";
import { repositoryRoot } from "./scratchTree.ts";

/** The portal's languages; each has one file of words in `locales/`. */
export const languageCodes = ["az", "ru", "en"] as const;

/** A language by its code. */
export type Language = (typeof languageCodes)[number];

/** The words of one language by their ids. */
export type MessageTable = Readonly<Record<string, string>>;

/** The words of every language. */
export type MessagesByLanguage = Readonly<Record<Language, MessageTable>>;

/** Reads `locales/`. Refuses with the file's name when one is not JSON. */
export async function readMessages(): Promise<MessagesByLanguage> {
  const tables = await Promise.all(
    languageCodes.map(async (language) => [language, await readMessageTable(language)] as const),
  );
  return Object.fromEntries(tables) as MessagesByLanguage;
}

async function readMessageTable(language: Language): Promise<MessageTable> {
  const path = `locales/${language}.json`;
  try {
    return JSON.parse(await readFile(join(repositoryRoot, path), "utf8")) as MessageTable;
  } catch (error) {
    throw new GenerationError([`${path}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/** Every id that at least one language has. */
export const messageIds = (messages: MessagesByLanguage): string[] => [
  ...new Set(languageCodes.flatMap((language) => Object.keys(messages[language]))),
];

/** A form's fields by their paths, and the names of its groups. */
export type FormFields = { form: string; fields: readonly string[]; groups: readonly string[] };

/** What every form of `forms/` has words for. */
export async function readFormFields(): Promise<FormFields[]> {
  const forms = await readdir(join(repositoryRoot, "forms"));
  return Promise.all(
    forms.map(async (form) => {
      const layout = JSON.parse(await readFile(join(repositoryRoot, "forms", form, "layout.json"), "utf8")) as {
        fields: Record<string, unknown>;
        groups?: Record<string, unknown>;
      };
      return { form, fields: Object.keys(layout.fields), groups: Object.keys(layout.groups ?? {}) };
    }),
  );
}

/** One line for each id that one of the languages lacks. */
export function findMissing(messages: MessagesByLanguage): string[] {
  const ids = messageIds(messages);
  return languageCodes.flatMap((language) =>
    ids
      .filter((id) => !messages[language][id]?.trim())
      .map((id) => `locales/${language}.json: "${id}" is missing. Add its text in this language.`),
  );
}

/** One line for each language and form field without a label: words are found by place, `form.<form>.<field>.label`. */
export function findMissingLabels(messages: MessagesByLanguage, forms: readonly FormFields[]): string[] {
  return forms.flatMap(({ form, fields }) =>
    fields.flatMap((field) => {
      const id = formMessageId(form, field, "label");
      // A word that one language has is already asked of the others.
      if (languageCodes.some((language) => id in messages[language])) return [];
      return languageCodes.map(
        (language) =>
          `locales/${language}.json: "${id}" is missing. The field "${field}" of forms/${form}/layout.json needs it.`,
      );
    }),
  );
}

/** The id of a field's words, such as its `label`. */
export const formMessageId = (form: string, field: string, suffix: string): string =>
  `form.${form}.${field.replaceAll("/", ".")}.${suffix}`;
