import type { Around } from "./handlers.ts";
import type { World } from "./store/mockStore.ts";

/** Where a world is kept between page loads, for all tabs at once. */
export type WorldStore = {
  read: () => Promise<string | undefined>;
  write: (snapshot: string) => Promise<void>;
  /** Runs one task at a time, over all tabs. */
  alone: <T>(task: () => Promise<T>) => Promise<T>;
};

/**
 * Lets every call work on the world as the last call left it, whichever tab made it, and keeps what the call changed.
 * A kept world that cannot be read any more, or a store that fails, leaves this tab with the world it has.
 */
export function keepWorld(world: World, store: WorldStore): Around {
  let last: string | undefined;
  return (handle) =>
    store.alone(async () => {
      const kept = await store.read().catch(() => undefined);
      if (kept !== undefined && kept !== last) {
        try {
          world.import(kept);
        } catch {
          world.reset();
        }
      }
      try {
        return await handle();
      } finally {
        last = world.export();
        await store.write(last).catch(() => undefined);
      }
    });
}
