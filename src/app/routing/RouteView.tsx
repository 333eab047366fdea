import type { ReactNode } from "react";
import { Redirect } from "wouter";
import { ClientOnly } from "../../components/loading/ClientOnly.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";
import { RouteGuard } from "./RouteGuard.tsx";
import { useRouteMatch } from "./routeMatch.ts";
import { PageBoundary } from "./PageBoundary.tsx";

/** Renders the page of the current path behind its guard, or redirects to the canonical path. */
export default function RouteView(): ReactNode {
  const t = useT();
  const match = useRouteMatch();
  if ("redirectTo" in match) {
    const suffix = typeof location === "undefined" ? "" : location.search + location.hash;
    return <Redirect to={`${match.redirectTo}${suffix}`} replace />;
  }
  const { route, titleId, params } = match;
  const title = t(titleId);
  return (
    <PageBoundary title={title}>
      <ClientOnly when={route.isClientOnly === true}>
        <RouteGuard route={route}>
          <route.page title={title} params={params} />
        </RouteGuard>
      </ClientOnly>
    </PageBoundary>
  );
}
