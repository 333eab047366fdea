import type { ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { form as resetForm } from "../../generated/forms/passwordReset.js";
import { useResetPassword } from "../../generated/queries/user/user.ts";
import { failureOf } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { toCodeFailure } from "../../forms/fieldFailure.ts";

/** Setting a new password with the code from the e-mail. `children` is the way to another code. */
export function PasswordResetForm({ onDone, children }: { onDone: () => void; children: ReactNode }): ReactNode {
  const t = useT();
  const reset = useResetPassword();
  return (
    <Form
      definition={resetForm}
      isBusy={reset.isPending}
      failure={toCodeFailure(failureOf(reset.error), t)}
      submitLabel={t("passwordReset.submit")}
      onSubmit={({ code, ...passwords }) =>
        reset.mutate({ data: passwords, params: { verificationCode: code } }, { onSuccess: onDone })
      }
    >
      {children}
    </Form>
  );
}
