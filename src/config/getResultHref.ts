import { toWellFormed } from "./toWellFormed.ts";
import type { SearchResult } from "../generated/contract.d.ts";
import { listRouteByPlacement } from "./listRouteByPlacement.ts";
import { aliases, getHref, paths, type RouteName } from "./paths.ts";
import { portal } from "./portal.ts";

type ResultLocation = Pick<SearchResult, "id" | "searchPlace" | "title">;

/** Sections whose entries have their own pages, or a list that is filtered by the title of the entry. */
const entryHrefs = new Map<string, (result: ResultLocation) => string>([
  ["e-services", ({ id }) => getHref("eService", { id })],
  ["informative-services", ({ id }) => getHref("informativeService", { id })],
  ["my-appeals", ({ id }) => getHref("appeal", { id })],
  // The issues of the bulletin are posts.
  ["news-letters", ({ id }) => getHref("post", { id })],
  ["standards", ({ title }) => getListHref(paths.standards, { word: title })],
  ["goods-code", ({ title }) => getListHref(paths.goodsCode, /^\d+$/.test(title) ? { code: title } : { word: title })],
]);

const getListHref = (path: string, filters: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(filters).toString()}`;

/** Sections whose entries are posts, with the page that lists them. */
const postSections = new Map<string, RouteName>(Object.entries(listRouteByPlacement));

/** Returns the route whose path, or another path of it, a section has as its name. */
function findRoute(section: string): RouteName | undefined {
  const path = `/${section}`;
  // Neither the path of the origin nor the pattern of several pages is a section.
  if (section === "" || section.includes(":")) return undefined;
  return routeNames.find((name) => paths[name] === path) ?? aliasRoutes.get(path);
}

const routeNames = Object.keys(paths) as RouteName[];
const aliasRoutes = new Map(Object.entries(aliases));

/** Returns the route of the page of a section of the search; `undefined` for a section that the portal does not have. */
export const getSectionRoute = (section: string): RouteName | undefined =>
  postSections.get(section) ?? findRoute(section);

/**
 * Returns whether a result has a page in this portal. The backend searches both portals; only the quality portal has
 * informative services.
 */
export const isInThisPortal = ({ searchPlace }: Pick<SearchResult, "searchPlace">): boolean =>
  portal === "quality" || searchPlace !== "informative-services";

/**
 * Returns the path of a search result: a service by its id, the FAQ with a hash, a list or the page of its section, and the
 * post page for everything else, also for an unknown section. A value of the backend never becomes a path by itself.
 */
export function getResultHref(result: ResultLocation): string {
  const { id, searchPlace } = result;
  if (searchPlace === "faq") return `${paths.faq}#${encodeURIComponent(toWellFormed(String(id)))}`;
  const route = postSections.has(searchPlace) ? undefined : findRoute(searchPlace);
  return entryHrefs.get(searchPlace)?.(result) ?? (route === undefined ? getHref("post", { id }) : paths[route]);
}
