import type { ReactNode } from "react";
import { Form } from "../form/Form.tsx";
import { form as verificationForm } from "../generated/forms/verification.js";
import { useActivateAccount } from "../generated/queries/user/user.ts";
import { failureOf } from "../http/failure.ts";
import { useWords } from "../i18n/Words.tsx";
import { Resend } from "./Resend.tsx";

/** Confirming an e-mail address with the code that was sent to it. `onResend` asks the service for the code once more. */
export function Verification({ text, onVerified, onResend }: { text: string; onVerified: () => void; onResend: () => void }): ReactNode {
  const say = useWords();
  const activate = useActivateAccount();
  return (
    <>
      <p>{text}</p>
      <Form
        definition={verificationForm}
        busy={activate.isPending}
        failure={failureOf(activate.error)}
        submitLabel={say("verification.submit")}
        onSubmit={({ code }) => activate.mutate({ code }, { onSuccess: onVerified })}
      >
        <Resend onResend={onResend} />
      </Form>
    </>
  );
}
