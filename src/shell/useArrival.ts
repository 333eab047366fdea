import { useEffect } from "react";

let shownPath: string | undefined;
let wentBack = false;
if (typeof window !== "undefined") addEventListener("popstate", () => (wentBack = true));

/**
 * After a change of path the reader stands at the new page's heading, and at its top unless they went back to it.
 * The first page is left as the browser opened it.
 */
export function useArrival(path: string): void {
  useEffect(() => {
    const first = shownPath === undefined;
    const same = shownPath === path;
    shownPath = path;
    const returned = wentBack;
    wentBack = false;
    if (first || same) return;
    if (!returned && location.hash === "") scrollTo(0, 0);
    (document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main"))?.focus({ preventScroll: true });
  }, [path]);
}
