import { exitWithError, type Command } from "../cli/command.ts";
import { parseCommandLine } from "../cli/commandLine.ts";
import { parsePort } from "../cli/listen.ts";
import { runProgram } from "../cli/runProgram.ts";

const help = `Shows the components and the form widgets of the portal, each in every state, language and display mode.

  npm run catalogue                     serves the catalogue on http://localhost:6006, and follows changes
  npm run catalogue -- --port 8080      uses another port
  npm run build:catalogue               writes static files into dist-catalogue/

The toolbar selects language, portal, text size, images and colours. The stories are in catalogue/, and they are also
tests: npm run test:file Button.stories
`;

const buildFolder = "dist-catalogue";

/** Runs `npm run catalogue`, and with the verb `build` `npm run build:catalogue`. */
export const run: Command = async (args) => {
  const { flags, positionals } = parseCommandLine({
    help,
    maxPositionals: 1,
    options: { port: { type: "string" } },
    args,
  });
  const [verb] = positionals;
  if (verb !== undefined && verb !== "build") exitWithError(`"${verb}" is not a verb: build, or none. See --help.`, 2);
  if (verb === "build" && flags.port !== undefined) exitWithError("--port belongs to npm run catalogue.", 2);
  const port = parsePort(flags.port ?? process.env["PORT"], 6006);
  const storybookArgs =
    verb === "build"
      ? ["build", "--output-dir", buildFolder]
      : ["dev", "--port", String(port), "--exact-port", "--host", "127.0.0.1", "--no-open", "--no-version-updates"];
  return runProgram("storybook", [...storybookArgs, "--config-dir", "catalogue", "--quiet", "--disable-telemetry"]);
};
