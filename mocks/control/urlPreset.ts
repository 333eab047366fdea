import { isScenarioName, scenarios } from "./scenarios.ts";
import { isPersonaId, personas } from "../store/personas.ts";
import { createSession } from "../store/sessions.ts";
import type { MockStore } from "../store/mockStore.ts";

/** The result of a URL preset: local storage entries and the URL to open, or an error message. */
export type UrlPreset = { localStorageItems: Readonly<Record<string, string>>; redirectTo: string } | { error: string };

/**
 * Applies the URL parameters `persona` and `scenario`, such as `/my-appeals?persona=citizen&scenario=slow`. Resets the
 * store. Returns `undefined` when the URL has neither parameter.
 */
export function applyUrlPreset(store: MockStore, pageUrl: URL): UrlPreset | undefined {
  const url = new URL(pageUrl);
  const [persona, scenario] = [url.searchParams.get("persona"), url.searchParams.get("scenario")];
  if (persona === null && scenario === null) return undefined;
  if ((persona !== null && !isPersonaId(persona)) || (scenario !== null && !isScenarioName(scenario))) {
    return {
      error: `persona is one of ${Object.keys(personas).join(", ")}; scenario is one of ${Object.keys(scenarios).join(", ")}.`,
    };
  }
  store.reset();
  const account = persona === null ? undefined : store.state.accounts.find((account) => account.persona === persona);
  const session = account && createSession(store, account);
  if (scenario !== null) scenarios[scenario](store);
  for (const name of ["persona", "scenario"]) url.searchParams.delete(name);
  return {
    localStorageItems:
      session === undefined ? {} : { accessToken: session.accessToken, refreshToken: session.refreshToken },
    redirectTo: url.pathname + url.search,
  };
}
