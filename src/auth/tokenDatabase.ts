import { createStore, del, get, set, update, type UseStore } from "idb-keyval";

/** How long IndexedDB may take to answer, in milliseconds. */
const timeLimitMs = 3000;

const key = "current";

/** `undefined` without IndexedDB, and for the rest of the page once it has rejected a write or has not answered in time. */
let store: UseStore | undefined =
  typeof indexedDB === "undefined" ? undefined : createStore("portal-session", "tokens");

class NoAnswer extends Error {}

/**
 * Runs a task on the database. Rejects when there is none, when it throws, and when it does not answer within three seconds:
 * a browser may block it without a word, and nobody may wait for it for ever.
 */
async function run<T>(task: (database: UseStore) => Promise<T>): Promise<T> {
  if (store === undefined) throw new NoAnswer();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noAnswer = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), timeLimitMs);
  });
  try {
    return await Promise.race([task(store), noAnswer]);
  } catch (error) {
    if (error instanceof NoAnswer) disableDatabase();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Stops using the database. One that rejects writes would keep returning the tokens of an earlier session. */
export const disableDatabase = (): void => {
  store = undefined;
};

/** Returns whether the database is in use. */
export const usesDatabase = (): boolean => store !== undefined;

/** Returns the stored value. Rejects when the database fails. */
export const readValue = (): Promise<unknown> => run((database) => get<unknown>(key, database));

/** Stores a value. Rejects when the database fails. */
export const writeValue = (value: unknown): Promise<void> => run((database) => set(key, value, database));

/** Replaces the value in one transaction. Rejects when the database fails. */
export const updateValue = (change: (value: unknown) => unknown): Promise<void> =>
  run((database) => update<unknown>(key, change, database));

/** Removes the value. Rejects when the database fails. */
export const removeValue = (): Promise<void> => run((database) => del(key, database));
