import { hasUnsavedChanges } from "../state/unsavedChanges.ts";

/**
 * Unregisters all service workers of this origin: a production build has none. One that exists belongs to an older site or
 * a demo build, and could serve other content in place of the portal. Reloads a page that came through a worker, unless
 * there are unsaved changes or the page is already a reload.
 */
export async function unregisterForeignWorkers(): Promise<void> {
  // `navigator.serviceWorker` does not exist in an insecure context.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registrations = (await container?.getRegistrations().catch(() => undefined)) ?? [];
  const results = await Promise.all(registrations.map((worker) => worker.unregister().catch(() => false)));
  if (!results.includes(true) || navigator.serviceWorker.controller === null || hasUnsavedChanges()) return;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type !== "reload") location.reload();
}
