import type { ReactNode } from "react";
import { Form } from "../form/Form.tsx";
import { form as resetForm } from "../generated/forms/passwordReset.js";
import { useResetPassword } from "../generated/queries/user/user.ts";
import { failureOf } from "../http/failure.ts";
import { useWords } from "../i18n/Words.tsx";
import { Resend } from "./Resend.tsx";

/** Setting a new password with the code from the e-mail. */
export function PasswordReset({ onDone, onResend }: { onDone: () => void; onResend?: (() => void) | undefined }): ReactNode {
  const say = useWords();
  const reset = useResetPassword();
  return (
    <>
      <p>{say("passwordReset.text")}</p>
      <Form
        definition={resetForm}
        busy={reset.isPending}
        failure={failureOf(reset.error)}
        submitLabel={say("passwordReset.submit")}
        onSubmit={({ code, ...passwords }) => reset.mutate({ data: passwords, params: { verificationCode: code } }, { onSuccess: onDone })}
      >
        {onResend && <Resend onResend={onResend} />}
      </Form>
    </>
  );
}
