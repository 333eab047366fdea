import { useEffect } from "react";

let lastPath: string | undefined;
let isHistoryTraversal = false;
if (typeof window !== "undefined") addEventListener("popstate", () => (isHistoryTraversal = true));

/** Records the path of the first page, also when the visitor navigates away before it is rendered. */
export function useInitialPath(path: string): void {
  useEffect(() => {
    lastPath ??= path;
  }, [path]);
}

/**
 * Moves focus to the heading of the page after navigation, and scrolls to the top unless the visitor went back or forward.
 * Leaves focus and scroll position of the first page to the browser.
 */
export function useRouteFocus(path: string): void {
  useEffect(() => {
    const hasNavigated = lastPath !== undefined && lastPath !== path;
    lastPath = path;
    const keepsScroll = isHistoryTraversal;
    isHistoryTraversal = false;
    // The browser scrolls to the target of a fragment.
    if (!hasNavigated || location.hash !== "") return;
    if (!keepsScroll) scrollTo(0, 0);
    return focusHeading();
  }, [path]);
}

/** Focuses the heading; `main` until it is rendered, where the heading depends on a response. Returns a clean-up function. */
function focusHeading(): (() => void) | undefined {
  const main = document.getElementById("main");
  const heading = main?.querySelector<HTMLElement>("h1[tabindex]");
  (heading ?? main)?.focus({ preventScroll: true });
  if (heading || !main) return undefined;
  const observer = new MutationObserver(() => {
    const lateHeading = main.querySelector<HTMLElement>("h1[tabindex]");
    if (lateHeading === null) return;
    observer.disconnect();
    // The visitor may have moved focus meanwhile.
    if (document.activeElement === main) lateHeading.focus({ preventScroll: true });
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
