import { syncWithOtherTabs, reloadUser } from "./session.ts";
import { currentTokens } from "./tokenStore.ts";

/**
 * A browser that goes back may show a page as it was left, with everything on it, and such a page heard nothing meanwhile of
 * who signed out. So it is left invisible, and comes back to sight when it is known to whom it belongs and was drawn for them.
 */
export function hidePageInBfcache(): void {
  const { style } = document.documentElement;

  addEventListener("pagehide", ({ persisted }) => {
    if (persisted && currentTokens() !== undefined) style.visibility = "hidden";
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void comeBack();
  });

  async function comeBack(): Promise<void> {
    const id = currentTokens()?.id;
    await syncWithOtherTabs();
    // The page without what it showed is drawn in the first of these frames at the latest.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    style.removeProperty("visibility");
    if (currentTokens()?.id === id) await reloadUser();
  }
}
