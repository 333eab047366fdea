/** What the module of a script or verb exports as `run`. Resolves to the exit code of the process, or to nothing for 0. */
export type Command = (args: readonly string[]) => Promise<number | void>;

/** Prints one sentence to standard error and ends the process. `code` is 2 for wrong usage, 1 for any other failure. */
export function exitWithError(message: string, code: 1 | 2 = 1): never {
  console.error(`✗ ${message}`);
  process.exit(code);
}

/** The exit code of a program whose reader, such as head, ends before it: 128 and the number of SIGPIPE. */
const readerEndedCode = 141;

/**
 * Runs a command, and sets the exit code of the process. An error ends the process with its message, and with its stack only
 * when `DEBUG` is set. So does output that cannot be written: what calls the command must not believe that it did its work.
 */
export async function runCommand(command: Command, args: readonly string[]): Promise<void> {
  process.stdout.on("error", (error: NodeJS.ErrnoException) =>
    error.code === "EPIPE"
      ? process.exit(readerEndedCode)
      : exitWithError(`The output could not be written: ${error.message}`),
  );
  try {
    const exitCode = await command(args);
    if (exitCode !== undefined) process.exitCode = exitCode;
  } catch (error) {
    if (process.env["DEBUG"] !== undefined) throw error;
    exitWithError(error instanceof Error ? error.message : String(error));
  }
}
