import { useMutation } from "@tanstack/react-query";
import { ApiError, getFailure, type Failure } from "../../api/failure.ts";
import { isOperationMissing } from "../../api/isOperationMissing.ts";
import { getSelectedOrganisation } from "../../auth/account.ts";
import { applyAccountChoice, applyUndecidedChoice } from "../../auth/applyAccountChoice.ts";
import { getSessionUser, sessionStore } from "../../auth/sessionStore.ts";
import type { AccountChoice } from "../../generated/contract.d.ts";
import { chooseAccount, getChooseAccountMutationKey } from "../../generated/queries/auth/index.ts";

/** The value of the choice to act as a citizen; any other value is the certificate number of an organisation. */
export const citizenValue = "citizen";

/** The state of the choice of an account. */
type AccountChoiceState = {
  isBusy: boolean;
  failure: Failure | undefined;
  applyChoice: (choice: string) => void;
};

/**
 * Returns a function that sends the chosen account (`chooseAccount`) and applies it to the session, also when the dialog is
 * closed meanwhile. `onApplied` runs afterwards, unless the choice could not be applied.
 */
export function useAccountChoice(onApplied: (() => void) | undefined): AccountChoiceState {
  const choose = useMutation({ mutationKey: getChooseAccountMutationKey(), mutationFn: chooseAndApply });
  const applyChoice = (choice: string): void => {
    if (!choose.isPending) choose.mutate(choice, { onSuccess: () => onApplied?.() });
  };
  return { isBusy: choose.isPending, failure: getFailure(choose.error), applyChoice };
}

/**
 * Sends a choice of account and applies it. Returns the response, or an empty one if only the response was lost. Throws
 * `ApiError` when the choice was not made or cannot be applied.
 */
async function chooseAndApply(choice: string): Promise<AccountChoice> {
  const certNumber = choice === citizenValue ? undefined : choice;
  let response: AccountChoice;
  try {
    response =
      certNumber === undefined ? await chooseAccount({}).catch(acceptCitizen) : await chooseAccount({ certNumber });
  } catch (error) {
    if (await applyUndecidedChoice(certNumber, getFailure(error))) return {};
    throw error;
  }
  const { token, refreshToken } = response;
  const tokens = token === undefined ? undefined : { access: token, refresh: refreshToken };
  const failure = await applyAccountChoice({ certNumber, tokens });
  if (failure !== undefined) throw new ApiError(failure);
  return response;
}

/**
 * Returns an empty response in place of the refusal of a server that demands an organisation, when none is selected: the
 * person acts as a citizen there already. Throws any other error.
 */
function acceptCitizen(error: unknown): AccountChoice {
  const failure = getFailure(error);
  const user = getSessionUser(sessionStore.current);
  const isRefusal = failure?.kind === "invalid" || isOperationMissing(failure);
  if (!isRefusal || user === undefined || getSelectedOrganisation(user) !== undefined) throw error;
  return {};
}
