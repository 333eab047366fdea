import type { ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { form as resetForm } from "../../generated/forms/passwordReset.js";
import { useResetPassword } from "../../generated/queries/user/index.ts";
import { getFailure } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { ManagedUsername } from "./ManagedUsername.tsx";
import { toCodeFailure } from "../../forms/fieldFailure.ts";

/**
 * Renders the form that sets a new password with a code from an e-mail (`resetPassword`). Password managers read `username`,
 * where it is known. `children` holds the link to another code.
 */
export function PasswordResetForm({
  username,
  onDone,
  children,
}: {
  username?: string | undefined;
  onDone: () => void;
  children: ReactNode;
}): ReactNode {
  const t = useT();
  const resetPassword = useResetPassword();
  return (
    <Form
      definition={resetForm}
      isBusy={resetPassword.isPending}
      failure={toCodeFailure(getFailure(resetPassword.error), t)}
      mayBeDone={t("passwordChange.mayBeDone")}
      submitLabel={t("passwordReset.submit")}
      onSubmit={({ code, ...passwords }) =>
        resetPassword.mutate({ data: passwords, params: { verificationCode: code } }, { onSuccess: onDone })
      }
    >
      <ManagedUsername username={username} />
      {children}
    </Form>
  );
}
