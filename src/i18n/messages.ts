import type { MessageFormatElement } from "react-intl";
import { trackPromise } from "../config/trackPromise.ts";
import type { Language } from "./language.ts";

/** Compiled messages of one language by id. */
export type Messages = Record<string, MessageFormatElement[]>;

type MessageLoader = () => Promise<{ default: unknown }>;

/** The words of each language in two pieces: those of the frame and the home page, and all others. */
const messageChunks: Readonly<Record<Language, { first: MessageLoader; further: MessageLoader }>> = {
  az: {
    first: () => import("../generated/messages/first/az.json"),
    further: () => import("../generated/messages/further/az.json"),
  },
  ru: {
    first: () => import("../generated/messages/first/ru.json"),
    further: () => import("../generated/messages/further/ru.json"),
  },
  en: {
    first: () => import("../generated/messages/first/en.json"),
    further: () => import("../generated/messages/further/en.json"),
  },
};

const loadChunk = async (load: MessageLoader): Promise<Messages> => (await load()).default as Messages;

/** Fetches the words of the first view: the frame of every page, and the home page. */
export const loadInitialMessages = (language: Language): Promise<Messages> => loadChunk(messageChunks[language].first);

const pendingMessages = new Map<Language, Promise<Messages>>();

/** Fetches all words of a language, once. A fetch that failed is tried again by whoever asks next. */
export function loadMessages(language: Language): Promise<Messages> {
  const under = pendingMessages.get(language) ?? trackPromise(loadAllChunks(language));
  pendingMessages.set(language, under);
  return under;
}

async function loadAllChunks(language: Language): Promise<Messages> {
  try {
    const { first, further } = messageChunks[language];
    return Object.assign({}, ...(await Promise.all([loadChunk(first), loadChunk(further)]))) as Messages;
  } catch (error) {
    pendingMessages.delete(language);
    throw error;
  }
}
