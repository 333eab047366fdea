import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { MainMenu } from "./MainMenu.tsx";
import { getSessionUser } from "../../../auth/sessionStore.ts";
import { getActingAccountName } from "../../session/getActingAccountName.ts";
import { useSession } from "../../session/useSession.ts";
import { getHeaderItems, getPersonalSections } from "../../navigation.ts";
import { useRouteName } from "../../routing/routeMatch.ts";
import { useSettings } from "../useSettings.ts";

/** Renders the menu of this portal: the public one, and on a narrow screen also the sections of a signed-in user. */
export default function HeaderMenu(): ReactNode {
  const t = useT();
  const [path] = useLocation();
  const { standardsSiteUrl } = useSettings();
  const current = useRouteName();
  const user = getSessionUser(useSession());
  return (
    <MainMenu
      label={t("menu.label")}
      toggleLabel={t("menu.toggle")}
      items={getHeaderItems(t, current, standardsSiteUrl)}
      personal={
        user && {
          title: getActingAccountName(t, user) ?? t("sidebar.label"),
          items: getPersonalSections(t, user, current),
        }
      }
      path={path}
    />
  );
}
