import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { hasStoredSession, userOf } from "../../../auth/sessionStore.ts";
import { SidebarPlaceholder } from "./SidebarPlaceholder.tsx";
import { useHydrated } from "../../../components/loading/hydration.ts";
import { lazyWithRetry } from "../../../components/loading/lazyWithRetry.tsx";
import { withQueryClient } from "../../../components/loading/withQueryClient.tsx";
import { LazyBoundary } from "../../../components/loading/LazyBoundary.tsx";
import { useSession } from "../../session/useSession.ts";

const SidebarNav = lazyWithRetry(withQueryClient(() => import("./UserSidebar.tsx")));

/** The sidebar of whoever is signed in, and its room while they are being recognised. */
export function SidebarSlot(): ReactNode {
  const [path] = useLocation();
  const session = useSession();
  const hydrated = useHydrated();
  const user = userOf(session);
  if (user === undefined)
    return hydrated && session.state === "unknown" && hasStoredSession() ? <SidebarPlaceholder /> : null;
  return (
    <LazyBoundary resetKey={path} fallback={<SidebarPlaceholder />}>
      <SidebarNav user={user} />
    </LazyBoundary>
  );
}
