import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { userOf } from "../../../auth/sessionStore.ts";
import { lazyWithRetry } from "../../../components/loading/lazyWithRetry.tsx";
import { withQueryClient } from "../../../components/loading/withQueryClient.tsx";
import { LazyBoundary } from "../../../components/loading/LazyBoundary.tsx";
import { SignInLinks } from "./SignInLinks.tsx";
import { useSession } from "../../session/useSession.ts";

const AccountMenu = lazyWithRetry(withQueryClient(() => import("./AccountMenu.tsx")));

/** The signed-in person's corner of the header, or the ways to sign in. */
export function HeaderAccount(): ReactNode {
  const [path] = useLocation();
  const session = useSession();
  const user = userOf(session);
  // Before it is known who is here, they keep their room: index.html hides them where the device keeps a sign-in.
  const visiting = session.state === "unknown" ? session.failure === undefined : user === undefined;
  return (
    <>
      <LazyBoundary resetKey={path}>{user !== undefined && <AccountMenu user={user} />}</LazyBoundary>
      {visiting && <SignInLinks />}
    </>
  );
}
