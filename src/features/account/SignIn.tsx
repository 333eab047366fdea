import { useState, type ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { form as forgotForm } from "../../generated/forms/forgotPassword.js";
import { form as signInForm } from "../../generated/forms/signIn.js";
import type { Credentials } from "../../generated/contract.d.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { paths } from "../../config/paths.ts";
import { useDialog } from "../../state/useDialog.ts";
import { usePasswordSignIn } from "./usePasswordSignIn.ts";
import { EmailVerification } from "./EmailVerification.tsx";
import { prefillUsername, readEnteredUsername } from "./enteredUsername.ts";

/**
 * Renders the sign-in with e-mail and password for foreign organisations, and the verification of an unverified e-mail
 * address. `username` prefills the e-mail address after a password reset; a reset begins with the entered one.
 */
export function SignIn({ username, onSignedIn }: { username: string | undefined; onSignedIn: () => void }): ReactNode {
  const t = useT();
  const { href } = useDialog();
  const [credentialsToVerify, setCredentialsToVerify] = useState<Credentials>();
  const { busy, failure, signIn } = usePasswordSignIn({ onSignedIn, onUnconfirmed: setCredentialsToVerify });

  if (credentialsToVerify !== undefined) {
    return (
      <EmailVerification
        text={t("verification.text", { address: credentialsToVerify.username })}
        account={credentialsToVerify}
        onVerified={() => setCredentialsToVerify(undefined)}
        onSignedIn={onSignedIn}
      />
    );
  }
  return (
    <>
      <Banner tone="info">{t("signIn.foreignOnly")}</Banner>
      <Form
        definition={signInForm}
        initial={username === undefined ? undefined : { username }}
        isBusy={busy}
        failure={failure}
        submitLabel={t("signIn.submit")}
        disabledReason={t("signIn.disabledReason")}
        onSubmit={signIn}
      >
        <p>
          <Link
            href={href("forgot-password")}
            onClick={() => prefillUsername(forgotForm.name, readEnteredUsername(signInForm.name) ?? username)}
          >
            {t("forgotPassword.link")}
          </Link>
        </p>
        <p>
          <Link href={href("verification")}>{t("verification.haveCode")}</Link>
        </p>
        <p>
          {t("registration.question")} <Link href={paths.registration}>{t("registration.link")}</Link>
        </p>
      </Form>
    </>
  );
}
