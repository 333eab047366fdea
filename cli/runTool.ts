import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { repositoryRoot } from "./repositoryRoot.ts";

const execFileAsync = promisify(execFile);

/**
 * Runs a command of an installed package. Returns its standard output. `env` is added to the environment.
 * Throws an error that carries `stdout` and `stderr` when the command fails.
 */
export async function runTool(
  command: string,
  args: readonly string[],
  cwd: string = repositoryRoot,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { stdout } = await execFileAsync(command, [...args], {
    cwd,
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
      NO_COLOR: "1",
      FORCE_COLOR: "0",
      ...env,
    },
  });
  return stdout;
}

/** Returns whether `runTool` failed because the command is not installed. */
export const isMissingTool = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** Returns the output of a failed `runTool`, or the message of any other error. */
export function readToolOutput(error: unknown): string {
  if (error instanceof Error && "stdout" in error && "stderr" in error)
    return `${String(error.stdout)}${String(error.stderr)}`.trim() || error.message;
  return error instanceof Error ? error.message : String(error);
}
