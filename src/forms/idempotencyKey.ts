import { createId } from "../config/createId.ts";
import { tabStore } from "../config/storage.ts";
import { getDraftKey, readStoredPart } from "./drafts/draftStorage.ts";

/** A key and the serialized draft for which it was generated. */
type StoredKey = { draft: string; key: string };

/**
 * Returns the value of the Idempotency-Key header for a draft. It stays the same until the draft changes, also after a
 * reload, so that a retried request is not processed twice.
 */
export function getIdempotencyKey(form: string, draft: unknown): string {
  const serialized = JSON.stringify(draft);
  const stored = readStoredPart(getDraftKey(form, "/key")) ?? {};
  // Earlier releases stored the draft under another name. A tab that reloads for a new release must keep its key.
  if (typeof stored["key"] === "string" && Object.values(stored).includes(serialized)) return stored["key"];
  const key = createId();
  tabStore.set(getDraftKey(form, "/key"), JSON.stringify({ draft: serialized, key } satisfies StoredKey));
  return key;
}

/** Removes the key after a submission: submitting the same values again is a new request. */
export const clearIdempotencyKey = (form: string): void => tabStore.set(getDraftKey(form, "/key"), null);
