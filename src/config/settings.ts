import defaults from "../generated/settingsDefaults.json" with { type: "json" };
import type { Settings } from "../generated/settings.js";

export type { Settings };

/** What a deployment without a `/config.json` works with: everything on one origin. */
export const defaultSettings: Settings = defaults;

let currentSettings = defaultSettings;
let pendingSettings = Promise.resolve(currentSettings);
const listeners = new Set<() => void>();

/** The settings of this deployment, once `loadSettings` has read them; the defaults before. */
export const getSettings = (): Settings => currentSettings;

/** The settings once they have been read, for whatever cannot do with the defaults. Wrong ones stop the portal elsewhere. */
export const whenSettingsLoaded = (): Promise<Settings> => pendingSettings.catch(getSettings);

/** Calls `listener` when the settings have been read. Answers how to stop that. */
export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Reads `/config.json` once, when the portal starts.
 * A missing file means the defaults. A file that is not JSON or has a wrong field throws an error whose message names the
 * field and the rule it breaks.
 */
export function loadSettings(fetchFile: typeof fetch = (...args) => fetch(...args)): Promise<Settings> {
  pendingSettings = fetchSettings(fetchFile);
  return pendingSettings;
}

async function fetchSettings(fetchFile: typeof fetch): Promise<Settings> {
  const answer = await fetchFile("/config.json", { headers: { accept: "application/json" } }).catch(() => undefined);
  if (answer?.ok && answer.headers.get("content-type")?.includes("json")) {
    const [text, { parseSettings }] = await Promise.all([answer.text(), import("./parseSettings.ts")]);
    try {
      currentSettings = parseSettings(JSON.parse(text));
    } catch (error) {
      throw error instanceof SyntaxError ? new Error(`/config.json is not JSON: ${error.message}`) : error;
    }
    for (const listener of listeners) listener();
  }
  return currentSettings;
}
