import type { ReactNode } from "react";
import { outcomes } from "../../api/mutationOutcomes.ts";
import { Form } from "../../forms/Form.tsx";
import { form as verificationForm } from "../../generated/forms/verification.js";
import type { Credentials } from "../../generated/queries/model/credentials.ts";
import { useActivateAccount } from "../../generated/queries/user/user.ts";
import { failureOf } from "../../api/failure.ts";
import { useWords } from "../../i18n/Words.tsx";
import { Step } from "./DialogStep.tsx";
import { showToast } from "../../state/toasts.ts";
import { codeFailure } from "../../forms/fieldFailure.ts";
import { Resend } from "./ResendCode.tsx";
import { useSigningIn } from "./usePasswordSignIn.ts";

/** An address that is to be confirmed, whose it is, and what follows. */
export type VerificationProps = {
  text: string;
  credentials: Credentials;
  onVerified: () => void;
  /** The address turned out to be confirmed already. */
  onSignedIn: () => void;
};

/** Confirming an e-mail address with the code that was sent to it. Signing in before that makes the service send it once more. */
export function Verification({ text, credentials, onVerified, onSignedIn }: VerificationProps): ReactNode {
  const say = useWords();
  const activate = useActivateAccount();
  const again = useSigningIn({ onSignedIn, onUnconfirmed: () => showToast({ tone: "success", text: say("code_sent_to_email"), stays: outcomes.registerUser?.stays }) });
  return (
    <>
      <Step title={say("verification.title")}>{text}</Step>
      <Form
        definition={verificationForm}
        busy={activate.isPending}
        failure={codeFailure(failureOf(activate.error), say)}
        submitLabel={say("verification.submit")}
        onSubmit={({ code }) => activate.mutate({ code }, { onSuccess: onVerified })}
      >
        <Resend busy={again.busy} failure={again.failure} onResend={() => again.signIn(credentials)} />
      </Form>
    </>
  );
}
