import { parse } from "regexparam";
import { matchRoute, useLocation } from "wouter";
import { createOnce } from "../../config/createOnce.ts";
import { aliases, redirects, getHref, paths, type RouteName } from "../../config/paths.ts";
import type { MessageId } from "../../generated/messages/ids.ts";
import { requestLanguage } from "../../i18n/language.ts";
import { prefetch } from "../../components/loading/QueryProvider.tsx";
import type { RouteParams } from "../../components/loading/routePageProps.ts";
import { notFoundRoute, routes, type RouteDefinition } from "../routes.ts";

/** The route of a path, with its title and params. `name` is absent for the page that reports an unknown path. */
export type RouteMatch = { name?: RouteName; route: RouteDefinition; titleId: MessageId; params: RouteParams };

/** Each change of the page compares several paths with the patterns of all routes. */
const parsePattern = createOnce((pattern: string) => parse(pattern));

/** Returns the route of a path, or the canonical path that an alias, or another spelling, redirects to. */
export function matchPath(path: string): RouteMatch | { redirectTo: string } {
  const normalizedPath = path.length > 1 ? path.replace(/\/+$/, "") : path;
  const aliasTarget = aliases[normalizedPath.toLowerCase()];
  if (aliasTarget !== undefined) return { redirectTo: paths[aliasTarget] };
  for (const [name, route] of Object.entries(routes) as [RouteName, RouteDefinition][]) {
    const [isMatch, params] = matchRoute(parsePattern, paths[name], normalizedPath);
    if (!isMatch) continue;
    const redirectTarget = redirects[name];
    if (redirectTarget !== undefined) return { redirectTo: paths[redirectTarget] };
    const titleId = getTitleId(route, Object.values(params)[0]?.toLowerCase());
    if (titleId === undefined) break;
    // Servers and the patterns of routes disregard case and a slash at the end, what else compares paths does not. Ids have their
    // own case.
    const hasId = paths[name].includes(":") && route.titleIdsByParam === undefined;
    const canonicalPath = hasId ? normalizedPath : normalizedPath.toLowerCase();
    if (canonicalPath !== path) return { redirectTo: canonicalPath };
    return { name, route, titleId, params: params as RouteParams };
  }
  return { route: notFoundRoute, titleId: notFoundRoute.titleId, params: {} };
}

/** Returns the title of a route; `undefined` when the route does not have a page for this param. */
function getTitleId({ titleId, titleIdsByParam }: RouteDefinition, param: string | undefined): MessageId | undefined {
  if (titleIdsByParam === undefined) return titleId;
  return param !== undefined && Object.hasOwn(titleIdsByParam, param) ? titleIdsByParam[param] : undefined;
}

/** Returns the route of a path, or of the canonical path of an alias; `undefined` for an alias of an alias. */
export function findTarget(path: string): RouteMatch | undefined {
  const match = matchPath(path);
  const target = "redirectTo" in match ? matchPath(match.redirectTo) : match;
  return "redirectTo" in target ? undefined : target;
}

/** Preloads the script of the page of a path. Never rejects: the page reports what fails. */
export const preloadPath = async (path: string): Promise<void> => findTarget(path)?.route.page.preload();

/**
 * Starts the requests with which the page of a path begins at an address without a query string, and waits for their responses.
 */
export async function prefetchPath(path: string): Promise<void> {
  const { route, params } = findTarget(path) ?? {};
  if (route?.queries === undefined || params === undefined) return;
  await prefetch(route.queries(params, requestLanguage()));
}

/** Returns the route of the current path, or the canonical path that it redirects to. */
export function useRouteMatch(): RouteMatch | { redirectTo: string } {
  const [path] = useLocation();
  return matchPath(path);
}

/** Returns the path of a route without params; an empty string for a route with params. */
export const getStaticHref = (name: RouteName): string => (paths[name].includes(":") ? "" : getHref(name as "home"));

/** Returns the name of the current route. */
export function useRouteName(): RouteName | undefined {
  const match = useRouteMatch();
  return "redirectTo" in match ? undefined : match.name;
}
