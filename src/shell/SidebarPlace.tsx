import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { keepsSignIn, userOf } from "../session/who.ts";
import { SidebarRoom } from "../ui/SidebarRoom.tsx";
import { useHydrated } from "../ui/useHydrated.ts";
import { connected } from "../view/connected.tsx";
import { Optional } from "../view/Optional.tsx";
import { useSession } from "./useSession.ts";

const SidebarNav = connected(() => import("./SidebarNav.tsx"));

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
