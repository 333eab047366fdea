import { validate, type Settings } from "./generated/settings.js";

export type { Settings };

/** What a deployment without a `/config.json` works with: everything on one origin. */
export const defaultSettings: Settings = parseSettings({});

let current: Settings = defaultSettings;

/** The settings of this deployment, once `loadSettings` has read them; the defaults before. */
export const settings = (): Settings => current;

/**
 * Reads `/config.json` once, when the portal starts.
 * A missing file means the defaults. A file that is not JSON or has a wrong field throws an error whose message names the
 * field and the rule it breaks.
 */
export async function loadSettings(fetchFile: typeof fetch = (...args) => fetch(...args)): Promise<Settings> {
  const answer = await fetchFile("/config.json", { headers: { accept: "application/json" } }).catch(() => undefined);
  if (answer?.ok && answer.headers.get("content-type")?.includes("json")) {
    const text = await answer.text();
    try {
      current = parseSettings(JSON.parse(text));
    } catch (error) {
      throw error instanceof SyntaxError ? new Error(`/config.json is not JSON: ${error.message}`) : error;
    }
  }
  return current;
}

/** Checks what a `/config.json` holds and fills in what it leaves out. Throws an error that names the first wrong field. */
export function parseSettings(value: unknown): Settings {
  const filled: unknown = structuredClone(value);
  if (validate(filled)) return filled;
  const [problem] = validate.errors ?? [];
  const { additionalProperty, missingProperty } = problem?.params ?? {};
  const place = [...(problem?.instancePath.split("/").slice(1) ?? []), additionalProperty ?? missingProperty].filter((part) => part !== undefined).join(".");
  throw new Error(`/config.json: ${place || "the whole file"} ${problem?.message ?? "is not valid"}`);
}
