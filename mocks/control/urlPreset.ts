import { isScenarioName, scenarios } from "./scenarios.ts";
import { isPersonaId, personas } from "../store/personas.ts";
import { createSession } from "../store/sessions.ts";
import type { MockStore } from "../store/mockStore.ts";

/** What an address has brought about: what the browser is to keep, and the address without its orders; or why it is refused. */
export type UrlPreset = { kept: Readonly<Record<string, string>>; to: string } | { refusal: string };

/**
 * Lets an address say who is signed in and what state the service is in: `/my-appeals?persona=citizen&scenario=slow`. The
 * world begins again for it. `undefined` for an address that says neither.
 */
export function applyUrlPreset(store: MockStore, address: URL): UrlPreset | undefined {
  const url = new URL(address);
  const [persona, scenario] = [url.searchParams.get("persona"), url.searchParams.get("scenario")];
  if (persona === null && scenario === null) return undefined;
  if ((persona !== null && !isPersonaId(persona)) || (scenario !== null && !isScenarioName(scenario))) {
    return {
      refusal: `persona is one of ${Object.keys(personas).join(", ")}; scenario is one of ${Object.keys(scenarios).join(", ")}.`,
    };
  }
  store.reset();
  const account = persona === null ? undefined : store.state.accounts.find((one) => one.persona === persona);
  const session = account && createSession(store, account);
  if (scenario !== null) scenarios[scenario](store);
  for (const name of ["persona", "scenario"]) url.searchParams.delete(name);
  return {
    kept: session === undefined ? {} : { accessToken: session.accessToken, refreshToken: session.refreshToken },
    to: url.pathname + url.search,
  };
}
