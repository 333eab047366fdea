import { exitWithError, type Command } from "../cli/command.ts";
import { parseFlags } from "../cli/commandLine.ts";
import { getJitteredDelayMs } from "../src/realtime/stompConnection.ts";

const help = `Simulates how clients reconnect after a restart of the STOMP server, with the portal's own retry delays.

  npm run deploy -- reconnect-load                     100,000 clients; outages of 5, 30 and 300 seconds
  npm run deploy -- reconnect-load --clients 20000     fewer clients
  npm run deploy -- reconnect-load --capacity 500      connections per second that the server accepts (default: 2000)
`;

/** A restart of the STOMP server. */
export type ReconnectScenario = {
  clients: number;
  /** The time during which every connection is refused. */
  outageSeconds: number;
  /** The server accepts so many connections per second and refuses the rest. */
  connectionsPerSecond: number;
  /** Returns the delay before the next attempt after `failed` failures. */
  retryDelayMs?: (failed: number, random: () => number) => number;
  random?: () => number;
};

/** The load of a restart. The `…BackSeconds` count from the end of the outage until that share of the clients has reconnected. */
export type ReconnectResult = {
  peakAttemptsPerSecond: number;
  halfBackSeconds: number;
  p99BackSeconds: number;
  allBackSeconds: number;
  totalAttempts: number;
};

/** The client adds this to every retry delay. */
const connectDelayMs = 200;

/** A step is shorter than any retry delay, so a client that is refused in one step retries in a later one. */
const stepsPerSecond = 10;

/** The simulation stops after one day. */
const maxSteps = 86_400 * stepsPerSecond;

/** Simulates a restart: all clients lose their connection at the same moment and retry with the delays of `retryDelayMs`. */
export function simulateReconnects({
  clients,
  outageSeconds,
  connectionsPerSecond,
  retryDelayMs = getJitteredDelayMs,
  random = Math.random,
}: ReconnectScenario): ReconnectResult {
  const attemptsByStep: { client: number; atSeconds: number }[][] = [];
  const failures = new Uint16Array(clients);
  const scheduleRetry = (client: number, fromSeconds: number): void => {
    failures[client] = (failures[client] ?? 0) + 1;
    const atSeconds = fromSeconds + (connectDelayMs + retryDelayMs(failures[client] ?? 0, random)) / 1000;
    (attemptsByStep[Math.floor(atSeconds * stepsPerSecond)] ??= []).push({ client, atSeconds });
  };
  for (let client = 0; client < clients; client += 1) scheduleRetry(client, 0);

  const result: ReconnectResult = {
    peakAttemptsPerSecond: 0,
    halfBackSeconds: 0,
    p99BackSeconds: 0,
    allBackSeconds: 0,
    totalAttempts: 0,
  };
  let [reconnected, attempted, accepted] = [0, 0, 0];
  for (let step = 0; reconnected < clients && step < maxSteps; step += 1) {
    if (step % stepsPerSecond === 0) attempted = accepted = 0;
    for (const { client, atSeconds } of (attemptsByStep[step] ?? []).toSorted((a, b) => a.atSeconds - b.atSeconds)) {
      result.totalAttempts += 1;
      if (atSeconds >= outageSeconds) attempted += 1;
      if (atSeconds < outageSeconds || accepted >= connectionsPerSecond) {
        scheduleRetry(client, atSeconds);
        continue;
      }
      accepted += 1;
      reconnected += 1;
      if (reconnected === Math.ceil(clients / 2)) result.halfBackSeconds = atSeconds - outageSeconds;
      if (reconnected === Math.ceil(clients * 0.99)) result.p99BackSeconds = atSeconds - outageSeconds;
      if (reconnected === clients) result.allBackSeconds = atSeconds - outageSeconds;
    }
    result.peakAttemptsPerSecond = Math.max(result.peakAttemptsPerSecond, attempted);
    attemptsByStep[step] = [];
  }
  return result;
}

const retryStrategies: Readonly<Record<string, NonNullable<ReconnectScenario["retryDelayMs"]>>> = {
  portal: getJitteredDelayMs,
  "exponential, no jitter": (failed) => getJitteredDelayMs(failed, () => 1),
  "always 1 s": () => 1000,
};

/** Runs `npm run deploy -- reconnect-load`. */
export const run: Command = async (args) => {
  const flags = parseFlags({
    help,
    options: { clients: { type: "string", default: "100000" }, capacity: { type: "string", default: "2000" } },
    args,
  });
  const clients = parsePositiveInteger("clients", flags.clients);
  const capacity = parsePositiveInteger("capacity", flags.capacity);
  console.log(`${clients} clients; the server accepts ${capacity} connections per second\n`);
  console.log("outage  retry delay            peak attempts/s   half back   99 % back   all back   attempts each");
  for (const outageSeconds of [5, 30, 300])
    for (const [name, retryDelayMs] of Object.entries(retryStrategies)) {
      const result = simulateReconnects({ clients, connectionsPerSecond: capacity, outageSeconds, retryDelayMs });
      console.log(
        [
          `${outageSeconds} s`.padEnd(8),
          name.padEnd(22),
          String(result.peakAttemptsPerSecond).padStart(16),
          formatSeconds(result.halfBackSeconds).padStart(12),
          formatSeconds(result.p99BackSeconds).padStart(12),
          formatSeconds(result.allBackSeconds).padStart(11),
          (result.totalAttempts / clients).toFixed(1).padStart(16),
        ].join(""),
      );
    }
  console.log(`\nWithout refused attempts, all clients could be back after ${formatSeconds(clients / capacity)}.`);
};

const formatSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;

function parsePositiveInteger(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) exitWithError(`--${name} must be a whole number, not "${text}".`, 2);
  return value;
}
