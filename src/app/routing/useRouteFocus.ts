import { useEffect } from "react";

let lastPath: string | undefined;
let isHistoryTraversal = false;
/** The link that the visitor last followed on each page, by the address of the page. */
const followedLinks = new Map<string, { href: string; index: number }>();
if (typeof window !== "undefined") {
  addEventListener("popstate", () => (isHistoryTraversal = true));
  addEventListener("click", ({ target }) => rememberLink(target as Element), true);
}

const findLinks = (href: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`),
];

function rememberLink(target: Element): void {
  const link = target.closest("a");
  const href = link?.getAttribute("href");
  if (link && href) followedLinks.set(location.href, { href, index: findLinks(href).indexOf(link) });
}

/** Returns the link by which the visitor has left the current page, once it is rendered. */
function findFollowedLink(): HTMLElement | undefined {
  const followed = followedLinks.get(location.href);
  return followed && findLinks(followed.href)[followed.index];
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
    return keepsScroll ? focusWhenRendered(findFollowedLink, findHeading) : focusWhenRendered(findHeading);
  }, [path]);
}

const findHeading = (): HTMLElement | undefined =>
  document.getElementById("main")?.querySelector<HTMLElement>("h1[tabindex]") ?? undefined;

/**
 * Focuses the first element that is found, and each better one that is rendered later, because it depends on a response, as long
 * as the visitor has not moved the focus; `main` until then. Returns a clean-up function.
 */
function focusWhenRendered(...finders: readonly (() => HTMLElement | undefined)[]): (() => void) | undefined {
  const main = document.getElementById("main");
  if (main === null) return undefined;
  let rank = finders.length;
  let focused: HTMLElement = main;
  const focusBest = (): void => {
    const bestRank = finders.findIndex((find) => find() !== undefined);
    if (bestRank < 0 || bestRank >= rank) return;
    rank = bestRank;
    focused = finders[bestRank]?.() ?? main;
    focused.focus({ preventScroll: true });
  };
  main.focus({ preventScroll: true });
  focusBest();
  if (rank === 0) return undefined;
  const observer = new MutationObserver(() => {
    if (document.activeElement === focused || document.activeElement === document.body) focusBest();
    else observer.disconnect();
    if (rank === 0) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
