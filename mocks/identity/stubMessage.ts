import messages from "../generated/stubMessages.json" with { type: "json" };
import type { Language } from "../store/localizedText.ts";

const messagesByLanguage: Readonly<Record<Language, Readonly<Record<string, string>>>> = messages;

/** Returns a message of the stub pages. An unknown id is returned unchanged, so that it is visible on the page. */
export const stubMessage = (lang: Language, id: string): string =>
  messagesByLanguage[lang][`stub.${id}`] ?? `stub.${id}`;
