import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { followOtherTabs, readUser } from "../session/session.ts";
import { heldTokens } from "../session/tokens.ts";

/**
 * A browser that goes back may show a page as it was left, with everything on it, and heard nothing meanwhile of who signed
 * out. So such a page is left invisible and comes back to sight when it is known that it still belongs to whoever is here.
 */
export function useReturn(): void {
  const cache = useQueryClient();

  useEffect(() => {
    const { style } = document.documentElement;
    const show = (): void => void style.removeProperty("visibility");
    const leave = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) style.visibility = "hidden";
    };
    const come = async ({ persisted }: PageTransitionEvent): Promise<void> => {
      if (!persisted) return;
      const id = heldTokens()?.id;
      await followOtherTabs();
      // Where somebody else or nobody is here now, the page comes back to sight without what it showed, below.
      if (heldTokens()?.id !== id) return;
      show();
      void readUser();
      void cache.invalidateQueries();
    };
    const listen = (event: PageTransitionEvent): void => void come(event);
    addEventListener("pagehide", leave);
    addEventListener("pageshow", listen);
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", listen);
      show();
    };
  }, [cache]);
}
