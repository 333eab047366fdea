import type { ReactNode } from "react";
import { RealtimeConnection } from "./RealtimeConnection.tsx";
import { SessionExpiryWarning } from "./SessionExpiryWarning.tsx";
import { useInvalidateOnBfcacheRestore } from "./useInvalidateOnBfcacheRestore.ts";

/** Renders the live feed and the session expiry warning of a signed-in user. */
export default function SignedInEffects({ accountKey }: { accountKey: string }): ReactNode {
  useInvalidateOnBfcacheRestore();
  return (
    <>
      <RealtimeConnection accountKey={accountKey} />
      <SessionExpiryWarning />
    </>
  );
}
