/** Errors in the sources of generated files: one line each, which begins with the file. */
export class GenerationError extends Error {
  readonly messages: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "GenerationError";
    this.messages = lines;
  }
}

/**
 * Waits for all of them, even when one has failed: none may write to a scratch tree that is being removed. Resolves to their
 * results. Throws one `GenerationError` with all errors, or the first error of another kind.
 */
export async function settleAll<Result>(running: readonly Promise<Result>[]): Promise<Result[]> {
  const results = await Promise.allSettled(running);
  const failures = [
    ...new Set(results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []))),
  ];
  const unexpected = failures.find((reason) => !(reason instanceof GenerationError));
  if (unexpected !== undefined) throw unexpected;
  if (failures.length > 0)
    throw new GenerationError([
      ...new Set(failures.flatMap((reason) => (reason instanceof GenerationError ? reason.messages : []))),
    ]);
  return results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
}
