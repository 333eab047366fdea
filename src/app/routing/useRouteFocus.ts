import { useEffect } from "react";

let lastPath: string | undefined;
let isHistoryTraversal = false;
/** The target of the link that the visitor last followed on each page, by the address of the page. */
const followedTargets = new Map<string, string>();
if (typeof window !== "undefined") {
  addEventListener("popstate", () => (isHistoryTraversal = true));
  // Back within a page changes no path: the next link is not a traversal.
  addEventListener("pushState", () => (isHistoryTraversal = false));
  addEventListener("click", rememberTarget, true);
}

function rememberTarget({ target }: Event): void {
  const href = (target as Element).closest("a")?.getAttribute("href");
  if (href) followedTargets.set(location.href, href);
}

/** Records the path of the first page, also when the visitor navigates away before it is rendered. */
export function useInitialPath(path: string): void {
  useEffect(() => {
    lastPath ??= path;
  }, [path]);
}

/**
 * Moves focus to the heading of the page after navigation, and scrolls to the top. After Back or Forward, the browser restores
 * the scroll position, and the focus returns to the link by which the visitor has left the page.
 * Leaves focus and scroll position of the first page to the browser, unless the focused element is removed or hidden.
 */
export function useRouteFocus(path: string): void {
  useEffect(() => {
    const hasNavigated = lastPath !== undefined && lastPath !== path;
    lastPath = path;
    const keepsScroll = isHistoryTraversal;
    isHistoryTraversal = false;
    // The target of a fragment scrolls and focuses itself, now or when it is loaded.
    const target = location.hash === "" ? null : document.getElementById(location.hash.slice(1));
    if (hasNavigated && target?.contains(document.activeElement)) return;
    if (hasNavigated && !keepsScroll) scrollTo(0, 0);
    return keepFocus(hasNavigated, keepsScroll ? followedTargets.get(location.href) : undefined);
  }, [path]);
}

/**
 * Focuses the link with a target, else the heading, else `main`: now if `isFocusMoved`, and the better one that is rendered
 * later, because it depends on a response, unless the visitor has moved the focus. Focuses it again when the focused element
 * is removed or hidden. Returns a clean-up function.
 */
function keepFocus(isFocusMoved: boolean, target?: string): (() => void) | undefined {
  const main = document.getElementById("main");
  if (!main) return undefined;
  let best: HTMLElement | undefined;
  let lastFocused: EventTarget | null = null;
  let isFocusLost = false;
  const onFocus = (event: FocusEvent): void => {
    lastFocused = event.target;
    isFocusLost = false;
  };
  addEventListener("focusin", onFocus);
  const focusBest = (): void => {
    const isTarget = (link: HTMLElement): boolean => link.getAttribute("href") === target;
    best =
      (target === undefined ? undefined : [...main.querySelectorAll("a")].find(isTarget)) ??
      main.querySelector<HTMLElement>("h1[tabindex]") ??
      main;
    best.focus({ preventScroll: true });
  };
  if (isFocusMoved) focusBest();
  // An element that had the focus before has sent no event.
  lastFocused = document.activeElement;
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    // The body has the focus also after a click on a text: an element without a box was removed or hidden.
    if (activeElement === body && lastFocused instanceof Element && lastFocused.getClientRects().length === 0)
      isFocusLost = true;
    if (isFocusLost || activeElement === best) focusBest();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    removeEventListener("focusin", onFocus);
  };
}
