import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RouteName } from "../../src/config/paths.ts";
import type { Language } from "../../src/i18n/language.ts";

/** What a server needs to render the page of one record, beside the program that renders it. */
export type RecordTemplates = {
  /** The file of the program in the same folder. */
  program: string;
  /** The name of the portal, as pages have it. */
  portal: string;
  /**
   * The complete style. A record may need any rule of it, and the style of prerendered pages has only the rules that they
   * need; one block for all records needs one hash in the content security policy.
   */
  style: string;
  /** A page with placeholders for each language and route. */
  templates: Readonly<Partial<Record<Language, Readonly<Partial<Record<RouteName, string>>>>>>;
};

/** The placeholders of a template. A text with one of these names in it cannot be confused: all are replaced at once. */
export const recordPlaceholders = {
  path: "%RECORD_PATH%",
  title: "%RECORD_TITLE%",
  browserNotice: "%BROWSER_NOTICE%",
  headElements: "%RECORD_HEAD%",
  html: "%RECORD_HTML%",
  data: "%RECORD_DATA%",
  style: "%RECORD_STYLE%",
} as const;

/** Returns the folder of a build with the program and the templates; no server sends a file of a folder with a dot. */
export const getRendererFolder = (build: string): string => join(build, ".renderer");

const templatesFile = "templates.json";

/** Writes the templates of a build. Returns their release: a hash that changes with every file that a page loads. */
export async function writeRecordTemplates(build: string, templates: RecordTemplates): Promise<string> {
  const text = JSON.stringify(templates);
  await writeFile(join(getRendererFolder(build), templatesFile), text);
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** Reads the templates in a folder; `undefined` when it has none, as a build without pages of records. */
export function readRecordTemplates(folder: string): RecordTemplates | undefined {
  const file = join(folder, templatesFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as RecordTemplates) : undefined;
}

/** Changes each template in a folder; nothing in a folder without templates. */
export async function changeRecordTemplates(folder: string, change: (html: string) => string): Promise<void> {
  const records = readRecordTemplates(folder);
  if (records === undefined) return;
  const templates = Object.fromEntries(
    Object.entries(records.templates).map(([language, byRoute]) => [
      language,
      Object.fromEntries(Object.entries(byRoute).map(([name, html]) => [name, change(html)])),
    ]),
  );
  await writeFile(join(folder, templatesFile), JSON.stringify({ ...records, templates }));
}

/** Returns a template with its placeholders replaced. Throws when it has one that this renderer does not know. */
export const fillTemplate = (
  template: string,
  values: Readonly<Record<keyof typeof recordPlaceholders, string>>,
): string => {
  const byPlaceholder = new Map(
    Object.entries(recordPlaceholders).map(([name, placeholder]) => [
      placeholder as string,
      values[name as keyof typeof values],
    ]),
  );
  return template.replaceAll(/%[A-Z_]+%/g, (placeholder) => {
    const value = byPlaceholder.get(placeholder);
    if (value === undefined && placeholder.startsWith("%RECORD_"))
      throw new Error(`The renderer is older than the package: it does not know ${placeholder}.`);
    return value ?? placeholder;
  });
};

/** Returns the elements of the records' pages whose hashes a content security policy needs; empty for a build without them. */
export const renderPolicyElements = (folder: string): string => {
  const style = readRecordTemplates(folder)?.style;
  return style === undefined ? "" : `<style>${style}</style>`;
};
