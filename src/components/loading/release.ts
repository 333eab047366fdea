import { tabStore } from "../../config/storage.ts";
import { hasUnsavedChanges } from "../../state/unsavedChanges.ts";

/** Errors of dynamic imports that the server did not answer with a script. */
const missingChunkErrors = new WeakSet<object>();

/** Starts to record which errors are missing chunks: Vite dispatches an event for each failed dynamic import of a build. */
export function watchForMissingChunks(): void {
  addEventListener("vite:preloadError", ({ payload }) => missingChunkErrors.add(payload));
}

let pendingReload: Promise<boolean> | undefined;

/**
 * Reloads the page when `error` is a missing chunk and the server has a newer release. Returns whether it does.
 * Chunks that are missing at the same time share one check. A chunk that was only preloaded never reloads the page:
 * the citizen may not follow the link.
 */
export async function reloadForNewRelease(error: unknown): Promise<boolean> {
  if (typeof error !== "object" || error === null || !missingChunkErrors.has(error)) return false;
  pendingReload ??= reloadOncePerRelease();
  const isReloading = await pendingReload;
  if (!isReloading) pendingReload = undefined;
  return isReloading;
}

/** Reloads at most once for a release, and never over unsaved changes. */
async function reloadOncePerRelease(): Promise<boolean> {
  const release = getRelease();
  const canReload = (): boolean => release !== "" && !hasUnsavedChanges() && tabStore.get("renewed") !== release;
  // Something may have been typed while the request was under way.
  if (!canReload() || !(await hasOtherRelease()) || !canReload()) return false;
  tabStore.set("renewed", release);
  location.reload();
  return true;
}

/** Returns the URL of the entry script: its hash changes with every release. */
const getRelease = (): string => document.querySelector("script[type=module][src]")?.getAttribute("src") ?? "";

/**
 * Returns whether the server sends another release than this tab runs; `false` when the request fails or takes longer than
 * five seconds. Never rejects.
 */
export async function hasOtherRelease(): Promise<boolean> {
  try {
    const response = await fetch("/", { cache: "no-store", signal: AbortSignal.timeout(5000) });
    const text = response.ok ? await response.text() : "";
    // Not the page of a proxy, or of a network in which the visitor has to sign in first.
    return text.includes("data-portal") && !text.includes(getRelease());
  } catch {
    return false;
  }
}
