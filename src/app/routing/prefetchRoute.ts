import type { RouteParams } from "../../components/loading/routePageProps.ts";
import { waitForSettings } from "../../config/settings.ts";
import { requestLanguage } from "../../i18n/language.ts";
import type { RouteDefinition } from "../routes.ts";

/** Starts the requests with which a page begins at an address with these params. Never rejects: the page reports what fails. */
export async function prefetchRoute({ queries }: RouteDefinition, params: RouteParams): Promise<void> {
  if (queries === undefined) return;
  // The query client is imported only here: the first view does not need it.
  const [module] = await Promise.all([
    import("../../components/loading/QueryProvider.tsx").catch(() => undefined),
    waitForSettings(),
  ]);
  module?.prefetch(queries(params, requestLanguage()));
}
