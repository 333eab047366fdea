import { tabStore } from "../config/storage.ts";

/** A key that was made up for something to send: what exactly that is, and the key. */
type StoredKey = { said: string; key: string };

/**
 * The key under which a draft is sent. It stays the same, through a reload as well, until the draft changes: whatever was
 * lost on its way is then not done twice.
 */
export function idempotencyKey(form: string, draft: unknown): string {
  const said = JSON.stringify(draft);
  const kept = readStoredKey(form);
  if (kept?.said === said) return kept.key;
  const key = crypto.randomUUID();
  tabStore.set(`draft:${form}/key`, JSON.stringify({ said, key } satisfies StoredKey));
  return key;
}

/** The draft was sent: the same words sent once more are a new appeal. */
export const clearIdempotencyKey = (form: string): void => tabStore.set(`draft:${form}/key`, null);

function readStoredKey(form: string): StoredKey | undefined {
  try {
    return (JSON.parse(tabStore.get(`draft:${form}/key`) ?? "null") as StoredKey | null) ?? undefined;
  } catch {
    return undefined;
  }
}
