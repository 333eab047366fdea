import { deviceStore } from "../config/storage.ts";
import { languages, type Language } from "../generated/languages.ts";

export { languages, type Language };

/** The language of a visitor who has not chosen one. */
export const defaultLanguage: Language = languages[0].code;

/** The language that a code stands for, whatever its case; the default for anything that is not a language of the portal. */
export function parseLanguage(code: unknown): Language {
  const known =
    typeof code === "string" ? languages.find((language) => language.code === code.toLowerCase()) : undefined;
  return known?.code ?? defaultLanguage;
}

/** The language kept on this device. */
export const storedLanguage = (): Language => parseLanguage(deviceStore.get("locale"));

let currentRequestLanguage: Language | undefined;

/** From now on every call asks for this language. */
export function setRequestLanguage(current: Language): void {
  currentRequestLanguage = current;
}

/** The language that calls ask for now. */
export const requestLanguage = (): Language => currentRequestLanguage ?? storedLanguage();

/** Keeps a language on this device, and in a cookie from which a server can choose the page to send. */
export function storeLanguage(language: Language): void {
  deviceStore.set("locale", language);
  document.cookie = `locale=${language}; path=/; max-age=31536000; samesite=lax`;
}

/** Whether the cookie with the language is kept. */
export const hasLanguageCookie = (): boolean =>
  typeof document !== "undefined" && /(?:^|; )locale=/.test(document.cookie);

/** Removes the cookie with the language. */
export function clearLanguageCookie(): void {
  document.cookie = "locale=; path=/; max-age=0; samesite=lax";
}
