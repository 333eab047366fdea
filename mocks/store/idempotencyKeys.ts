import { dayLength } from "./calendar.ts";
import type { World } from "./mockStore.ts";

/** A good answer that is given again when its request is repeated with the same key. */
export type KeyRecord = { key: string; fingerprint: string; body: unknown; at: number };

/** How long a key is remembered, in milliseconds. */
const remembered = dayLength;

/** What was answered under a key: nothing yet, the answer to the same request, or that it came with another one. */
export type Earlier = { is: "new" } | { is: "same"; body: unknown } | { is: "other" };

/** Looks a key up. `key` names call and person too, so that nobody meets somebody else's. */
export function answeredBefore(world: World, key: string, fingerprint: string): Earlier {
  const found = world.state.keys.find((one) => one.key === key && one.at > world.now() - remembered);
  if (found === undefined) return { is: "new" };
  return found.fingerprint === fingerprint ? { is: "same", body: found.body } : { is: "other" };
}

/** Remembers what was answered under a key. */
export function rememberAnswer(world: World, key: string, fingerprint: string, body: unknown): void {
  const { state } = world;
  state.keys = [...state.keys.filter(({ at }) => at > world.now() - remembered), { key, fingerprint, body: structuredClone(body), at: world.now() }];
}
