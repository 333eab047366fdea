import { useMutation } from "@tanstack/react-query";
import { discardDraft } from "../../forms/drafts/draftStorage.ts";
import { form as registrationForm } from "../../generated/forms/registration.js";
import type { Id, Possessor, PossessorDraft } from "../../generated/contract.d.ts";
import { requestOperation } from "../../api/request.ts";
import { parsePossessor } from "../../api/parsers/parsePossessor.ts";
import { getRegisterPossessorMutationKey } from "../../generated/queries/possessor/index.ts";
import { useCheckNewPassword, useRegisterUser } from "../../generated/queries/user/index.ts";
import { ApiError, getFailure, type Failure } from "../../api/failure.ts";
import { showToast } from "../../state/toasts.ts";
import { prefixFieldErrors } from "../../forms/fieldFailure.ts";
import {
  clearRegisteredPossessor,
  storeRegisteredPossessor,
  readRegisteredPossessorIds,
} from "./registeredPossessor.ts";
import { useRequestSequence } from "../../state/useRequestSequence.ts";

/** The values of the form. */
export type RegistrationValues = NonNullable<(typeof registrationForm)["values"]>;

/** The state of a registration. */
type RegistrationState = {
  isBusy: boolean;
  failure: Failure | undefined;
  /** The request for the account was sent in the last attempt, and failed. */
  mayBeRegistered: boolean;
  register: (values: RegistrationValues) => void;
};

/** Registers a possessor. Any status but 200 stops the registration, as specified, also another success. */
const registerPossessor = (data: PossessorDraft): Promise<Possessor> =>
  requestOperation("POST", "/possessors/public", { data, successStatus: 200, prepareBody: parsePossessor });

/**
 * Returns a function that registers an organisation and its representative. Sends `registerPossessor`, `registerUser` and
 * `checkNewPassword`. A new attempt after a failure reuses the registered possessor. `onRegistered` receives the values that
 * were sent.
 */
export function useRegistration(onRegistered: (values: RegistrationValues) => void): RegistrationState {
  const possessorRegistration = useMutation({
    mutationKey: getRegisterPossessorMutationKey(),
    mutationFn: registerPossessor,
  });
  const registerUser = useRegisterUser();
  const checkPassword = useCheckNewPassword({ mutation: { meta: { errorDisplay: "silent" } } });
  const { isBusy, failure, run } = useRequestSequence();

  const createPossessor = async (possessorValues: RegistrationValues["possessor"]): Promise<readonly Id[]> => {
    try {
      const { id } = await possessorRegistration.mutateAsync(possessorValues);
      // A server may find the possessor again by itself.
      const ids = id === undefined ? [] : [id];
      storeRegisteredPossessor(possessorValues, ids);
      return ids;
    } catch (error) {
      const failureCause = getFailure(error);
      throw failureCause === undefined ? error : new ApiError(prefixFieldErrors("possessor", failureCause));
    }
  };
  const registerAccount = async (
    personValues: Omit<RegistrationValues, "possessor">,
    possessorIds: readonly Id[],
    isStored: boolean,
  ): Promise<void> => {
    try {
      await registerUser.mutateAsync({ data: { ...personValues, possessorIds: [...possessorIds] } });
    } catch (error) {
      const failureCause = getFailure(error);
      const fields = failureCause?.kind === "invalid" ? failureCause.fields : [];
      // A server need not name the field with its reason. One that has just returned the possessor still has it.
      const mayBeUnknown =
        isStored &&
        possessorIds.length > 0 &&
        fields.length === 0 &&
        (failureCause?.kind === "invalid" || failureCause?.kind === "notFound");
      // The backend no longer has the stored possessor: the next attempt registers it again.
      if (mayBeUnknown || fields.some(({ field }) => field === "possessorIds")) clearRegisteredPossessor();
      throw error;
    }
  };

  const register = (values: RegistrationValues): void =>
    run(async () => {
      const { possessor: possessorValues, ...personValues } = values;
      registerUser.reset();
      const storedIds = readRegisteredPossessorIds(possessorValues);
      const possessorIds = storedIds ?? (await createPossessor(possessorValues));
      await registerAccount(personValues, possessorIds, storedIds !== undefined);
      clearRegisteredPossessor();
      discardDraft(registrationForm.name);
      onRegistered(values);
      // The account exists by now: a weak password is only reported, and a failed check is ignored.
      const passwordCheck = await checkPassword
        .mutateAsync({
          params: { pass: personValues.password, name: personValues.name, surname: personValues.surname },
        })
        .catch(() => undefined);
      if (passwordCheck?.reason !== undefined && passwordCheck.valid === false)
        showToast({ tone: "info", text: passwordCheck.reason });
    });
  return { isBusy, failure, mayBeRegistered: registerUser.isError, register };
}
