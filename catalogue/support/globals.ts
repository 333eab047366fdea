import { defaultLanguage } from "../../src/i18n/language.ts";

/** What can be chosen in the toolbar, with the choice at the start: the language, the portal and the preferences of a visitor. */
export const initialGlobals = {
  language: defaultLanguage,
  portal: "competition",
  fontSize: "16",
  images: "on",
  colour: "on",
  scheme: "light",
};

/** What is chosen in the toolbar. */
export type Globals = Record<keyof typeof initialGlobals, string>;

/** The choices in which the browser test shows the stories, by turns. */
export const testedGlobals: readonly Partial<Globals>[] = [
  { language: "az", portal: "competition" },
  { language: "ru", portal: "quality", fontSize: "20" },
  { language: "en", portal: "quality", colour: "mono" },
  { language: "ru", portal: "competition", images: "off", fontSize: "12" },
  { language: "az", portal: "quality", scheme: "dark" },
];
