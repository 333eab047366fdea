/** The source of tokens and codes. */
export type RandomSource = {
  /** Returns a token of 32 hexadecimal digits with a readable prefix. */
  token: (prefix: string) => string;
  /** Returns a code of six digits. */
  code: () => string;
};

/** Creates a random source. A seed makes it deterministic, for tests only. */
export function createRandomSource(seed?: number): RandomSource {
  const next = seed === undefined ? randomUint32 : createMulberry32(seed);
  return {
    token: (prefix) =>
      `${prefix}-${[next(), next(), next(), next()].map((word) => word.toString(16).padStart(8, "0")).join("")}`,
    code: () => String(next() % 1_000_000).padStart(6, "0"),
  };
}

const randomUint32 = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Mulberry32, a deterministic generator of 32-bit numbers. */
function createMulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  };
}
