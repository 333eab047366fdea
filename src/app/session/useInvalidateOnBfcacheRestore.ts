import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Invalidates all queries when the browser restores the page from the back/forward cache. */
export function useInvalidateOnBfcacheRestore(): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void queryClient.invalidateQueries();
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, [queryClient]);
}
