import type { components } from "../../../src/generated/contract.d.ts";
import type { OpenApiDocument, SchemaObject } from "./document.ts";
import { flattenSchema } from "./operations.ts";

/** A language of the portal. */
export type Language = components["schemas"]["Language"];

/** The languages of the portal. */
export const languages: readonly Language[] = ["az", "ru", "en"];

const looksForeign: Readonly<Record<Language, (text: string) => boolean>> = {
  az: (text) => /[а-яё]/i.test(text),
  ru: (text) => !/[а-яё]/i.test(text),
  en: (text) => /[а-яёəğı]/i.test(text),
};

/**
 * What an answer says in another language than the one asked for; empty when it keeps to it. Judged are the texts that the
 * contract marks as localised. Names, codes and titles of laws come in any script, so only an answer that is foreign for the
 * most part counts, and one that says `lang` itself is taken at its word.
 */
export function findWrongLanguageTexts(
  document: OpenApiDocument,
  schema: SchemaObject,
  value: unknown,
  requested: Language,
): string[] {
  const texts = localisedTexts(document, schema, value, requested).filter((text) => /\p{L}{3}/u.test(text));
  const strays = texts.filter((text) => looksForeign[requested](text));
  return strays.length * 2 > texts.length ? strays : [];
}

/** Every localised text of a value, but for parts that say they are in another language. */
function localisedTexts(document: OpenApiDocument, given: SchemaObject, value: unknown, requested: Language): string[] {
  const schema = flattenSchema(document, given);
  if (typeof value === "string") return schema["x-localised"] === true ? [value] : [];
  if (Array.isArray(value))
    return schema.items === undefined
      ? []
      : value.flatMap((one) => localisedTexts(document, schema.items ?? {}, one, requested));
  if (typeof value !== "object" || value === null) return [];
  const fields = value as Readonly<Record<string, unknown>>;
  if (typeof fields["lang"] === "string" && fields["lang"] !== requested) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    localisedTexts(document, part, fields[name], requested),
  );
}
