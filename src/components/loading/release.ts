import { tabStore } from "../../config/storage.ts";
import { hasUnsavedChanges } from "../../state/unsavedChanges.ts";

/** Errors of dynamic imports, with whether the browser keeps the failure until the page is reloaded. */
const missingChunkErrors = new WeakMap<object, boolean>();

/** Records that an error is that of a chunk that could not be loaded. `isKept`: whether only a reload can load it. */
export function reportMissingChunk(error: unknown, isKept = false): void {
  if (typeof error === "object" && error !== null) missingChunkErrors.set(error, isKept);
}

let pendingReload: Promise<boolean> | undefined;

/**
 * Reloads the page when `error` is a missing chunk and the server has a newer release, or when only a reload can load the
 * chunk. Returns whether it does. Chunks that are missing at the same time share one check. A chunk that was only preloaded
 * never reloads the page: the citizen may not follow the link.
 */
export async function reloadForMissingChunk(error: unknown): Promise<boolean> {
  const isKept = missingChunkErrors.get(error as object);
  if (isKept === undefined) return false;
  pendingReload ??= reloadUnlessRepeated(isKept);
  const isReloading = await pendingReload;
  if (!isReloading) pendingReload = undefined;
  return isReloading;
}

/** The time in milliseconds that a page is open before it is reloaded again for a chunk that only a reload can load. */
const minReloadIntervalMs = 30_000;

/**
 * Reloads at most once for a release, or again after a while for a chunk that only a reload can load, and never over unsaved
 * changes. Returns whether it does.
 */
async function reloadUnlessRepeated(isKept: boolean): Promise<boolean> {
  const release = getRelease();
  const canReload = (): boolean =>
    release !== "" &&
    !hasUnsavedChanges() &&
    (tabStore.get("renewed") !== release || (isKept && performance.now() > minReloadIntervalMs));
  if (!canReload()) return false;
  const isOther = await hasOtherRelease();
  // Something may have been typed while the request was under way.
  if (isOther === undefined || !(isOther || isKept) || !canReload()) return false;
  tabStore.set("renewed", release);
  location.reload();
  return true;
}

/** Returns the URL of the entry script: its hash changes with every release. */
const getRelease = (): string => document.querySelector("script[type=module][src]")?.getAttribute("src") ?? "";

/**
 * Returns whether the server sends another release than this tab runs; `undefined` when the request fails or takes longer than
 * five seconds. Never rejects.
 */
export async function hasOtherRelease(): Promise<boolean | undefined> {
  try {
    const response = await fetch("/", { cache: "no-store", signal: AbortSignal.timeout(5000) });
    const text = response.ok ? await response.text() : "";
    // Not the page of a proxy, or of a network in which the visitor has to sign in first.
    return text.includes("data-portal") ? !text.includes(getRelease()) : undefined;
  } catch {
    return undefined;
  }
}
