/** Resolves when a step may run. `step` describes it, for tests that hold it back and for failure reports. */
export type Delay = (step: string) => Promise<unknown>;

/** Lets every step run at once. */
export const noDelay: Delay = () => Promise.resolve();

/** A delay that lets every step run at once, except those that a test holds back. */
export type ControlledDelay = {
  delay: Delay;
  /** Holds back every step that matches. Returns a function that releases them. */
  hold: (pattern: RegExp) => () => void;
};

/** Returns a delay that a test controls. */
export function createControlledDelay(): ControlledDelay {
  const gates = new Map<RegExp, Promise<void>>();
  return {
    delay: async (step) => {
      for (const [pattern, gate] of gates) if (pattern.test(step)) await gate;
    },
    hold: (pattern) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gates.set(pattern, promise);
      return () => {
        gates.delete(pattern);
        resolve();
      };
    },
  };
}

/** Resolves when only steps that are held back are pending: after 30 turns of the event loop. */
export async function flushEventLoop(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
