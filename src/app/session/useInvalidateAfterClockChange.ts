import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** How far in the future an answer may have been read before the clock counts as changed. */
const toleranceMs = 1000;

/**
 * Invalidates what was read before the clock of the device was set back, when the page becomes visible or the device goes
 * online: otherwise it counts as fresh until the clock is where it was.
 */
export function useInvalidateAfterClockChange(): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    const onReturn = (): void => {
      if (document.visibilityState === "hidden") return;
      const latestMs = Date.now() + toleranceMs;
      void queryClient.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt > latestMs });
    };
    addEventListener("online", onReturn);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      removeEventListener("online", onReturn);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [queryClient]);
}
