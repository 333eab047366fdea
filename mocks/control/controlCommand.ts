import { readFile, writeFile } from "node:fs/promises";
import { parseCommandLine } from "../../cli/commandLine.ts";
import { exitWithError, type Command } from "../../cli/command.ts";
import { controlPath, controlSecretHeader } from "./controlHeader.ts";
import { explainControlRefusal } from "./controlRefusal.ts";
import { findControlSecret } from "./controlSecret.ts";
import { parseDurationSeconds } from "./duration.ts";

const help = `Controls a running mock backend (npm start -- --control, or npm run dev).

  npm run mock:control -- push QUESTION [PERSONA]          pushes a notification (QUESTION or INFORMATION) to a persona, by default citizen
  npm run mock:control -- persona NAME                     signs a persona in and prints the access token
  npm run mock:control -- scenario slow                    resets the mock backend to a scenario of mocks/control/scenarios.ts
  npm run mock:control -- clock 15m                        advances the clock (s, m, h, d)
  npm run mock:control -- expire access                    expires tokens (access, refresh, all)
  npm run mock:control -- latency 2s [OPERATION]           delays all responses, or those of one operation; 0s ends it
  npm run mock:control -- fault OPERATION STATUS [TIMES]   sets the status of the next responses; 0 drops the connection before the operation, lost after it
  npm run mock:control -- appeal NUMBER [STATUS]           changes the status of an open appeal to the next one, or to REFUSED
  npm run mock:control -- feedback ID                      answers a reported violation, such as 532
  npm run mock:control -- status DEGRADED                  sets the reported service status (OK, DEGRADED, DOWN)
  npm run mock:control -- export FILE                      writes the state to a file
  npm run mock:control -- import FILE                      restores a state; uploaded files are not part of it
  npm run mock:control -- reset                            restores the initial state
  npm run mock:control -- outbox                           prints the e-mails with their codes
  npm run mock:control -- stats                            prints the number of requests by operation

  --at URL   the origin of the portal, by default http://localhost:4173 (npm run dev: http://localhost:5173)

The server writes a secret to a file that only your account can read, and this command finds it there. For a server on
another computer, set MOCK_CONTROL_SECRET to the content of .cache/mock-control/PORT there, or to the secret that the server
printed because it could not write this file.
`;

type ControlRequest = { path: string; body?: unknown };

/** The most arguments of a command, and its control request. Missing or invalid arguments end the process. */
type ControlCommand = {
  maxArguments: number;
  toRequest: (args: readonly string[]) => ControlRequest | Promise<ControlRequest>;
  /** Why the mock backend rejects arguments that are valid here. */
  rejection?: string;
};

/** Returns an argument; exits with an error when it is missing. */
const requireArgument = (argument: string | undefined, description: string): string =>
  argument ?? exitWithError(`Missing argument: ${description}. See --help.`, 2);

/** Returns an argument; exits with an error when it is none of the names. */
const requireName = (argument: string, description: string, names: readonly string[]): string =>
  names.includes(argument)
    ? argument
    : exitWithError(`${description} is one of ${names.join(", ")}, not "${argument}".`, 2);

// The modules with the names are loaded only by the commands that take one.
const requirePersona = async (argument: string): Promise<string> =>
  requireName(argument, "PERSONA", Object.keys((await import("../store/personas.ts")).personas));

const requireScenario = async (argument: string): Promise<string> =>
  requireName(argument, "SCENARIO", Object.keys((await import("./scenarios.ts")).scenarios));

const requireAppealStatus = async (argument: string): Promise<string> =>
  requireName(argument, "STATUS", (await import("../../src/config/appealStatus.ts")).appealStatuses);

const requireOperation = async (argument: string): Promise<string> =>
  (await import("../operations.ts")).operations.some(({ id }) => id === argument)
    ? argument
    : exitWithError(`The contract has no operation "${argument}".`, 2);

const parseCount = (argument: string, name: string): number =>
  /^\d+$/.test(argument) ? Number(argument) : exitWithError(`${name} is a number, not "${argument}".`, 2);

function parseFaultStatus(argument: string): number | "lost" {
  if (argument === "lost") return argument;
  if (argument === "200") exitWithError("200 is no fault: latency delays the responses.", 2);
  return /^(0|[2-5]\d\d)$/.test(argument)
    ? Number(argument)
    : exitWithError(`STATUS is a number from 201 to 599, 0 or lost, not "${argument}".`, 2);
}

const requireDurationSeconds = (argument: string): number =>
  parseDurationSeconds(argument) ??
  exitWithError(`A duration is a number with s, m, h or d, such as 15m, not "${argument}".`, 2);

async function readSnapshot(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as unknown;
  } catch {
    return exitWithError(`${file} cannot be read as JSON.`, 2);
  }
}

const commands: Readonly<Record<string, ControlCommand>> = {
  push: {
    maxArguments: 2,
    toRequest: async ([type = "QUESTION", persona = "citizen"]) => ({
      path: "push",
      body: {
        type: requireName(type, "The type of a notification", ["QUESTION", "INFORMATION"]),
        persona: await requirePersona(persona),
      },
    }),
  },
  persona: {
    maxArguments: 1,
    toRequest: async ([persona]) => ({
      path: "session",
      body: { persona: await requirePersona(requireArgument(persona, "PERSONA")) },
    }),
  },
  scenario: {
    maxArguments: 1,
    toRequest: async ([scenario]) => ({
      path: "scenario",
      body: { name: await requireScenario(requireArgument(scenario, "SCENARIO")) },
    }),
  },
  clock: {
    maxArguments: 1,
    toRequest: ([duration]) => ({
      path: "clock",
      body: { advanceSeconds: requireDurationSeconds(requireArgument(duration, "DURATION, such as 15m")) },
    }),
  },
  expire: {
    maxArguments: 1,
    toRequest: ([what = "access"]) => ({
      path: "expire",
      body: { what: requireName(what, "What expires", ["access", "refresh", "all"]) },
    }),
  },
  latency: {
    maxArguments: 2,
    toRequest: async ([duration, operation]) => ({
      path: "latency",
      body: {
        seconds: requireDurationSeconds(requireArgument(duration, "DURATION, such as 2s")),
        ...(operation !== undefined && { operationId: await requireOperation(operation) }),
      },
    }),
  },
  fault: {
    maxArguments: 3,
    toRequest: async ([operation, status, times = "1"]) => ({
      path: "fault",
      body: {
        status: parseFaultStatus(requireArgument(status, operation === undefined ? "OPERATION" : "STATUS")),
        times: parseCount(times, "TIMES"),
        operationId: await requireOperation(operation ?? ""),
      },
    }),
  },
  appeal: {
    maxArguments: 2,
    toRequest: async ([appealNumber, status]) => ({
      path: "appeal",
      body: {
        appealNumber: requireArgument(appealNumber, "NUMBER"),
        status: status === undefined ? undefined : await requireAppealStatus(status),
      },
    }),
    rejection: "There is no open appeal NUMBER, or STATUS does not follow its present one.",
  },
  feedback: {
    maxArguments: 1,
    toRequest: ([id]) => ({ path: "feedback", body: { id: parseCount(requireArgument(id, "ID"), "ID") } }),
    rejection: "There is no reported violation ID without an answer.",
  },
  status: {
    maxArguments: 1,
    toRequest: ([state]) => ({
      path: "status",
      body: {
        state: requireName(requireArgument(state, "OK, DEGRADED or DOWN"), "The status", ["OK", "DEGRADED", "DOWN"]),
      },
    }),
  },
  export: { maxArguments: 1, toRequest: ([file]) => (requireArgument(file, "FILE"), { path: "state" }) },
  import: {
    maxArguments: 1,
    toRequest: async ([file]) => ({ path: "state", body: await readSnapshot(requireArgument(file, "FILE")) }),
  },
  reset: { maxArguments: 0, toRequest: () => ({ path: "reset", body: {} }) },
  outbox: { maxArguments: 0, toRequest: () => ({ path: "outbox" }) },
  stats: { maxArguments: 0, toRequest: () => ({ path: "stats" }) },
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
  const [surplus] = commandArgs.slice(command.maxArguments);
  if (surplus !== undefined) exitWithError(`Unexpected argument "${surplus}" of ${name}. See --help.`, 2);
  const { path, body } = await command.toRequest(commandArgs);

  const secret = await findControlSecret(origin);
  const response = await fetch(new URL(controlPath + path, origin), {
    redirect: "error",
    headers: secret === undefined ? {} : { [controlSecretHeader]: secret },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  }).catch(() =>
    exitWithError(
      `No mock backend responds at ${origin.origin}. Start one with npm start -- --control or npm run dev, or set --at.`,
    ),
  );
  const result = (await response.json().catch(() => undefined)) as Readonly<Record<string, unknown>> | undefined;
  if (response.status === 400)
    exitWithError(
      `The mock backend rejected "${[name, ...commandArgs].join(" ")}". ${command.rejection ?? "See --help."}`,
      2,
    );
  if (!response.ok || result === undefined)
    exitWithError(explainControlRefusal(origin.origin, response.status, result));
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
