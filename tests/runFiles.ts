import { exitWithError, type Command } from "../cli/command.ts";
import { parseCommandLine } from "../cli/commandLine.ts";
import { runProgram } from "../cli/runProgram.ts";

const help = `Runs test files whose path contains a name.

  npm run test:file personalInfo              every test file with "personalInfo" in its path
  npm run test:file e2e/search -- --watch     repeats the tests after each change of a file that they import, and at Enter;
                                              an e2e test with a new build
  npm run test:file e2e/search -- --title "no options"
                                              only the tests whose title matches a regular expression
  npm run test:file e2e/search -- --headed    shows the browser; SLOWMO=200 delays each action by 200 ms
  npm run test:file e2e/search -- --trace     keeps a Playwright trace of each test with pictures and the DOM of each step
  npm run test:file e2e/signOut -- --gateway  with a gateway that keeps the tokens; only tests of sign-in and session
  npm run test:file e2e/search -- --full      every language and every case, instead of the selection of the day

A failed e2e test writes its screenshots, its log and its trace to .cache/e2e/<test>/ and prints the path. Show the trace
with: npx playwright-core show-trace .cache/e2e/<test>/trace.zip
`;

/** Runs `npm run test:file`. */
export const run: Command = async (args) => {
  const { flags, positionals } = parseCommandLine({
    help,
    maxPositionals: Number.POSITIVE_INFINITY,
    options: {
      watch: { type: "boolean", default: false },
      title: { type: "string" },
      headed: { type: "boolean", default: false },
      trace: { type: "boolean", default: false },
      gateway: { type: "boolean", default: false },
      full: { type: "boolean", default: false },
    },
    args,
  });
  if (positionals.length === 0) exitWithError("Name a test file, such as: npm run test:file personalInfo", 2);
  const env = {
    ...process.env,
    ...(flags.headed && { HEADED: "1" }),
    ...(flags.trace && { TRACE: "1" }),
    ...(flags.full && { FULL: "1" }),
  };
  const titleFlags = flags.title === undefined ? [] : ["-t", flags.title];
  const projectFlag = flags.gateway ? "--project=e2e-gateway" : "--project=!e2e-gateway";
  return runProgram("vitest", [flags.watch ? "watch" : "run", projectFlag, ...positionals, ...titleFlags], { env });
};
