import type { ReactNode } from "react";
import { Redirect } from "wouter";
import { ClientOnly } from "../../components/loading/ClientOnly.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";
import { RouteGuard } from "./RouteGuard.tsx";
import { useRouteMatch } from "./routeMatch.ts";
import { PageFrame } from "./PageFrame.tsx";

/** The screen of the present address, for whoever may see it. */
export default function RouteView(): ReactNode {
  const t = useT();
  const place = useRouteMatch();
  if ("redirectTo" in place)
    return (
      <Redirect
        to={`${place.redirectTo}${typeof location === "undefined" ? "" : location.search + location.hash}`}
        replace
      />
    );
  const { route, titleId, params } = place;
  const title = t(titleId);
  const page = (
    <RouteGuard route={route}>
      <route.page title={title} params={params} />
    </RouteGuard>
  );
  return <PageFrame title={title}>{route.isClientOnly ? <ClientOnly>{page}</ClientOnly> : page}</PageFrame>;
}
