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
let isKnown = false;
/** Whether every attempt to read the file has failed. */
let isLost = false;
/** The delays before the attempts to read the file when the portal starts, in milliseconds. */
const attemptDelaysMs = [0, 1000, 3000];
/** How long an attempt may take, in milliseconds. */
const attemptTimeoutMs = 5000;

/** The settings for components: `useSnapshot(settingsStore).current`. The defaults until `loadSettings` has read the file. */
export const settingsStore: { readonly current: Settings } = mutableSettingsStore;

/** Returns the settings of this deployment; the defaults until `loadSettings` has read the file. */
export const getSettings = (): Settings => settingsStore.current;

/** Returns whether the settings of the server were read, or there is no file; not when the file was lost or is invalid. */
export const areSettingsKnown = (): boolean => isKnown;

/** Replaces the settings. */
export function setSettings(settings: Settings): void {
  mutableSettingsStore.current = ref(settings);
}

/**
 * Resolves with the settings once they are read. Where they are lost, or the file is invalid, which `main.tsx` reports, it
 * resolves with the defaults.
 */
export const waitForSettings = (): Promise<Settings> => pendingSettings.catch(getSettings);

/**
 * Resolves with the settings; reads them again when they are lost. Rejects while they cannot be read. With an invalid file it
 * resolves with the defaults, like `waitForSettings`.
 */
export const requireSettings = (): Promise<Settings> =>
  (isLost ? loadSettings(undefined, [0]) : pendingSettings).catch((error: unknown) => {
    if (isLost) throw error;
    return getSettings();
  });

/**
 * Reads `/config.json`, once, when the portal starts. Returns the defaults when there is no such file. Rejects with a
 * `TypeError` when no attempt can read it, and with an error that names the field and the rule when the file is not JSON or has
 * an invalid field.
 */
export function loadSettings(
  fetchFile: typeof fetch = (...args) => fetch(...args),
  delaysMs: readonly number[] = attemptDelaysMs,
): Promise<Settings> {
  isLost = false;
  pendingSettings = readSettings(fetchFile, delaysMs);
  return pendingSettings;
}

/** Reads the settings. Requests the file again after a failure that may pass. */
async function readSettings(fetchFile: typeof fetch, delaysMs: readonly number[]): Promise<Settings> {
  for (const delayMs of delaysMs) {
    if (delayMs > 0) await wait(delayMs);
    const request = globalThis.earlyConfig ?? fetchFile("/config.json", { headers: { accept: "application/json" } });
    globalThis.earlyConfig = undefined;
    const parse = await Promise.race([readResponse(request).catch(() => undefined), wait(attemptTimeoutMs)]);
    if (parse !== undefined) {
      if (parse) {
        setSettings(parse());
        isKnown = true;
      }
      return getSettings();
    }
  }
  isLost = true;
  throw new TypeError("/config.json is lost.");
}

const wait = (durationMs: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, durationMs, undefined));

/**
 * Returns the function that parses the file of a response; false when there is no file, `undefined` after a failure that may
 * pass. Rejects when the connection is lost.
 */
async function readResponse(request: Promise<Response>): Promise<(() => Settings) | false | undefined> {
  const response = await request;
  const { ok, status, headers } = response;
  if (status >= 500 || status === 408 || status === 429) return undefined;
  if (ok && headers.get("content-type")?.includes("json") === true) {
    const [text, { parseSettingsFile }] = [await response.text(), await import("./parseSettings.ts")];
    return () => parseSettingsFile(text);
  }
  // A page with 200 may also come from a network in which the visitor has to sign in first.
  isKnown = !ok;
  return false;
}
