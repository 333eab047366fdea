import { tabStore } from "../../config/storage.ts";

/** A possessor that was registered before its account: the serialized form values and the id. */
type StoredPossessor = { serializedDraft: string; id: number };

/** Returns the id of the possessor that this tab registered with exactly these values. */
export function readRegisteredPossessorId(draft: object): number | undefined {
  try {
    const stored = JSON.parse(tabStore.get("registeredPossessor") ?? "null") as StoredPossessor | null;
    // Earlier releases stored the draft under another name. A tab that reloads for a new release must not register twice.
    return stored !== null && Object.values(stored).includes(JSON.stringify(draft)) ? stored.id : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the id of a possessor until its account exists. */
export const storeRegisteredPossessor = (draft: object, id: number): void =>
  tabStore.set(
    "registeredPossessor",
    JSON.stringify({ serializedDraft: JSON.stringify(draft), id } satisfies StoredPossessor),
  );

/** Removes the stored possessor: the next registration registers its own. */
export const clearRegisteredPossessor = (): void => tabStore.set("registeredPossessor", null);
