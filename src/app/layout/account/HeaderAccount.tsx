import "./HeaderAccount.css";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { getSessionUser } from "../../../auth/sessionStore.ts";
import { lazyWithRetry } from "../../../components/loading/lazyWithRetry.tsx";
import { withSession } from "../../../components/loading/withQueryClient.tsx";
import { LazyBoundary } from "../../../components/loading/LazyBoundary.tsx";
import { SignInLinks } from "./SignInLinks.tsx";
import { useSession } from "../../session/useSession.ts";

/** The notifications link and the account menu of a signed-in user. */
export const AccountMenu = lazyWithRetry(withSession(() => import("./AccountMenu.tsx")));
const SignOutLink = lazyWithRetry(withSession(() => import("./SignOutLink.tsx")));

/** Renders the account menu of a signed-in user, or the sign-in links; only a sign-out when the user could not be read. */
export function HeaderAccount(): ReactNode {
  const [path] = useLocation();
  const session = useSession();
  const user = getSessionUser(session);
  // While the session is unknown the links keep their space: index.html hides them where tokens are stored.
  const hasSignInLinks = session.state === "unknown" ? session.failure === undefined : user === undefined;
  // Whoever cannot be identified can still sign out.
  const hasFailed = session.state === "unknown" && session.failure !== undefined;
  return (
    <>
      <LazyBoundary resetKey={path} fallback={<AccountPlaceholder />}>
        {user !== undefined ? <AccountMenu user={user} /> : hasFailed && <SignOutLink />}
      </LazyBoundary>
      {hasSignInLinks && <SignInLinks />}
    </>
  );
}

/** Keeps the space of the sign-in links until the account menu is loaded. */
const AccountPlaceholder = (): ReactNode => (
  <span className="account-placeholder">
    <SignInLinks />
  </span>
);
