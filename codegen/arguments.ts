import { parseArgs, type ParseArgsConfig } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O; strict: true }>>["values"];

/**
 * Reads a command's flags. `--help` prints `help` and ends the process with 0;
 * an unknown flag or a flag without its value prints one sentence and ends it with 2.
 */
export function readArguments<const O extends Options>({ help, options }: { help: string; options: O }): Values<O> {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: "boolean", short: "h" } }, strict: true, allowPositionals: false });
    if ("help" in values && values.help === true) {
      process.stdout.write(help);
      process.exit(0);
    }
    return values as Values<O>;
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(". ");
    console.error(`${sentence}. See --help.`);
    return process.exit(2);
  }
}
