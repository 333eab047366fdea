import { deviceStore } from "../config/storage.ts";

/*
 * A person acts for one account at a time, in all tabs: the server keeps the choice with the session. A tab that has missed a
 * choice would show one account and act for another, so each choice leaves a mark in localStorage, whatever the tokens do.
 */

/** The last choice of account after which this tab has read its user. */
let knownChoice: string | null = null;

/** Returns the last choice of account in any tab; `null` before the first one of a session. */
export const readAccountChoice = (): string | null => deviceStore.get("accountChoice");

/** Returns whether the person acts for themselves after this choice; see `applyAccountChoice`. */
export const isCitizenChoice = (choice: string | null): boolean => choice?.startsWith("citizen ") === true;

/** Records the choice whose account this tab shows. */
export const setKnownChoice = (choice: string | null): void => {
  knownChoice = choice;
};

/** Returns whether an account was chosen that this tab does not show yet. */
export const isAccountOutdated = (choice: string | null): choice is string => choice !== null && choice !== knownChoice;
