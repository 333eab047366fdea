import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useT } from "../../../i18n/IntlProvider.tsx";
import type { User } from "../../../auth/sessionStore.ts";
import { Sidebar } from "./Sidebar.tsx";
import { viewState } from "../../../state/viewState.ts";
import { actingAccountName } from "../../session/actingAccountName.ts";
import { getSidebarItems } from "../../navigation.ts";
import { useRouteMatch } from "../../routing/routeMatch.ts";

/** The sections open to the signed-in person's first role. */
export default function UserSidebar({ user }: { user: User }): ReactNode {
  const place = useRouteMatch();
  const t = useT();
  const { isSidebarOpen } = useSnapshot(viewState);
  const toggle = (open: boolean): void => {
    viewState.isSidebarOpen = open;
  };
  if ("redirectTo" in place || place.route.isFullWidth === true) return null;
  return (
    <Sidebar
      label={t("sidebar.label")}
      open={isSidebarOpen}
      onToggle={toggle}
      detail={actingAccountName(t, user)}
      items={getSidebarItems(t, user, place.name)}
    />
  );
}
