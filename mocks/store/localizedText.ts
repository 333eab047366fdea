import { languageCodes, type Language } from "../../src/generated/languages.ts";

export type { Language };

/** Returns the language of a code; Azerbaijani for any other value. */
export const parseLanguage = (code: string | null): Language =>
  languageCodes.find((language) => language === code) ?? "az";

/** A text in several languages. Missing translations fall back to Azerbaijani. */
export type LocalizedText = { az: string } & Partial<Record<Language, string>>;

/** Creates a text. A missing language falls back to Azerbaijani. */
export const localizedText = (az: string, ru?: string, en?: string): LocalizedText => ({
  az,
  ...(ru !== undefined && { ru }),
  ...(en !== undefined && { en }),
});

/** Returns a text in the requested language, or in Azerbaijani. */
export const translate = (text: LocalizedText, lang: Language): string => text[lang] ?? text.az;

/** Returns the `lang` property of a response whose text has no translation in the requested language. */
export const getFallbackLang = (text: LocalizedText, lang: Language): { lang?: Language } =>
  text[lang] === undefined ? { lang: "az" } : {};

/** Changes a text in each of its languages. */
export const mapLanguages = (
  text: LocalizedText,
  change: (translation: string, language: Language) => string,
): LocalizedText =>
  Object.fromEntries(
    languageCodes.flatMap((language) => {
      const translation = text[language];
      return translation === undefined ? [] : [[language, change(translation, language)]];
    }),
  ) as LocalizedText;

/** Replaces `{name}` placeholders in all languages. A value may be a localised text too. */
export function interpolate(
  template: LocalizedText,
  values: Readonly<Record<string, string | LocalizedText>>,
): LocalizedText {
  const replace = (text: string, lang: Language): string =>
    text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name] ?? placeholder;
      return typeof value === "string" ? value : translate(value, lang);
    });
  return mapLanguages(template, replace);
}
