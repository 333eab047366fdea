import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { parse } from "regexparam";
import { clientOnlyDigest, clientOnlyError } from "./components/loading/ClientOnly.tsx";
import type { Language } from "./i18n/language.ts";
import { loadMessages } from "./i18n/messages.ts";
import { createTranslator } from "./i18n/IntlProvider.tsx";
import { aliases, fallbackPath, redirects, paths, type RouteName } from "./config/paths.ts";
import { portal } from "./config/portal.ts";
import { App } from "./app/App.tsx";
import { matchPath } from "./app/routing/routeMatch.ts";
import { routes } from "./app/routes.ts";
import { formatDocumentTitle } from "./app/routing/formatDocumentTitle.ts";

export { routes };

/** A page that is drawn: the address that it is drawn for, and the name of its screen. */
export type PrerenderedPage = { path: string; routeName: RouteName };

/**
 * The addresses that are the same for everybody, each with what is drawn for it: all but those with a part that stands for one of
 * many things. Of a page for some people only, and of one that is left to the browser, this is the frame and the title.
 */
export function prerenderedPages(): Map<string, PrerenderedPage> {
  const own = (Object.keys(routes) as RouteName[]).flatMap((name): PrerenderedPage[] => {
    const { titleIdsByParam } = routes[name] ?? {};
    if (redirects[name] !== undefined) return [];
    if (titleIdsByParam !== undefined)
      return Object.keys(titleIdsByParam).map((part) => ({ path: paths[name].replace(/:\w+/, part), routeName: name }));
    return paths[name].includes(":") ? [] : [{ path: paths[name], routeName: name }];
  });
  const others = [
    ...Object.entries(aliases),
    ...Object.entries(redirects).map(([name, to]) => [paths[name as RouteName], to] as const),
  ];
  return new Map([
    ...own.map((drawn) => [drawn.path, drawn] as const),
    ...others.flatMap(([path, to]) =>
      own.filter((drawn) => drawn.path === paths[to]).map((drawn) => [path, drawn] as const),
    ),
  ]);
}

/** The screens that show everybody one of many things, such as one service, each with the pattern of its addresses, of which nobody knows how many there are. */
export const dynamicRoutes = (): { pattern: RegExp; name: RouteName }[] =>
  (Object.keys(routes) as RouteName[]).flatMap((name) => {
    const { access, titleIdsByParam } = routes[name] ?? {};
    return paths[name].includes(":") && titleIdsByParam === undefined && access === "public"
      ? [{ pattern: parse(paths[name]).pattern, name }]
      : [];
  });

/**
 * A page as a visitor sees it before any script runs: what stands in the root, and the title of the window. With the path `anywhere`
 * it is the page for every address that has none of its own. Throws what went wrong in drawing it.
 */
export async function renderPage(path: string, language: Language): Promise<{ html: string; title: string }> {
  const place = path === fallbackPath ? undefined : matchPath(path);
  if (place !== undefined && "redirectTo" in place) throw new Error(`${path} only leads to ${place.redirectTo}`);
  const messages = await loadMessages(language);
  const faults: unknown[] = [];
  const drawing = (
    <StrictMode>
      <App locale={{ language, messages }} path={path} />
    </StrictMode>
  );
  // Parts of a large page would otherwise be moved to their place by a script, which the policy forbids.
  const onError = (error: unknown): string | undefined =>
    error === clientOnlyError ? clientOnlyDigest : void faults.push(error);
  const { prelude } = await prerender(drawing, { onError, progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  const t = createTranslator(language, messages);
  return { html, title: place === undefined ? t(`portal.${portal}.name`) : formatDocumentTitle(t, t(place.titleId)) };
}
