import { placeOf } from "./place.ts";

/**
 * Fetches the page of a link as soon as somebody points at it, touches it or reaches it by the keyboard: by the time they
 * follow it, it is there. Answers how to stop that.
 */
export function fetchAhead(): () => void {
  const meet = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return;
    const place = placeOf(link.pathname);
    const there = "leadsTo" in place ? placeOf(place.leadsTo) : place;
    if (!("leadsTo" in there)) void there.screen.page.fetch();
  };
  const kinds = ["pointerover", "touchstart", "focusin"] as const;
  for (const kind of kinds) document.addEventListener(kind, meet, { passive: true });
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, meet);
  };
}
