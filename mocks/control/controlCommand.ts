import { readFile, writeFile } from "node:fs/promises";
import { readWords } from "../../codegen/commandLine.ts";
import { attempt, refuse } from "../../codegen/command.ts";
import { secondsIn } from "./duration.ts";

const help = `Gives an order to an embedded service that runs: npm start, or npm run dev.

  npm run world -- push QUESTION [PERSONA]          tells somebody something now, live (or INFORMATION); the citizen if not said
  npm run world -- persona NAME                     signs somebody in and prints the access token
  npm run world -- scenario slow                    a new world in a state of mocks/control/scenarios.ts
  npm run world -- clock 15m                        puts the clock forward (s, m, h, d)
  npm run world -- expire access                    lets tokens run out now (access, refresh, all)
  npm run world -- latency 2s [OPERATION]           lets every call take longer, or one; 0s ends it
  npm run world -- fault OPERATION STATUS [TIMES]   answers so next time; 0 as the status drops the connection
  npm run world -- appeal NUMBER [STATUS]           lets an appeal take its next step
  npm run world -- status DEGRADED                  what the service says about itself (OK, DEGRADED, DOWN)
  npm run world -- export FILE                      keeps everything it remembers in a file
  npm run world -- import FILE                      takes it over again, but for the bytes of files that were sent
  npm run world -- reset                            the first state again
  npm run world -- outbox                           the e-mails, with their codes
  npm run world -- stats                            how often each call was answered

  --at URL   where it runs: http://localhost:4173 by default (npm run dev: http://localhost:5173)
`;

/** An order: what is asked of the service's own door, with which words. Missing or wrong words end the command. */
type Order = (words: readonly string[]) => { name: string; body?: unknown } | Promise<{ name: string; body?: unknown }>;

/** A word that an order cannot do without. */
const needed = (word: string | undefined, what: string): string => word ?? refuse(`Say ${what}. See --help.`, 2);

const numberOf = (word: string, what: string): number => (/^\d+$/.test(word) ? Number(word) : refuse(`${what} is a number, not "${word}".`, 2));

const secondsOf = (word: string): number => secondsIn(word) ?? refuse(`A time is a number with s, m, h or d, such as 15m, not "${word}".`, 2);

const orders: Readonly<Record<string, Order>> = {
  push: ([type = "QUESTION", persona = "citizen"]) => ({ name: "push", body: { type, persona } }),
  persona: ([persona]) => ({ name: "session", body: { persona: needed(persona, "who is to be signed in") } }),
  scenario: ([scenario]) => ({ name: "scenario", body: { name: needed(scenario, "which scenario") } }),
  clock: ([span]) => ({ name: "clock", body: { advanceSeconds: secondsOf(needed(span, "how far, such as 15m")) } }),
  expire: ([what = "access"]) => ({ name: "expire", body: { what } }),
  latency: ([span, operationId]) => ({ name: "latency", body: { seconds: secondsOf(needed(span, "how long, such as 2s")), operationId } }),
  fault: ([operationId, status, times = "1"]) => ({ name: "fault", body: { operationId: needed(operationId, "of which operation"), status: numberOf(needed(status, "which status"), "A status"), times: numberOf(times, "How often") } }),
  appeal: ([appealNumber, status]) => ({ name: "appeal", body: { appealNumber: needed(appealNumber, "the number of the appeal"), status } }),
  status: ([state]) => ({ name: "status", body: { state: needed(state, "OK, DEGRADED or DOWN") } }),
  export: ([file]) => (needed(file, "the file to write"), { name: "state" }),
  import: async ([file = ""]) => ({ name: "state", body: await readFile(needed(file || undefined, "the file to read"), "utf8").then((text) => JSON.parse(text) as unknown, () => refuse(`${file} cannot be read as JSON.`, 2)) }),
  reset: () => ({ name: "reset", body: {} }),
  outbox: () => ({ name: "outbox" }),
  stats: () => ({ name: "stats" }),
};

const { flags, words: [order, ...words] } = readWords({ help, options: { at: { type: "string" } }, most: 4 });

await attempt(async () => {
  const act = order === undefined || !Object.hasOwn(orders, order) ? undefined : orders[order];
  if (order === undefined || act === undefined) refuse(`${order === undefined ? "Say an order" : `There is no order ${order}`}. The orders are ${Object.keys(orders).join(", ")}.`, 2);
  const at = URL.parse(flags.at ?? "http://localhost:4173");
  if (at === null || !/^https?:$/.test(at.protocol)) refuse(`--at takes an address such as http://localhost:4173, not "${flags.at}".`, 2);
  const { name, body } = await act(words);

  const response = await fetch(new URL(`/api/__world/${name}`, at), body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }).catch(() => refuse(`No embedded service answers at ${at.origin}. Start one with npm start, or say --at where it runs.`));
  const answer = (await response.json().catch(() => undefined)) as Readonly<Record<string, unknown>> | undefined;
  if (!response.ok || answer === undefined) refuse(response.status === 400 ? `The service does not understand ${[order, ...words].join(" ")}. See --help.` : `${at.origin} answered ${response.status}: it is no embedded service.`);
  if (order === "export") await writeFile(words[0] ?? "", `${JSON.stringify(answer)}\n`);
  // The token alone, so that a shell can take it: CONTRACT_TOKEN=$(npm run -s world -- persona director)
  else console.log(order === "persona" ? String(answer["token"]) : Object.keys(answer).length === 0 ? "Done." : JSON.stringify(answer, null, 1));
});
