import { readFile, writeFile } from "node:fs/promises";
import { parseCommandLine } from "../../codegen/commandLine.ts";
import { exitWithError, type Command } from "../../codegen/command.ts";
import { controlPath, controlSecretHeader } from "./controlHeader.ts";
import { findControlSecret } from "./controlSecret.ts";
import { parseDurationSeconds } from "./duration.ts";

const help = `Controls a running mock backend (npm start -- --control, or npm run dev).

  npm run mock:control -- push QUESTION [PERSONA]          pushes a notification (QUESTION or INFORMATION) to a persona, by default citizen
  npm run mock:control -- persona NAME                     signs a persona in and prints the access token
  npm run mock:control -- scenario slow                    resets the mock backend to a scenario of mocks/control/scenarios.ts
  npm run mock:control -- clock 15m                        advances the clock (s, m, h, d)
  npm run mock:control -- expire access                    expires tokens (access, refresh, all)
  npm run mock:control -- latency 2s [OPERATION]           delays all responses, or those of one operation; 0s ends it
  npm run mock:control -- fault OPERATION STATUS [TIMES]   sets the status of the next responses; 0 drops the connection
  npm run mock:control -- appeal NUMBER [STATUS]           changes the status of an appeal, by default to the next one
  npm run mock:control -- status DEGRADED                  sets the reported service status (OK, DEGRADED, DOWN)
  npm run mock:control -- export FILE                      writes the state to a file
  npm run mock:control -- import FILE                      restores a state; uploaded files are not part of it
  npm run mock:control -- reset                            restores the initial state
  npm run mock:control -- outbox                           prints the e-mails with their codes
  npm run mock:control -- stats                            prints the number of requests by operation

  --at URL   the origin of the portal, by default http://localhost:4173 (npm run dev: http://localhost:5173)

The server writes a secret to a file that only your account can read, and this command finds it there. For a server on
another computer, set MOCK_CONTROL_SECRET to the secret that it printed.
`;

/** Returns the control request of a command. Missing or invalid arguments end the process. */
type ControlCommand = (
  args: readonly string[],
) => { path: string; body?: unknown } | Promise<{ path: string; body?: unknown }>;

/** Returns an argument; exits with an error when it is missing. */
const requireArgument = (argument: string | undefined, description: string): string =>
  argument ?? exitWithError(`Missing argument: ${description}. See --help.`, 2);

const parseCount = (argument: string, name: string): number =>
  /^\d+$/.test(argument) ? Number(argument) : exitWithError(`${name} is a number, not "${argument}".`, 2);

const requireDurationSeconds = (argument: string): number =>
  parseDurationSeconds(argument) ??
  exitWithError(`A duration is a number with s, m, h or d, such as 15m, not "${argument}".`, 2);

const commands: Readonly<Record<string, ControlCommand>> = {
  push: ([type = "QUESTION", persona = "citizen"]) => ({ path: "push", body: { type, persona } }),
  persona: ([persona]) => ({ path: "session", body: { persona: requireArgument(persona, "PERSONA") } }),
  scenario: ([scenario]) => ({ path: "scenario", body: { name: requireArgument(scenario, "SCENARIO") } }),
  clock: ([duration]) => ({
    path: "clock",
    body: { advanceSeconds: requireDurationSeconds(requireArgument(duration, "DURATION, such as 15m")) },
  }),
  expire: ([what = "access"]) => ({ path: "expire", body: { what } }),
  latency: ([duration, operationId]) => ({
    path: "latency",
    body: { seconds: requireDurationSeconds(requireArgument(duration, "DURATION, such as 2s")), operationId },
  }),
  fault: ([operationId, status, times = "1"]) => ({
    path: "fault",
    body: {
      operationId: requireArgument(operationId, "OPERATION"),
      status: parseCount(requireArgument(status, "STATUS"), "STATUS"),
      times: parseCount(times, "TIMES"),
    },
  }),
  appeal: ([appealNumber, status]) => ({
    path: "appeal",
    body: { appealNumber: requireArgument(appealNumber, "NUMBER"), status },
  }),
  status: ([state]) => ({ path: "status", body: { state: requireArgument(state, "OK, DEGRADED or DOWN") } }),
  export: ([file]) => (requireArgument(file, "FILE"), { path: "state" }),
  import: async ([file = ""]) => ({
    path: "state",
    body: await readFile(requireArgument(file || undefined, "FILE"), "utf8").then(
      (text) => JSON.parse(text) as unknown,
      () => exitWithError(`${file} cannot be read as JSON.`, 2),
    ),
  }),
  reset: () => ({ path: "reset", body: {} }),
  outbox: () => ({ path: "outbox" }),
  stats: () => ({ path: "stats" }),
};

/** Runs `npm run mock:control`. */
export const run: Command = async (args) => {
  const {
    flags,
    positionals: [name, ...commandArgs],
  } = parseCommandLine({ args, help, options: { at: { type: "string" } }, maxPositionals: 4 });

  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined)
    exitWithError(
      `${name === undefined ? "Missing command" : `Unknown command "${name}"`}. Commands: ${Object.keys(commands).join(", ")}.`,
      2,
    );
  const origin = URL.parse(flags.at ?? "http://localhost:4173");
  if (origin === null || !/^https?:$/.test(origin.protocol))
    exitWithError(`--at takes an address such as http://localhost:4173, not "${flags.at}".`, 2);
  const { path, body } = await command(commandArgs);

  const secret = await findControlSecret(origin);
  const response = await fetch(new URL(controlPath + path, origin), {
    redirect: "error",
    headers: secret === undefined ? {} : { [controlSecretHeader]: secret },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  }).catch(() => exitWithError(`No mock backend responds at ${origin.origin}. Start one with npm start, or set --at.`));
  const result = (await response.json().catch(() => undefined)) as Readonly<Record<string, unknown>> | undefined;
  if (!response.ok || result === undefined)
    exitWithError(
      response.status === 400
        ? `The mock backend rejected "${[name, ...commandArgs].join(" ")}". See --help.`
        : response.status === 403
          ? `${origin.origin} did not accept the secret. Set MOCK_CONTROL_SECRET to the one that it printed. See --help.`
          : response.status === 404 && result?.["code"] === "NO_SUCH_CALL"
            ? `${origin.origin} accepts no control requests. Start it with npm start -- --control.`
            : `${origin.origin} responded with ${response.status}: it is not a mock backend.`,
    );
  if (name === "export") await writeFile(commandArgs[0] ?? "", `${JSON.stringify(result)}\n`);
  // Prints only the token, for use in a shell: CONTRACT_TOKEN=$(npm run -s mock:control -- persona director)
  else
    console.log(
      name === "persona"
        ? String(result["token"])
        : Object.keys(result).length === 0
          ? "Done."
          : JSON.stringify(result, null, 1),
    );
};
