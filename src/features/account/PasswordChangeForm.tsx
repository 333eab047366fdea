import type { ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { form as changeForm } from "../../generated/forms/passwordChange.js";
import { useChangePassword, useCheckOwnPassword } from "../../generated/queries/user/index.ts";
import { ApiError, getFailure } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { ManagedUsername } from "./ManagedUsername.tsx";
import { toFieldFailure } from "../../forms/fieldFailure.ts";
import { useRequestSequence } from "../../state/useRequestSequence.ts";

/**
 * Renders the form for a new password. Sends `checkOwnPassword`, then `changePassword`, unless the server refuses the new
 * password; a check that fails otherwise is ignored. Password managers read `username`.
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
      mayBeDone={t("passwordChange.mayBeDone")}
      submitLabel={t("passwordChange.submit")}
      confirmsLeave
      onSubmit={(values) =>
        run(async () => {
          const check = await checkPassword
            .mutateAsync({ params: { pass: values.newPassword } })
            .catch(ignoreUnlessRefused);
          if (check?.valid === false)
            throw new ApiError(toFieldFailure("newPassword", check.reason ?? t("password_is_not_match_standarts")));
          try {
            await changePassword.mutateAsync({ data: values });
          } catch (error) {
            const failure = getFailure(error);
            // In spite of fresh tokens: the server refuses the current password as it does at the sign-in.
            if (failure?.kind === "rejected" && failure.status === 401)
              throw new ApiError(toFieldFailure("oldPassword", t("passwordChange.wrongPassword")));
            throw error;
          }
          onDone();
        })
      }
    >
      <ManagedUsername username={username} />
    </Form>
  );
}

/** Ignores the failure of a check, unless the server refuses the password. Throws any other error. */
function ignoreUnlessRefused(error: unknown): undefined {
  const kind = getFailure(error)?.kind;
  if (kind === undefined || kind === "invalid") throw error;
}
