import { useState, type ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { discardDraft } from "../../forms/drafts.ts";
import { form as forgotForm } from "../../generated/forms/forgotPassword.js";
import { useRequestPasswordReset } from "../../generated/queries/user/user.ts";
import { failureOf } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { DialogStep } from "./DialogStep.tsx";
import { PasswordResetForm } from "./PasswordResetForm.tsx";
import { ResendCode } from "./ResendCode.tsx";

/** Getting back in without the password: a code by e-mail, then a new password. `onDone` is told whose. */
export function ForgotPassword({ onDone }: { onDone: (username: string) => void }): ReactNode {
  const t = useT();
  const ask = useRequestPasswordReset();
  const [username, setUsername] = useState<string>();

  const send = (address: string): void =>
    ask.mutate(
      { params: { username: address } },
      {
        onSuccess: () => {
          discardDraft(forgotForm.name);
          setUsername(address);
        },
      },
    );
  if (username !== undefined) {
    return (
      <>
        <DialogStep title={t("passwordReset.title")}>{t("passwordReset.text")}</DialogStep>
        <PasswordResetForm onDone={() => onDone(username)}>
          <ResendCode busy={ask.isPending} failure={failureOf(ask.error)} onResend={() => send(username)} />
        </PasswordResetForm>
      </>
    );
  }
  return (
    <>
      <p>{t("forgotPassword.text")}</p>
      <Form
        definition={forgotForm}
        isBusy={ask.isPending}
        failure={failureOf(ask.error)}
        submitLabel={t("forgotPassword.submit")}
        onSubmit={(answers) => send(answers.username)}
      />
    </>
  );
}
