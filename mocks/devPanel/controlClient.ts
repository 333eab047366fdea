import { controlPath, controlSecretHeader } from "../control/controlHeader.ts";
import { presetKey, type Preset } from "../control/preset.ts";

/**
 * Sends a control request to the mock backend of this page. Returns the response body; throws an error with the
 * response's message.
 */
export async function sendControlRequest(name: string, body?: object): Promise<unknown> {
  const secret = document.querySelector<HTMLMetaElement>(`meta[name="${controlSecretHeader}"]`)?.content ?? "";
  const response = await fetch(controlPath + name, {
    headers: { [controlSecretHeader]: secret },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  });
  const result: unknown = await response.json();
  if (!response.ok) throw new Error((result as { message?: string }).message ?? `${name}: ${response.status}`);
  return result;
}

/** Saves the state of the mock backend as a file. */
export async function downloadSnapshot(): Promise<void> {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(await sendControlRequest("state"))], { type: "application/json" }),
  );
  Object.assign(document.createElement("a"), { href: url, download: "mock-store.json" }).click();
  URL.revokeObjectURL(url);
}

/** Imports a state file into the mock backend and reloads the page. */
export async function uploadSnapshot(file: File): Promise<void> {
  await sendControlRequest("state", JSON.parse(await file.text()) as object);
  location.reload();
}

/** Returns the persona and the scenario that were set in this tab. */
export const readPreset = (): Preset => JSON.parse(sessionStorage.getItem(presetKey) ?? "{}") as Preset;

/** Restores the initial state of the mock backend, without persona and scenario. */
export async function resetBackend(): Promise<void> {
  await sendControlRequest("reset", {});
  sessionStorage.removeItem(presetKey);
}

/** Reloads the page with a persona and a scenario; without one when it is empty. */
export function reloadWithPreset({ persona = "", scenario = "" }: Preset): void {
  const url = new URL(location.href);
  url.searchParams.set("persona", persona);
  url.searchParams.set("scenario", scenario);
  location.assign(url);
}
