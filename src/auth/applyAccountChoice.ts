import type { Failure } from "../api/failure.ts";
import { createId } from "../config/createId.ts";
import { deviceStore } from "../config/storage.ts";
import { getAccountKey, getSelectedOrganisation } from "./account.ts";
import { isCitizenChoice, readAccountChoice } from "./accountChoice.ts";
import { showChosenAccount, syncWithOtherTabs } from "./session.ts";
import { getSessionUser, sessionStore } from "./sessionStore.ts";
import { getCurrentSession, getTokenStorage } from "./tokenStorage.ts";

/** The last choice of account in this tab. */
let ownChoice: string | null = null;

/** Returns whether the last choice of account was made in this tab, or none since the page was loaded. */
export const isOwnChoice = (): boolean => readAccountChoice() === ownChoice;

/** Leaves the mark of a choice for every tab, and returns it. */
function markChoice(isCitizen: boolean): string {
  ownChoice = `${isCitizen ? "citizen" : "organisation"} ${createId()}`;
  deviceStore.set("accountChoice", ownChoice);
  return ownChoice;
}

/**
 * Applies the account choice that the server has accepted: stores its new tokens, if any, and reads the user again, in
 * every tab. `certNumber` is that of the chosen organisation; the person acts for themselves without one. Resolves to a failure
 * if the user could not be read, or does not act for another account than before, although one was chosen.
 */
export async function applyAccountChoice({
  certNumber,
  tokens,
}: {
  certNumber: string | undefined;
  tokens?: { access: string; refresh?: string | undefined } | undefined;
}): Promise<Failure | undefined> {
  const user = getSessionUser(sessionStore.current);
  const previousSession = getCurrentSession();
  // A sign-out in the meantime stands.
  if (user === undefined || previousSession === undefined) return undefined;
  if (tokens !== undefined && !(await getTokenStorage().replace(previousSession, tokens))) {
    await syncWithOtherTabs();
    const session = getCurrentSession();
    if (session?.id !== previousSession.id) return undefined;
    // Another tab has only refreshed the tokens.
    await getTokenStorage().replace(session, tokens);
  }
  const failure = await showChosenAccount(markChoice(certNumber === undefined));
  if (failure !== undefined) return failure;
  const shownUser = getSessionUser(sessionStore.current);
  const previous = getSelectedOrganisation(user);
  const isIgnored =
    shownUser !== undefined &&
    previous !== undefined &&
    (certNumber === undefined || certNumber !== previous.selectedCertNumber) &&
    getAccountKey(shownUser) === getAccountKey(user);
  return isIgnored || sessionStore.current.state === "choosingAccount"
    ? { kind: "invalidResponse", status: 200 }
    : undefined;
}

/**
 * The failures after which a choice counts as undecided: the server may have made it. More than those of a form
 * (`isUnanswered`), because a doubt costs only another read of the user.
 */
const undecidedKinds: ReadonlySet<Failure["kind"] | undefined> = new Set([
  "offline",
  "timeout",
  "unavailable",
  "invalidResponse",
]);

/**
 * Applies a choice that has failed, if the server may have made it nevertheless: reads the user again, in every tab, and until
 * then no tab sends a change. Resolves to whether the person acts for the chosen account.
 */
export async function applyUndecidedChoice(
  certNumber: string | undefined,
  choiceFailure: Failure | undefined,
): Promise<boolean> {
  if (!undecidedKinds.has(choiceFailure?.kind) || getSessionUser(sessionStore.current) === undefined) return false;
  // A citizen for whom the server has selected no organisation has not to choose again.
  const isCitizen = certNumber === undefined || isCitizenChoice(readAccountChoice());
  const failure = await showChosenAccount(markChoice(isCitizen));
  const user = getSessionUser(sessionStore.current);
  return (
    failure === undefined && user !== undefined && getSelectedOrganisation(user)?.selectedCertNumber === certNumber
  );
}
