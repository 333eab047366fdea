import { use, type ComponentType, type ReactNode } from "react";
import { hasNewRelease, loadedRelease } from "./release.ts";
import { trackPromise } from "../../config/trackPromise.ts";
import { tabStore } from "../../config/storage.ts";
import { hasUnsavedChanges } from "../../state/unsavedChanges.ts";

/** The parts of an address by their names. */
type RouteParams = Readonly<Record<string, string>>;

/** A module whose default export is a component. `ask` begins to read what that will show at an address with these parts. */
export type LazyModule<Props> = {
  default: ComponentType<Props>;
  prefetch?: ((parts: RouteParams) => void) | undefined;
};

/** A component whose script comes when it is first drawn, or ahead of that by `fetch`. */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  /**
   * Fetches the script ahead; given the parts of an address, also what a page shows there. Never rejects: one that does not
   * come is told where the part is drawn.
   */
  preload: (parts?: RouteParams) => Promise<void>;
};

/** What to forget before parts that did not come are asked for once more. */
const failedLoadResets = new Set<() => void>();

/**
 * A part of the portal whose script is fetched when it is first drawn. One that does not come throws to the nearest
 * boundary and stays away until `retryParts`; one that went with an older release brings the new release, once.
 */
export function lazyComponent<Props extends object>(load: () => Promise<LazyModule<Props>>): LazyComponent<Props> {
  let fetching: Promise<LazyModule<Props>> | undefined;
  let coming: Promise<LazyModule<Props>> | undefined;
  const fetchOnce = (): Promise<LazyModule<Props>> => {
    fetching ??= load().catch((error: unknown) => {
      fetching = undefined;
      throw error;
    });
    return fetching;
  };
  const fetched = (): Promise<LazyModule<Props>> => {
    coming ??= trackPromise(
      fetchOnce().catch(async (error: unknown) => {
        if (await reloadOnNewRelease()) return new Promise<never>(() => undefined);
        failedLoadResets.add(() => (coming = undefined));
        throw error;
      }),
    );
    return coming;
  };
  function Drawn(props: Props): ReactNode {
    const { default: Inner } = use(fetched());
    return <Inner {...props} />;
  }
  const fetch = async (parts?: RouteParams): Promise<void> => {
    const module = await fetchOnce().then(fetched).catch(noop);
    if (parts !== undefined) module?.prefetch?.(parts);
  };
  return Object.assign(Drawn, { preload: fetch });
}

const noop = (): void => undefined;

/** Lets every part that did not come be asked for again. */
export function retryFailedLoads(): void {
  for (const forget of failedLoadResets) forget();
  failedLoadResets.clear();
}

/** The page being loaded anew, where a part has found that it must be. */
let pendingReload: Promise<boolean> | undefined;

/** Loads the page anew where the server has another release, and says whether it does. Parts that are missed together ask once. */
function reloadOnNewRelease(): Promise<boolean> {
  pendingReload ??= reloadIfOutdated().then((isRenewed) => {
    if (!isRenewed) pendingReload = undefined;
    return isRenewed;
  });
  return pendingReload;
}

/** Never over something unsaved, never twice for one release. */
async function reloadIfOutdated(): Promise<boolean> {
  const own = loadedRelease() ?? "";
  if (hasUnsavedChanges() || tabStore.get("renewed") === own || !(await hasNewRelease()) || hasUnsavedChanges())
    return false;
  tabStore.set("renewed", own);
  location.reload();
  return true;
}
