import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { hasStoredSession, getSessionUser } from "../../../auth/sessionStore.ts";
import { SidebarPlaceholder } from "./SidebarPlaceholder.tsx";
import { useHydrated } from "../../../components/loading/hydration.ts";
import { lazyWithRetry } from "../../../components/loading/lazyWithRetry.tsx";
import { withQueryClient } from "../../../components/loading/withQueryClient.tsx";
import { LazyBoundary } from "../../../components/loading/LazyBoundary.tsx";
import { useSession } from "../../session/useSession.ts";

const Sidebar = lazyWithRetry(withQueryClient(() => import("./Sidebar.tsx")));

/** Renders the sidebar of a signed-in user, and a placeholder while the user is read. */
export function SidebarSlot(): ReactNode {
  const [path] = useLocation();
  const session = useSession();
  const isHydrated = useHydrated();
  const user = getSessionUser(session);
  if (user === undefined)
    return isHydrated && session.state === "unknown" && hasStoredSession() ? <SidebarPlaceholder /> : null;
  return (
    <LazyBoundary resetKey={path} fallback={<SidebarPlaceholder />}>
      <Sidebar user={user} />
    </LazyBoundary>
  );
}
