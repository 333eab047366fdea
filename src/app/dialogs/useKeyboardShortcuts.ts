import { useEffect } from "react";
import { deviceStore } from "../../config/storage.ts";
import { viewState } from "../../state/viewState.ts";

/** Handles single-key shortcuts: `/` focuses the search, `?` opens the list of shortcuts. Users of speech input can disable them (WCAG 2.1.4). */
export function useKeyboardShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "/" && event.key !== "?") return;
      const isIgnored =
        event.defaultPrevented ||
        event.isComposing ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target) ||
        document.querySelector("[role=dialog]") !== null;
      if (isIgnored || deviceStore.get("shortcuts") === "off") return;
      if (event.key === "?") viewState.isShortcutListOpen = true;
      else if (!focusSearch()) return;
      // Firefox opens its own search on "/".
      event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}

/** Focuses the search of the page, which a narrow page shows after its button is pressed. Returns whether there is one. */
function focusSearch(): boolean {
  const isVisible = (element: Element): boolean => element.getClientRects().length > 0;
  const search = [...document.querySelectorAll<HTMLElement>(".search-box-input")].find(isVisible);
  const button = document.querySelector<HTMLElement>(".header-search-toggle");
  if (search !== undefined) search.focus();
  else if (button !== null && isVisible(button)) button.click();
  else return false;
  return true;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null;
