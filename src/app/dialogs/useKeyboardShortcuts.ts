import { useEffect } from "react";
import { deviceStore } from "../../config/storage.ts";
import { viewState } from "../../state/viewState.ts";

/** The keys that act by themselves: `/` goes to the search, `?` shows the list of keys. Whoever dictates can turn them off. */
export function useKeyboardShortcuts(): void {
  useEffect(() => {
    const act = (event: KeyboardEvent): void => {
      if (event.key !== "/" && event.key !== "?") return;
      const isTaken =
        event.defaultPrevented ||
        event.isComposing ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target) ||
        document.querySelector("[role=dialog]") !== null;
      if (isTaken || deviceStore.get("shortcuts") === "off") return;
      const search = document.querySelector<HTMLElement>("[role=search] input");
      if (event.key === "?") viewState.isShortcutListOpen = true;
      else if (search === null) return;
      else search.focus();
      // Firefox would open its own search for "/".
      event.preventDefault();
    };
    addEventListener("keydown", act);
    return () => removeEventListener("keydown", act);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null;
