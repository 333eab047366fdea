import { isScenarioName, scenarios } from "./scenarios.ts";
import { isPersonaId, personas } from "../store/personas.ts";
import type { Preset } from "./preset.ts";
import { createSession } from "../store/sessions.ts";
import type { MockStore } from "../store/mockStore.ts";

/** The result of a URL preset: what it has set, local storage entries and the URL to open, or an error message. */
export type UrlPreset =
  | { preset: Preset; localStorageItems: Readonly<Record<string, string>>; redirectTo: string }
  | { error: string };

/**
 * Applies the URL parameters `persona` and `scenario`, such as `/my-appeals?persona=citizen&scenario=slow`. Resets the
 * store. An empty parameter stands for no persona or scenario. Returns `undefined` when the URL has neither parameter.
 */
export function applyUrlPreset(store: MockStore, pageUrl: URL): UrlPreset | undefined {
  const url = new URL(pageUrl);
  if (!url.searchParams.has("persona") && !url.searchParams.has("scenario")) return undefined;
  const [persona, scenario] = ["persona", "scenario"].map((name) => url.searchParams.get(name) || undefined);
  if ((persona !== undefined && !isPersonaId(persona)) || (scenario !== undefined && !isScenarioName(scenario))) {
    return {
      error: `persona is one of ${Object.keys(personas).join(", ")}; scenario is one of ${Object.keys(scenarios).join(", ")}.`,
    };
  }
  store.reset();
  const account = persona && store.state.accounts.find((account) => account.persona === persona);
  const session = account && createSession(store, account);
  if (scenario !== undefined) scenarios[scenario](store);
  for (const name of ["persona", "scenario"]) url.searchParams.delete(name);
  return {
    preset: { persona, scenario },
    localStorageItems: session ? { accessToken: session.accessToken, refreshToken: session.refreshToken } : {},
    redirectTo: url.pathname + url.search,
  };
}
