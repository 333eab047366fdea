import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useT } from "../../i18n/IntlProvider.tsx";
import { BreadcrumbList } from "./BreadcrumbList.tsx";
import { pageTitleStore } from "../../state/pageTitle.ts";
import { getBreadcrumbs } from "../navigation.ts";
import { useRouteMatch } from "../routing/routeMatch.ts";

/** Where the present page stands. */
export default function Breadcrumbs(): ReactNode {
  const t = useT();
  const place = useRouteMatch();
  const ownName = useSnapshot(pageTitleStore).current;
  return "redirectTo" in place ? null : (
    <BreadcrumbList label={t("breadcrumb.label")} items={getBreadcrumbs(t, place, ownName)} />
  );
}
