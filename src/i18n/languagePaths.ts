import { defaultLanguage, languages, type Language } from "./language.ts";

/** The languages with addresses of their own, such as `/ru/home`. Paths without a language show the stored one. */
export const prefixedLanguages: readonly Language[] = languages
  .map(({ code }) => code)
  .filter((code) => code !== defaultLanguage);

const prefixPattern = new RegExp(`^/(${prefixedLanguages.join("|")})(?=[/?#]|$)`);

/** Returns the language that a path begins with: `ru` for `/ru/home`; `undefined` for `/home`. */
export const getPathLanguage = (path: string): Language | undefined =>
  prefixPattern.exec(path)?.[1] as Language | undefined;

/** Returns a path without its language: `/home` for `/ru/home`, `/` for `/ru`. */
export function withoutLanguage(path: string): string {
  const language = getPathLanguage(path);
  if (language === undefined) return path;
  // One slash: a browser reads "//faq" as another host.
  return path.slice(`/${language}`.length).replace(/^\/*/, "/");
}

/** Returns the address of a path in a language: `/ru/home` for `/home`, and the path itself in the default language. */
export const withLanguage = (path: string, language: Language): string =>
  language === defaultLanguage ? withoutLanguage(path) : `/${language}${withoutLanguage(path)}`;

/** Returns a pattern, without regard to case, of paths and path templates with and without a language. */
export function createAddressPattern(templates: readonly string[]): string {
  const known = [...new Set(templates)].filter((path) => path !== "/");
  const alternatives = known.map((path) => path.replaceAll(/:\w+/g, "[^/]+")).join("|");
  return `^(/(${prefixedLanguages.join("|")}))?(${alternatives})?/*$`;
}

/** Returns the path of the current address as the route table has it, without the language. */
export const getCurrentPath = (): string => withoutLanguage(location.pathname);

/** Replaces the current address by another path, with the query and the fragment. Keeps the language of the address. */
export function replaceCurrentPath(path: string): void {
  const language = getPathLanguage(location.pathname) ?? defaultLanguage;
  history.replaceState(history.state, "", withLanguage(path, language) + location.search + location.hash);
}

/** Replaces the current address by that of the same page in another language. */
export function replaceAddressLanguage(language: Language): void {
  const path = withLanguage(location.pathname, language);
  if (path !== location.pathname) history.replaceState(history.state, "", path + location.search + location.hash);
}
