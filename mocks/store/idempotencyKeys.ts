import { dayMs } from "./calendar.ts";
import type { MockStore } from "./mockStore.ts";

/** A successful response that is repeated for retries with the same key. */
export type IdempotencyRecord = { key: string; fingerprint: string; body: unknown; at: number };

/** How long an idempotency key is kept. */
const idempotencyRetentionMs = dayMs;

/** The result of a key lookup: a new key, the response of the same request, or a key of another request. */
export type IdempotencyLookup = { state: "new" } | { state: "same"; body: unknown } | { state: "other" };

/** Looks up an idempotency key. `key` contains operation and account, so that users cannot share keys. */
export function lookUpIdempotencyKey(store: MockStore, key: string, fingerprint: string): IdempotencyLookup {
  const record = store.state.idempotencyRecords.find(
    (idempotencyRecord) => idempotencyRecord.key === key && idempotencyRecord.at > store.now() - idempotencyRetentionMs,
  );
  if (record === undefined) return { state: "new" };
  return record.fingerprint === fingerprint ? { state: "same", body: record.body } : { state: "other" };
}

/** Stores the response for an idempotency key. */
export function storeIdempotentResponse(store: MockStore, key: string, fingerprint: string, body: unknown): void {
  const { state } = store;
  state.idempotencyRecords = [
    ...state.idempotencyRecords.filter(({ at }) => at > store.now() - idempotencyRetentionMs),
    { key, fingerprint, body: structuredClone(body), at: store.now() },
  ];
}
