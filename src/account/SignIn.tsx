import { useState, type ReactNode } from "react";
import { Form } from "../form/Form.tsx";
import { discardDraft } from "../form/drafts.ts";
import { form as signInForm } from "../generated/forms/signIn.js";
import type { Credentials } from "../generated/queries/model/credentials.ts";
import { useSignIn } from "../generated/queries/auth/auth.ts";
import { failureOf } from "../http/failure.ts";
import { useWords } from "../i18n/Words.tsx";
import { signInWith } from "../session/session.ts";
import { Banner } from "../ui/Banner.tsx";
import { Link } from "../ui/Link.tsx";
import { dialogHref } from "../view/dialog.ts";
import { Verification } from "./Verification.tsx";

/** What the service answers, with status 409, to a sign-in whose e-mail address was never confirmed. */
const notVerified = "EMAIL_NOT_VERIFIED";

/** Signing in with e-mail and password, for foreign organisations; with a step to confirm the address where that is still to do. */
export function SignIn({ onSignedIn }: { onSignedIn: () => void }): ReactNode {
  const say = useWords();
  const [confirming, setConfirming] = useState<Credentials>();
  const signIn = useSignIn();

  const attempt = (credentials: Credentials): void =>
    signIn.mutate(
      { data: credentials },
      {
        onSuccess: ({ token, refreshToken }) => {
          discardDraft(signInForm.name);
          void signInWith({ access: token, refresh: refreshToken }).then(onSignedIn);
        },
        onError: ({ failure }) => {
          if (failure.kind === "refused" && failure.code === notVerified) setConfirming(credentials);
        },
      },
    );

  if (confirming !== undefined) {
    return <Verification text={say("verification.text")} onVerified={() => setConfirming(undefined)} onResend={() => attempt(confirming)} />;
  }
  return (
    <>
      <Banner tone="info">{say("signIn.foreignOnly")}</Banner>
      <Form definition={signInForm} busy={signIn.isPending} failure={failureOf(signIn.error)} submitLabel={say("signIn.submit")} whyDisabled={say("signIn.whyDisabled")} onSubmit={attempt}>
        <p>
          <Link href={dialogHref("forgot-password")}>{say("forgotPassword.link")}</Link>
        </p>
        <p>
          {say("registration.question")} <Link href={dialogHref("registration")}>{say("registration.link")}</Link>
        </p>
      </Form>
    </>
  );
}
