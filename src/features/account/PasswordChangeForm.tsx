import type { ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { form as changeForm } from "../../generated/forms/passwordChange.js";
import { useChangePassword, useCheckOwnPassword } from "../../generated/queries/user/user.ts";
import { ApiError } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { toFieldFailure } from "../../forms/fieldFailure.ts";
import { useRequestSequence } from "../../state/useRequestSequence.ts";

/** Changing one's password: the service looks at the new one first, then takes it. `username` tells a password manager whose it is. */
export function PasswordChangeForm({
  username,
  onDone,
}: {
  username: string | undefined;
  onDone: () => void;
}): ReactNode {
  const t = useT();
  const check = useCheckOwnPassword({ mutation: { meta: { errorDisplay: "silent" } } });
  const change = useChangePassword();
  const { isBusy, failure, run } = useRequestSequence();
  return (
    <Form
      definition={changeForm}
      isBusy={isBusy}
      failure={failure}
      submitLabel={t("passwordChange.submit")}
      confirmsLeave
      onSubmit={(answers) =>
        run(async () => {
          const { valid, reason } = await check.mutateAsync({ params: { pass: answers.newPassword } });
          if (!valid) throw new ApiError(toFieldFailure("newPassword", reason ?? t("password_is_not_match_standarts")));
          await change.mutateAsync({ data: answers });
          onDone();
        })
      }
    >
      {username !== undefined && <input type="text" autoComplete="username" value={username} readOnly hidden />}
    </Form>
  );
}
