import { clear, createStore } from "idb-keyval";
import { applyUrlPreset } from "../control/urlPreset.ts";
import type { MockStore } from "../store/mockStore.ts";

/**
 * Applies the URL preset in the browser demo, as the development server does. Tokens of an earlier session are removed
 * before the portal reads them.
 */
export async function applyBrowserUrlPreset(store: MockStore): Promise<void> {
  const preset = applyUrlPreset(store, new URL(location.href));
  if (preset === undefined) return;
  if ("error" in preset) return console.warn(preset.error);
  await clear(createStore("portal-session", "tokens"));
  for (const name of ["accessToken", "refreshToken"]) localStorage.removeItem(name);
  Object.assign(localStorage, preset.localStorageItems);
  history.replaceState(history.state, "", preset.redirectTo);
}
