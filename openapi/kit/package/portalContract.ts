import "./polyfills.ts";
import { exitWithError, runCommand } from "../../../cli/command.ts";
import { runVerb } from "../../../cli/commandLine.ts";
import { run as diff } from "../verbs/diff.ts";
import { run as proxy } from "../verbs/proxy.ts";
import { run as verify } from "../verbs/verify.ts";

const help = `Checks a server against the contract of the portal, which this package contains.

  portal-contract verify URL   test a server against the contract
  portal-contract proxy URL    forward requests to a server, and log violations by client and server
  portal-contract diff FILE    list the changes since a contract file, such as your copy, and the breaking ones

Each verb has --help. diff, and the workflows of verify, need the command redocly of @redocly/cli. lint, mock, coverage, docs, export, package and mutants need the repository of the portal.
Exit codes: 0 no violation, 1 violations found, 2 wrong usage.
`;

/** Returns a verb that only says where it exists. */
const refuse = (name: string) => () =>
  exitWithError(`${name} needs the repository of the portal: npm ci, then npm run contract -- ${name}.`, 2);

await runCommand(
  (args) =>
    runVerb(
      {
        help,
        verbs: {
          verify,
          proxy,
          diff,
          ...Object.fromEntries(
            ["lint", "mock", "coverage", "docs", "export", "package", "mutants"].map((name) => [name, refuse(name)]),
          ),
        },
      },
      args,
    ),
  process.argv.slice(2),
);
