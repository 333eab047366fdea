import type { ReactNode } from "react";
import { waitForSettings } from "../../config/settings.ts";
import { requestLanguage } from "../../i18n/language.ts";
import { lazyWithRetry, type ComponentModule } from "./lazyWithRetry.tsx";
import { withAllMessages } from "./withAllMessages.tsx";
import type { PrefetchQueries, RouteParams } from "./routePageProps.ts";

/** The page of a route. */
export type LazyRoute<Props> = ((props: Props) => ReactNode) & {
  /** Imports the module of the page. */
  load: () => Promise<ComponentModule<Props>>;
  /**
   * Loads the page's chunk ahead of navigation. Given the params of an address, also starts the requests that the page
   * makes there without a query string. Never rejects: the page itself reports what fails.
   */
  preload: (params?: RouteParams) => Promise<void>;
};

/** Returns a page that is loaded on navigation, or earlier by `preload`, with all messages unless it is part of the first view. */
export function lazyRoute<Props extends object>({
  load,
  isFirstView = false,
}: {
  load: () => Promise<ComponentModule<Props>>;
  isFirstView?: boolean;
}): LazyRoute<Props> {
  const Page = lazyWithRetry(isFirstView ? load : withAllMessages(load));
  const preloadChunk = Page.preload;
  const preload = async (params?: RouteParams): Promise<void> => {
    await preloadChunk();
    if (params !== undefined) await prefetchRoute(load, params).catch(() => undefined);
  };
  return Object.assign(Page, { load, preload });
}

/** Starts the requests of a page. The query client is imported only here: it is not part of the first view. */
async function prefetchRoute(load: () => Promise<ComponentModule<never>>, params: RouteParams): Promise<void> {
  const { prefetchQueries } = (await load()).default as { prefetchQueries?: PrefetchQueries };
  if (prefetchQueries === undefined) return;
  const [{ prefetch }] = await Promise.all([import("./QueryProvider.tsx"), waitForSettings()]);
  prefetch(prefetchQueries(params, requestLanguage()));
}
