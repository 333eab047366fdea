import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { parseCommandLine } from "../../../codegen/commandLine.ts";
import { runTool } from "../../../codegen/runTool.ts";
import { repositoryRoot } from "../../../codegen/scratchTree.ts";
import { readContract } from "../contract/document.ts";
import { withUsage } from "../contract/withUsage.ts";
import type { Verb } from "../verb.ts";

const help = `Writes the contract as one page with a search, which needs no network. Each operation names the screens that use it,
and the examples that the mock server can be asked for.

  npm run contract -- docs               .cache/contract/docs/index.html
  npm run contract -- docs --out FILE    elsewhere
`;

// The one thing that Redoc fetches, its makers' mark, from a host that a reader may not reach.
const externalAssetUrl = /https:\/\/cdn\.redoc\.ly\/[\w./-]+/g;

// Whatever else a later Redoc would fetch is kept out by the page itself.
const contentSecurityPolicyTag = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:; connect-src data: blob:">`;

/** `npm run contract -- docs`. */
export const verb: Verb = async (args) => {
  const { flags } = parseCommandLine({ help, options: { out: { type: "string" } }, maxPositionals: 0, args });
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
  console.log(`Written: ${relative(process.cwd(), target)}. It opens in any browser, also from a disk.`);
  return 0;
};
