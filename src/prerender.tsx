import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { parse } from "regexparam";
import { clientOnlyDigest, clientOnlyError } from "./components/loading/ClientOnly.tsx";
import type { Language } from "./i18n/language.ts";
import { prefixedLanguages } from "./i18n/languagePaths.ts";
import { loadMessages } from "./i18n/messages.ts";
import { createTranslator } from "./i18n/IntlProvider.tsx";
import { aliases, fallbackPath, redirects, paths, type RouteName } from "./config/paths.ts";
import type { PrefetchQueries } from "./components/loading/routePageProps.ts";
import { portal } from "./config/portal.ts";
import { App } from "./app/App.tsx";
import { matchPath } from "./app/routing/routeMatch.ts";
import { routes } from "./app/routes.ts";
import { getPageHead, type PageHead } from "./app/pageHead.ts";
import { formatDocumentTitle } from "./app/routing/formatDocumentTitle.ts";

// deploy/prerender.ts maps each route to the source module of its page.
export { routes };

/** A page to prerender: the path that is rendered, and its route. */
export type PrerenderedPage = { path: string; routeName: RouteName };

const routeNames = Object.keys(routes) as RouteName[];

/**
 * Returns the page to prerender for each path: all routes without params or with a fixed set of values, and all aliases
 * and redirects. Of protected and client-only pages only the layout and the title are prerendered.
 */
export function getPrerenderedPages(): Map<string, PrerenderedPage> {
  const pages = routeNames.flatMap((name): PrerenderedPage[] => {
    const { titleIdsByParam } = routes[name] ?? {};
    if (redirects[name] !== undefined) return [];
    if (titleIdsByParam !== undefined)
      return Object.keys(titleIdsByParam).map((param) => ({
        path: paths[name].replace(/:\w+/, param),
        routeName: name,
      }));
    return paths[name].includes(":") ? [] : [{ path: paths[name], routeName: name }];
  });
  const redirectedPaths = [
    ...Object.entries(aliases),
    ...Object.entries(redirects).map(([name, target]) => [paths[name as RouteName], target] as const),
  ];
  return new Map([
    ...pages.map((page) => [page.path, page] as const),
    ...redirectedPaths.flatMap(([path, target]) =>
      pages.filter((page) => page.path === paths[target]).map((page) => [path, page] as const),
    ),
  ]);
}

/**
 * Returns a pattern of all paths of this portal, with and without a language. The server has a page for most of them and the
 * shell for the others; every other path does not exist.
 */
export function getKnownPathPattern(): string {
  const templates = routeNames.filter((name) => routes[name]?.titleIdsByParam === undefined).map((name) => paths[name]);
  const known = [...new Set([...getPrerenderedPages().keys(), ...templates])].filter((path) => path !== "/");
  const alternatives = known.map((path) => path.replaceAll(/:\w+/g, "[^/]+")).join("|");
  return `^(/(${prefixedLanguages.join("|")}))?(${alternatives})?/*$`;
}

/** Returns the public routes whose params have no fixed set of values, such as the id of a service, with their patterns. */
export const getDynamicRoutes = (): { pattern: RegExp; name: RouteName }[] =>
  routeNames.flatMap((name) => {
    const { access, titleIdsByParam } = routes[name] ?? {};
    return paths[name].includes(":") && titleIdsByParam === undefined && access === "public"
      ? [{ pattern: parse(paths[name]).pattern, name }]
      : [];
  });

/**
 * Returns the queries with which the page of a dynamic route begins: the id of the operation and its query parameters. The
 * param of the path is the only value of the operation's path.
 */
export async function getFirstQueries(
  name: RouteName,
  language: Language,
): Promise<{ operationId: string; query: Readonly<Record<string, string>> }[]> {
  const page = (await routes[name]?.page.load())?.default as { prefetchQueries?: PrefetchQueries } | undefined;
  const param = /:(\w+)/.exec(paths[name])?.[1] ?? "";
  const queries = page?.prefetchQueries?.({ [param]: "param" }, language) ?? [];
  return queries.flatMap(({ queryKey: [operationId, id, query] }) =>
    id === "param" ? [{ operationId: String(operationId), query: query as Record<string, string> }] : [],
  );
}

/**
 * Renders a page to the HTML of its root, its document title, its notice for outdated browsers and what its head says about
 * it. With `fallbackPath` it renders the page for every path that has none of its own. Throws the first error of the render.
 */
export async function renderPage(
  path: string,
  language: Language,
): Promise<{ html: string; title: string; browserNotice: string; head: PageHead | undefined }> {
  const match = path === fallbackPath ? undefined : matchPath(path);
  if (match !== undefined && "redirectTo" in match) throw new Error(`${path} redirects to ${match.redirectTo}`);
  const messages = await loadMessages(language);
  const errors: unknown[] = [];
  const onError = (error: unknown): string | undefined =>
    error === clientOnlyError ? clientOnlyDigest : void errors.push(error);
  const { prelude } = await prerender(
    <StrictMode>
      <App locale={{ language, messages }} path={path} />
    </StrictMode>,
    // Above its chunk size React streams boundaries with inline scripts, which the content security policy forbids.
    { onError, progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  const t = createTranslator(language, messages);
  return {
    html,
    title: match === undefined ? t(`portal.${portal}.name`) : formatDocumentTitle(t, t(match.titleId)),
    browserNotice: t("browser.outdated"),
    head: match === undefined ? undefined : getPageHead(t, language, path, match),
  };
}
