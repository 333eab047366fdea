import { spawn, type SpawnOptions } from "node:child_process";
import { repositoryRoot } from "./repositoryRoot.ts";

type RunProgramOptions = {
  env?: Readonly<Record<string, string | undefined>>;
  /** By default the program reads and prints in this terminal. */
  stdio?: SpawnOptions["stdio"];
  /** Gets what the program prints where `stdio` has a pipe. */
  onOutput?: (text: string) => void;
};

/** The exit code of a process that SIGTERM ended. */
const terminatedExitCode = 143;

/**
 * Runs a program of an installed package in the repository's root. Resolves to its exit code. Ends the program, and then this
 * process, when this process gets SIGTERM. Rejects when the program cannot be started.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { env = process.env, stdio = "inherit", onOutput }: RunProgramOptions = {},
): Promise<number> {
  const child = spawn(program, args, { cwd: repositoryRoot, env, stdio });
  let isTerminated = false;
  const terminate = (): void => {
    isTerminated = true;
    child.kill();
  };
  process.once("SIGTERM", terminate);
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data: Buffer) => onOutput?.(data.toString()));
  try {
    return await new Promise<number>((resolve, reject) => {
      child.on("error", reject);
      child.on("close", (code) => (isTerminated ? process.exit(terminatedExitCode) : resolve(code ?? 1)));
    });
  } finally {
    process.off("SIGTERM", terminate);
  }
}
