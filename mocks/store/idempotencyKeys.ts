import { dayMs } from "./calendar.ts";
import type { MockStore } from "./mockStore.ts";

/** A good answer that is given again when its request is repeated with the same key. */
export type IdempotencyRecord = { key: string; fingerprint: string; body: unknown; at: number };

/** How long a key is remembered, in milliseconds. */
const idempotencyRetentionMs = dayMs;

/** What was answered under a key: nothing yet, the answer to the same request, or that it came with another one. */
export type IdempotencyLookup = { is: "new" } | { is: "same"; body: unknown } | { is: "other" };

/** Looks a key up. `key` names call and person too, so that nobody meets somebody else's. */
export function lookUpIdempotencyKey(store: MockStore, key: string, fingerprint: string): IdempotencyLookup {
  const found = store.state.idempotencyRecords.find(
    (one) => one.key === key && one.at > store.now() - idempotencyRetentionMs,
  );
  if (found === undefined) return { is: "new" };
  return found.fingerprint === fingerprint ? { is: "same", body: found.body } : { is: "other" };
}

/** Remembers what was answered under a key. */
export function storeIdempotentResponse(store: MockStore, key: string, fingerprint: string, body: unknown): void {
  const { state } = store;
  state.idempotencyRecords = [
    ...state.idempotencyRecords.filter(({ at }) => at > store.now() - idempotencyRetentionMs),
    { key, fingerprint, body: structuredClone(body), at: store.now() },
  ];
}
