import type { components } from "../../src/generated/contract.d.ts";

/** A language of the portal. */
export type Language = components["schemas"]["Language"];

/** A text of the service. Where Russian or English was never written, readers get the Azerbaijani one. */
export type Text = { az: string; ru?: string; en?: string };

/** Writes a text down; a language that is left out falls back to Azerbaijani. */
export const text = (az: string, ru?: string, en?: string): Text => ({ az, ...(ru !== undefined && { ru }), ...(en !== undefined && { en }) });

/** A text in the language asked for, or in Azerbaijani. */
export const say = (words: Text, lang: Language): string => words[lang] ?? words.az;

/** The mark an answer carries when its text does not exist in the language asked for. */
export const fallbackMark = (words: Text, lang: Language): { lang?: Language } => (words[lang] === undefined ? { lang: "az" } : {});

/** Fills `{name}` places of a text, in every language. What is filled in may be a text of its own. */
export function fill(words: Text, values: Readonly<Record<string, string | Text>>): Text {
  const filled = (one: string, lang: Language): string =>
    one.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name] ?? place;
      return typeof value === "string" ? value : say(value, lang);
    });
  return text(filled(words.az, "az"), words.ru && filled(words.ru, "ru"), words.en && filled(words.en, "en"));
}
