import { useEffect } from "react";

let shownPath: string | undefined;
let wentBack = false;
if (typeof window !== "undefined") addEventListener("popstate", () => (wentBack = true));

/** Remembers the address that the browser opened, also when the reader goes elsewhere before its page has come. */
export function useBeginning(path: string): void {
  useEffect(() => {
    shownPath ??= path;
  }, [path]);
}

/**
 * After a change of path the reader stands at the new page's heading, and at its top unless they went back to it.
 * The first page is left as the browser opened it.
 */
export function useArrival(path: string): void {
  useEffect(() => {
    const elsewhere = shownPath !== undefined && shownPath !== path;
    shownPath = path;
    const returned = wentBack;
    wentBack = false;
    // An address that points into the page is followed by what it points at.
    if (!elsewhere || location.hash !== "") return;
    if (!returned) scrollTo(0, 0);
    return standAtHeading();
  }, [path]);
}

/** The heading of a page may come with its data; until then another one stands in, and the reader stands at the page itself. */
function standAtHeading(): (() => void) | undefined {
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
