import { useState } from "react";
import { discardDraft } from "../../forms/drafts.ts";
import { form as registrationForm } from "../../generated/forms/registration.js";
import type { Credentials } from "../../generated/contract.d.ts";
import { useRegisterPossessor } from "../../generated/queries/possessor/possessor.ts";
import { useCheckNewPassword, useRegisterUser } from "../../generated/queries/user/user.ts";
import { ApiError, getFailure, type Failure } from "../../api/failure.ts";
import { showToast } from "../../state/toasts.ts";
import { prefixFieldErrors } from "../../forms/fieldFailure.ts";
import {
  clearRegisteredPossessor,
  storeRegisteredPossessor,
  readRegisteredPossessorId,
} from "./registeredPossessor.ts";
import { useRequestSequence } from "../../state/useRequestSequence.ts";

type RegistrationValues = NonNullable<(typeof registrationForm)["values"]>;

/** The state of a registration. */
type RegistrationState = {
  isBusy: boolean;
  failure: Failure | undefined;
  /** The credentials of the new account, once it is registered. */
  registered: Credentials | undefined;
  register: (values: RegistrationValues) => void;
};

/**
 * Returns a function that registers an organisation and its representative. Sends `registerPossessor`, `registerUser` and
 * `checkNewPassword`. A new attempt after a failure reuses the registered possessor.
 */
export function useRegistration(): RegistrationState {
  const registerPossessor = useRegisterPossessor();
  const registerUser = useRegisterUser();
  const checkPassword = useCheckNewPassword({ mutation: { meta: { errorDisplay: "silent" } } });
  const { isBusy, failure, run } = useRequestSequence();
  const [registered, setRegistered] = useState<Credentials>();

  const getPossessorId = async (possessorValues: RegistrationValues["possessor"]): Promise<number> => {
    const storedId = readRegisteredPossessorId(possessorValues);
    if (storedId !== undefined) return storedId;
    try {
      const { id } = await registerPossessor.mutateAsync({ data: possessorValues });
      storeRegisteredPossessor(possessorValues, id);
      return id;
    } catch (error) {
      const failureCause = getFailure(error);
      throw failureCause === undefined ? error : new ApiError(prefixFieldErrors("possessor", failureCause));
    }
  };
  const registerAccount = async (personValues: Omit<RegistrationValues, "possessor">, id: number): Promise<void> => {
    try {
      await registerUser.mutateAsync({ data: { ...personValues, possessorIds: [id] } });
    } catch (error) {
      const failureCause = getFailure(error);
      // The backend no longer has the stored possessor: the next attempt registers it again.
      if (failureCause?.kind === "invalid" && failureCause.fields.some(({ field }) => field === "possessorIds"))
        clearRegisteredPossessor();
      throw error;
    }
  };

  const register = ({ possessor: possessorValues, ...personValues }: RegistrationValues): void =>
    run(async () => {
      await registerAccount(personValues, await getPossessorId(possessorValues));
      clearRegisteredPossessor();
      discardDraft(registrationForm.name);
      setRegistered(personValues);
      // The account exists by now: a weak password is only reported, and a failed check is ignored.
      const passwordCheck = await checkPassword
        .mutateAsync({
          params: { pass: personValues.password, name: personValues.name, surname: personValues.surname },
        })
        .catch(() => undefined);
      if (passwordCheck?.reason !== undefined && !passwordCheck.valid)
        showToast({ tone: "info", text: passwordCheck.reason });
    });
  return { isBusy, failure, registered, register };
}
