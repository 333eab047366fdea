import { getCurrentPath, withoutLanguage } from "../../i18n/languagePaths.ts";
import { preloadDialog } from "../dialogs/lazyDialogs.ts";
import { prefetchPath, preloadPath } from "./routeMatch.ts";

/** Events of a link before a navigation, and those that begin it: a press, and a click, which the keyboard makes too. */
const eventTypes = ["pointerover", "touchstart", "focusin", "mousedown", "click"] as const;

/**
 * Preloads the script of a link's page, or of the dialog that a link or button opens, when the pointer or focus reaches it, and
 * starts the page's requests with the navigation. What is scrolled past under a resting pointer is not preloaded. Returns a
 * function that removes the listeners.
 */
export function preloadOnIntent(): () => void {
  // Where the pointer was last. When the page scrolls under it, `pointerover` has the same place again.
  let pointer = { clientX: -1, clientY: -1 };
  const onPointerMove = ({ clientX, clientY }: PointerEvent): void => {
    pointer = { clientX, clientY };
  };
  const isUnderRestingPointer = (event: Event): boolean =>
    event instanceof PointerEvent && event.clientX === pointer.clientX && event.clientY === pointer.clientY;
  const onIntent = (event: Event): void => {
    const { target, type } = event;
    if (type === "pointerover" && isUnderRestingPointer(event)) return;
    const control = target instanceof Element ? target.closest<HTMLElement>("a, [data-dialog]") : null;
    if (control === null) return;
    if (control instanceof HTMLAnchorElement) onLinkIntent(control, type);
    else void preloadDialog(control.dataset["dialog"] ?? "");
  };
  const onLinkIntent = (link: HTMLAnchorElement, type: string): void => {
    if (link.origin !== location.origin) return;
    const dialog = new URLSearchParams(link.search).get("dialog");
    if (dialog !== null) void preloadDialog(dialog);
    const path = withoutLanguage(link.pathname);
    if (path === getCurrentPath()) return;
    void preloadPath(path);
    // A tap dispatches mousedown, scrolling by touch does not: no request is sent for links that are scrolled past.
    if ((type === "mousedown" || type === "click") && link.search === "") void prefetchPath(path);
  };
  // Before the listeners of the router, which change the path.
  const options = { capture: true, passive: true };
  for (const type of eventTypes) document.addEventListener(type, onIntent, options);
  document.addEventListener("pointermove", onPointerMove, options);
  return () => {
    document.removeEventListener("pointermove", onPointerMove, options);
    for (const type of eventTypes) document.removeEventListener(type, onIntent, options);
  };
}
