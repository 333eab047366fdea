import { useSyncExternalStore } from "react";
import { defaultSettings, subscribeToSettings, getSettings, type Settings } from "../../config/settings.ts";
import { useHydrated } from "../../components/loading/useHydrated.ts";

/** The settings of this deployment; the defaults in a page that is drawn on a server, and until they have been read. */
export function useSettings(): Settings {
  const now = useSyncExternalStore(subscribeToSettings, getSettings, getSettings);
  return useHydrated() ? now : defaultSettings;
}
