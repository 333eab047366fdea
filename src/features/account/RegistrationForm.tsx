import { useState, type ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { discardDraft } from "../../forms/drafts.ts";
import { form as registrationForm } from "../../generated/forms/registration.js";
import type { Credentials } from "../../generated/queries/model/credentials.ts";
import { useRegisterPossessor } from "../../generated/queries/possessor/possessor.ts";
import { useCheckNewPassword, useRegisterUser } from "../../generated/queries/user/user.ts";
import { ApiError, failureOf } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { showToast } from "../../state/toasts.ts";
import { prefixFieldErrors } from "../../forms/fieldFailure.ts";
import {
  clearRegisteredPossessor,
  storeRegisteredPossessor,
  readRegisteredPossessorId,
} from "./registeredPossessor.ts";
import { useRequestSequence } from "../../state/useRequestSequence.ts";
import { EmailVerification } from "./EmailVerification.tsx";

type RegistrationValues = NonNullable<(typeof registrationForm)["values"]>;

/**
 * Registering a foreign organisation and the person who acts for it: first the possessor, then the user, then the password
 * check. When a later step fails, a new attempt goes on from there and makes no second possessor.
 */
export function RegistrationForm({
  onVerified,
  onSignedIn,
}: {
  onVerified: (username: string) => void;
  onSignedIn: () => void;
}): ReactNode {
  const t = useT();
  const possessor = useRegisterPossessor();
  const user = useRegisterUser();
  const check = useCheckNewPassword({ mutation: { meta: { errorDisplay: "silent" } } });
  const { isBusy, failure, run } = useRequestSequence();
  const [registered, setRegistered] = useState<Credentials>();

  const possessorId = async (draft: RegistrationValues["possessor"]): Promise<number> => {
    const kept = readRegisteredPossessorId(draft);
    if (kept !== undefined) return kept;
    try {
      const { id } = await possessor.mutateAsync({ data: draft });
      storeRegisteredPossessor(draft, id);
      return id;
    } catch (error) {
      const why = failureOf(error);
      throw why === undefined ? error : new ApiError(prefixFieldErrors("possessor", why));
    }
  };
  const account = async (person: Omit<RegistrationValues, "possessor">, id: number): Promise<void> => {
    try {
      await user.mutateAsync({ data: { ...person, possessorIds: [id] } });
    } catch (error) {
      const why = failureOf(error);
      // The service no longer has the possessor that was kept for it: the next attempt registers it anew.
      if (why?.kind === "invalid" && why.fields.some(({ field }) => field === "possessorIds"))
        clearRegisteredPossessor();
      throw error;
    }
  };

  const register = ({ possessor: draft, ...person }: RegistrationValues): void =>
    run(async () => {
      await account(person, await possessorId(draft));
      clearRegisteredPossessor();
      discardDraft(registrationForm.name);
      setRegistered(person);
      // The account exists by now: an objection to its password is advice, and no answer is no objection.
      const verdict = await check
        .mutateAsync({ params: { pass: person.password, name: person.name, surname: person.surname } })
        .catch(() => undefined);
      if (verdict?.reason !== undefined && !verdict.valid) showToast({ tone: "info", text: verdict.reason });
    });

  if (registered !== undefined) {
    return (
      <EmailVerification
        text={t("verification.afterRegistration")}
        credentials={registered}
        onVerified={() => onVerified(registered.username)}
        onSignedIn={onSignedIn}
      />
    );
  }
  return (
    <>
      <p>{t("registration.text")}</p>
      <Form
        definition={registrationForm}
        isBusy={isBusy}
        failure={failure}
        submitLabel={t("registration.submit")}
        confirmsLeave
        onSubmit={register}
      />
    </>
  );
}
