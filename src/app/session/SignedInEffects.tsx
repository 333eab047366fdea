import type { ReactNode } from "react";
import { RealtimeConnection } from "./RealtimeConnection.tsx";
import { SessionExpiryWarning } from "./SessionExpiryWarning.tsx";
import { useInvalidateOnBfcacheRestore } from "./useInvalidateOnBfcacheRestore.ts";

/** What works behind the screens while somebody is signed in; a visitor needs none of it and does not fetch it. */
export default function SignedInEffects({ accountKey }: { accountKey: string }): ReactNode {
  useInvalidateOnBfcacheRestore();
  return (
    <>
      <RealtimeConnection accountKey={accountKey} />
      <SessionExpiryWarning />
    </>
  );
}
