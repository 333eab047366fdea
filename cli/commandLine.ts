import { parseArgs, type ParseArgsConfig } from "node:util";
import { exitWithError, type Command } from "./command.ts";

type FlagOptions = NonNullable<ParseArgsConfig["options"]>;
type FlagValues<O extends FlagOptions> = ReturnType<typeof parseArgs<{ options: O; strict: true }>>["values"];

/**
 * Parses the flags of a command that takes no positional arguments.
 * `--help` prints `help` and ends the process with 0; wrong usage prints one sentence and ends it with 2.
 */
export function parseFlags<const O extends FlagOptions>(spec: {
  help: string;
  options: O;
  args: readonly string[];
}): FlagValues<O> {
  return parseCommandLine({ ...spec, maxPositionals: 0 }).flags;
}

/** Parses flags and up to `maxPositionals` positional arguments; otherwise as `parseFlags`. */
export function parseCommandLine<const O extends FlagOptions>({
  help,
  options,
  maxPositionals,
  args,
}: {
  help: string;
  options: O;
  maxPositionals: number;
  args: readonly string[];
}): { flags: FlagValues<O>; positionals: string[] } {
  refuseOptionsTakenByNpm(options, args);
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
    if (surplus !== undefined) throw new Error(`Unexpected argument '${surplus}'`);
    return { flags: values, positionals };
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\.\s/);
    console.error(`${sentence}. See --help.`);
    return process.exit(2);
  }
}

/**
 * Runs the verb that `args` begin with; the verb gets the rest. Without one, or with `--help`, prints `help`. Resolves to what
 * the verb resolves to.
 */
export async function runVerb(
  { help, verbs }: { help: string; verbs: Readonly<Record<string, Command>> },
  [name = "--help", ...args]: readonly string[],
): ReturnType<Command> {
  if (name.startsWith("-")) parseFlags({ help, options: {}, args: [name] });
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (verb === undefined) exitWithError(`Unknown verb "${name}". Verbs: ${Object.keys(verbs).join(", ")}.`, 2);
  return verb(args);
}

type OptionTakenByNpm = { name: string; type: "boolean" | "string"; value: string };

/**
 * Ends the process with 2 when npm kept an option of this command for itself, and prints the correct command line.
 * `npm run generate --check` passes nothing to the script and sets `npm_config_check` instead.
 */
function refuseOptionsTakenByNpm(options: FlagOptions, args: readonly string[]): void {
  // cli.mjs gets the script's name first. A process that a script starts inherits the environment of that script.
  const [script = "", ...passed] = process.argv.slice(2);
  if (process.env["npm_lifecycle_event"] !== script) return;
  const taken = Object.entries(options).flatMap(([name, { type }]): OptionTakenByNpm[] => {
    const value = readNpmSetting(name);
    return value === undefined ? [] : [{ name, type, value }];
  });
  if (taken.length === 0) return;
  const verbs = passed.slice(0, Math.max(0, passed.length - args.length));
  const npm = ["start", "test"].includes(script) ? `npm ${script}` : `npm run ${script}`;
  const correct = [npm, "--", ...verbs, ...completeArguments(taken, passed.slice(verbs.length))].join(" ");
  exitWithError(
    `npm does not pass ${taken.map(({ name }) => `--${name}`).join(", ")} to the script without "--". Run: ${correct}`,
    2,
  );
}

/** Returns the setting that npm made of an option; of `--no-NAME` it sets NAME to the empty text. */
function readNpmSetting(name: string): string | undefined {
  const read = (option: string): string | undefined => process.env[`npm_config_${option.replaceAll("-", "_")}`];
  return read(name) ?? (name.startsWith("no-") && read(name.slice("no-".length)) === "" ? "true" : undefined);
}

/** Returns the arguments that the user typed. Without `=`, npm passes the value of an option as a positional argument. */
function completeArguments(taken: readonly OptionTakenByNpm[], passed: readonly string[]): string[] {
  const hasOwnValue = ({ type, value }: OptionTakenByNpm): boolean => type === "boolean" || value !== "true";
  const separateCount = taken.filter((option) => !hasOwnValue(option)).length;
  const positionals = [...passed];
  const values = positionals.splice(Math.max(0, positionals.length - separateCount));
  // The values of several options cannot be distinguished.
  const separateValue = separateCount === 1 ? (values[0] ?? "VALUE") : "VALUE";
  const flags = taken.flatMap((option) => {
    if (option.type === "boolean") return [`--${option.name}`];
    // npm joins the values of a repeated option with blank lines.
    const optionValues = hasOwnValue(option) ? option.value.split("\n\n") : [separateValue];
    return optionValues.flatMap((value) => [`--${option.name}`, value]);
  });
  return [...positionals, ...flags];
}
