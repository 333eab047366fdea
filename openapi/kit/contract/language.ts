import { languageCodes, type Language } from "../../../src/generated/languages.ts";
import { isRecord } from "../../../src/config/isRecord.ts";
import type { OpenApiDocument, SchemaObject } from "./document.ts";
import { flattenSchema } from "./operations.ts";
import { findTextFault, hasWordsOfOtherLanguage } from "./textFaults.ts";

export { languageCodes as languages, type Language };

const scripts = new Map<Language, string>();

/** Returns the script in which a language is written, such as `Latn`. */
export function getScript(language: Language): string {
  const script = scripts.get(language) ?? new Intl.Locale(language).maximize().script ?? "Latn";
  scripts.set(language, script);
  return script;
}

/** Returns whether the script of a text rules out a language. */
function isWrongLanguage(language: Language, text: string): boolean {
  const script = getScript(language);
  if (script !== "Latn") return !hasScript(script, text);
  return hasScript("Cyrl", text) || (language === "en" && /[əğı]/i.test(text));
}

const hasScript = (script: string, text: string): boolean => new RegExp(`\\p{Script=${script}}`, "u").test(text);

/**
 * Returns the localised texts of a value that are not in the requested language, or an empty list. Names, codes and titles of
 * laws can be in any script, so a script alone counts only when most of the texts are wrong; frequent words of another
 * language always count. An object with its own `lang` is skipped.
 */
export function findWrongLanguageTexts(
  document: OpenApiDocument,
  schema: SchemaObject,
  value: unknown,
  requested: Language,
): LocalisedText[] {
  const texts = listLocalisedTexts(document, schema, value, requested).filter(({ text }) => /\p{L}{3}/u.test(text));
  const wrong = texts.filter(({ text }) => isWrongLanguage(requested, text));
  return wrong.length * 2 > texts.length ? wrong : texts.filter(({ text }) => hasWordsOfOtherLanguage(requested, text));
}

/** Returns one sentence for each localised text that nobody can read: a key, a wrong encoding, an HTML entity. */
export const findUnreadableTexts = (
  document: OpenApiDocument,
  schema: SchemaObject,
  value: unknown,
  requested: Language,
): string[] =>
  listLocalisedTexts(document, schema, value, requested).flatMap(({ path, text, isHtml }) => {
    const fault = findTextFault(text) ?? (isHtml !== true && hasTags(text) ? "HTML in a plain text" : undefined);
    return fault === undefined ? [] : [`${path} is ${fault}: "${text.slice(0, 60)}"`];
  });

/** Returns whether a text has tags of HTML, and not only a word in angle brackets. */
const hasTags = (text: string): boolean =>
  /<\/?(?:a|b|br|div|em|h[1-6]|i|li|mark|ol|p|span|strong|ul)(?:\s[^<>]*)?\/?>/i.test(text);

/** A localised text and where it is, with the ids of list entries: `/items/101/title`. `isHtml` when the contract says so. */
export type LocalisedText = { path: string; text: string; isHtml?: boolean };

/** The options of a uiSchema that are texts. */
export const uiTextOptions = ["ui:help", "ui:enumNames", "ui:title", "ui:description", "ui:placeholder"];

/** Returns the texts marked `x-localised`, nested ones too, except inside objects whose `lang` is another language. */
export function listLocalisedTexts(
  document: OpenApiDocument,
  unresolved: SchemaObject,
  value: unknown,
  requested: Language,
  path = "",
): LocalisedText[] {
  const schema = flattenSchema(document, unresolved);
  if (typeof value === "string")
    return schema["x-localised"] === true
      ? [{ path, text: value, isHtml: /\bHTML\b/.test(String(schema["description"])) }]
      : [];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) =>
      listLocalisedTexts(document, schema.items ?? {}, item, requested, `${path}/${getKey(item, index)}`),
    );
  if (typeof value !== "object" || value === null) return [];
  const fields = value as Readonly<Record<string, unknown>>;
  if (typeof fields["lang"] === "string" && fields["lang"] !== requested) return [];
  if (schema["x-localised"] === true) return listUiTexts(fields, path);
  const { additionalProperties } = schema;
  const texts = Object.keys(fields).flatMap((name) => {
    const property = schema.properties?.[name] ?? (isRecord(additionalProperties) ? additionalProperties : undefined);
    return property === undefined
      ? []
      : listLocalisedTexts(document, property, fields[name], requested, `${path}/${name}`);
  });
  const alternatives = [schema["anyOf"], schema["oneOf"]]
    .flatMap((members) => (Array.isArray(members) ? members.filter(isRecord) : []))
    .flatMap((member) => listLocalisedTexts(document, member, value, requested, path));
  return [...new Map([...texts, ...alternatives].map((found) => [found.path, found])).values()];
}

const getKey = (item: unknown, index: number): string | number => {
  const id = typeof item === "object" && item !== null && "id" in item ? item.id : undefined;
  return typeof id === "string" || typeof id === "number" ? id : index;
};

/** Returns the texts of a uiSchema: all values of its text options. */
function listUiTexts(value: unknown, path: string, isText = false): LocalisedText[] {
  if (typeof value === "string") return isText ? [{ path, text: value }] : [];
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, nested]) =>
        listUiTexts(nested, `${path}/${name}`, isText || uiTextOptions.includes(name)),
      )
    : [];
}
