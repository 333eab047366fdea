import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

/** The CPU time of a command and its child processes, and its wall-clock time. */
export type CommandCost = { cpuSeconds: number; wallSeconds: number };

const root = join(import.meta.dirname, "../..");

/** Runs a command and measures it with bash's `time`. Throws its output when it fails, unless `mayFail` is set. */
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
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));
  const code = await new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
  if (code !== 0 && !mayFail)
    throw new Error(`${command.join(" ")} failed: ${output.trim().split("\n").slice(-12).join("\n")}`);
  const [, clock = "0", user = "0", system = "0"] = /cost ([\d.]+) ([\d.]+) ([\d.]+)/.exec(output) ?? [];
  return { wallSeconds: Number(clock), cpuSeconds: Number(user) + Number(system) };
}
