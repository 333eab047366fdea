import { useEffect, useRef } from "react";
import { getCurrentPath } from "../../i18n/languagePaths.ts";

const historyEvents = ["pushState", "replaceState", "popstate"] as const;

const hasDialog = (): boolean => new URLSearchParams(location.search).has("dialog");

/**
 * Returns a function that closes the dialog of the address for the user. Where the dialog was opened on its page, it goes back in
 * the history: otherwise the page would be there twice, and Back would seem to do nothing. Any other dialog is closed by `close`.
 */
export function useDialogClose(close: () => void): () => void {
  /** Whether the entry below the dialog in the history is its page. */
  const isAbovePage = useRef(false);
  useEffect(() => {
    /** The path of the address without a dialog. */
    let pagePath = hasDialog() ? undefined : getCurrentPath();
    const onChange = ({ type }: Event): void => {
      const path = getCurrentPath();
      isAbovePage.current = type === "pushState" && hasDialog() && path === pagePath;
      pagePath = hasDialog() ? undefined : path;
    };
    for (const type of historyEvents) addEventListener(type, onChange);
    return () => {
      for (const type of historyEvents) removeEventListener(type, onChange);
    };
  }, []);
  return () => {
    if (!isAbovePage.current) return close();
    // A second press comes before the history has gone back.
    isAbovePage.current = false;
    history.back();
  };
}
