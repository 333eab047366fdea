import { use, type ComponentType } from "react";
import { isReplaced, ownRelease } from "../http/release.ts";
import { tabStore } from "../storage.ts";
import { hasUnsaved } from "./leaving.ts";

type Module<Props> = { default: ComponentType<Props> };

/** What to forget before parts that did not come are asked for once more. */
const failed = new Set<() => void>();

/**
 * A part of the portal whose script is fetched when it is first drawn. One that does not come throws to the nearest
 * boundary and stays away until `retryParts`; one that went with an older release brings the new release, once.
 */
export function part<Props extends object>(load: () => Promise<Module<Props>>): ComponentType<Props> {
  let coming: Promise<Module<Props>> | undefined;
  const fetched = (): Promise<Module<Props>> => {
    coming ??= load().catch(async (error: unknown) => {
      if (await renews()) return new Promise<never>(() => undefined);
      failed.add(() => (coming = undefined));
      throw error;
    });
    return coming;
  };
  return function Part(props: Props) {
    const { default: Inner } = use(fetched());
    return <Inner {...props} />;
  };
}

/** Lets every part that did not come be asked for again. */
export function retryParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Loads the page anew where the server has another release: never over something unsaved, never twice for one release. */
async function renews(): Promise<boolean> {
  const own = ownRelease() ?? "";
  if (hasUnsaved() || tabStore.get("renewed") === own || !(await isReplaced()) || hasUnsaved()) return false;
  tabStore.set("renewed", own);
  location.reload();
  return true;
}
