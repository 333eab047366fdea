// Runs a script of package.json: `node cli.mjs NAME ARGUMENTS…`. This file is plain JavaScript, because an old Node
// cannot load TypeScript: it checks the version of Node first, then imports the module of the script.

const requiredNodeMajor = 24;

/** For each script: its module, which exports `run(args)`, and the arguments that come before the user's. */
const scripts = {
  generate: ["./codegen/generate.ts"],
  start: ["./mocks/start.ts"],
  dev: ["./mocks/dev.ts"],
  build: ["./deploy/build.ts"],
  mock: ["./openapi/kit/command.ts", "mock"],
  "mock:control": ["./mocks/control/controlCommand.ts"],
  contract: ["./openapi/kit/command.ts"],
  locales: ["./codegen/reviewMessages.ts"],
  deploy: ["./deploy/command.ts"],
  "supply-chain": ["./deploy/supplyChain.ts"],
  test: ["./tests/runAll.ts"],
  check: ["./tests/runAll.ts", "--fast"],
  soak: ["./tests/soak/soak.ts"],
  screenshots: ["./tests/screenshots/screenshots.ts"],
  bench: ["./tests/bench/bench.ts"],
};

const [name = "", ...args] = process.argv.slice(2);
if (!Object.hasOwn(scripts, name)) {
  console.error(`✗ Unknown script "${name}". Scripts: ${Object.keys(scripts).join(", ")}.`);
  process.exit(2);
}
if (Number.parseInt(process.versions.node) < requiredNodeMajor) {
  console.error(
    `✗ Node ${process.versions.node} is too old: this script needs Node ${requiredNodeMajor}, which "npm ci" installs into node_modules. Run: npm run ${name}, or: npx node cli.mjs ${name}`,
  );
  process.exit(2);
}

// A reader of the output, such as head, may close it early.
process.stdout.on("error", () => process.exit());

const { runCommand } = await import("./codegen/command.ts");
const [module, ...ownArgs] = scripts[name];
await runCommand(async () => {
  const { run } = await import(module);
  await run([...ownArgs, ...args]);
});
