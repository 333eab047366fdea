import type { ReactNode } from "react";
import { mutationOutcomes } from "../../api/mutationOutcomes.ts";
import { Form } from "../../forms/Form.tsx";
import { form as verificationForm } from "../../generated/forms/verification.js";
import { useActivateAccount } from "../../generated/queries/user/index.ts";
import { getFailure } from "../../api/failure.ts";
import { isRefused } from "../../api/isRefused.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { DialogStep } from "./DialogStep.tsx";
import { showToast } from "../../state/toasts.ts";
import { toCodeFailure } from "../../forms/fieldFailure.ts";
import { form as signInForm } from "../../generated/forms/signIn.js";
import { Link } from "../../components/navigation/Link.tsx";
import { useDialog } from "../../state/useDialog.ts";
import { prefillUsername } from "./enteredUsername.ts";
import { ResendCode } from "./ResendCode.tsx";
import { usePasswordSignIn } from "./usePasswordSignIn.ts";

/** An account whose e-mail address is not verified. The password is unknown after a reload. */
export type UnverifiedAccount = { username: string; password?: string };

/** Props of `EmailVerification`. */
type EmailVerificationProps = {
  headingLevel?: 2 | 3;
  text: string;
  /** The account, where it is known. */
  account?: Partial<UnverifiedAccount>;
  onVerified: () => void;
  /** Called when the e-mail address was already verified. */
  onSignedIn: () => void;
  /** A control after the one for another code. */
  children?: ReactNode;
};

/**
 * Renders the form for the code that verifies an e-mail address. Sends `activateAccount`; a repeated sign-in makes the
 * backend send another code, where it does that. Without the password, a link opens the sign-in.
 */
export function EmailVerification({
  headingLevel = 3,
  text,
  account: { username, password } = {},
  onVerified,
  onSignedIn,
  children,
}: EmailVerificationProps): ReactNode {
  const t = useT();
  const { href } = useDialog();
  const activateAccount = useActivateAccount();
  const resend = usePasswordSignIn({
    onSignedIn,
    onUnconfirmed: () =>
      showToast({
        tone: "success",
        text: t("code_sent_to_email"),
        durationMs: mutationOutcomes.registerUser?.durationMs,
      }),
  });
  // Its message would be about the password, with which the account was just registered.
  const isResendRefused = resend.failure?.kind === "unauthorized" || isRefused(resend.failure);
  return (
    <>
      <DialogStep title={t("verification.title")} level={headingLevel}>
        {text}
      </DialogStep>
      <Form
        definition={verificationForm}
        isBusy={activateAccount.isPending}
        failure={toCodeFailure(getFailure(activateAccount.error), t)}
        mayBeDone={t("verification.mayBeDone")}
        submitLabel={t("verification.submit")}
        onSubmit={({ code }) => activateAccount.mutate({ code }, { onSuccess: onVerified })}
      >
        {username === undefined || password === undefined ? (
          <p>
            <Link href={href("login")} onClick={() => prefillUsername(signInForm.name, username)}>
              {t("verification.noCode")}
            </Link>
          </p>
        ) : (
          <ResendCode
            busy={resend.busy}
            failure={isResendRefused ? undefined : resend.failure}
            refusal={isResendRefused ? t("verification.notResent") : undefined}
            onResend={() => resend.signIn({ username, password })}
          />
        )}
        {children}
      </Form>
    </>
  );
}
