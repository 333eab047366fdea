import { getCurrentPath, withoutLanguage } from "../../i18n/languagePaths.ts";
import { prefetchPath, preloadPath } from "./routeMatch.ts";

/** Events of a link before a navigation, and those that begin it: a press, and a click, which the keyboard makes too. */
const eventTypes = ["pointerover", "touchstart", "focusin", "mousedown", "click"] as const;

/**
 * Preloads the script of a link's page when the pointer or focus reaches it, and starts the page's requests with the navigation.
 * Returns a function that removes the listeners.
 */
export function preloadOnIntent(): () => void {
  const onIntent = ({ target, type }: Event): void => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || link.origin !== location.origin) return;
    const path = withoutLanguage(link.pathname);
    if (path === getCurrentPath()) return;
    void preloadPath(path);
    // A tap dispatches mousedown, scrolling by touch does not: no request is sent for links that are scrolled past.
    if ((type === "mousedown" || type === "click") && link.search === "") void prefetchPath(path);
  };
  // Before the listeners of the router, which change the path.
  const options = { capture: true, passive: true };
  for (const type of eventTypes) document.addEventListener(type, onIntent, options);
  return () => {
    for (const type of eventTypes) document.removeEventListener(type, onIntent, options);
  };
}
