import type { Command } from "../cli/command.ts";
import { runVerb } from "../cli/commandLine.ts";

const help = `Packages, releases and checks a portal.

  npm run deploy -- package              build a portal and write its package into dist-package/
  npm run deploy -- release FOLDER       put a package into a folder of releases without downtime; roll back
  npm run deploy -- settings FILE        check the config.json of a deployment
  npm run deploy -- gateway              keep tokens on a server, behind a cookie that no script can read
  npm run deploy -- renderer             render the pages of single records for nginx
  npm run deploy -- check                test both portals behind a real nginx
  npm run deploy -- images               build, run and test the container images without a registry
  npm run deploy -- tag VERSION          make a version: tests, licences, audit, CHANGELOG.md, commit, tag
  npm run deploy -- reconnect-load       simulate how clients reconnect after a restart of the STOMP server
  npm run deploy -- renderer-load        request rendered pages through a real nginx at a constant rate
  npm run deploy -- data-inventory       compare docs/data-inventory.md with the code

Each verb has --help.
`;

/** The verbs. */
export const verbs: Readonly<Record<string, Command>> = {
  package: async (rest) => (await import("./package.ts")).run(rest),
  release: async (rest) => (await import("./release.ts")).run(rest),
  settings: async (rest) => (await import("./checkSettings.ts")).run(rest),
  gateway: async (rest) => (await import("./gateway/command.ts")).run(rest),
  renderer: async (rest) => (await import("./renderer/command.ts")).run(rest),
  check: async (rest) => (await import("../tests/deploy/check.ts")).run(rest),
  images: async (rest) => (await import("../tests/deploy/images.ts")).run(rest),
  tag: async (rest) => (await import("./tagVersion.ts")).run(rest),
  "reconnect-load": async (rest) => (await import("./reconnectLoad.ts")).run(rest),
  "renderer-load": async (rest) => (await import("../tests/deploy/rendererLoad.ts")).run(rest),
  "data-inventory": async (rest) => (await import("../tests/dataInventory/command.ts")).run(rest),
};

/** Runs `npm run deploy`. */
export const run: Command = (args) => runVerb({ help, verbs }, args);
