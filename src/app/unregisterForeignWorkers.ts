import { hasUnsavedChanges } from "../state/unsavedChanges.ts";

/**
 * Takes service workers off this address. A portal behind a server has none, so one that is here was left by something else
 * (a demonstration, an older site) and could show anything in the portal's place. A page that came through one is loaded once
 * more without it, unless something unsaved would be lost or this already is a reload.
 */
export async function unregisterForeignWorkers(): Promise<void> {
  // There are none where the connection is not secure.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const found = (await workers?.getRegistrations().catch(() => undefined)) ?? [];
  const gone = await Promise.all(found.map((one) => one.unregister().catch(() => false)));
  if (!gone.includes(true) || navigator.serviceWorker.controller === null || hasUnsavedChanges()) return;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type !== "reload") location.reload();
}
