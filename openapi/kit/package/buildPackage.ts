import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Plugin } from "vite";
import { bundleFile } from "../../../codegen/contractFiles.ts";
import { repositoryRoot } from "../../../cli/repositoryRoot.ts";
import { readContract } from "../contract/document.ts";

const [startFile, programFile] = ["dist/start.mjs", "dist/portal-contract.mjs"];

/** The oldest Node that runs the program. */
const oldestNode = "20.12.0";

/** The files of the contract, which findings name with a line. */
const contractPaths = ["portal", "headers", "parameters", "responses"].map((name) => `openapi/${name}.yaml`);
const contractFolders = ["openapi/paths", "openapi/schemas", "openapi/workflows"];

/** Writes the package into a folder. Resolves to the path of its `.tgz` file. */
export async function buildPackage(folder: string): Promise<string> {
  const { info } = await readContract();
  const scratch = await mkdtemp(join(tmpdir(), "package-"));
  try {
    const libraries = await bundleProgram(join(scratch, "dist"));
    await writeFile(join(scratch, startFile), createStart(), { mode: 0o755 });
    for (const path of [bundleFile, ...contractPaths, ...contractFolders])
      await cp(join(repositoryRoot, path), join(scratch, path), { recursive: true });
    await writeFile(join(scratch, "package.json"), createManifest(info.version));
    await writeFile(join(scratch, "README.md"), createReadme(info.version));
    await writeFile(join(scratch, "LICENSES.txt"), await readNotices(libraries));
    const target = resolve(folder);
    await mkdir(target, { recursive: true });
    const { stdout } = await promisify(execFile)(
      "npm",
      ["pack", "--silent", "--ignore-scripts", "--pack-destination", target],
      { cwd: scratch, shell: process.platform === "win32" },
    );
    return join(target, stdout.trim());
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Modules that need the sources of the portal, and what stands for them in the package. */
const replacedModules: Readonly<Record<string, string>> = {
  "/embeddedBackend.ts": "unavailableMockBackend.ts",
  "/usage.ts": "unavailableUsage.ts",
};

/** Leaves out the modules that need the sources of the portal. */
const withoutSources: Plugin = {
  name: "without-sources",
  enforce: "pre",
  resolveId: (source) => {
    const name = Object.keys(replacedModules).find((ending) => source.endsWith(ending));
    return name && join(import.meta.dirname, replacedModules[name] ?? "");
  },
};

/** Names the program in texts as its users call it, and removes the lines about what only the repository has. */
const withOwnName: Plugin = {
  name: "own-name",
  renderChunk: (code) =>
    code
      .replaceAll(/^ {2}npm run contract -- (verify .*mock backend|diff (?!FILE)).*\n/gm, "")
      .replaceAll(/^ {2}npm run dev -- .*\n/gm, "")
      .replaceAll(/npm run contract -- (?=verify|proxy|diff)/g, "portal-contract "),
};

/** Bundles the program with its libraries into one file. Resolves to the folders of the libraries. */
async function bundleProgram(outDir: string): Promise<readonly string[]> {
  const { build } = await import("vite");
  const libraries = new Set<string>();
  await build({
    configFile: false,
    publicDir: false,
    root: repositoryRoot,
    logLevel: "error",
    plugins: [
      withoutSources,
      withOwnName,
      {
        name: "list-libraries",
        generateBundle: (_options, bundle) => {
          for (const file of Object.values(bundle))
            for (const id of file.type === "chunk" ? file.moduleIds : []) {
              const [library] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
              if (library !== undefined) libraries.add(library.replaceAll("\0", ""));
            }
        },
      },
    ],
    ssr: { noExternal: true, target: "node" },
    build: {
      ssr: join(import.meta.dirname, "portalContract.ts"),
      outDir,
      emptyOutDir: true,
      target: `node${oldestNode}`,
      rolldownOptions: {
        output: { entryFileNames: basename(programFile), codeSplitting: false },
      },
    },
  });
  return [...libraries].toSorted();
}

/** Returns the module that starts the program: an older Node could not even load that, and would print a stack trace. */
const createStart = (): string => {
  const [major, minor] = oldestNode.split(".");
  return `#!/usr/bin/env node
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < ${major} || (major === ${major} && minor < ${minor})) {
  console.error(\`✗ Node \${process.versions.node} is too old: portal-contract needs Node ${oldestNode} or newer.\`);
  process.exit(2);
}
await import("./${basename(programFile)}");
`;
};

const createManifest = (version: string): string =>
  `${JSON.stringify(
    {
      name: "portal-contract",
      version,
      description: "Tests a server against the contract of the public service portal",
      license: "UNLICENSED",
      type: "module",
      bin: { "portal-contract": startFile },
      engines: { node: `>=${oldestNode}` },
    },
    null,
    2,
  )}\n`;

const createReadme = (version: string): string => `# Contract of the portal ${version}

Node ${oldestNode} or newer. Installed in a project:

\`\`\`sh
npm install --save-dev ./portal-contract-${version}.tgz
npx --no portal-contract verify https://your-host/api
npx --no portal-contract --help
\`\`\`

Without an installation, with the full path of the file:

\`\`\`sh
npx file:/path/portal-contract-${version}.tgz verify https://your-host/api
\`\`\`

Each command has \`--help\`, which also names the variables with credentials. \`diff\` needs \`@redocly/cli\` beside it. With
\`DEBUG=1\` an unexpected error shows its stack.
`;

type LibraryManifest = { name: string; version: string; license?: string };

/** Returns the names and licence texts of the bundled libraries. */
async function readNotices(folders: readonly string[]): Promise<string> {
  const { readLicenceText } = await import("../../../deploy/licences.ts");
  const notices = await Promise.all(
    folders.map(async (folder) => {
      const { name, version, license } = JSON.parse(
        await readFile(join(folder, "package.json"), "utf8"),
      ) as LibraryManifest;
      return `${name} ${version} (${license ?? "see below"})\n\n${(await readLicenceText(folder)) ?? ""}`;
    }),
  );
  return notices.join(`\n${"-".repeat(72)}\n\n`);
}
