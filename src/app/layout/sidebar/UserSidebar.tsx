import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useWords } from "../../../i18n/Words.tsx";
import type { User } from "../../../auth/sessionStore.ts";
import { Sidebar } from "./Sidebar.tsx";
import { shared } from "../../../state/viewState.ts";
import { actingAs } from "../../session/actingAccountName.ts";
import { sidebarItems } from "../../navigation.ts";
import { usePlace } from "../../routing/routeMatch.ts";

/** The sections open to the signed-in person's first role. */
export default function SidebarNav({ user }: { user: User }): ReactNode {
  const place = usePlace();
  const say = useWords();
  const { sidebarOpen } = useSnapshot(shared);
  const toggle = (open: boolean): void => {
    shared.sidebarOpen = open;
  };
  if ("leadsTo" in place || place.screen.wide === true) return null;
  return <Sidebar label={say("sidebar.label")} open={sidebarOpen} onToggle={toggle} detail={actingAs(say, user)} items={sidebarItems(say, user, place.name)} />;
}
