import type { Command } from "../cli/command.ts";
import { runVerb } from "../cli/commandLine.ts";

const help = `Reports on the packages that the portal is built from.

  npm run supply-chain -- sbom           write a CycloneDX bill of materials
  npm run supply-chain -- licences       list licences; fail when one is unknown or not allowed
  npm run supply-chain -- audit          ask the registry for known vulnerabilities
  npm run supply-chain -- reproducible   package the portal twice and compare the bytes

Each verb has --help.
`;

/** Runs `npm run supply-chain`. */
export const run: Command = (args) =>
  runVerb(
    {
      help,
      verbs: {
        sbom: async (rest) => (await import("./sbom.ts")).run(rest),
        licences: async (rest) => (await import("./licences.ts")).run(rest),
        audit: async (rest) => (await import("./audit.ts")).run(rest),
        reproducible: async (rest) => (await import("./reproducible.ts")).run(rest),
      },
    },
    args,
  );
