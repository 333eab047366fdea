import type { ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { form as changeForm } from "../../generated/forms/passwordChange.js";
import { useChangePassword, useCheckOwnPassword } from "../../generated/queries/user/user.ts";
import { ApiError } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { ManagedUsername } from "./ManagedUsername.tsx";
import { toFieldFailure } from "../../forms/fieldFailure.ts";
import { useRequestSequence } from "../../state/useRequestSequence.ts";

/**
 * Renders the form for a new password. Sends `checkOwnPassword`, then `changePassword`. Password managers read
 * `username`.
 */
export function PasswordChangeForm({
  username,
  onDone,
}: {
  username: string | undefined;
  onDone: () => void;
}): ReactNode {
  const t = useT();
  const checkPassword = useCheckOwnPassword({ mutation: { meta: { errorDisplay: "silent" } } });
  const changePassword = useChangePassword();
  const { isBusy, failure, run } = useRequestSequence();
  return (
    <Form
      definition={changeForm}
      isBusy={isBusy}
      failure={failure}
      submitLabel={t("passwordChange.submit")}
      confirmsLeave
      onSubmit={(values) =>
        run(async () => {
          const { valid, reason } = await checkPassword.mutateAsync({ params: { pass: values.newPassword } });
          if (!valid) throw new ApiError(toFieldFailure("newPassword", reason ?? t("password_is_not_match_standarts")));
          await changePassword.mutateAsync({ data: values });
          onDone();
        })
      }
    >
      <ManagedUsername username={username} />
    </Form>
  );
}
