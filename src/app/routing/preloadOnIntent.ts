import { preloadPath } from "./routeMatch.ts";

/**
 * Fetches the page of a link as soon as somebody points at it, touches it or reaches it by the keyboard, and what it shows
 * when they press it: by the time they follow it, it is there. Answers how to stop that.
 */
export function preloadOnIntent(): () => void {
  const meet = ({ target, type }: Event): void => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return;
    // A finger that scrolls presses no mouse; one that taps does, as the click begins.
    void preloadPath(link.pathname, type === "mousedown" && link.search === "");
  };
  const kinds = ["pointerover", "touchstart", "focusin", "mousedown"] as const;
  for (const kind of kinds) document.addEventListener(kind, meet, { passive: true });
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, meet);
  };
}
