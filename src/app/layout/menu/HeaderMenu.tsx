import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { MainMenu } from "./MainMenu.tsx";
import { getHeaderItems } from "../../navigation.ts";
import { useRouteName } from "../../routing/routeMatch.ts";
import { useSettings } from "../useSettings.ts";

/** Renders the public menu of this portal. */
export default function HeaderMenu(): ReactNode {
  const t = useT();
  const [path] = useLocation();
  const { standardsSiteUrl } = useSettings();
  return (
    <MainMenu
      label={t("menu.label")}
      toggleLabel={t("menu.toggle")}
      items={getHeaderItems(t, useRouteName(), standardsSiteUrl)}
      path={path}
    />
  );
}
