import { runCommand, exitWithError } from "../../codegen/command.ts";
import type { Verb } from "./verb.ts";

const verbs = ["lint", "diff", "mock", "proxy", "verify", "coverage", "docs", "mutants"] as const;

const help = `Proves that a server, a change and our own tests keep the contract, and stands in for a server that is not there yet.

  npm run contract -- lint                 the rules that the contract itself keeps
  npm run contract -- diff [REF|FILE]      what changed since then, what it breaks, and which screens it touches
  npm run contract -- mock                 a server that answers with the contract's examples
  npm run contract -- proxy URL            stands before a server and tells each broken promise, of either side, as it happens
  npm run contract -- verify [URL]         asks a server everything the contract promises; without URL our embedded service
  npm run contract -- coverage             which promises our own tests look at, and which they do not
  npm run contract -- docs                 the contract as one page that needs no network
  npm run contract -- mutants              how many broken servers verify finds out

Each verb has --help. All end with 0 when the contract is kept, 1 when it is not, 2 when they were called wrongly.
`;

// Whoever reads the output, such as head, may have seen enough.
process.stdout.on("error", () => process.exit());

const [name = "--help", ...args] = process.argv.slice(2);

await runCommand(async () => {
  if (name === "--help" || name === "-h") {
    process.stdout.write(help);
    return;
  }
  if (name.startsWith("-")) {
    console.error(`Unknown option '${name}'. See --help.`);
    process.exit(2);
  }
  const known = verbs.find((verb) => verb === name);
  if (known === undefined) exitWithError(`There is no ${name}. The verbs are ${verbs.join(", ")}.`, 2);
  // A verb is read when it is asked for: some bring along half of a server.
  const { verb } = (await import(`./verbs/${known}.ts`)) as { verb: Verb };
  process.exitCode = await verb(args);
});
