import { tabStore } from "../../config/storage.ts";

/** A possessor that was registered for an account that does not exist yet: what was said of it, and its number. */
type StoredPossessor = { serializedDraft: string; id: number };

/** The number of a possessor that was registered with exactly these words in this tab. */
export function readRegisteredPossessorId(draft: object): number | undefined {
  try {
    const kept = JSON.parse(tabStore.get("registeredPossessor") ?? "null") as StoredPossessor | null;
    return kept?.serializedDraft === JSON.stringify(draft) ? kept.id : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a possessor's number until its account exists. */
export const storeRegisteredPossessor = (draft: object, id: number): void =>
  tabStore.set(
    "registeredPossessor",
    JSON.stringify({ serializedDraft: JSON.stringify(draft), id } satisfies StoredPossessor),
  );

/** The account exists: the next registration has a possessor of its own. */
export const clearRegisteredPossessor = (): void => tabStore.set("registeredPossessor", null);
