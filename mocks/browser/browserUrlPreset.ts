import { clear, createStore } from "idb-keyval";
import { arrive } from "../control/urlPreset.ts";
import type { World } from "../store/mockStore.ts";

/** As the development server does it, for the demonstration: what the tab kept of an earlier sign-in is forgotten before the portal looks at it. */
export async function takeArrival(world: World): Promise<void> {
  const arrival = arrive(world, new URL(location.href));
  if (arrival === undefined) return;
  if ("refusal" in arrival) return console.warn(arrival.refusal);
  await clear(createStore("portal-session", "tokens"));
  for (const name of ["accessToken", "refreshToken"]) localStorage.removeItem(name);
  Object.assign(localStorage, arrival.kept);
  history.replaceState(history.state, "", arrival.to);
}
