import { isRecord } from "../../src/config/isRecord.ts";

/** Returns pseudo-random numbers from 0 (inclusive) to 1 (exclusive). */
export type SeededRandom = () => number;

/** Creates a generator that returns the same numbers for the same seed. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  return () => {
    // mulberry32, which is fast and sufficient for choosing test values.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Unexpected and malicious values that replace values of a response. */
const hostileValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  9_007_199_254_740_992,
  "",
  " ",
  "x",
  "constructor",
  "__proto__",
  "toString",
  "undefined",
  "2026-99-99",
  "0000-00-00",
  "9999999-01-01T00:00:00Z",
  "-000001-01-01T00:00:00Z",
  "275761-01-01",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//evil.example",
  "https://",
  "https://[",
  "<img src=x onerror=alert(1)>",
  "{count, plural,",
  "'{'<b>",
  "\u202Eevil\u0000\uD800",
  "ə".repeat(3000),
  [],
  [null],
  [[[[[]]]]],
  {},
  { __html: "<b>" },
  { length: 3 },
  { toString: 1 },
];

const pick = <Value>(random: SeededRandom, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;
/** Returns all objects and arrays in a value, including itself. */
function containers(value: unknown): (Record<string, unknown> | unknown[])[] {
  if (typeof value !== "object" || value === null) return [];
  return [value as Record<string, unknown> | unknown[], ...Object.values(value).flatMap(containers)];
}

/** Returns a copy of a body with up to four values removed, duplicated or replaced by hostile ones. */
export function corruptResponse(body: unknown, random: SeededRandom): unknown {
  if (random() < 0.03) return structuredClone(pick(random, hostileValues));
  const value = structuredClone(body);
  for (let remaining = Math.ceil(random() * 4); remaining > 0; remaining -= 1) {
    const targets = containers(value);
    if (targets.length === 0) return structuredClone(pick(random, hostileValues));
    const target = pick(random, targets);
    const key = pick(random, [...Object.keys(target), "0"]);
    const chance = random();
    if (Array.isArray(target))
      target.splice(
        Number(key),
        chance < 0.3 ? 1 : 0,
        ...(chance < 0.3 ? [] : [structuredClone(chance < 0.5 ? target[0] : pick(random, hostileValues))]),
      );
    else if (chance < 0.2) delete target[key];
    else target[key] = structuredClone(pick(random, hostileValues));
  }
  return value;
}

/** Returns a copy of a body with additional fields and lists of other lengths, which stays valid by the contract. */
export function extendResponse(body: unknown, random: SeededRandom): unknown {
  const value = structuredClone(body);
  // The keys of `properties` in a form schema are field names, so an additional key would not be an unknown field.
  const fieldMaps = new Set(
    containers(value).flatMap((container) => (isRecord(container) ? [container["properties"]] : [])),
  );
  for (const target of containers(value).filter((container) => !fieldMaps.has(container))) {
    const chance = random();
    if (Array.isArray(target)) {
      if (chance < 0.3) target.push(...structuredClone(target));
      else if (chance < 0.6) target.splice(1);
    } else if (isRecord(target) && chance < 0.3)
      target[`later${Math.floor(random() * 10)}`] = structuredClone(pick(random, hostileValues));
  }
  return value;
}
