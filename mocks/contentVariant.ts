import type { Language } from "./store/localizedText.ts";

/** How the service speaks beside its usual way: in Azerbaijani whoever asks, as before anything is translated; or in very long words. */
export type ContentVariant = "untranslated" | "long";

/** The language of what the service publishes for somebody who asks in another one. */
export const getContentLanguage = (variant: ContentVariant | undefined, asked: Language): Language =>
  variant === "untranslated" ? "az" : asked;

/** Words of each language that are longer than a narrow column. */
const longWordByLanguage: Readonly<Record<Language, string>> = {
  az: "Sənayeləşdirilməyənlərdəndirlərsə",
  ru: "Рентгеноэлектрокардиографического",
  en: "Electroencephalographically",
};
const titleProperties =
  /^(title|name|surname|summary|description|serviceType|paymentTarget|subject|question|address|manufacturer)$/;

/** The same answer; in long words when the service speaks so. */
export function applyContentVariant(variant: ContentVariant | undefined, lang: Language, body: unknown): unknown {
  if (variant !== "long") return body;
  const lengthen = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return titleProperties.test(key) ? `${longWordByLanguage[lang]} ${value}` : value;
    if (Array.isArray(value)) return value.map((one) => lengthen(one, key));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lengthen(one, name)]));
    return value;
  };
  return lengthen(body, "");
}
