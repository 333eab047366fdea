import type { Command } from "../../cli/command.ts";
import { runVerb } from "../../cli/commandLine.ts";

/** The verbs. Each is imported only when it is used, because some of them load a server. */
export const verbs: Readonly<Record<string, Command>> = {
  lint: async (rest) => (await import("./verbs/lint.ts")).run(rest),
  diff: async (rest) => (await import("./verbs/diff.ts")).run(rest),
  mock: async (rest) => (await import("./verbs/mock.ts")).run(rest),
  proxy: async (rest) => (await import("./verbs/proxy.ts")).run(rest),
  verify: async (rest) => (await import("./verbs/verify.ts")).run(rest),
  coverage: async (rest) => (await import("./verbs/coverage.ts")).run(rest),
  docs: async (rest) => (await import("./verbs/docs.ts")).run(rest),
  export: async (rest) => (await import("./verbs/export.ts")).run(rest),
  package: async (rest) => (await import("./verbs/package.ts")).run(rest),
  mutants: async (rest) => (await import("./verbs/mutants.ts")).run(rest),
};

const help = `Checks servers, changes and tests against the contract, and mocks a server.

  npm run contract -- lint                 check the lint rules of the contract
  npm run contract -- diff [REF|FILE]      list the changes since a commit, the breaking ones and the affected routes
  npm run contract -- mock                 start a mock server that returns the examples of the contract
  npm run contract -- proxy URL            forward requests to a server, and log violations by client and server
  npm run contract -- verify [URL]         test a server against the contract; without URL, the embedded mock backend
  npm run contract -- coverage             report which responses and routes the tests of this repository cover
  npm run contract -- docs                 write the API reference as one offline HTML page
  npm run contract -- export FORMAT        write an .http collection, an AsyncAPI document, or a client in Java or C#
  npm run contract -- package              write verify, proxy and diff as an npm package that needs no other file
  npm run contract -- mutants              measure how many seeded faults verify detects

Each verb has --help. Exit codes: 0 no violation, 1 violations found, 2 wrong usage.
`;

/** Runs `npm run contract`. */
export const run: Command = (args) => runVerb({ help, verbs }, args);
