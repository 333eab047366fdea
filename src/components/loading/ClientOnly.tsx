import type { ReactNode } from "react";

/** Makes the server leave a boundary to the client. The digest carries its kind to the client, in the HTML. */
export const clientOnlyError = new Error("This content renders only in a browser.");
export const clientOnlyDigest = "browser";

/**
 * Renders its children only in a browser. On the server the nearest Suspense boundary renders its fallback, and hydration
 * replaces that by the children in one step. With `when={false}` the server renders the children too.
 */
export function ClientOnly({ when = true, children }: { when?: boolean; children: ReactNode }): ReactNode {
  if (when && typeof document === "undefined") throw clientOnlyError;
  return children;
}

/** Returns whether a recoverable error of hydration is a boundary that the server left to the client on purpose. */
export const isClientOnlyError = (error: unknown): boolean =>
  (error as { digest?: unknown } | null)?.digest === clientOnlyDigest;
