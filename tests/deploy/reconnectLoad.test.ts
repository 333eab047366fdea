import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { simulateReconnects } from "../../deploy/reconnectLoad.ts";
import { getJitteredDelayMs } from "../../src/realtime/stompConnection.ts";

/** Returns a deterministic random generator. */
const seededRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
};

describe("simulateReconnects", () => {
  it("reconnects all clients after any outage and with any capacity", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 0, max: 120 }),
        fc.integer({ min: 5, max: 500 }),
        fc.integer({ min: 1, max: 1e6 }),
        (clients, outage, capacity, seed) => {
          const { allBackSeconds, halfBackSeconds, p99BackSeconds, totalAttempts } = simulateReconnects({
            clients,
            outageSeconds: outage,
            connectionsPerSecond: capacity,
            random: seededRandom(seed),
          });
          expect(totalAttempts).toBeGreaterThanOrEqual(clients);
          expect(halfBackSeconds).toBeLessThanOrEqual(p99BackSeconds);
          expect(p99BackSeconds).toBeLessThanOrEqual(allBackSeconds);
          expect(allBackSeconds).toBeLessThan(3600);
        },
      ),
      { numRuns: 50 },
    );
  });

  it("spreads attempts, so that no second has more than a tenth of all clients", () => {
    const clients = 20_000;
    expect(
      simulateReconnects({ clients, outageSeconds: 60, connectionsPerSecond: 400, random: seededRandom(7) })
        .peakAttemptsPerSecond,
    ).toBeLessThan(clients / 10);
  });

  it("has a peak of more than half of all clients without jitter", () => {
    const clients = 20_000;
    expect(
      simulateReconnects({
        clients,
        outageSeconds: 60,
        connectionsPerSecond: 400,
        retryDelayMs: (failed) => getJitteredDelayMs(failed, () => 1),
      }).peakAttemptsPerSecond,
    ).toBeGreaterThan(clients / 2);
  });
});
