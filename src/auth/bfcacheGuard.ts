import { syncWithOtherTabs, reloadUser } from "./session.ts";
import { getCurrentSession } from "./tokenStorage.ts";

/**
 * Hides a page that enters the back/forward cache. A page that is restored from it may show data of a person who has signed
 * out since, so it becomes visible again once the session is up to date and rendered.
 */
export function hidePageInBfcache(): void {
  const { style } = document.documentElement;

  addEventListener("pagehide", ({ persisted }) => {
    if (persisted && getCurrentSession() !== undefined) style.visibility = "hidden";
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void showPage();
  });

  async function showPage(): Promise<void> {
    const previousId = getCurrentSession()?.id;
    await syncWithOtherTabs();
    // React renders the changed session within these frames.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    style.removeProperty("visibility");
    if (getCurrentSession()?.id === previousId) await reloadUser();
  }
}
