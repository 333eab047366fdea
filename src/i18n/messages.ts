import type { MessageFormatElement } from "react-intl";
import { readable } from "../config/trackPromise.ts";
import type { Language } from "./language.ts";

/** Compiled messages of one language by id. */
export type Messages = Record<string, MessageFormatElement[]>;

type Load = () => Promise<{ default: unknown }>;

/** The words of each language in two pieces: those of the frame and the home page, and all others. */
const pieces: Readonly<Record<Language, { first: Load; further: Load }>> = {
  az: { first: () => import("../generated/messages/first/az.json"), further: () => import("../generated/messages/further/az.json") },
  ru: { first: () => import("../generated/messages/first/ru.json"), further: () => import("../generated/messages/further/ru.json") },
  en: { first: () => import("../generated/messages/first/en.json"), further: () => import("../generated/messages/further/en.json") },
};

const read = async (load: Load): Promise<Messages> => (await load()).default as Messages;

/** Fetches the words of the first view: the frame of every page, and the home page. */
export const loadFirstMessages = (language: Language): Promise<Messages> => read(pieces[language].first);

const coming = new Map<Language, Promise<Messages>>();

/** Fetches all words of a language, once. A fetch that failed is tried again by whoever asks next. */
export function loadMessages(language: Language): Promise<Messages> {
  const under = coming.get(language) ?? readable(join(language));
  coming.set(language, under);
  return under;
}

async function join(language: Language): Promise<Messages> {
  try {
    const { first, further } = pieces[language];
    return Object.assign({}, ...(await Promise.all([read(first), read(further)]))) as Messages;
  } catch (error) {
    coming.delete(language);
    throw error;
  }
}
