import type { Failure } from "../api/failure.ts";
import { createId } from "../config/createId.ts";
import { deviceStore, tabStore } from "../config/storage.ts";
import { readAccountChoice } from "./accountChoice.ts";
import { showChosenAccount } from "./session.ts";
import { getSessionUser, getUserKey, sessionStore } from "./sessionStore.ts";
import { getCurrentSession, getTokenStorage } from "./tokenStorage.ts";

/** The last choice of account in this tab. */
let ownChoice: string | null = null;

/** Returns whether the last choice of account was made in this tab, or none since the page was loaded. */
export const isOwnChoice = (): boolean => readAccountChoice() === ownChoice;

/**
 * Applies the account choice that the server has accepted: stores its new tokens, if any, and reads the user again, in
 * every tab. `asCitizen` is true when the person acts for themselves. Resolves to a failure if the user could not be read, or
 * still acts for nobody.
 */
export async function applyAccountChoice({
  asCitizen,
  tokens,
}: {
  asCitizen: boolean;
  tokens?: { access: string; refresh?: string | undefined } | undefined;
}): Promise<Failure | undefined> {
  const user = getSessionUser(sessionStore.current);
  const previousSession = getCurrentSession();
  // A sign-out in the meantime stands.
  if (user === undefined || previousSession === undefined) return undefined;
  tabStore.set("citizenChoice", asCitizen ? getUserKey(user) : null);
  if (tokens !== undefined && !(await getTokenStorage().replace(previousSession, tokens))) return undefined;
  ownChoice = `${asCitizen ? "citizen" : "organisation"} ${createId()}`;
  deviceStore.set("accountChoice", ownChoice);
  const failure = await showChosenAccount(ownChoice);
  return (
    failure ?? (sessionStore.current.state === "choosingAccount" ? { kind: "invalidResponse", status: 200 } : undefined)
  );
}
