import type { ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { form as changeForm } from "../../generated/forms/passwordChange.js";
import { useChangePassword, useCheckOwnPassword } from "../../generated/queries/user/user.ts";
import { CallFailed } from "../../api/failure.ts";
import { useWords } from "../../i18n/Words.tsx";
import { aboutField } from "../../forms/fieldFailure.ts";
import { useCalls } from "../../state/useRequestSequence.ts";

/** Changing one's password: the service looks at the new one first, then takes it. `username` tells a password manager whose it is. */
export function PasswordChange({ username, onDone }: { username: string | undefined; onDone: () => void }): ReactNode {
  const say = useWords();
  const check = useCheckOwnPassword({ mutation: { meta: { fails: "silent" } } });
  const change = useChangePassword();
  const { busy, failure, run } = useCalls();
  return (
    <Form
      definition={changeForm}
      busy={busy}
      failure={failure}
      submitLabel={say("passwordChange.submit")}
      asksBeforeLeaving
      onSubmit={(answers) =>
        run(async () => {
          const { valid, reason } = await check.mutateAsync({ params: { pass: answers.newPassword } });
          if (!valid) throw new CallFailed(aboutField("newPassword", reason ?? say("password_is_not_match_standarts")));
          await change.mutateAsync({ data: answers });
          onDone();
        })
      }
    >
      {username !== undefined && <input type="text" autoComplete="username" value={username} readOnly hidden />}
    </Form>
  );
}
