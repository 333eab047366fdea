import { useSyncExternalStore } from "react";
import { defaultSettings, settings, type Settings } from "../settings.ts";

const never = (): (() => void) => () => undefined;

/** The settings of this deployment; the defaults in a page that is drawn on a server. */
export const useSettings = (): Settings => useSyncExternalStore(never, settings, () => defaultSettings);
