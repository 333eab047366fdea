import { tabStore } from "../config/storage.ts";

/**
 * Returns the id of the session of this tab, and the hashes of the first and of the last key of its user. The id is empty
 * after the session was forgotten. Returns `[""]` when this tab has had no session.
 */
export const readSessionOfTab = (): string[] => (tabStore.get("sessionOfTab") ?? "").split("\n");

/** Stores what `readSessionOfTab` returns. */
export const storeSessionOfTab = (sessionId: string, ...userHashes: readonly string[]): void =>
  tabStore.set("sessionOfTab", [sessionId, ...userHashes].join("\n"));

/** Forgets the session, so that its end is not reported again. The person is still known when they sign in again. */
export function forgetSessionOfTab(): void {
  const [, ...userHashes] = readSessionOfTab();
  storeSessionOfTab("", ...userHashes);
}
