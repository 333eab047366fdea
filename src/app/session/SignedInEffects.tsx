import type { ReactNode } from "react";
import { LiveFeed } from "./RealtimeConnection.tsx";
import { SessionEnd } from "./SessionExpiryWarning.tsx";
import { useReturn } from "./useInvalidateOnBfcacheRestore.ts";

/** What works behind the screens while somebody is signed in; a visitor needs none of it and does not fetch it. */
export default function SignedIn({ account }: { account: string }): ReactNode {
  useReturn();
  return (
    <>
      <LiveFeed account={account} />
      <SessionEnd />
    </>
  );
}
