import { join, relative } from "node:path";
import type { Command } from "../../../cli/command.ts";
import { parseCommandLine } from "../../../cli/commandLine.ts";
import { writeGenerated } from "../../../codegen/generate.ts";
import { repositoryRoot } from "../../../cli/repositoryRoot.ts";
import { buildPackage } from "../package/buildPackage.ts";

const help = `Writes the contract with verify, proxy and diff as an npm package, for the repository of a backend. It needs Node 20.12
or newer, no other package and no network. diff and the workflows of verify need the command redocly of @redocly/cli.

  npm run contract -- package               write .cache/contract/package/portal-contract-VERSION.tgz
  npm run contract -- package --out FOLDER  write it into another folder
  npx file:/path/portal-contract-VERSION.tgz verify https://host/api      run it anywhere

The version is info.version of the contract.
`;

/** Runs `npm run contract -- package`. */
export const run: Command = async (args) => {
  const { flags } = parseCommandLine({ help, options: { out: { type: "string" } }, maxPositionals: 0, args });
  await writeGenerated();
  const file = await buildPackage(flags.out ?? join(repositoryRoot, ".cache/contract/package"));
  console.log(`Wrote ${relative(process.cwd(), file)}. Run it anywhere: npx file:${file} verify https://host/api`);
  return 0;
};
