import { proxy, ref } from "valtio";
import defaults from "../generated/settingsDefaults.json" with { type: "json" };
import type { Settings } from "../generated/settings.js";
import type * as parser from "./parseSettings.ts";

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
let isKnown = false;
/** The delays before the attempts to read the file, in milliseconds. */
const attemptDelaysMs = [0, 1000, 3000];

/** The settings for components: `useSnapshot(settingsStore).current`. The defaults until `loadSettings` has read the file. */
export const settingsStore: { readonly current: Settings } = mutableSettingsStore;

/** Returns the settings of this deployment; the defaults until `loadSettings` has read the file. */
export const getSettings = (): Settings => settingsStore.current;

/** Returns whether the settings of the server were read, or there is no file; not when the file was lost or is invalid. */
export const areSettingsKnown = (): boolean => isKnown;

/** Replaces the settings, on a server that renders pages. */
export function setSettings(settings: Settings): void {
  mutableSettingsStore.current = ref(settings);
}

/** Resolves with the settings once they are read. With an invalid file it resolves with the defaults: `main.tsx` reports the error. */
export const waitForSettings = (): Promise<Settings> => pendingSettings.catch(getSettings);

/**
 * Reads `/config.json`, once, when the portal starts. Returns the defaults when there is no such file, and when it cannot be
 * read in three attempts.
 * Rejects with an error that names the field and the rule when the file is not JSON or has an invalid field.
 */
export function loadSettings(fetchFile: typeof fetch = (...args) => fetch(...args)): Promise<Settings> {
  pendingSettings = fetchSettings(fetchFile);
  return pendingSettings;
}

async function fetchSettings(fetchFile: typeof fetch): Promise<Settings> {
  const file = await readFile(fetchFile);
  if (file === undefined) return getSettings();
  try {
    mutableSettingsStore.current = ref(file.parseSettings(JSON.parse(file.text)));
    isKnown = true;
  } catch (error) {
    throw error instanceof SyntaxError ? new Error(`/config.json is not JSON: ${error.message}`) : error;
  }
  return getSettings();
}

/** Returns the file with the function that reads it. Requests both again after a failure that may pass. */
async function readFile(
  fetchFile: typeof fetch,
): Promise<({ text: string } & Pick<typeof parser, "parseSettings">) | undefined> {
  let early = globalThis.earlyConfig;
  for (const delayMs of attemptDelaysMs) {
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    const request = early ?? fetchFile("/config.json", { headers: { accept: "application/json" } });
    early = undefined;
    try {
      const response = await request;
      const { ok, status, headers } = response;
      if (status >= 500 || status === 408 || status === 429) continue;
      const isFile = ok && headers.get("content-type")?.includes("json") === true;
      // A page with 200 may also come from a network in which the visitor has to sign in first.
      isKnown = !ok;
      return isFile ? { text: await response.text(), ...(await import("./parseSettings.ts")) } : undefined;
    } catch {
      // The connection is lost.
    }
  }
  return undefined;
}
