import { randomUUID } from "node:crypto";
import type { GatewaySessionState } from "../../src/api/gatewayProtocol.ts";
import { getSessionExpiry } from "../../src/auth/sessionExpiry.ts";
import type { TokenPair } from "../../src/auth/tokenPair.ts";
import { createCookieValue, getStoreKey } from "./cookies.ts";
import type { SessionRecord, SessionStore } from "./sessionStore.ts";

/** A session with the key of its record. */
export type KeyedSession = { key: string; record: SessionRecord };

/** Options of the sessions. */
export type SessionOptions = {
  store: SessionStore;
  /** How long a session lives without a request or an open feed, in seconds. */
  idleSeconds: number;
  /** How long a session lives at most, in seconds. */
  lifetimeSeconds: number;
  now: () => number;
};

/** How often an unchanged session is written only to record its use, in milliseconds. */
const touchIntervalMs = 60_000;

/** The sessions of a gateway. */
export type Sessions = ReturnType<typeof createSessions>;

/** Returns a session with other tokens. The lifetime of a refresh token that is the same goes on. */
export function withTokens(record: SessionRecord, tokens: TokenPair, nowMs: number): SessionRecord {
  const { receivedAtMs, refreshReceivedAtMs = receivedAtMs, ...rest } = record;
  const isKept = tokens.refresh === record.tokens.refresh;
  return { ...rest, tokens, receivedAtMs: nowMs, ...(isKept && { refreshReceivedAtMs }) };
}

/** Returns the functions that create, find, change and end sessions. */
export function createSessions({ store, idleSeconds, lifetimeSeconds, now }: SessionOptions) {
  const endListeners = new Map<string, Set<() => void>>();

  const getEndMs = ({ createdAtMs }: SessionRecord): number => createdAtMs + lifetimeSeconds * 1000;
  const write = (key: string, record: SessionRecord): Promise<void> =>
    store.write(key, record, Math.min(record.lastUsedAtMs + idleSeconds * 1000, getEndMs(record)));

  /**
   * Changes the record of a session, unless it has ended. `change` gets the current record, which another request may have
   * changed since it was read, and returns undefined to keep it. Resolves to the record afterwards.
   */
  const update = (
    key: string,
    change: (record: SessionRecord) => SessionRecord | undefined,
  ): Promise<SessionRecord | undefined> =>
    store.runExclusively(key, async () => {
      const record = await store.read(key);
      const changed = record && change(record);
      if (changed === undefined) return record;
      await write(key, changed);
      return changed;
    });

  async function end(key: string): Promise<void> {
    await store.remove(key);
    for (const listener of endListeners.get(key) ?? []) listener();
    endListeners.delete(key);
  }

  return {
    lifetimeSeconds,

    /** Creates a session. Its cookie is new, so nobody can have planted it. */
    async create(
      tokens: TokenPair,
      otherTokens: SessionRecord["otherTokens"] = {},
    ): Promise<KeyedSession & { cookieValue: string }> {
      const cookieValue = createCookieValue();
      const key = getStoreKey(cookieValue);
      const nowMs = now();
      const record: SessionRecord = {
        id: randomUUID(),
        tokens,
        otherTokens,
        receivedAtMs: nowMs,
        version: 0,
        createdAtMs: nowMs,
        lastUsedAtMs: nowMs,
      };
      await write(key, record);
      return { key, record, cookieValue };
    },

    /** Returns the session of a cookie, and records its use. */
    async find(cookieValue: string | undefined): Promise<KeyedSession | undefined> {
      if (cookieValue === undefined) return undefined;
      const key = getStoreKey(cookieValue);
      const record = await store.read(key);
      if (record === undefined) {
        // It has expired, or another instance has ended it.
        await end(key);
        return undefined;
      }
      if (now() - record.lastUsedAtMs <= touchIntervalMs) return { key, record };
      const touched = await update(key, (current) => ({ ...current, lastUsedAtMs: now() }));
      return { key, record: touched ?? record };
    },

    update,
    read: store.read,

    /** Runs a refresh of the tokens of a session while no other one runs. It may update the session. */
    runRefresh: <T>(key: string, refresh: () => Promise<T>): Promise<T> =>
      store.runExclusively(`${key} refresh`, refresh),

    /** Ends a session: removes it and calls the listeners. */
    end,

    /** Calls `listener` once when a session ends in this instance. Returns a function that removes the listener. */
    onEnd(key: string, listener: () => void): () => void {
      const listeners = endListeners.get(key) ?? new Set();
      endListeners.set(key, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) endListeners.delete(key);
      };
    },

    /** Returns how many listeners a session has. */
    countListeners: (key: string): number => endListeners.get(key)?.size ?? 0,

    /** Returns what the portal may know: when the session expires, by its refresh token and by the limit of the gateway. */
    describe({ record }: KeyedSession): GatewaySessionState {
      const { tokens, receivedAtMs, refreshReceivedAtMs = receivedAtMs } = record;
      const expiry = getSessionExpiry({ refresh: tokens.refresh, at: refreshReceivedAtMs });
      const endMs = Math.min(expiry?.expiresAtMs ?? Infinity, getEndMs(record));
      return {
        state: "active",
        id: record.id,
        version: record.version,
        expiresIn: Math.round((endMs - now()) / 1000),
        lifetime: Math.min(
          Number.isFinite(expiry?.lifetimeMs) ? (expiry?.lifetimeMs ?? 0) / 1000 : Infinity,
          lifetimeSeconds,
        ),
      };
    },
  };
}
