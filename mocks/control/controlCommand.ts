import { readFile, writeFile } from "node:fs/promises";
import { parseCommandLine } from "../../codegen/commandLine.ts";
import { runCommand, exitWithError } from "../../codegen/command.ts";
import { parseDurationSeconds } from "./duration.ts";

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
type ControlCommand = (
  words: readonly string[],
) => { name: string; body?: unknown } | Promise<{ name: string; body?: unknown }>;

/** A word that an order cannot do without. */
const requireArgument = (word: string | undefined, what: string): string =>
  word ?? exitWithError(`Say ${what}. See --help.`, 2);

const parseCount = (word: string, what: string): number =>
  /^\d+$/.test(word) ? Number(word) : exitWithError(`${what} is a number, not "${word}".`, 2);

const requireDurationSeconds = (word: string): number =>
  parseDurationSeconds(word) ?? exitWithError(`A time is a number with s, m, h or d, such as 15m, not "${word}".`, 2);

const commands: Readonly<Record<string, ControlCommand>> = {
  push: ([type = "QUESTION", persona = "citizen"]) => ({ name: "push", body: { type, persona } }),
  persona: ([persona]) => ({ name: "session", body: { persona: requireArgument(persona, "who is to be signed in") } }),
  scenario: ([scenario]) => ({ name: "scenario", body: { name: requireArgument(scenario, "which scenario") } }),
  clock: ([span]) => ({
    name: "clock",
    body: { advanceSeconds: requireDurationSeconds(requireArgument(span, "how far, such as 15m")) },
  }),
  expire: ([what = "access"]) => ({ name: "expire", body: { what } }),
  latency: ([span, operationId]) => ({
    name: "latency",
    body: { seconds: requireDurationSeconds(requireArgument(span, "how long, such as 2s")), operationId },
  }),
  fault: ([operationId, status, times = "1"]) => ({
    name: "fault",
    body: {
      operationId: requireArgument(operationId, "of which operation"),
      status: parseCount(requireArgument(status, "which status"), "A status"),
      times: parseCount(times, "How often"),
    },
  }),
  appeal: ([appealNumber, status]) => ({
    name: "appeal",
    body: { appealNumber: requireArgument(appealNumber, "the number of the appeal"), status },
  }),
  status: ([state]) => ({ name: "status", body: { state: requireArgument(state, "OK, DEGRADED or DOWN") } }),
  export: ([file]) => (requireArgument(file, "the file to write"), { name: "state" }),
  import: async ([file = ""]) => ({
    name: "state",
    body: await readFile(requireArgument(file || undefined, "the file to read"), "utf8").then(
      (text) => JSON.parse(text) as unknown,
      () => exitWithError(`${file} cannot be read as JSON.`, 2),
    ),
  }),
  reset: () => ({ name: "reset", body: {} }),
  outbox: () => ({ name: "outbox" }),
  stats: () => ({ name: "stats" }),
};

const {
  flags,
  positionals: [order, ...words],
} = parseCommandLine({ help, options: { at: { type: "string" } }, maxPositionals: 4 });

await runCommand(async () => {
  const act = order === undefined || !Object.hasOwn(commands, order) ? undefined : commands[order];
  if (order === undefined || act === undefined)
    exitWithError(
      `${order === undefined ? "Say an order" : `There is no order ${order}`}. The orders are ${Object.keys(commands).join(", ")}.`,
      2,
    );
  const at = URL.parse(flags.at ?? "http://localhost:4173");
  if (at === null || !/^https?:$/.test(at.protocol))
    exitWithError(`--at takes an address such as http://localhost:4173, not "${flags.at}".`, 2);
  const { name, body } = await act(words);

  const response = await fetch(
    new URL(`/api/__world/${name}`, at),
    body === undefined ? {} : { method: "POST", body: JSON.stringify(body) },
  ).catch(() =>
    exitWithError(`No embedded service answers at ${at.origin}. Start one with npm start, or say --at where it runs.`),
  );
  const answer = (await response.json().catch(() => undefined)) as Readonly<Record<string, unknown>> | undefined;
  if (!response.ok || answer === undefined)
    exitWithError(
      response.status === 400
        ? `The service does not understand ${[order, ...words].join(" ")}. See --help.`
        : `${at.origin} answered ${response.status}: it is no embedded service.`,
    );
  if (order === "export") await writeFile(words[0] ?? "", `${JSON.stringify(answer)}\n`);
  // The token alone, so that a shell can take it: CONTRACT_TOKEN=$(npm run -s world -- persona director)
  else
    console.log(
      order === "persona"
        ? String(answer["token"])
        : Object.keys(answer).length === 0
          ? "Done."
          : JSON.stringify(answer, null, 1),
    );
});
