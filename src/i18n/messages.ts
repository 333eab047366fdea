import type { MessageFormatElement } from "react-intl";
import type { Language } from "./language.ts";

/** Compiled messages of one language by id. */
export type Messages = Record<string, MessageFormatElement[]>;

const loaders: Readonly<Record<Language, () => Promise<{ default: unknown }>>> = {
  az: () => import("../generated/messages/az.json"),
  ru: () => import("../generated/messages/ru.json"),
  en: () => import("../generated/messages/en.json"),
};

/** Fetches the messages of a language; each language is a chunk of its own. */
export const loadMessages = async (language: Language): Promise<Messages> => (await loaders[language]()).default as Messages;
