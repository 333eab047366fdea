import type { World } from "./mockStore.ts";

/** How many wrong tries are counted together, in milliseconds. */
const window = 15 * 60_000;

/** How many wrong tries a thing allows before it is locked. */
export const triesAllowed = 5;

/** Wrong codes name no account, so everybody's are counted together and more of them are allowed. */
export const codeTriesAllowed = 10;

/** Seconds to wait before `what` may be tried again; 0 when it may be tried now. */
export function secondsLocked(world: World, what: string, allowed: number = triesAllowed): number {
  const tries = recentTries(world, what);
  const last = tries.at(-1);
  if (last === undefined || tries.length < allowed) return 0;
  const left = Math.ceil((last + world.rules.lockTime * 1000 - world.now()) / 1000);
  if (left > 0) return left;
  clearTries(world, what);
  return 0;
}

/** Counts a wrong try. */
export function countTry(world: World, what: string): void {
  world.state.attempts[what] = [...recentTries(world, what), world.now()];
}

/** A right try makes the wrong ones forgotten. */
export function clearTries(world: World, what: string): void {
  delete world.state.attempts[what];
}

const recentTries = (world: World, what: string): number[] => (world.state.attempts[what] ?? []).filter((at) => at > world.now() - window);
