import { useEffect } from "react";

let lastPath: string | undefined;
let isHistoryTraversal = false;
if (typeof window !== "undefined") addEventListener("popstate", () => (isHistoryTraversal = true));

/** Remembers the address that the browser opened, also when the reader goes elsewhere before its page has come. */
export function useInitialPath(path: string): void {
  useEffect(() => {
    lastPath ??= path;
  }, [path]);
}

/**
 * After a change of path the reader stands at the new page's heading, and at its top unless they went back to it.
 * The first page is left as the browser opened it.
 */
export function useRouteFocus(path: string): void {
  useEffect(() => {
    const elsewhere = lastPath !== undefined && lastPath !== path;
    lastPath = path;
    const returned = isHistoryTraversal;
    isHistoryTraversal = false;
    // An address that points into the page is followed by what it points at.
    if (!elsewhere || location.hash !== "") return;
    if (!returned) scrollTo(0, 0);
    return focusHeading();
  }, [path]);
}

/** The heading of a page may come with its data; until then another one stands in, and the reader stands at the page itself. */
function focusHeading(): (() => void) | undefined {
  const main = document.getElementById("main");
  const heading = main?.querySelector<HTMLElement>("h1[tabindex]");
  (heading ?? main)?.focus({ preventScroll: true });
  if (heading || !main) return undefined;
  const watch = new MutationObserver(() => {
    const come = main.querySelector<HTMLElement>("h1[tabindex]");
    if (come === null) return;
    watch.disconnect();
    // Whoever has gone on by themselves meanwhile is left where they are.
    if (document.activeElement === main) come.focus({ preventScroll: true });
  });
  watch.observe(main, { childList: true, subtree: true });
  return () => watch.disconnect();
}
