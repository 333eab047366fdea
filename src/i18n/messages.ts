import type { MessageFormatElement } from "react-intl";
import { messageLoaders } from "../generated/messages/loaders.ts";
import type { Language } from "./language.ts";

/** The compiled messages of one language by id. */
export type Messages = Record<string, MessageFormatElement[]>;

type MessageLoader = () => Promise<{ default: unknown }>;

const loadChunk = async (load: MessageLoader): Promise<Messages> => (await load()).default as Messages;

/** The loaders of the messages: in development, those after the last change of a locale file. */
let loaders: typeof messageLoaders = messageLoaders;

/** Loads the messages of the first view: the layout of every page, and the home page. */
export const loadInitialMessages = (language: Language): Promise<Messages> => loadChunk(loaders[language].initial);

const pendingMessages = new Map<Language, Promise<Messages>>();
const loadedMessages = new Map<Language, Messages>();

/** Loads all messages of a language, once. A later call repeats a load that failed. */
export function loadMessages(language: Language): Promise<Messages> {
  const pending = pendingMessages.get(language) ?? loadAllChunks(language);
  pendingMessages.set(language, pending);
  return pending;
}

/**
 * Returns all messages of a language when they are loaded. Components read them without `use`, which suspends for a
 * promise that has resolved outside React: the fallback would replace the page for a frame.
 */
export const getLoadedMessages = (language: Language): Messages | undefined => loadedMessages.get(language);

async function loadAllChunks(language: Language): Promise<Messages> {
  try {
    const { initial, deferred } = loaders[language];
    const [initialMessages, deferredMessages] = await Promise.all([loadChunk(initial), loadChunk(deferred)]);
    const messages = { ...initialMessages, ...deferredMessages };
    loadedMessages.set(language, messages);
    return messages;
  } catch (error) {
    pendingMessages.delete(language);
    throw error;
  }
}

const reloadEvent = "messages-changed";

// In development, a changed locale file replaces the messages without a reload of the page.
if (import.meta.hot)
  import.meta.hot.accept("../generated/messages/loaders.ts", (changed) => {
    if (changed === undefined) return;
    loaders = changed["messageLoaders"] as typeof messageLoaders;
    pendingMessages.clear();
    dispatchEvent(new Event(reloadEvent));
  });

/** Calls `onChange` after every change of a locale file in development. Returns a function that ends it. */
export function watchMessages(onChange: () => void): () => void {
  addEventListener(reloadEvent, onChange);
  return () => removeEventListener(reloadEvent, onChange);
}
