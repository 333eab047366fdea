import { useEffect, type ReactNode } from "react";
import { waitForFirstViewEnd } from "../../components/loading/firstView.ts";
import { RealtimeConnection } from "./RealtimeConnection.tsx";
import { SessionExpiryWarning } from "./SessionExpiryWarning.tsx";
import { useAccountOfOtherTab } from "./useAccountOfOtherTab.ts";
import { useInvalidateAfterClockChange } from "./useInvalidateAfterClockChange.ts";
import { useInvalidateOnBfcacheRestore } from "./useInvalidateOnBfcacheRestore.ts";

/** Loads the question before a sign-out, which is asked without a connection too. */
const preloadSignOutQuestion = (): Promise<unknown> =>
  Promise.all([import("./confirmSignOut.ts"), import("../dialogs/ConfirmDialog.tsx")]).catch(() => undefined);

/** Renders the live feed and the session expiry warning of a signed-in user, and announces an account of another tab. */
export default function SignedInEffects({ accountKey }: { accountKey: string }): ReactNode {
  useInvalidateOnBfcacheRestore();
  useInvalidateAfterClockChange();
  useAccountOfOtherTab(accountKey);
  useEffect(() => void waitForFirstViewEnd().then(preloadSignOutQuestion), []);
  return (
    <>
      <RealtimeConnection accountKey={accountKey} />
      <SessionExpiryWarning />
    </>
  );
}
