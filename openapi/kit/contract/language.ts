import { languageCodes, type Language } from "../../../src/generated/languages.ts";
import type { OpenApiDocument, SchemaObject } from "./document.ts";
import { flattenSchema } from "./operations.ts";

export { languageCodes as languages, type Language };

/** Returns whether the script of a text rules out a language. */
function isWrongLanguage(language: Language, text: string): boolean {
  const { script = "Latn" } = new Intl.Locale(language).maximize();
  if (script !== "Latn") return !hasScript(script, text);
  return hasScript("Cyrl", text) || (language === "en" && /[əğı]/i.test(text));
}

const hasScript = (script: string, text: string): boolean => new RegExp(`\\p{Script=${script}}`, "u").test(text);

/**
 * Returns the localised texts of a value that are not in the requested language, or an empty list. Names, codes and titles of
 * laws can be in any script, so the result is empty unless most of the texts are wrong. An object with its own `lang` is
 * skipped.
 */
export function findWrongLanguageTexts(
  document: OpenApiDocument,
  schema: SchemaObject,
  value: unknown,
  requested: Language,
): string[] {
  const texts = localisedTexts(document, schema, value, requested).filter((text) => /\p{L}{3}/u.test(text));
  const wrong = texts.filter((text) => isWrongLanguage(requested, text));
  return wrong.length * 2 > texts.length ? wrong : [];
}

/** Returns the texts marked `x-localised`, except inside objects whose `lang` is another language. */
function localisedTexts(
  document: OpenApiDocument,
  unresolved: SchemaObject,
  value: unknown,
  requested: Language,
): string[] {
  const schema = flattenSchema(document, unresolved);
  if (typeof value === "string") return schema["x-localised"] === true ? [value] : [];
  if (Array.isArray(value))
    return schema.items === undefined
      ? []
      : value.flatMap((item) => localisedTexts(document, schema.items ?? {}, item, requested));
  if (typeof value !== "object" || value === null) return [];
  const fields = value as Readonly<Record<string, unknown>>;
  if (typeof fields["lang"] === "string" && fields["lang"] !== requested) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    localisedTexts(document, property, fields[name], requested),
  );
}
