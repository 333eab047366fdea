import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Asks anew for what a page shows when the browser shows it again as it was left. */
export function useInvalidateOnBfcacheRestore(): void {
  const cache = useQueryClient();

  useEffect(() => {
    const come = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void cache.invalidateQueries();
    };
    addEventListener("pageshow", come);
    return () => removeEventListener("pageshow", come);
  }, [cache]);
}
