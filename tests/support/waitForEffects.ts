/** Waits until React has rendered and run effects: in turns of the event loop, which fake timers do not stop. */
export async function waitForEffects(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
