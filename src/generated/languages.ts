// Generated from openapi/schemas/Language.yaml. Do not edit.

/** The languages of the portal in the order in which they are offered, each with its own name. The first is the default. */
export const languages = [
  { code: "az", name: "Azərbaycan" },
  { code: "ru", name: "Русский" },
  { code: "en", name: "English" },
] as const;

/** The codes of the languages, in the same order. */
export const languageCodes = ["az", "ru", "en"] as const;

/** The code of a language of the portal. */
export type Language = (typeof languageCodes)[number];
