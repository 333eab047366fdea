import { parseArgs, type ParseArgsConfig } from "node:util";

type FlagOptions = NonNullable<ParseArgsConfig["options"]>;
type FlagValues<O extends FlagOptions> = ReturnType<typeof parseArgs<{ options: O; strict: true }>>["values"];

/**
 * Reads a command's flags. `--help` prints `help` and ends the process with 0;
 * an unknown flag or a flag without its value prints one sentence and ends it with 2.
 */
export function parseFlags<const O extends FlagOptions>(spec: { help: string; options: O }): FlagValues<O> {
  return parseCommandLine({ ...spec, maxPositionals: 0 }).flags;
}

/** As `readArguments`, for a command that also takes up to `most` words besides its flags. `args` are the process's own by default. */
export function parseCommandLine<const O extends FlagOptions>({
  help,
  options,
  maxPositionals,
  args = process.argv.slice(2),
}: {
  help: string;
  options: O;
  maxPositionals: number;
  args?: readonly string[];
}): { flags: FlagValues<O>; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...options, help: { type: "boolean", short: "h" } },
      strict: true,
      allowPositionals: maxPositionals > 0,
    });
    if ("help" in values && values.help === true) {
      process.stdout.write(help);
      process.exit(0);
    }
    const [surplus] = positionals.slice(maxPositionals);
    if (surplus !== undefined) throw new Error(`Unexpected word '${surplus}'`);
    return { flags: values as FlagValues<O>, positionals };
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(". ");
    console.error(`${sentence}. See --help.`);
    return process.exit(2);
  }
}
