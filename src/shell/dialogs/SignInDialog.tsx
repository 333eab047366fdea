import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { Form } from "../../form/Form.tsx";
import { form as signInForm } from "../../generated/forms/signIn.js";
import { form as verificationForm } from "../../generated/forms/verification.js";
import { useActivateAccount, } from "../../generated/queries/user/user.ts";
import { useSignIn } from "../../generated/queries/auth/auth.ts";
import { failureOf } from "../../http/failure.ts";
import { useWords } from "../../i18n/Words.tsx";
import { paths } from "../../paths.ts";
import { signInWith } from "../../session/session.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Dialog } from "../../ui/mui/Dialog.tsx";
import { isProtected } from "../landing.ts";

/** What the service answers, with status 409, to a sign-in whose e-mail address was never confirmed. */
const notVerified = "EMAIL_NOT_VERIFIED";

/** Signing in with e-mail and password, for foreign organisations; with a step to confirm the address where that is still to do. */
export default function SignInDialog({ onClose }: { onClose: () => void }): ReactNode {
  const say = useWords();
  const [path, navigate] = useLocation();
  const [confirming, setConfirming] = useState(false);
  const signIn = useSignIn();
  const activate = useActivateAccount();
  const failure = failureOf(signIn.error);

  return (
    <Dialog open title={say(confirming ? "verification.title" : "signIn.title")} onClose={onClose} closeLabel={say("action.close")}>
      {confirming ? (
        <>
          <p>{say("verification.text")}</p>
          <Form
            definition={verificationForm}
            busy={activate.isPending}
            failure={failureOf(activate.error)}
            submitLabel={say("verification.submit")}
            onSubmit={({ code }) => activate.mutate({ code }, { onSuccess: () => setConfirming(false) })}
          />
        </>
      ) : (
        <>
          <Banner tone="info">{say("signIn.foreignOnly")}</Banner>
          <Form
            definition={signInForm}
            busy={signIn.isPending}
            failure={failure}
            submitLabel={say("signIn.submit")}
            whyDisabled={say("signIn.whyDisabled")}
            onSubmit={(credentials) =>
              signIn.mutate(
                { data: credentials },
                {
                  onSuccess: ({ token, refreshToken }) => {
                    void signInWith({ access: token, refresh: refreshToken });
                    if (isProtected(path)) onClose();
                    else navigate(paths.eServices);
                  },
                  onError: (error) => {
                    const { failure: why } = error;
                    if (why.kind === "refused" && why.code === notVerified) setConfirming(true);
                  },
                },
              )
            }
          />
        </>
      )}
    </Dialog>
  );
}
