import type { ReactNode } from "react";

/** What is thrown where there is no browser, and the word by which the page says so to the portal that takes it over. */
export const clientOnlyError = new Error("This is drawn in the browser.");
export const clientOnlyDigest = "browser";

/**
 * Draws what is below it only in a browser. On a server the boundary around it stays at its outline, and when the page is taken
 * over it is drawn in the same step, as a boundary that the server gave up.
 */
export function ClientOnly({ children }: { children: ReactNode }): ReactNode {
  if (typeof document === "undefined") throw clientOnlyError;
  return children;
}

/** Whether React tells of a boundary that was left to the browser on purpose. */
export const isClientOnlyError = (error: unknown): boolean =>
  (error as { digest?: unknown } | null)?.digest === clientOnlyDigest;
