/** Errors in the sources of generated files: one line each, which begins with the file. */
export class GenerationError extends Error {
  readonly messages: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "GenerationError";
    this.messages = lines;
  }
}
