import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useT } from "../../../i18n/IntlProvider.tsx";
import type { User } from "../../../auth/sessionStore.ts";
import { Sidebar } from "./Sidebar.tsx";
import { viewState } from "../../../state/viewState.ts";
import { getSidebarGroups } from "../../navigation.ts";
import { useRouteMatch } from "../../routing/routeMatch.ts";

/** Renders the sidebar with the sections that the user's first role may open. */
export default function UserSidebar({ user }: { user: User }): ReactNode {
  const match = useRouteMatch();
  const t = useT();
  const { isSidebarOpen } = useSnapshot(viewState);
  const onToggle = (open: boolean): void => {
    viewState.isSidebarOpen = open;
  };
  if ("redirectTo" in match || match.route.isFullWidth === true) return null;
  return (
    <Sidebar
      label={t("sidebar.label")}
      open={isSidebarOpen}
      onToggle={onToggle}
      groups={getSidebarGroups(t, user, match.name)}
    />
  );
}
