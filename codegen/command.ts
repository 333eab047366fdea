/** Ends a command with one sentence for the person at the terminal. `code` is 2 for wrong usage, 1 for everything else. */
export function exitWithError(message: string, code: 1 | 2 = 1): never {
  console.error(`✗ ${message}`);
  process.exit(code);
}

/** Runs a command's work; an error ends it with its own words and no stack, unless `DEBUG` is set. */
export async function runCommand(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (process.env["DEBUG"] !== undefined) throw error;
    exitWithError(error instanceof Error ? error.message : String(error));
  }
}
