import { isScenario, scenarios } from "./scenarios.ts";
import { isPersona, personas } from "../store/personas.ts";
import { openSession } from "../store/sessions.ts";
import type { World } from "../store/mockStore.ts";

/** What an address has brought about: what the browser is to keep, and the address without its orders; or why it is refused. */
export type Arrival = { kept: Readonly<Record<string, string>>; to: string } | { refusal: string };

/**
 * Lets an address say who is signed in and what state the service is in: `/my-appeals?persona=citizen&scenario=slow`. The
 * world begins again for it. `undefined` for an address that says neither.
 */
export function arrive(world: World, address: URL): Arrival | undefined {
  const url = new URL(address);
  const [persona, scenario] = [url.searchParams.get("persona"), url.searchParams.get("scenario")];
  if (persona === null && scenario === null) return undefined;
  if ((persona !== null && !isPersona(persona)) || (scenario !== null && !isScenario(scenario))) {
    return { refusal: `persona is one of ${Object.keys(personas).join(", ")}; scenario is one of ${Object.keys(scenarios).join(", ")}.` };
  }
  world.reset();
  const account = persona === null ? undefined : world.state.accounts.find((one) => one.persona === persona);
  const session = account && openSession(world, account);
  if (scenario !== null) scenarios[scenario](world);
  for (const name of ["persona", "scenario"]) url.searchParams.delete(name);
  return { kept: session === undefined ? {} : { accessToken: session.access, refreshToken: session.refresh }, to: url.pathname + url.search };
}
