import { useEffect } from "react";
import { useHydrated } from "./useHydrated.ts";

/** Tells the script in index.html that something of the page can be used now: it repeats what was pressed there too early. */
export function announceHydrated(): void {
  dispatchEvent(new Event("portal-alive"));
}

/** Tells it of a part that came after the page. */
export function useAnnounceHydrated(): void {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) announceHydrated();
  }, [hydrated]);
}
