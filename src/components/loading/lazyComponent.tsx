import { use, type ComponentType, type ReactNode } from "react";
import { isReplaced, ownRelease } from "./release.ts";
import { readable } from "../../config/trackPromise.ts";
import { tabStore } from "../../config/storage.ts";
import { hasUnsaved } from "../../state/unsavedChanges.ts";

/** The parts of an address by their names. */
type Parts = Readonly<Record<string, string>>;

/** A module whose default export is a component. `ask` begins to read what that will show at an address with these parts. */
export type Module<Props> = { default: ComponentType<Props>; ask?: ((parts: Parts) => void) | undefined };

/** A component whose script comes when it is first drawn, or ahead of that by `fetch`. */
export type Part<Props> = ((props: Props) => ReactNode) & {
  /**
   * Fetches the script ahead; given the parts of an address, also what a page shows there. Never rejects: one that does not
   * come is told where the part is drawn.
   */
  fetch: (parts?: Parts) => Promise<void>;
};

/** What to forget before parts that did not come are asked for once more. */
const failed = new Set<() => void>();

/**
 * A part of the portal whose script is fetched when it is first drawn. One that does not come throws to the nearest
 * boundary and stays away until `retryParts`; one that went with an older release brings the new release, once.
 */
export function part<Props extends object>(load: () => Promise<Module<Props>>): Part<Props> {
  let fetching: Promise<Module<Props>> | undefined;
  let coming: Promise<Module<Props>> | undefined;
  const fetchOnce = (): Promise<Module<Props>> => {
    fetching ??= load().catch((error: unknown) => {
      fetching = undefined;
      throw error;
    });
    return fetching;
  };
  const fetched = (): Promise<Module<Props>> => {
    coming ??= readable(
      fetchOnce().catch(async (error: unknown) => {
        if (await renews()) return new Promise<never>(() => undefined);
        failed.add(() => (coming = undefined));
        throw error;
      }),
    );
    return coming;
  };
  function Drawn(props: Props): ReactNode {
    const { default: Inner } = use(fetched());
    return <Inner {...props} />;
  }
  const fetch = async (parts?: Parts): Promise<void> => {
    const module = await fetchOnce().then(fetched).catch(nothing);
    if (parts !== undefined) module?.ask?.(parts);
  };
  return Object.assign(Drawn, { fetch });
}

const nothing = (): void => undefined;

/** Lets every part that did not come be asked for again. */
export function retryParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** The page being loaded anew, where a part has found that it must be. */
let renewing: Promise<boolean> | undefined;

/** Loads the page anew where the server has another release, and says whether it does. Parts that are missed together ask once. */
function renews(): Promise<boolean> {
  renewing ??= renewed().then((isRenewed) => {
    if (!isRenewed) renewing = undefined;
    return isRenewed;
  });
  return renewing;
}

/** Never over something unsaved, never twice for one release. */
async function renewed(): Promise<boolean> {
  const own = ownRelease() ?? "";
  if (hasUnsaved() || tabStore.get("renewed") === own || !(await isReplaced()) || hasUnsaved()) return false;
  tabStore.set("renewed", own);
  location.reload();
  return true;
}
