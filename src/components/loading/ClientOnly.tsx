import type { ReactNode } from "react";

/** What is thrown where there is no browser, and the word by which the page says so to the portal that takes it over. */
export const onlyInBrowser = new Error("This is drawn in the browser.");
export const leftToBrowser = "browser";

/**
 * Draws what is below it only in a browser. On a server the boundary around it stays at its outline, and when the page is taken
 * over it is drawn in the same step, as a boundary that the server gave up.
 */
export function InBrowser({ children }: { children: ReactNode }): ReactNode {
  if (typeof document === "undefined") throw onlyInBrowser;
  return children;
}

/** Whether React tells of a boundary that was left to the browser on purpose. */
export const isLeftToBrowser = (error: unknown): boolean => (error as { digest?: unknown } | null)?.digest === leftToBrowser;
