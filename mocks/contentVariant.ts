import type { Language } from "./store/localizedText.ts";

/** A variant of the content: Azerbaijani for all languages, as before translation, or very long words. */
export type ContentVariant = "untranslated" | "long";

/** Returns the language of published content for a requested language. */
export const getContentLanguage = (variant: ContentVariant | undefined, requested: Language): Language =>
  variant === "untranslated" ? "az" : requested;

/** A word of each language that is wider than a narrow column. */
const longWordByLanguage: { az: string } & Readonly<Partial<Record<Language, string>>> = {
  az: "Sənayeləşdirilməyənlərdəndirlərsə",
  ru: "Рентгеноэлектрокардиографического",
  en: "Electroencephalographically",
};
const titleProperties =
  /^(title|name|surname|summary|description|serviceType|paymentTarget|subject|question|address|manufacturer)$/;

/** Returns the response body. With the variant `long`, each title gets a long word, except in the `data` of a draft. */
export function applyContentVariant(variant: ContentVariant | undefined, lang: Language, body: unknown): unknown {
  if (variant !== "long") return body;
  const lengthen = (value: unknown, key: string): unknown => {
    if (typeof value === "string")
      return titleProperties.test(key) ? `${longWordByLanguage[lang] ?? longWordByLanguage.az} ${value}` : value;
    if (key === "data") return value;
    if (Array.isArray(value)) return value.map((item) => lengthen(item, key));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, lengthen(item, name)]));
    return value;
  };
  return lengthen(body, "");
}
