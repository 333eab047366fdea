/** Lets the next step happen, sooner or later. The words say which step it is, for whoever reads a failure. */
export type Delay = (step: string) => Promise<unknown>;

/** Every step happens at once. */
export const noDelay: Delay = () => Promise.resolve();

/** A pace at which everything happens at once, except for what is held. */
export type ControlledDelay = {
  delay: Delay;
  /** Holds every step that matches, until the answer is called. */
  hold: (what: RegExp) => () => void;
};

/** Makes such a pace. */
export function createControlledDelay(): ControlledDelay {
  const gates = new Map<RegExp, Promise<void>>();
  return {
    delay: async (step) => {
      for (const [what, gate] of gates) if (what.test(step)) await gate;
    },
    hold: (what) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gates.set(what, promise);
      return () => {
        gates.delete(what);
        resolve();
      };
    },
  };
}

/** Resolves when nothing is left to do but what is held: after some turns of the event loop, however slow the machine is. */
export async function flushEventLoop(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
