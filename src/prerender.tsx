import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { parse } from "regexparam";
import { clientOnlyDigest, clientOnlyError } from "./components/loading/ClientOnly.tsx";
import { QueryClient } from "@tanstack/react-query";
import type { Post } from "./generated/contract.d.ts";
import { listPosts } from "./generated/queries/posts/index.ts";
import { client } from "./api/client.ts";
import { getFailure } from "./api/failure.ts";
import { parseJson } from "./config/parseJson.ts";
import { rejectProxyPage } from "./api/request.ts";
import type { Language } from "./i18n/language.ts";
import type { LoadedLanguage } from "./i18n/LanguageProvider.tsx";
import { createAddressPattern, prefixedLanguages } from "./i18n/languagePaths.ts";
import { loadMessages } from "./i18n/messages.ts";
import { createTranslator } from "./i18n/IntlProvider.tsx";
import { aliases, fallbackPath, redirects, paths, type RouteName } from "./config/paths.ts";
import { feedPlacements, type FeedPlacement } from "./i18n/feedPaths.ts";
import { defaultSettings, setSettings } from "./config/settings.ts";
import { serverRender, type PageData } from "./components/loading/pageData.ts";
import type { PrefetchableQuery, RouteParams } from "./components/loading/routePageProps.ts";
import { portal } from "./config/portal.ts";
import { listRouteByPlacement } from "./config/listRouteByPlacement.ts";
import { App } from "./app/App.tsx";
import { matchPath } from "./app/routing/routeMatch.ts";
import { routes } from "./app/routes.ts";
import { getPageHead, getRecordHead, type PageHead } from "./app/pageHead.ts";
import { describeRecord, headingFieldsByRoute, type HeadingFields } from "./app/recordHead.ts";
import { formatDocumentTitle } from "./app/routing/formatDocumentTitle.ts";

// deploy/prerender.ts maps each route to the source module of its page.
export { routes };

// The page or text of a proxy does not mean that a record does not exist.
client.use({
  onResponse: async ({ response }) =>
    (await isTextOfProxy(response)) ? new Response(null, { status: 502 }) : rejectProxyPage(response),
});

/** Returns whether a 404 is that of a proxy without a route to the backend, such as "404 page not found". */
const isTextOfProxy = async (response: Response): Promise<boolean> =>
  response.status === 404 &&
  (response.headers.get("content-type") ?? "").startsWith("text/plain") &&
  parseJson(await response.clone().text()) === undefined;

/** A page to prerender: the path that is rendered, and its route. */
export type PrerenderedPage = { path: string; routeName: RouteName; params: RouteParams };

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
        params: { [getParamName(name)]: param },
      }));
    return paths[name].includes(":") ? [] : [{ path: paths[name], routeName: name, params: {} }];
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
  return createAddressPattern([...getPrerenderedPages().keys(), ...templates]);
}

/** Returns the name of the param of a route, such as `id`; an empty string for a route without params. */
export const getParamName = (name: RouteName): string => /:(\w+)/.exec(paths[name])?.[1] ?? "";

/**
 * Returns the public routes whose params have no fixed set of values, such as the id of a service, with their patterns and the
 * fields of their headings.
 */
export const getDynamicRoutes = (): { pattern: RegExp; name: RouteName; headingFields: HeadingFields | undefined }[] =>
  routeNames.flatMap((name) => {
    const { access, titleIdsByParam } = routes[name] ?? {};
    return paths[name].includes(":") && titleIdsByParam === undefined && access === "public"
      ? [{ pattern: parse(paths[name]).pattern, name, headingFields: headingFieldsByRoute[name] }]
      : [];
  });

/**
 * Returns a pattern of the paths of single public records, with and without a language. The names of its groups are those of
 * the variables of nginx.
 */
export function getRecordPathPattern(): string {
  const alternatives = getDynamicRoutes().map(({ name }) => paths[name].replaceAll(/:\w+/g, String.raw`[\w-]+`));
  return `^(?<record_language>/(?:${prefixedLanguages.join("|")}))?(?<record_path>${alternatives.join("|")})/*$`;
}

/**
 * Returns the queries with which the page of a route begins: the id of the operation, the values of its path and its query
 * parameters.
 */
export const getFirstQueries = (
  name: RouteName,
  params: RouteParams,
  language: Language,
): { operationId: string; pathValues: readonly string[]; query: Readonly<Record<string, string>> }[] =>
  (routes[name]?.queries?.(params, language) ?? []).map(({ queryKey: [operationId, ...values] }) => ({
    operationId: String(operationId),
    pathValues: values.filter((value) => typeof value === "string"),
    query: Object.assign({}, ...values.filter((value) => typeof value === "object")) as Record<string, string>,
  }));

/** A rendered page: the HTML of its root, its document title, its notice for outdated browsers and what its head says. */
export type RenderedPage = { html: string; title: string; browserNotice: string; head: PageHead | undefined };

/** The page of one record, with the data that it was rendered with. */
export type RenderedRecord = RenderedPage & { data: PageData };

/**
 * Renders a page. With `fallbackPath` it renders the page for every path that has none of its own. Throws the first error
 * of the render.
 */
export async function renderPage(path: string, language: Language): Promise<RenderedPage> {
  const match = path === fallbackPath ? undefined : matchPath(path);
  if (match !== undefined && "redirectTo" in match) throw new Error(`${path} redirects to ${match.redirectTo}`);
  const messages = await loadMessages(language);
  const html = await renderApp(path, { language, messages });
  const t = createTranslator(language, messages);
  return {
    html,
    title: match === undefined ? t(`portal.${portal}.name`) : formatDocumentTitle(t, t(match.titleId)),
    browserNotice: t("browser.outdated"),
    head: match === undefined ? undefined : getPageHead(t, language, path, match),
  };
}

/** Sets the URL of the backend's API, for `renderRecord`. */
export const setBackend = (apiBaseUrl: string): void => setSettings({ ...defaultSettings, apiBaseUrl });

/**
 * Renders the page of one record with its data, which an anonymous request reads from the backend. Returns `undefined` when
 * there is no such record. Throws when the backend fails or sends what the contract forbids, and when `signal` is aborted.
 */
export async function renderRecord(
  path: string,
  language: Language,
  signal: AbortSignal,
): Promise<RenderedRecord | undefined> {
  const match = matchPath(path);
  if ("redirectTo" in match || match.name === undefined) throw new Error(`${path} is not the page of a record.`);
  const [messages, responses] = await Promise.all([
    loadMessages(language),
    readResponses(match.route.queries?.(match.params, language) ?? [], signal),
  ]);
  const description = responses && describeRecord(match.name, responses[0]?.[1], match.params);
  if (responses === undefined || description === undefined) return undefined;
  const data: PageData = { responses, readAtMs: Date.now(), title: description.title };
  const html = await renderInTurn(data, () => renderApp(path, { language, messages }, signal));
  const t = createTranslator(language, messages);
  return {
    html,
    title: formatDocumentTitle(t, description.title.title),
    browserNotice: t("browser.outdated"),
    head: getRecordHead(t, language, path, match, description),
    data,
  };
}

/** Returns the responses of queries by their keys; `undefined` when the backend answers that there is no such record. */
async function readResponses(
  queries: readonly PrefetchableQuery[],
  signal: AbortSignal,
): Promise<PageData["responses"] | undefined> {
  const client = new QueryClient();
  try {
    return await Promise.all(
      queries.map(
        async ({ queryKey, queryFn }) =>
          [queryKey, await queryFn?.({ queryKey, signal, client, meta: undefined })] as const,
      ),
    );
  } catch (error) {
    if (getFailure(error)?.kind === "notFound") return undefined;
    throw error;
  }
}

/** A feed of posts: its title and author, the page of the same posts, and the newest posts. */
export type Feed = {
  placement: FeedPlacement;
  title: string;
  author: string;
  pagePath: string;
  posts: readonly Post[];
};

const feedLength = 20;

/** Returns the title of each feed. */
export async function getFeedTitles(language: Language): Promise<Readonly<Record<FeedPlacement, string>>> {
  const t = createTranslator(language, await loadMessages(language));
  const getTitle = (placement: FeedPlacement): string =>
    formatDocumentTitle(t, t(routes[listRouteByPlacement[placement]]?.titleId ?? "page.news.title"));
  return Object.fromEntries(feedPlacements.map((placement) => [placement, getTitle(placement)])) as Record<
    FeedPlacement,
    string
  >;
}

/**
 * Returns a feed with the newest posts of a placement, which an anonymous request reads from the backend; `undefined` when the
 * backend has no posts at all. Throws when it fails or sends what the contract forbids, and when `signal` is aborted.
 */
export async function readFeed(
  placement: FeedPlacement,
  language: Language,
  signal: AbortSignal,
): Promise<Feed | undefined> {
  try {
    const { items } = await listPosts({ place: placement, page: 1, perPage: feedLength, lang: language }, signal);
    const t = createTranslator(language, await loadMessages(language));
    return {
      placement,
      title: (await getFeedTitles(language))[placement],
      author: t(`portal.${portal}.place`),
      pagePath: paths[listRouteByPlacement[placement]],
      posts: items,
    };
  } catch (error) {
    if (getFailure(error)?.kind === "notFound") return undefined;
    throw error;
  }
}

let lastRender: Promise<unknown> = Promise.resolve();

/** Runs `render` with data in the stores that all components read, after the renders before it. */
async function renderInTurn(data: PageData, render: () => Promise<string>): Promise<string> {
  const { setPageData } = await import("./components/loading/QueryProvider.tsx");
  const renderWithData = async (): Promise<string> => {
    setPageData(data);
    serverRender.hasData = true;
    try {
      return await render();
    } finally {
      serverRender.hasData = false;
      setPageData(undefined);
    }
  };
  const result = lastRender.then(renderWithData);
  lastRender = result.catch(() => undefined);
  return result;
}

async function renderApp(path: string, locale: LoadedLanguage, signal?: AbortSignal): Promise<string> {
  const errors: unknown[] = [];
  const onError = (error: unknown): string | undefined =>
    error === clientOnlyError ? clientOnlyDigest : void errors.push(error);
  const { prelude } = await prerender(
    <StrictMode>
      <App locale={locale} path={path} />
    </StrictMode>,
    {
      onError,
      // Above its chunk size React streams boundaries with inline scripts, which the content security policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      ...(signal !== undefined && { signal }),
    },
  );
  signal?.throwIfAborted();
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
