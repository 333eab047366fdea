import { useSnapshot } from "valtio";
import { defaultSettings, settingsStore, type Settings } from "../../config/settings.ts";
import { useHydrated } from "./hydration.ts";

/** Returns the settings of this deployment; the defaults on the server, during hydration and until they are read. */
export function useSettings(): Settings {
  const { current } = useSnapshot(settingsStore);
  return useHydrated() ? (current as Settings) : defaultSettings;
}
