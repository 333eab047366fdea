import { parse } from "regexparam";
import { matchRoute, useLocation } from "wouter";
import { aliases, redirects, href, paths, type RouteName } from "../../config/paths.ts";
import type { MessageId } from "../../generated/messages/ids.ts";
import { notFoundRoute, routes, type RouteDefinition } from "../routes.ts";

/** Where the visitor is: the screen, its name and title, the parts of its address. `name` is absent where nothing is. */
export type RouteMatch = {
  name?: RouteName;
  route: RouteDefinition;
  titleId: MessageId;
  params: Readonly<Record<string, string>>;
};

/** The screen of a path. A path that is another spelling of a screen's address answers with `redirectTo`. */
export function matchPath(path: string): RouteMatch | { redirectTo: string } {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  const alias = aliases[plain];
  if (alias !== undefined) return { redirectTo: paths[alias] };
  for (const [name, screen] of Object.entries(routes) as [RouteName, RouteDefinition][]) {
    const [matches, parts] = matchRoute(parse, paths[name], plain);
    if (!matches) continue;
    const entrance = redirects[name];
    if (entrance !== undefined) return { redirectTo: paths[entrance] };
    const title = getTitleId(screen, Object.values(parts)[0]);
    if (title === undefined) break;
    return { name, route: screen, titleId: title, params: parts as Readonly<Record<string, string>> };
  }
  return { route: notFoundRoute, titleId: notFoundRoute.titleId, params: {} };
}

const getTitleId = ({ titleId, titleIdsByParam }: RouteDefinition, param: string | undefined): MessageId | undefined =>
  titleIdsByParam === undefined
    ? titleId
    : param !== undefined && Object.hasOwn(titleIdsByParam, param)
      ? titleIdsByParam[param]
      : undefined;

/**
 * Fetches the page of a path ahead. With `reads` also what it shows there, when everybody may see it and the address has no
 * query, which would say more of it than the path does.
 */
export async function preloadPath(path: string, withData = false): Promise<void> {
  const place = matchPath(path);
  const there = "redirectTo" in place ? matchPath(place.redirectTo) : place;
  if (!("redirectTo" in there))
    await there.route.page.preload(withData && there.route.access === "public" ? there.params : undefined);
}

/** Where the visitor is now, or where the present address leads to. */
export function useRouteMatch(): RouteMatch | { redirectTo: string } {
  const [path] = useLocation();
  return matchPath(path);
}

/** The address of a screen without parts. */
export const getStaticHref = (name: RouteName): string => (paths[name].includes(":") ? "" : href(name as "home"));

/** The name of the screen where the visitor is. */
export function useRouteName(): RouteName | undefined {
  const place = useRouteMatch();
  return "redirectTo" in place ? undefined : place.name;
}
