import type { components } from "../../src/generated/contract.d.ts";

/** A language of the portal. */
export type Language = components["schemas"]["Language"];

/** A text of the service. Where Russian or English was never written, readers get the Azerbaijani one. */
export type LocalizedText = { az: string; ru?: string; en?: string };

/** Writes a text down; a language that is left out falls back to Azerbaijani. */
export const localizedText = (az: string, ru?: string, en?: string): LocalizedText => ({
  az,
  ...(ru !== undefined && { ru }),
  ...(en !== undefined && { en }),
});

/** A text in the language asked for, or in Azerbaijani. */
export const translate = (text: LocalizedText, lang: Language): string => text[lang] ?? text.az;

/** The mark an answer carries when its text does not exist in the language asked for. */
export const fallbackLang = (text: LocalizedText, lang: Language): { lang?: Language } =>
  text[lang] === undefined ? { lang: "az" } : {};

/** Fills `{name}` places of a text, in every language. What is filled in may be a text of its own. */
export function interpolate(
  template: LocalizedText,
  values: Readonly<Record<string, string | LocalizedText>>,
): LocalizedText {
  const filled = (one: string, lang: Language): string =>
    one.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name] ?? place;
      return typeof value === "string" ? value : translate(value, lang);
    });
  return localizedText(
    filled(template.az, "az"),
    template.ru && filled(template.ru, "ru"),
    template.en && filled(template.en, "en"),
  );
}
