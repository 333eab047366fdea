import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useT } from "../../i18n/IntlProvider.tsx";
import { BreadcrumbList } from "./BreadcrumbList.tsx";
import { pageTitleStore } from "../../state/pageTitle.ts";
import { getBreadcrumbs } from "../navigation.ts";
import { useRouteMatch } from "../routing/routeMatch.ts";

/** Renders the breadcrumbs of the current page. */
export default function Breadcrumbs(): ReactNode {
  const t = useT();
  const match = useRouteMatch();
  const pageTitle = useSnapshot(pageTitleStore).current;
  return "redirectTo" in match ? null : (
    <BreadcrumbList label={t("breadcrumb.label")} items={getBreadcrumbs(t, match, pageTitle)} />
  );
}
