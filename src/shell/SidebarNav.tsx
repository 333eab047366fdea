import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useWords } from "../i18n/Words.tsx";
import type { User } from "../session/who.ts";
import { Sidebar } from "../ui/Sidebar.tsx";
import { shared } from "../view/shared.ts";
import { actingAs } from "./account.ts";
import { sidebarItems } from "./menus.ts";
import { usePlace } from "./place.ts";

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
