import { deviceStore } from "../config/storage.ts";
import { languages, type Language } from "../generated/languages.ts";

export { languages, type Language };

/** The language of a visitor who has not chosen one. */
export const defaultLanguage: Language = languages[0].code;

/** Parses a language code, case-insensitively. Returns the default language for any other value. */
export function parseLanguage(code: unknown): Language {
  const language =
    typeof code === "string" ? languages.find((candidate) => candidate.code === code.toLowerCase()) : undefined;
  return language?.code ?? defaultLanguage;
}

/** Returns the stored language. */
export const getStoredLanguage = (): Language => parseLanguage(deviceStore.get("locale"));

let currentRequestLanguage: Language | undefined;

/** Sets the language of all later requests. */
export function setRequestLanguage(language: Language): void {
  currentRequestLanguage = language;
}

/** Returns the language of requests. */
export const requestLanguage = (): Language => currentRequestLanguage ?? getStoredLanguage();

/** Stores a language in localStorage, and in a cookie by which the server selects the page to send. */
export function storeLanguage(language: Language): void {
  deviceStore.set("locale", language);
  setLanguageCookie(language, 31_536_000);
}

/** Returns whether the language cookie is set. */
export const hasLanguageCookie = (): boolean =>
  typeof document !== "undefined" && /(?:^|; )(?:__Host-)?locale=/.test(document.cookie);

/** Removes the language cookie. */
export const clearLanguageCookie = (): void => setLanguageCookie("", 0);

/** Sets the cookie. With `__Host-`, only this host can set it, and over HTTPS only; plain HTTP, as on a test host, has no such cookies. */
function setLanguageCookie(value: string, maxAge: number): void {
  const attributes = `path=/; max-age=${maxAge}; samesite=lax`;
  document.cookie =
    location.protocol === "https:" ? `__Host-locale=${value}; ${attributes}; secure` : `locale=${value}; ${attributes}`;
}
