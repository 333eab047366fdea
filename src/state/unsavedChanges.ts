import { requestConfirmation, type ConfirmationOptions } from "./confirmation.ts";

/** The confirmation before something that was entered is left, and the function that discards it. */
type UnsavedChanges = { confirmation: ConfirmationOptions; discard: () => void; isInDialog: boolean };

/** Those of the page, and those of the dialog above it. */
const currentChanges = new Set<UnsavedChanges>();

/** Makes navigation, or closing the dialog, require a confirmation. Returns a function that ends this. */
export function registerUnsavedChanges(changes: UnsavedChanges): () => void {
  currentChanges.add(changes);
  return () => void currentChanges.delete(changes);
}

/** Returns whether leaving the page requires a confirmation. */
export const requiresConfirmation = (): boolean => currentChanges.size > 0;

/** Returns whether a reload would lose changes: the browser would ask before it, see `useUnloadWarning`. */
export const hasUnsavedChanges = (): boolean => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

/**
 * Resolves with whether to leave the page, or only to close the dialog: at once without unsaved changes there, otherwise after a
 * confirmation, which discards them.
 */
export async function confirmLeave(left: "page" | "dialog" = "page"): Promise<boolean> {
  const getChanges = () => [...currentChanges].filter(({ isInDialog }) => isInDialog || left === "page");
  const changes = getChanges().at(-1);
  if (changes === undefined) return true;
  const isAccepted = await requestConfirmation(changes.confirmation);
  // Read again: forms that have rendered meanwhile have registered anew.
  if (isAccepted) {
    for (const accepted of getChanges()) {
      accepted.discard();
      currentChanges.delete(accepted);
    }
  }
  return isAccepted;
}
