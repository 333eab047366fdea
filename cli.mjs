// Runs a script of package.json: `node cli.mjs NAME ARGUMENTS…`. This file is plain JavaScript, because an old Node
// cannot load TypeScript: it checks the version of Node first, then imports the module of the script.

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
  test: [() => import("./tests/runAll.ts")],
  "test:file": [() => import("./tests/runFiles.ts")],
  check: [() => import("./tests/runAll.ts"), "--fast"],
  soak: [() => import("./tests/soak/soak.ts")],
  screenshots: [() => import("./tests/screenshots/screenshots.ts")],
  bench: [() => import("./tests/bench/bench.ts")],
};

const [name = "", ...args] = process.argv.slice(2);
if (!Object.hasOwn(scripts, name)) {
  console.error(`✗ Unknown script "${name}". Scripts: ${Object.keys(scripts).join(", ")}.`);
  process.exit(2);
}
if (Number.parseInt(process.versions.node) < requiredNodeMajor) {
  const system = `${process.platform}-${process.arch}`;
  const isPublished = ["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64", "win32-x64"].includes(system);
  console.error(
    `✗ Node ${process.versions.node} is too old: this script needs Node ${requiredNodeMajor}, ${
      isPublished
        ? `which "npm ci" installs into node_modules. Run: npm run ${name}, or: npx node cli.mjs ${name}`
        : `of which package.json has no package for ${system}. Install it, for example with: nvm install ${requiredNodeMajor}`
    }`,
  );
  process.exit(2);
}

// A reader of the output, such as head, may close it early.
process.stdout.on("error", () => process.exit());

// A command starts in half the time when its modules are compiled already.
const { enableCompileCache } = await import("node:module");
enableCompileCache(`${import.meta.dirname}/node_modules/.cache/compiled`);

const { runCommand } = await import("./codegen/command.ts");
const [load, ...ownArgs] = scripts[name];
await runCommand(async () => {
  const { run } = await load();
  await run([...ownArgs, ...args]);
});
