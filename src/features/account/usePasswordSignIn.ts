import { discardDraft } from "../../forms/drafts.ts";
import { form as signInForm } from "../../generated/forms/signIn.js";
import { useSignIn } from "../../generated/queries/auth/auth.ts";
import type { Credentials } from "../../generated/queries/model/credentials.ts";
import { failureOf, type Failure } from "../../api/failure.ts";
import { signInWith } from "../../auth/session.ts";
import { useRequestSequence } from "../../state/useRequestSequence.ts";

/** What the service answers, with status 409, to a sign-in whose e-mail address was never confirmed. */
const emailNotVerifiedCode = "EMAIL_NOT_VERIFIED";

/** A sign-in that may be under way, and why the last one did not succeed. */
export type PasswordSignIn = {
  busy: boolean;
  failure: Failure | undefined;
  signIn: (credentials: Credentials) => void;
};

/**
 * Signing in with e-mail and password. `onUnconfirmed` is told of credentials that are right while their address waits to be
 * confirmed; the service has sent its code once more by then.
 */
export function usePasswordSignIn({
  onSignedIn,
  onUnconfirmed,
}: {
  onSignedIn: () => void;
  onUnconfirmed: (credentials: Credentials) => void;
}): PasswordSignIn {
  const call = useSignIn();
  const { isBusy, failure, run } = useRequestSequence();
  const signIn = (credentials: Credentials): void =>
    run(async () => {
      try {
        const { token, refreshToken } = await call.mutateAsync({ data: credentials });
        discardDraft(signInForm.name);
        await signInWith({ access: token, refresh: refreshToken });
        onSignedIn();
      } catch (error) {
        const why = failureOf(error);
        if (why?.kind !== "rejected" || why.code !== emailNotVerifiedCode) throw error;
        onUnconfirmed(credentials);
      }
    });
  return { busy: isBusy, failure, signIn };
}
