import { tabStore } from "../../config/storage.ts";

/** A possessor that was registered for an account that does not exist yet: what was said of it, and its number. */
type Kept = { said: string; id: number };

/** The number of a possessor that was registered with exactly these words in this tab. */
export function keptPossessor(draft: object): number | undefined {
  try {
    const kept = JSON.parse(tabStore.get("registeredPossessor") ?? "null") as Kept | null;
    return kept?.said === JSON.stringify(draft) ? kept.id : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a possessor's number until its account exists. */
export const keepPossessor = (draft: object, id: number): void => tabStore.set("registeredPossessor", JSON.stringify({ said: JSON.stringify(draft), id } satisfies Kept));

/** The account exists: the next registration has a possessor of its own. */
export const forgetPossessor = (): void => tabStore.set("registeredPossessor", null);
