import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "./runTool.ts";
import { root } from "./scratchTree.ts";

/** The portal's languages; each has one file of words in `locales/`. */
export const languages = ["az", "ru", "en"] as const;

/** A language by its code. */
export type Language = (typeof languages)[number];

/** The words of one language by their ids. */
export type Table = Readonly<Record<string, string>>;

/** The words of every language. */
export type Words = Readonly<Record<Language, Table>>;

/** Reads `locales/`. Refuses with the file's name when one is not JSON. */
export async function readWords(): Promise<Words> {
  const tables = await Promise.all(languages.map(async (language) => [language, await readTable(language)] as const));
  return Object.fromEntries(tables) as Words;
}

async function readTable(language: Language): Promise<Table> {
  const path = `locales/${language}.json`;
  try {
    return JSON.parse(await readFile(join(root, path), "utf8")) as Table;
  } catch (error) {
    throw new Refusal([`${path}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/** Every id that at least one language has. */
export const idsOf = (words: Words): string[] => [...new Set(languages.flatMap((language) => Object.keys(words[language])))];

/** A form's fields by their paths, and the names of its groups. */
export type FormPlaces = { form: string; fields: readonly string[]; groups: readonly string[] };

/** What every form of `forms/` has words for. */
export async function formPlaces(): Promise<FormPlaces[]> {
  const forms = await readdir(join(root, "forms"));
  return Promise.all(
    forms.map(async (form) => {
      const layout = JSON.parse(await readFile(join(root, "forms", form, "layout.json"), "utf8")) as { fields: Record<string, unknown>; groups?: Record<string, unknown> };
      return { form, fields: Object.keys(layout.fields), groups: Object.keys(layout.groups ?? {}) };
    }),
  );
}

/** One line for each id that one of the languages lacks. */
export function missing(words: Words): string[] {
  const ids = idsOf(words);
  return languages.flatMap((language) => ids.filter((id) => !words[language][id]?.trim()).map((id) => `locales/${language}.json: "${id}" is missing. Add its text in this language.`));
}

/** One line for each language and form field without a label: words are found by place, `form.<form>.<field>.label`. */
export function missingLabels(words: Words, forms: readonly FormPlaces[]): string[] {
  return forms.flatMap(({ form, fields }) =>
    fields.flatMap((field) => {
      const id = placeOf(form, field, "label");
      // A word that one language has is already asked of the others.
      if (languages.some((language) => id in words[language])) return [];
      return languages.map((language) => `locales/${language}.json: "${id}" is missing. The field "${field}" of forms/${form}/layout.json needs it.`);
    }),
  );
}

/** The id of a field's words, such as its `label`. */
export const placeOf = (form: string, field: string, part: string): string => `form.${form}.${field.replaceAll("/", ".")}.${part}`;
