import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../src/generated/languages.ts";
import { getLayoutGroups, readLayout, type LayoutFile } from "./formLayout.ts";
import { languageCodes } from "./languages.ts";
import { GenerationError } from "./runTool.ts";
import { repositoryRoot } from "./scratchTree.ts";

/** The messages of one language by id. */
export type MessageTable = Readonly<Record<string, string>>;

/** The messages of every language. */
export type MessagesByLanguage = Readonly<Record<Language, MessageTable>>;

/** Reads `locales/`. Throws a `GenerationError` with the file's name when a file is missing or is not JSON. */
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

/** Returns every id that at least one language has. */
export const listMessageIds = (messages: MessagesByLanguage): string[] => [
  ...new Set(languageCodes.flatMap((language) => Object.keys(messages[language]))),
];

/** The fields of a form by path, such as `possessor/name`, and the names of its groups. */
export type FormFields = { form: string; fields: readonly string[]; groups: readonly string[] };

/** Reads the fields and groups of every form of `forms/` from its layout. */
export async function readFormFields(): Promise<FormFields[]> {
  return Promise.all(
    (await readFormNames()).map(async (form) => {
      const layout = (await readLayout(form)) as LayoutFile;
      return { form, fields: Object.keys(layout.fields), groups: Object.keys(getLayoutGroups(layout) ?? {}) };
    }),
  );
}

/** Returns the names of the forms, which are the folders of `forms/`, sorted. */
export async function readFormNames(): Promise<string[]> {
  const entries = await readdir(join(repositoryRoot, "forms"), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
}

/** Returns one error line for each language and form field or group whose message id no language has. */
export function findMissingLabels(messages: MessagesByLanguage, forms: readonly FormFields[]): string[] {
  return forms.flatMap(({ form, fields, groups }) =>
    [
      ...fields.map((field) => ({ id: formMessageId(form, field, "label"), user: `field "${field}"` })),
      ...groups.map((group) => ({ id: `form.${form}.group.${group}`, user: `group "${group}"` })),
    ].flatMap(({ id, user }) => {
      // When one language has the id, the comparison of the languages reports the others.
      if (languageCodes.some((language) => id in messages[language])) return [];
      return languageCodes.map(
        (language) =>
          `locales/${language}.json: "${id}" is missing. The ${user} of forms/${form}/layout.json needs it.`,
      );
    }),
  );
}

/** Returns the message id of a form field, such as its `label`. */
const formMessageId = (form: string, field: string, suffix: string): string =>
  `form.${form}.${field.replaceAll("/", ".")}.${suffix}`;
