import { clear, createStore } from "idb-keyval";
import { applyUrlPreset } from "../control/urlPreset.ts";
import type { MockStore } from "../store/mockStore.ts";

/** As the development server does it, for the demonstration: what the tab kept of an earlier sign-in is forgotten before the portal looks at it. */
export async function applyBrowserUrlPreset(store: MockStore): Promise<void> {
  const arrival = applyUrlPreset(store, new URL(location.href));
  if (arrival === undefined) return;
  if ("refusal" in arrival) return console.warn(arrival.refusal);
  await clear(createStore("portal-session", "tokens"));
  for (const name of ["accessToken", "refreshToken"]) localStorage.removeItem(name);
  Object.assign(localStorage, arrival.kept);
  history.replaceState(history.state, "", arrival.to);
}
