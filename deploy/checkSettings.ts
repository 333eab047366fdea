import { readFile } from "node:fs/promises";
import { exitWithError, type Command } from "../cli/command.ts";
import { parseCommandLine } from "../cli/commandLine.ts";
import { parseSettingsStrictly } from "../cli/parseSettingsStrictly.ts";

const help = `Checks the config.json of a deployment before browsers get it: they show an error in the place of the portal for an
invalid value, and ignore a field that they do not know.

  npm run deploy -- settings /etc/portal/config.json

Exits with 1 when the file is invalid for this release, also for an unknown field.
`;

/** Runs `npm run deploy -- settings FILE`. */
export const run: Command = async (args) => {
  const { positionals } = parseCommandLine({ help, options: {}, maxPositionals: 1, args });
  const file = positionals[0] ?? exitWithError("settings needs a file, such as /etc/portal/config.json.", 2);
  const text = await readFile(file, "utf8").catch(() => exitWithError(`${file} cannot be read.`, 2));
  try {
    parseSettingsStrictly(text, file);
  } catch (error) {
    exitWithError((error as Error).message);
  }
  console.log(`${file} is valid.`);
};
