import { useDeferredValue } from "react";
import { useServerRendered } from "./hydration.ts";

/**
 * Returns whether to render the parts of a component that can wait until the rest is visible: `false` in its first render in
 * a browser, then `true`. The second render is deferred. On the server and during hydration it is `true` at once.
 */
export function useDeferredParts(): boolean {
  return useDeferredValue(true, useServerRendered());
}
