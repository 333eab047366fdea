import { getCurrentPath, withoutLanguage } from "../../i18n/languagePaths.ts";
import { preloadPath } from "./routeMatch.ts";

/**
 * Preloads the page of a link when the pointer or focus reaches it, and starts the page's requests on mousedown.
 * Returns a function that removes the listeners.
 */
export function preloadOnIntent(): () => void {
  const onIntent = ({ target, type }: Event): void => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || link.origin !== location.origin) return;
    const path = withoutLanguage(link.pathname);
    if (path === getCurrentPath()) return;
    // A tap dispatches mousedown, scrolling by touch does not: no request is sent for links that are scrolled past.
    void preloadPath(path, type === "mousedown" && link.search === "");
  };
  const eventTypes = ["pointerover", "touchstart", "focusin", "mousedown"] as const;
  for (const type of eventTypes) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    for (const type of eventTypes) document.removeEventListener(type, onIntent);
  };
}
