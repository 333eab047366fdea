import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";

/** A source of repeatable random values. */
type RandomSource = () => number;

const storage = new AsyncLocalStorage<RandomSource>();

/** Creates a source of values from 0 up to 1 that depend only on the seed. */
function createSource(seed: string): RandomSource {
  let state = createHash("sha256").update(seed).digest().readUInt32LE();
  // The generator "mulberry32".
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Runs a function whose random values depend only on the seed. */
export const withSeed = <Result>(seed: string, run: () => Result): Result => storage.run(createSource(seed), run);

/** Returns a seed that nobody chose, for `--seed`. */
export const createSeed = (): number => Math.floor(Math.random() * 1_000_000);

const next = (): number => (storage.getStore() ?? Math.random)();

/** Returns a random integer from `min` to `max`. */
export const randomInteger = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));

/** Returns a random text of 32 hexadecimal digits. */
export const randomHex = (): string =>
  Array.from({ length: 8 }, () => randomInteger(0, 0xffff).toString(16).padStart(4, "0")).join("");

/** Returns a name for something that must not exist on the server yet, also when a run is repeated with its seed. */
export const createUniqueName = (): string => `${randomHex().slice(0, 12)}-${Date.now().toString(36)}`;
