import type { Language } from "./store/localizedText.ts";

/** How the service speaks beside its usual way: in Azerbaijani whoever asks, as before anything is translated; or in very long words. */
export type Speech = "untranslated" | "long";

/** The language of what the service publishes for somebody who asks in another one. */
export const languageSpoken = (speech: Speech | undefined, asked: Language): Language => (speech === "untranslated" ? "az" : asked);

/** Words of each language that are longer than a narrow column. */
const longWords: Readonly<Record<Language, string>> = { az: "Sənayeləşdirilməyənlərdəndirlərsə", ru: "Рентгеноэлектрокардиографического", en: "Electroencephalographically" };
const titled = /^(title|name|surname|summary|description|serviceType|paymentTarget|subject|question|address|manufacturer)$/;

/** The same answer; in long words when the service speaks so. */
export function spoken(speech: Speech | undefined, lang: Language, body: unknown): unknown {
  if (speech !== "long") return body;
  const lengthen = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return titled.test(key) ? `${longWords[lang]} ${value}` : value;
    if (Array.isArray(value)) return value.map((one) => lengthen(one, key));
    if (typeof value === "object" && value !== null) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lengthen(one, name)]));
    return value;
  };
  return lengthen(body, "");
}
