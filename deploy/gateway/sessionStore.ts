import type { TokenPair } from "../../src/auth/tokenPair.ts";

/** A session of the gateway. All of it is JSON, so that a store may keep it outside the process. */
export type SessionRecord = {
  /** Names the session to the portal. It is no secret and authorises nothing. */
  id: string;
  tokens: TokenPair;
  /** When the pair was received, in milliseconds. */
  receivedAtMs: number;
  /** When its refresh token was received, in milliseconds, if earlier: a backend may keep it. */
  refreshReceivedAtMs?: number;
  /** How many times the tokens were refreshed. */
  version: number;
  createdAtMs: number;
  lastUsedAtMs: number;
  /** When a refresh was sent to which no response has arrived, in milliseconds. */
  refreshSentAtMs?: number;
  /** The other tokens of the sign-in, such as that of the conversation with the call center. */
  otherTokens: Readonly<Record<string, string>>;
  /** The pair for the other portal, until the browser is sent there. */
  handOver?: { tokens: TokenPair; createdAtMs: number };
};

/**
 * Where sessions are kept, by a key that is derived from the cookie. The gateway brings one in memory, for one instance.
 * Several instances need one that they share, such as a Redis with an expiry for each entry and a lock for each key.
 */
export type SessionStore = {
  read: (key: string) => Promise<SessionRecord | undefined>;
  /** Stores a session until `expiresAtMs`. */
  write: (key: string, record: SessionRecord, expiresAtMs: number) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /**
   * Runs a task while no other task runs for the same key, in any instance. A refresh takes up to a minute, so a lock that expires
   * by itself lasts 90 seconds or is renewed until the task ends.
   */
  runExclusively: <T>(key: string, task: () => Promise<T>) => Promise<T>;
};

/** How many sessions the store in memory keeps. */
export const defaultMaxSessions = 50_000;

/** Options of the store in memory. */
export type MemoryStoreOptions = {
  /** The number of sessions that are kept. One more removes the session that was not written for the longest time. */
  maxSessions?: number;
  now?: () => number;
};

/** Returns a store in the memory of this process. A restart ends its sessions. */
export function createMemoryStore({
  maxSessions = defaultMaxSessions,
  now = Date.now,
}: MemoryStoreOptions = {}): SessionStore {
  // A Map keeps the order of insertion: the entry that was not written for the longest time is the first.
  const entries = new Map<string, { record: SessionRecord; expiresAtMs: number }>();
  const queues = new Map<string, Promise<unknown>>();
  return {
    read: (key) => {
      const entry = entries.get(key);
      if (entry !== undefined && entry.expiresAtMs > now()) return Promise.resolve(structuredClone(entry.record));
      entries.delete(key);
      return Promise.resolve(undefined);
    },
    write: (key, record, expiresAtMs) => {
      entries.delete(key);
      entries.set(key, { record: structuredClone(record), expiresAtMs });
      for (const [name, entry] of entries) {
        if (entries.size <= maxSessions && entry.expiresAtMs > now()) break;
        entries.delete(name);
      }
      return Promise.resolve();
    },
    remove: (key) => {
      entries.delete(key);
      return Promise.resolve();
    },
    runExclusively: (key, task) => {
      const done = (queues.get(key) ?? Promise.resolve()).then(task);
      const settled = done.then(
        () => undefined,
        () => undefined,
      );
      queues.set(key, settled);
      void settled.then(() => {
        if (queues.get(key) === settled) queues.delete(key);
      });
      return done;
    },
  };
}
