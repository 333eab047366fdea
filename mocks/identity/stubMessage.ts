import words from "../generated/words.json" with { type: "json" };
import type { Language } from "../store/localizedText.ts";

const messagesByLanguage: Readonly<Record<Language, Readonly<Record<string, string>>>> = words;

/** A sentence of the stand-in page in one language. An id without a sentence is shown as it is, which no one can overlook. */
export const stubMessage = (lang: Language, id: string): string =>
  messagesByLanguage[lang][`standIn.${id}`] ?? `standIn.${id}`;
