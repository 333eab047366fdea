import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { Command } from "../../../cli/command.ts";
import { parseCommandLine } from "../../../cli/commandLine.ts";
import { writeGenerated } from "../../../codegen/generate.ts";
import { runTool } from "../../../cli/runTool.ts";
import { repositoryRoot } from "../../../cli/repositoryRoot.ts";
import { readContract } from "../contract/document.ts";
import { withUsage } from "../contract/withUsage.ts";

const help = `Writes the API reference as one HTML file with a search, which works offline. Each operation lists the routes that use
it, and the examples and statuses of the mock server.

  npm run contract -- docs               write .cache/contract/docs/index.html
  npm run contract -- docs --out FILE    write FILE
`;

// Redoc loads its logo from a CDN, which would make the page depend on the network.
const externalAssetUrl = /https:\/\/cdn\.redoc\.ly\/[\w./-]+/g;

// Blocks all other external requests, including those of later Redoc versions.
const contentSecurityPolicyTag = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:; connect-src data: blob:">`;

/** Runs `npm run contract -- docs`. */
export const run: Command = async (args) => {
  const { flags } = parseCommandLine({ help, options: { out: { type: "string" } }, maxPositionals: 0, args });
  await writeGenerated();
  const target = flags.out ?? join(repositoryRoot, ".cache/contract/docs/index.html");
  const scratch = await mkdtemp(join(tmpdir(), "docs-"));
  try {
    const [source, built] = [join(scratch, "contract.json"), join(scratch, "index.html")];
    await writeFile(source, JSON.stringify(withUsage(await readContract())));
    await runTool("redocly", ["build-docs", source, "--inlineBundle", "--output", built]);
    const page = (await readFile(built, "utf8"))
      .replaceAll(externalAssetUrl, "data:,")
      .replace(/<head[^>]*>/, (head) => `${head}${contentSecurityPolicyTag}`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, page);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  console.log(`Wrote ${relative(process.cwd(), target)}. Open it in a browser; it needs no server.`);
  return 0;
};
