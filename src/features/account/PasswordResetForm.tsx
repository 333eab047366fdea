import type { ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { form as resetForm } from "../../generated/forms/passwordReset.js";
import { useResetPassword } from "../../generated/queries/user/user.ts";
import { failureOf } from "../../api/failure.ts";
import { useWords } from "../../i18n/Words.tsx";
import { codeFailure } from "../../forms/fieldFailure.ts";

/** Setting a new password with the code from the e-mail. `children` is the way to another code. */
export function PasswordReset({ onDone, children }: { onDone: () => void; children: ReactNode }): ReactNode {
  const say = useWords();
  const reset = useResetPassword();
  return (
    <Form
      definition={resetForm}
      busy={reset.isPending}
      failure={codeFailure(failureOf(reset.error), say)}
      submitLabel={say("passwordReset.submit")}
      onSubmit={({ code, ...passwords }) => reset.mutate({ data: passwords, params: { verificationCode: code } }, { onSuccess: onDone })}
    >
      {children}
    </Form>
  );
}
