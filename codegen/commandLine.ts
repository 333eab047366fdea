import { parseArgs, type ParseArgsConfig } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O; strict: true }>>["values"];

/**
 * Reads a command's flags. `--help` prints `help` and ends the process with 0;
 * an unknown flag or a flag without its value prints one sentence and ends it with 2.
 */
export function readArguments<const O extends Options>(asked: { help: string; options: O }): Values<O> {
  return readWords({ ...asked, most: 0 }).flags;
}

/** As `readArguments`, for a command that also takes up to `most` words besides its flags. `args` are the process's own by default. */
export function readWords<const O extends Options>({ help, options, most, args = process.argv.slice(2) }: { help: string; options: O; most: number; args?: readonly string[] }): { flags: Values<O>; words: string[] } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: { ...options, help: { type: "boolean", short: "h" } }, strict: true, allowPositionals: most > 0 });
    if ("help" in values && values.help === true) {
      process.stdout.write(help);
      process.exit(0);
    }
    const [surplus] = positionals.slice(most);
    if (surplus !== undefined) throw new Error(`Unexpected word '${surplus}'`);
    return { flags: values as Values<O>, words: positionals };
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(". ");
    console.error(`${sentence}. See --help.`);
    return process.exit(2);
  }
}
