import type { ReactNode } from "react";
import { RealtimeConnection } from "./RealtimeConnection.tsx";
import { SessionExpiryWarning } from "./SessionExpiryWarning.tsx";
import { useAccountOfOtherTab } from "./useAccountOfOtherTab.ts";
import { useInvalidateOnBfcacheRestore } from "./useInvalidateOnBfcacheRestore.ts";

/** Renders the live feed and the session expiry warning of a signed-in user, and announces an account of another tab. */
export default function SignedInEffects({ accountKey }: { accountKey: string }): ReactNode {
  useInvalidateOnBfcacheRestore();
  useAccountOfOtherTab(accountKey);
  return (
    <>
      <RealtimeConnection accountKey={accountKey} />
      <SessionExpiryWarning />
    </>
  );
}
