import { parseFlags } from "../codegen/commandLine.ts";
import { exitWithError } from "../codegen/command.ts";
import { jitteredDelayMs } from "../src/realtime/stompConnection.ts";

/** How a restart of the live feed's server goes. Times are in seconds. */
export type ReconnectScenario = {
  clients: number;
  /** How long nobody can connect. */
  outageSeconds: number;
  /** How many connections a second the server takes; the others are refused. */
  connectionsPerSecond: number;
  /** The pause before an attempt, in milliseconds, after so many failures. */
  retryDelayMs?: (failed: number, random: () => number) => number;
  random?: () => number;
};

/** What a storm was like: attempts in the fullest second, when half, nearly all and all clients were back after the outage, and attempts in all. */
export type ReconnectResult = {
  peakAttemptsPerSecond: number;
  halfBackSeconds: number;
  p99BackSeconds: number;
  allBackSeconds: number;
  totalAttempts: number;
};

/** What the client adds to every pause before it connects, in milliseconds. */
const connectDelayMs = 200;

/** Time goes by in steps that are shorter than any pause, so that whoever is refused in one comes again in a later one. */
const stepsPerSecond = 10;

/** A day is more than any of these takes; who waits longer has not come back. */
const maxSteps = 86_400 * stepsPerSecond;

/** Plays a restart: every client loses its connection at the same moment and comes back by the portal's own pauses. */
export function simulateReconnects({
  clients,
  outageSeconds,
  connectionsPerSecond,
  retryDelayMs = jitteredDelayMs,
  random = Math.random,
}: ReconnectScenario): ReconnectResult {
  const coming: { client: number; at: number }[][] = [];
  const failures = new Uint16Array(clients);
  const failed = (client: number, from: number): void => {
    failures[client] = (failures[client] ?? 0) + 1;
    const at = from + (connectDelayMs + retryDelayMs(failures[client] ?? 0, random)) / 1000;
    (coming[Math.floor(at * stepsPerSecond)] ??= []).push({ client, at });
  };
  for (let client = 0; client < clients; client += 1) failed(client, 0);

  const result: ReconnectResult = {
    peakAttemptsPerSecond: 0,
    halfBackSeconds: 0,
    p99BackSeconds: 0,
    allBackSeconds: 0,
    totalAttempts: 0,
  };
  let [back, tried, taken] = [0, 0, 0];
  for (let step = 0; back < clients && step < maxSteps; step += 1) {
    if (step % stepsPerSecond === 0) tried = taken = 0;
    for (const { client, at } of (coming[step] ?? []).toSorted((one, other) => one.at - other.at)) {
      result.totalAttempts += 1;
      if (at >= outageSeconds) tried += 1;
      if (at < outageSeconds || taken >= connectionsPerSecond) {
        failed(client, at);
        continue;
      }
      taken += 1;
      back += 1;
      if (back === Math.ceil(clients / 2)) result.halfBackSeconds = at - outageSeconds;
      if (back === Math.ceil(clients * 0.99)) result.p99BackSeconds = at - outageSeconds;
      if (back === clients) result.allBackSeconds = at - outageSeconds;
    }
    result.peakAttemptsPerSecond = Math.max(result.peakAttemptsPerSecond, tried);
    delete coming[step];
  }
  return result;
}

if (import.meta.main) {
  const number = (name: string, text: string): number => {
    const value = Number(text);
    return Number.isInteger(value) && value > 0
      ? value
      : exitWithError(`--${name} takes a whole number, not "${text}".`, 2);
  };
  const flags = parseFlags({
    help: `Plays what happens to the live feed's server when it restarts and everybody reconnects, with the portal's own pauses.

  npm run storm                                    100 000 open portals, outages of 5, 30 and 300 seconds
  npm run storm -- --clients 20000                 fewer people
  npm run storm -- --capacity 500                  connections a second that the server takes (usually 2000)
`,
    options: { clients: { type: "string", default: "100000" }, capacity: { type: "string", default: "2000" } },
  });
  const [clients, capacity] = [number("clients", flags.clients), number("capacity", flags.capacity)];
  const ways: Readonly<Record<string, NonNullable<ReconnectScenario["retryDelayMs"]>>> = {
    "the portal's": jitteredDelayMs,
    "doubling, not random": (failed) => jitteredDelayMs(failed, () => 1),
    "one second, always": () => 1000,
  };
  console.log(`${clients} clients, a server that takes ${capacity} connections a second\n`);
  console.log("outage  pauses                 fullest second   half back   99 % back   all back   attempts each");
  for (const outage of [5, 30, 300]) {
    for (const [name, pause] of Object.entries(ways)) {
      const { peakAttemptsPerSecond, halfBackSeconds, p99BackSeconds, allBackSeconds, totalAttempts } =
        simulateReconnects({ clients, connectionsPerSecond: capacity, outageSeconds: outage, retryDelayMs: pause });
      const after = (time: number): string => `${time.toFixed(1)} s`;
      console.log(
        `${`${outage} s`.padEnd(8)}${name.padEnd(22)}${String(peakAttemptsPerSecond).padStart(15)}${after(halfBackSeconds).padStart(12)}${after(p99BackSeconds).padStart(12)}${after(allBackSeconds).padStart(11)}${(totalAttempts / clients).toFixed(1).padStart(16)}`,
      );
    }
  }
  console.log(`\nWithout refusals, the fastest possible is ${(clients / capacity).toFixed(1)} s for all.`);
}
