import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { keepsSignIn, userOf } from "../../../auth/sessionStore.ts";
import { SidebarRoom } from "./SidebarPlaceholder.tsx";
import { useHydrated } from "../../../components/loading/useHydrated.ts";
import { connected } from "../../../components/loading/withQueryClient.tsx";
import { Optional } from "../../../components/loading/LazyBoundary.tsx";
import { useSession } from "../../session/useSession.ts";

const SidebarNav = connected(() => import("./UserSidebar.tsx"));

/** The sidebar of whoever is signed in, and its room while they are being recognised. */
export function SidebarPlace(): ReactNode {
  const [path] = useLocation();
  const session = useSession();
  const hydrated = useHydrated();
  const user = userOf(session);
  if (user === undefined) return hydrated && session.state === "unknown" && keepsSignIn() ? <SidebarRoom /> : null;
  return (
    <Optional place={path} waiting={<SidebarRoom />}>
      <SidebarNav user={user} />
    </Optional>
  );
}
