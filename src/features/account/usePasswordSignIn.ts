import { discardDraft } from "../../forms/drafts/draftStorage.ts";
import { form as signInForm } from "../../generated/forms/signIn.js";
import { useSignIn } from "../../generated/queries/auth/index.ts";
import type { Credentials } from "../../generated/contract.d.ts";
import { ApiError, getFailure, type Failure } from "../../api/failure.ts";
import { signInWith } from "../../auth/session.ts";
import { storeCodeAddress } from "./codeAddress.ts";
import { useRequestSequence } from "../../state/useRequestSequence.ts";

/** The code of the 409 response to a sign-in with an unverified e-mail address. */
const emailNotVerifiedCode = "EMAIL_NOT_VERIFIED";

/** The state of a password sign-in. */
type PasswordSignIn = {
  busy: boolean;
  failure: Failure | undefined;
  signIn: (credentials: Credentials) => void;
};

/**
 * Returns a function that signs in with e-mail and password (`signIn`). `onUnconfirmed` receives valid credentials
 * whose e-mail address is not verified; the backend has sent another code by then.
 */
export function usePasswordSignIn({
  onSignedIn,
  onUnconfirmed,
}: {
  onSignedIn: () => void;
  onUnconfirmed: (credentials: Credentials) => void;
}): PasswordSignIn {
  const signInMutation = useSignIn();
  const { isBusy, failure, run } = useRequestSequence();
  const signIn = (credentials: Credentials): void =>
    run(async () => {
      try {
        const { token, refreshToken } = await signInMutation.mutateAsync({ data: credentials });
        discardDraft(signInForm.name);
        storeCodeAddress("verification", undefined);
        await signInWith({ access: token, refresh: refreshToken });
        onSignedIn();
      } catch (error) {
        const failureCause = getFailure(error);
        // "You are not logged in" is no reason here. Without a message of the server, the reason is unknown.
        if (failureCause?.kind === "unauthorized" && failureCause.message === undefined)
          throw new ApiError({ kind: "rejected", status: 401 });
        if (failureCause?.kind !== "rejected" || failureCause.code !== emailNotVerifiedCode) throw error;
        onUnconfirmed(credentials);
      }
    });
  return { busy: isBusy, failure, signIn };
}
