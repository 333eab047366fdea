/** A source of chance: a number from 0 up to 1, the same row of them for the same seed. */
export type SeededRandom = () => number;

/** Chance that can be repeated. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  return () => {
    // A multiplicative generator of 32 bits: quick, and good enough to choose with.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Values that a service, a proxy or an attacker may put in the place of another. */
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

const pick = <Value>(random: SeededRandom, from: readonly Value[]): Value =>
  from[Math.floor(random() * from.length)] as Value;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every object and list inside a value, itself included. */
function containers(value: unknown): (Record<string, unknown> | unknown[])[] {
  if (typeof value !== "object" || value === null) return [];
  return [value as Record<string, unknown> | unknown[], ...Object.values(value).flatMap(containers)];
}

/** The same answer with up to four things in it missing, changed for something hostile, or there twice. */
export function corruptResponse(body: unknown, random: SeededRandom): unknown {
  if (random() < 0.03) return structuredClone(pick(random, hostileValues));
  const value = structuredClone(body);
  for (let times = Math.ceil(random() * 4); times > 0; times -= 1) {
    const places = containers(value);
    if (places.length === 0) return structuredClone(pick(random, hostileValues));
    const place = pick(random, places);
    const key = pick(random, [...Object.keys(place), "0"]);
    const how = random();
    if (Array.isArray(place))
      place.splice(
        Number(key),
        how < 0.3 ? 1 : 0,
        ...(how < 0.3 ? [] : [structuredClone(how < 0.5 ? place[0] : pick(random, hostileValues))]),
      );
    else if (how < 0.2) delete place[key];
    else place[key] = structuredClone(pick(random, hostileValues));
  }
  return value;
}

/** The same answer as another server might give it: more fields than are known, and other numbers of entries in its lists. */
export function extendResponse(body: unknown, random: SeededRandom): unknown {
  const value = structuredClone(body);
  // Of these fields each name is a name of something, so that one more is not a field that nobody knows.
  const maps = new Set(containers(value).flatMap((place) => (isObject(place) ? [place["properties"]] : [])));
  for (const place of containers(value).filter((one) => !maps.has(one))) {
    const how = random();
    if (Array.isArray(place)) {
      if (how < 0.3) place.push(...structuredClone(place));
      else if (how < 0.6) place.splice(1);
    } else if (isObject(place) && how < 0.3)
      place[`later${Math.floor(random() * 10)}`] = structuredClone(pick(random, hostileValues));
  }
  return value;
}
