import type { ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { form as registrationForm } from "../../generated/forms/registration.js";
import { useT } from "../../i18n/IntlProvider.tsx";
import { useRegistration } from "./useRegistration.ts";
import { EmailVerification } from "./EmailVerification.tsx";

/** Renders the registration of a foreign organisation and its representative, then the verification of the e-mail address. */
export function RegistrationForm({
  onVerified,
  onSignedIn,
}: {
  onVerified: (username: string) => void;
  onSignedIn: () => void;
}): ReactNode {
  const t = useT();
  const { isBusy, failure, registered, register } = useRegistration();
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
