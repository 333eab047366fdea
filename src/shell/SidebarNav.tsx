import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useWords } from "../i18n/Words.tsx";
import type { PathName } from "../paths.ts";
import type { User } from "../session/who.ts";
import { Sidebar } from "../ui/Sidebar.tsx";
import { shared } from "../view/shared.ts";
import { actingAs } from "./account.ts";
import { sidebarItems } from "./menus.ts";

/** The sections open to the signed-in person's first role. */
export default function SidebarNav({ user, name }: { user: User; name: PathName | undefined }): ReactNode {
  const say = useWords();
  const { sidebarOpen } = useSnapshot(shared);
  const toggle = (open: boolean): void => {
    shared.sidebarOpen = open;
  };
  return <Sidebar label={say("sidebar.label")} toggleLabel={say(sidebarOpen ? "sidebar.close" : "sidebar.open")} open={sidebarOpen} onToggle={toggle} detail={actingAs(say, user)} items={sidebarItems(say, user, name)} />;
}
