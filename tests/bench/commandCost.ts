import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

/** What a command cost: seconds of processor, its own and of everything it started, and seconds on the clock. */
export type CommandCost = { cpuSeconds: number; wallSeconds: number };

const root = join(import.meta.dirname, "../..");

/** Runs a command of the project's packages to its end; throws what it printed when it fails, unless it may. bash keeps the account of all its processes. */
export async function measureCommand(
  command: readonly string[],
  cwd: string,
  { mayFail = false }: { mayFail?: boolean } = {},
): Promise<CommandCost> {
  const env = {
    ...process.env,
    TIMEFORMAT: "cost %R %U %S",
    PATH: [join(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter),
    NO_COLOR: "1",
    NODE_ENV: "production",
    REDOCLY_TELEMETRY: "off",
  };
  const child = spawn("bash", ["-c", 'time "$@"', "bash", ...command], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (printed += data.toString()));
  const code = await new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
  if (code !== 0 && !mayFail)
    throw new Error(`${command.join(" ")} failed: ${printed.trim().split("\n").slice(-12).join("\n")}`);
  const [, clock = "0", user = "0", system = "0"] = /cost ([\d.]+) ([\d.]+) ([\d.]+)/.exec(printed) ?? [];
  return { wallSeconds: Number(clock), cpuSeconds: Number(user) + Number(system) };
}
