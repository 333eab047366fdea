import { spawn } from "node:child_process";
import { repositoryRoot } from "./repositoryRoot.ts";

/**
 * Runs a program of an installed package in this terminal, and ends it when this process gets SIGTERM. Resolves to its exit code.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  const child = spawn(program, args, { cwd: repositoryRoot, env, stdio: "inherit" });
  const end = (): void => void child.kill();
  process.once("SIGTERM", end);
  try {
    return await new Promise<number>((resolve, reject) => {
      child.on("error", reject);
      child.on("close", (code) => resolve(code ?? 1));
    });
  } finally {
    process.off("SIGTERM", end);
  }
}
