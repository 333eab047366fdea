import { requestLanguage } from "../../i18n/language.ts";
import { whenSettingsLoaded } from "../../config/settings.ts";
import { lazyComponent, type LazyModule, type LazyComponent } from "./lazyComponent.tsx";
import type { PrefetchQueries } from "./routePageProps.ts";

/**
 * A part of the portal that speaks with the service, or says more than the first view does: the cache of answers, all words
 * of the language and the settings come with its script, so that none is needed before the first such part is drawn.
 */
export function withQueryClient<Props extends object>(load: () => Promise<LazyModule<Props>>): LazyComponent<Props> {
  return lazyComponent<Props>(async () => {
    const [{ default: Inner }, { QueryProvider, prefetchQueries: prefetch }] = await Promise.all([
      load(),
      import("./QueryProvider.tsx"),
      whenSettingsLoaded(),
    ]);
    const { prefetchQueries } = Inner as { prefetchQueries?: PrefetchQueries };
    return {
      prefetch: prefetchQueries && ((params) => prefetch(prefetchQueries(params, requestLanguage()))),
      default: (props: Props) => (
        <QueryProvider>
          <Inner {...props} />
        </QueryProvider>
      ),
    };
  });
}
