import { proxy, ref } from "valtio";
import defaults from "../generated/settingsDefaults.json" with { type: "json" };
import type { Settings } from "../generated/settings.js";

export type { Settings };

declare global {
  /** The response of `/config.json` that a script of `index.html` has requested before the modules arrived. */
  // eslint-disable-next-line no-var
  var earlyConfig: Promise<Response> | undefined;
}

/** The settings of a deployment without a `/config.json`: everything on one origin. */
export const defaultSettings = defaults as Settings;

const mutableSettingsStore = proxy({ current: ref(defaultSettings) });
let pendingSettings = Promise.resolve(defaultSettings);

/** The settings for components: `useSnapshot(settingsStore).current`. The defaults until `loadSettings` has read the file. */
export const settingsStore: { readonly current: Settings } = mutableSettingsStore;

/** Returns the settings of this deployment; the defaults until `loadSettings` has read the file. */
export const getSettings = (): Settings => settingsStore.current;

/** Replaces the settings, on a server that renders pages. */
export function setSettings(settings: Settings): void {
  mutableSettingsStore.current = ref(settings);
}

/** Resolves with the settings once they are read. With an invalid file it resolves with the defaults: `main.tsx` reports the error. */
export const waitForSettings = (): Promise<Settings> => pendingSettings.catch(getSettings);

/**
 * Reads `/config.json`, once, when the portal starts. Returns the defaults when there is no such file.
 * Rejects with an error that names the field and the rule when the file is not JSON or has an invalid field.
 */
export function loadSettings(fetchFile: typeof fetch = (...args) => fetch(...args)): Promise<Settings> {
  pendingSettings = fetchSettings(fetchFile);
  return pendingSettings;
}

async function fetchSettings(fetchFile: typeof fetch): Promise<Settings> {
  const response = await (
    globalThis.earlyConfig ?? fetchFile("/config.json", { headers: { accept: "application/json" } })
  ).catch(() => undefined);
  if (response?.ok && response.headers.get("content-type")?.includes("json")) {
    const [text, { parseSettings }] = await Promise.all([response.text(), import("./parseSettings.ts")]);
    try {
      mutableSettingsStore.current = ref(parseSettings(JSON.parse(text)));
    } catch (error) {
      throw error instanceof SyntaxError ? new Error(`/config.json is not JSON: ${error.message}`) : error;
    }
  }
  return getSettings();
}
