import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playStorm } from "../../deploy/reconnectLoad.ts";
import { jitteredPause } from "../../src/realtime/stompConnection.ts";

/** The same numbers at every run. */
const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
};

describe("a restart of the live feed's server", () => {
  it("brings everybody back, however long it was and however little the server takes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 120 }), fc.integer({ min: 5, max: 500 }), fc.integer({ min: 1, max: 1e6 }), (clients, outage, capacity, seed) => {
        const { all, half, nearly, attempts } = playStorm({ clients, outage, capacity, random: seeded(seed) });
        expect(attempts).toBeGreaterThanOrEqual(clients);
        expect(half).toBeLessThanOrEqual(nearly);
        expect(nearly).toBeLessThanOrEqual(all);
        expect(all).toBeLessThan(3600);
      }),
      { numRuns: 50 },
    );
  });

  it("is spread over the longest pause, so that no second has more than a tenth of all", () => {
    const clients = 20_000;
    expect(playStorm({ clients, outage: 60, capacity: 400, random: seeded(7) }).fullest).toBeLessThan(clients / 10);
  });

  it("would bring everybody back in one second if pauses were not random", () => {
    const clients = 20_000;
    expect(playStorm({ clients, outage: 60, capacity: 400, pause: (failed) => jitteredPause(failed, () => 1) }).fullest).toBeGreaterThan(clients / 2);
  });
});
