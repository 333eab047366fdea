import { useState, type ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { discardDraft } from "../../forms/drafts.ts";
import { form as forgotForm } from "../../generated/forms/forgotPassword.js";
import { useRequestPasswordReset } from "../../generated/queries/user/user.ts";
import { failureOf } from "../../api/failure.ts";
import { useWords } from "../../i18n/Words.tsx";
import { Step } from "./DialogStep.tsx";
import { PasswordReset } from "./PasswordResetForm.tsx";
import { Resend } from "./ResendCode.tsx";

/** Getting back in without the password: a code by e-mail, then a new password. `onDone` is told whose. */
export function ForgotPassword({ onDone }: { onDone: (username: string) => void }): ReactNode {
  const say = useWords();
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
        <Step title={say("passwordReset.title")}>{say("passwordReset.text")}</Step>
        <PasswordReset onDone={() => onDone(username)}>
          <Resend busy={ask.isPending} failure={failureOf(ask.error)} onResend={() => send(username)} />
        </PasswordReset>
      </>
    );
  }
  return (
    <>
      <p>{say("forgotPassword.text")}</p>
      <Form definition={forgotForm} busy={ask.isPending} failure={failureOf(ask.error)} submitLabel={say("forgotPassword.submit")} onSubmit={(answers) => send(answers.username)} />
    </>
  );
}
