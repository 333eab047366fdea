import { useSyncExternalStore } from "react";
import { defaultSettings, onSettings, settings, type Settings } from "../settings.ts";

/** The settings of this deployment; the defaults in a page that is drawn on a server, and until they have been read. */
export const useSettings = (): Settings => useSyncExternalStore(onSettings, settings, () => defaultSettings);
