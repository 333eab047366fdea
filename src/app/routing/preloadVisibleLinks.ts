import { sessionStore } from "../../auth/sessionStore.ts";
import { waitForFirstViewEnd } from "../../components/loading/firstView.ts";
import { withoutLanguage } from "../../i18n/languagePaths.ts";
import { checkAccess } from "./routeAccess.ts";
import { findTarget } from "./routeMatch.ts";

/** The time after the first view in which the page loads what it shows, in milliseconds. */
const delayMs = 2000;

/** What some browsers know about the connection. */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

/** Returns whether the visitor has asked to save data, or the connection is slower than that of a usual phone. */
function isConnectionSlowOrMetered(): boolean {
  const { saveData = false, effectiveType = "4g" } = (navigator as NavigatorWithConnection).connection ?? {};
  return saveData || effectiveType !== "4g";
}

/** Resolves when the browser is idle. Browsers without `requestIdleCallback` wait a moment instead. */
const waitForIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/** Preloads the script of the page of a path, if the visitor may open it. Never rejects. */
async function preloadIfOpen(path: string): Promise<void> {
  const route = findTarget(path)?.route;
  if (route !== undefined && checkAccess(route, sessionStore.current) === "open") await route.page.preload();
}

/**
 * Preloads the scripts of the pages to which links in the viewport lead, one at a time while the browser is idle, after the
 * first view. Not on a slow connection, or when the visitor saves data. Returns a function that stops.
 */
export function preloadVisibleLinks(): () => void {
  const seenPaths = new Set<string>();
  const stop = new AbortController();
  let lastPreload: Promise<unknown> = Promise.resolve();

  const visibility = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      visibility.unobserve(target);
      const path = withoutLanguage(target.pathname);
      if (target.origin !== location.origin || seenPaths.has(path)) continue;
      seenPaths.add(path);
      lastPreload = lastPreload.then(waitForIdle).then(() => (stop.signal.aborted ? undefined : preloadIfOpen(path)));
    }
  });
  const observeLinks = (parent: ParentNode): void => {
    for (const link of parent.querySelectorAll("a[href]")) visibility.observe(link);
  };
  const insertions = new MutationObserver((records) => {
    for (const parent of new Set(records.map(({ target }) => target)))
      if (parent instanceof Element) observeLinks(parent);
  });
  void waitForFirstViewEnd().then(() => {
    const timer = setTimeout(() => {
      if (isConnectionSlowOrMetered()) return;
      observeLinks(document);
      insertions.observe(document.body, { childList: true, subtree: true });
    }, delayMs);
    stop.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  stop.signal.addEventListener("abort", () => {
    visibility.disconnect();
    insertions.disconnect();
  });
  return () => stop.abort();
}
