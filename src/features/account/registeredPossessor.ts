import type { Id } from "../../generated/contract.d.ts";
import { parseJson } from "../../config/parseJson.ts";
import { tabStore } from "../../config/storage.ts";

/** A possessor that was registered before its account: the serialized form values and its id, if the server sent one. */
type StoredPossessor = { serializedDraft: string; ids: readonly Id[] };

/** Returns the id of the possessor that this tab registered with exactly these values; an empty list for one without id. */
export function readRegisteredPossessorIds(draft: object): readonly Id[] | undefined {
  const stored = (parseJson(tabStore.get("registeredPossessor") ?? "") ?? {}) as Partial<StoredPossessor> & { id?: Id };
  // Earlier releases stored one id, and the draft under another name. A tab that reloads for a new release must not
  // register twice.
  if (!Object.values(stored).includes(JSON.stringify(draft))) return undefined;
  return stored.ids ?? (stored.id === undefined ? undefined : [stored.id]);
}

/** Stores the id of a possessor until its account exists. */
export const storeRegisteredPossessor = (draft: object, ids: readonly Id[]): void =>
  tabStore.set(
    "registeredPossessor",
    JSON.stringify({ serializedDraft: JSON.stringify(draft), ids } satisfies StoredPossessor),
  );

/** Removes the stored possessor: the next registration registers its own. */
export const clearRegisteredPossessor = (): void => tabStore.set("registeredPossessor", null);
