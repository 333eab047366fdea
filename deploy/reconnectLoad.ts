import { readArguments } from "../codegen/commandLine.ts";
import { refuse } from "../codegen/command.ts";
import { jitteredPause } from "../src/realtime/stompConnection.ts";

/** How a restart of the live feed's server goes. Times are in seconds. */
export type Storm = {
  clients: number;
  /** How long nobody can connect. */
  outage: number;
  /** How many connections a second the server takes; the others are refused. */
  capacity: number;
  /** The pause before an attempt, in milliseconds, after so many failures. */
  pause?: (failed: number, random: () => number) => number;
  random?: () => number;
};

/** What a storm was like: attempts in the fullest second, when half, nearly all and all clients were back after the outage, and attempts in all. */
export type StormResult = { fullest: number; half: number; nearly: number; all: number; attempts: number };

/** What the client adds to every pause before it connects, in milliseconds. */
const added = 200;

/** Time goes by in steps that are shorter than any pause, so that whoever is refused in one comes again in a later one. */
const steps = 10;

/** A day is more than any of these takes; who waits longer has not come back. */
const longest = 86_400 * steps;

/** Plays a restart: every client loses its connection at the same moment and comes back by the portal's own pauses. */
export function playStorm({ clients, outage, capacity, pause = jitteredPause, random = Math.random }: Storm): StormResult {
  const coming: { client: number; at: number }[][] = [];
  const failures = new Uint16Array(clients);
  const failed = (client: number, from: number): void => {
    failures[client] = (failures[client] ?? 0) + 1;
    const at = from + (added + pause(failures[client] ?? 0, random)) / 1000;
    (coming[Math.floor(at * steps)] ??= []).push({ client, at });
  };
  for (let client = 0; client < clients; client += 1) failed(client, 0);

  const result: StormResult = { fullest: 0, half: 0, nearly: 0, all: 0, attempts: 0 };
  let [back, tried, taken] = [0, 0, 0];
  for (let step = 0; back < clients && step < longest; step += 1) {
    if (step % steps === 0) tried = taken = 0;
    for (const { client, at } of (coming[step] ?? []).toSorted((one, other) => one.at - other.at)) {
      result.attempts += 1;
      if (at >= outage) tried += 1;
      if (at < outage || taken >= capacity) {
        failed(client, at);
        continue;
      }
      taken += 1;
      back += 1;
      if (back === Math.ceil(clients / 2)) result.half = at - outage;
      if (back === Math.ceil(clients * 0.99)) result.nearly = at - outage;
      if (back === clients) result.all = at - outage;
    }
    result.fullest = Math.max(result.fullest, tried);
    delete coming[step];
  }
  return result;
}

if (import.meta.main) {
  const number = (name: string, text: string): number => {
    const value = Number(text);
    return Number.isInteger(value) && value > 0 ? value : refuse(`--${name} takes a whole number, not "${text}".`, 2);
  };
  const flags = readArguments({
    help: `Plays what happens to the live feed's server when it restarts and everybody reconnects, with the portal's own pauses.

  npm run storm                                    100 000 open portals, outages of 5, 30 and 300 seconds
  npm run storm -- --clients 20000                 fewer people
  npm run storm -- --capacity 500                  connections a second that the server takes (usually 2000)
`,
    options: { clients: { type: "string", default: "100000" }, capacity: { type: "string", default: "2000" } },
  });
  const [clients, capacity] = [number("clients", flags.clients), number("capacity", flags.capacity)];
  const ways: Readonly<Record<string, NonNullable<Storm["pause"]>>> = {
    "the portal's": jitteredPause,
    "doubling, not random": (failed) => jitteredPause(failed, () => 1),
    "one second, always": () => 1000,
  };
  console.log(`${clients} clients, a server that takes ${capacity} connections a second\n`);
  console.log("outage  pauses                 fullest second   half back   99 % back   all back   attempts each");
  for (const outage of [5, 30, 300]) {
    for (const [name, pause] of Object.entries(ways)) {
      const { fullest, half, nearly, all, attempts } = playStorm({ clients, capacity, outage, pause });
      const after = (time: number): string => `${time.toFixed(1)} s`;
      console.log(`${`${outage} s`.padEnd(8)}${name.padEnd(22)}${String(fullest).padStart(15)}${after(half).padStart(12)}${after(nearly).padStart(12)}${after(all).padStart(11)}${(attempts / clients).toFixed(1).padStart(16)}`);
    }
  }
  console.log(`\nWithout refusals, the fastest possible is ${(clients / capacity).toFixed(1)} s for all.`);
}
