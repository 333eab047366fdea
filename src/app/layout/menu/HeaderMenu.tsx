import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { tabletQuery } from "../../../generated/styleTokens.ts";
import { useMediaQuery } from "../../../state/useMediaQuery.ts";
import { OtherPortalLink } from "../otherPortal/OtherPortalLink.tsx";
import { MainMenu } from "./MainMenu.tsx";
import { OtherPortalMenuItem } from "./OtherPortalMenuItem.tsx";
import { getSessionUser } from "../../../auth/sessionStore.ts";
import { getActingAccountName } from "../../session/getActingAccountName.ts";
import { useSession } from "../../session/useSession.ts";
import { getHeaderItems, getPersonalSections } from "../../navigation.ts";
import { useRouteName } from "../../routing/routeMatch.ts";
import { useSettings } from "../../../components/loading/useSettings.ts";

/**
 * Renders the menu of this portal: the public one, and on a narrow screen also the sections of a signed-in user and the link to
 * the other portal.
 */
export default function HeaderMenu(): ReactNode {
  const t = useT();
  const [path] = useLocation();
  const { standardsSiteUrl, otherPortalUrl } = useSettings();
  const current = useRouteName();
  const isNarrow = useMediaQuery(tabletQuery);
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
      otherPortal={otherPortalUrl !== "" && isNarrow ? <OtherPortalLink as={OtherPortalMenuItem} /> : undefined}
      path={path}
    />
  );
}
