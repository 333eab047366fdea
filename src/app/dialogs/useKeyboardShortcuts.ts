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
      const search = document.querySelector<HTMLElement>("[role=search] input");
      if (event.key === "?") viewState.isShortcutListOpen = true;
      else if (search === null) return;
      else search.focus();
      // Firefox opens its own search on "/".
      event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null;
