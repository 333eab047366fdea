import type { ReactNode } from "react";
import { mutationOutcomes } from "../../api/mutationOutcomes.ts";
import { Form } from "../../forms/Form.tsx";
import { form as verificationForm } from "../../generated/forms/verification.js";
import type { Credentials } from "../../generated/queries/model/credentials.ts";
import { useActivateAccount } from "../../generated/queries/user/user.ts";
import { failureOf } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { DialogStep } from "./DialogStep.tsx";
import { showToast } from "../../state/toasts.ts";
import { toCodeFailure } from "../../forms/fieldFailure.ts";
import { ResendCode } from "./ResendCode.tsx";
import { usePasswordSignIn } from "./usePasswordSignIn.ts";

/** An address that is to be confirmed, whose it is, and what follows. */
export type EmailVerificationProps = {
  text: string;
  credentials: Credentials;
  onVerified: () => void;
  /** The address turned out to be confirmed already. */
  onSignedIn: () => void;
};

/** Confirming an e-mail address with the code that was sent to it. Signing in before that makes the service send it once more. */
export function EmailVerification({ text, credentials, onVerified, onSignedIn }: EmailVerificationProps): ReactNode {
  const t = useT();
  const activate = useActivateAccount();
  const again = usePasswordSignIn({
    onSignedIn,
    onUnconfirmed: () =>
      showToast({
        tone: "success",
        text: t("code_sent_to_email"),
        durationMs: mutationOutcomes.registerUser?.durationMs,
      }),
  });
  return (
    <>
      <DialogStep title={t("verification.title")}>{text}</DialogStep>
      <Form
        definition={verificationForm}
        isBusy={activate.isPending}
        failure={toCodeFailure(failureOf(activate.error), t)}
        submitLabel={t("verification.submit")}
        onSubmit={({ code }) => activate.mutate({ code }, { onSuccess: onVerified })}
      >
        <ResendCode busy={again.busy} failure={again.failure} onResend={() => again.signIn(credentials)} />
      </Form>
    </>
  );
}
