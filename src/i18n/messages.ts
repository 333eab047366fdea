import type { MessageFormatElement } from "react-intl";
import { laterTiers, messageLoaders } from "../generated/messages/loaders.ts";
import type { Language } from "./language.ts";

/** The compiled messages of one language by id. */
export type Messages = Record<string, MessageFormatElement[]>;

/** The loaders of the messages: in development, those after the last change of a locale file. */
let loaders: typeof messageLoaders = messageLoaders;

/** Loads the messages of the first view: the layout of every page, and the home page. */
export const loadInitialMessages = async (language: Language): Promise<Messages> => (await loaders[language]()).initial;

type LaterTier = (typeof laterTiers)[number];

const pendingMessages = new Map<string, Promise<Messages>>();
/** The most complete messages of each language. */
const loadedMessages = new Map<Language, { tierCount: number; messages: Messages }>();

/** Loads all messages of a language, once. A later call repeats a load that failed. */
export const loadMessages = (language: Language): Promise<Messages> => loadTiers(language, "rest");

/** Loads the messages of the layout and of the lists of the home page, with those of the first view. */
export const loadLayoutMessages = (language: Language): Promise<Messages> => loadTiers(language, "layout");

/** Loads the messages of what a signed-in user sees first, with those of the first view. */
export const loadSessionMessages = (language: Language): Promise<Messages> => loadTiers(language, "session");

/** Loads the messages of the first list of the home page, with those of the first view. */
export const loadFirstDataMessages = (language: Language): Promise<Messages> => loadTiers(language, "data");

/**
 * Returns the messages of a language that are loaded, at least those of the first list. Components read them without `use`, which suspends for a
 * promise that has resolved outside React: the fallback would replace the page for a frame.
 */
export const getLoadedMessages = (language: Language): Messages | undefined => loadedMessages.get(language)?.messages;

/** Loads the messages of a tier, with those of all tiers before it. */
function loadTiers(language: Language, lastTier: LaterTier): Promise<Messages> {
  const key = language + lastTier;
  const pending = pendingMessages.get(key) ?? loadChunks(language, laterTiers.indexOf(lastTier) + 1, key);
  pendingMessages.set(key, pending);
  return pending;
}

async function loadChunks(language: Language, tierCount: number, key: string): Promise<Messages> {
  try {
    const { initial, ...later } = await loaders[language]();
    const chunks = await Promise.all(laterTiers.slice(0, tierCount).map((tier) => later[tier]()));
    const messages: Messages = Object.assign({}, initial, ...chunks.map((chunk) => chunk.default));
    if ((loadedMessages.get(language)?.tierCount ?? 0) <= tierCount)
      loadedMessages.set(language, { tierCount, messages });
    return messages;
  } catch (error) {
    pendingMessages.delete(key);
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
