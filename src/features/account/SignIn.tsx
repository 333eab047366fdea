import { useState, type ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { form as signInForm } from "../../generated/forms/signIn.js";
import type { Credentials } from "../../generated/queries/model/credentials.ts";
import { useWords } from "../../i18n/Words.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { useDialog } from "../../state/useDialog.ts";
import { useSigningIn } from "./usePasswordSignIn.ts";
import { Verification } from "./EmailVerification.tsx";

/**
 * Signing in with e-mail and password, for foreign organisations; with a step to confirm the address where that is still to
 * do. `username` is the address that somebody has just registered or reset the password of.
 */
export function SignIn({ username, onSignedIn }: { username: string | undefined; onSignedIn: () => void }): ReactNode {
  const say = useWords();
  const { href } = useDialog();
  const [confirming, setConfirming] = useState<Credentials>();
  const { busy, failure, signIn } = useSigningIn({ onSignedIn, onUnconfirmed: setConfirming });

  if (confirming !== undefined) {
    return <Verification text={say("verification.text")} credentials={confirming} onVerified={() => setConfirming(undefined)} onSignedIn={onSignedIn} />;
  }
  return (
    <>
      <Banner tone="info">{say("signIn.foreignOnly")}</Banner>
      <Form
        definition={signInForm}
        initial={username === undefined ? undefined : { username }}
        busy={busy}
        failure={failure}
        submitLabel={say("signIn.submit")}
        whyDisabled={say("signIn.whyDisabled")}
        onSubmit={signIn}
      >
        <p>
          <Link href={href("forgot-password")}>{say("forgotPassword.link")}</Link>
        </p>
        <p>
          {say("registration.question")} <Link href={href("registration")}>{say("registration.link")}</Link>
        </p>
      </Form>
    </>
  );
}
