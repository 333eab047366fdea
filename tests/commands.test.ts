import { execFile, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { verbs as deployVerbs } from "../deploy/command.ts";
import { verbs as contractVerbs } from "../openapi/kit/command.ts";
import { scenarios } from "../mocks/control/scenarios.ts";
import { personas } from "../mocks/store/personas.ts";
import manifest from "../package.json" with { type: "json" };
import { languageCodes } from "../src/generated/languages.ts";
import { mutatedFolders } from "./mutation/folders.ts";
import { findFreePort } from "./support/ports.ts";
import { copyRepository } from "./support/copyRepository.ts";
import { selectCases, selectPart } from "./support/selection.ts";

const root = join(import.meta.dirname, "..");

/** The scripts of package.json, and the verbs of those that have some. */
const commands = [
  ["generate"],
  ["start"],
  ["dev"],
  ["build"],
  ["mock"],
  ["mock:control"],
  ["contract"],
  ...Object.keys(contractVerbs).map((verb) => ["contract", verb]),
  ["locales"],
  ["deploy"],
  ...Object.keys(deployVerbs).map((verb) => ["deploy", verb]),
  ["supply-chain"],
  ...["sbom", "licences", "audit", "reproducible"].map((verb) => ["supply-chain", verb]),
  ["catalogue"],
  ["build:catalogue"],
  ["test"],
  ["test:file"],
  ["check"],
  ["soak"],
  ["screenshots"],
  ["bench"],
  ["mutation"],
];

type CommandResult = { exitCode: number; stdout: string; stderr: string };
type CommandOptions = { cwd?: string; env?: Readonly<Record<string, string>> };

/** Runs `node cli.mjs` with these arguments, as the scripts of package.json do. */
function runCli(args: readonly string[], { cwd = root, env = {} }: CommandOptions = {}): Promise<CommandResult> {
  // `npm test` sets npm_lifecycle_event for this process; a test sets its own.
  const inherited = { ...process.env, npm_lifecycle_event: "", PORT: "", NO_COLOR: "1" };
  return new Promise((resolve) => {
    execFile(process.execPath, ["cli.mjs", ...args], { cwd, env: { ...inherited, ...env } }, (error, stdout, stderr) =>
      resolve({ exitCode: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
    );
  });
}

const temporaryCopies: string[] = [];
afterAll(() => Promise.all(temporaryCopies.map((copy) => rm(copy, { recursive: true, force: true }))));

/** Copies the repository to a temporary folder. Returns its path. */
async function copyToTemporaryFolder(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "portal-"));
  temporaryCopies.push(copy);
  await copyRepository(copy);
  return copy;
}

/** Changes a file of a copy. Throws when the file stays the same. */
async function editFile(copy: string, path: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(join(copy, path), "utf8");
  const after = change(before);
  if (after === before) throw new Error(`${path} was not changed`);
  await writeFile(join(copy, path), after);
}

describe("package.json", () => {
  it("has at most 20 scripts, and each runs cli.mjs under its own name", () => {
    const scripts = Object.entries(manifest.scripts);
    expect(scripts.length).toBeLessThanOrEqual(20);
    expect(scripts.filter(([name, script]) => script !== `node cli.mjs ${name}`)).toEqual([]);
    expect(Object.keys(manifest.scripts)).toEqual([...new Set(commands.map(([name]) => name))]);
  });
});

/** The help of each command, requested once for all tests. */
const helps = new Map<string, Promise<CommandResult>>();
const readHelp = (args: readonly string[]): Promise<CommandResult> => {
  const name = args.join(" ");
  const help = helps.get(name) ?? runCli([...args, "--help"]);
  helps.set(name, help);
  return help;
};

describe("a command", () => {
  it.concurrent.for(commands.map((args) => [args.join(" "), args] as const))(
    "prints its help: %s",
    async ([, args], { expect: expected }) => {
      const { exitCode, stdout, stderr } = await readHelp(args);
      expected({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
      expected(stdout).toMatch(/^[A-Z][^]*?\.\n\n/);
      expected(stdout).toContain("npm ");
    },
  );

  it.concurrent.for(selectCases(commands).map((args) => [args.join(" "), args] as const))(
    "rejects an unknown option with one sentence: %s",
    async ([, args], { expect: expected }) => {
      expected(await runCli([...args, "--nope"])).toEqual({
        exitCode: 2,
        stdout: "",
        stderr: "Unknown option '--nope'. See --help.\n",
      });
    },
  );
});

describe("an option without the lone --", () => {
  /** Runs a script as npm does for `npm run NAME ...` when it keeps the options in `config`. */
  const runAsNpm = (args: readonly string[], config: Readonly<Record<string, string>>): Promise<CommandResult> => {
    const entries = Object.entries(config).map(([name, value]) => [`npm_config_${name}`, value]);
    return runCli(args, {
      env: { npm_lifecycle_event: args[0] ?? "", ...(Object.fromEntries(entries) as Record<string, string>) },
    });
  };

  const calls = [
    [["generate"], { check: "true" }, "--check", "npm run generate -- --check"],
    [["build"], { portal: "quality" }, "--portal", "npm run build -- --portal quality"],
    [["build", "quality"], { portal: "true" }, "--portal", "npm run build -- --portal quality"],
    [["start", "8080"], { port: "true" }, "--port", "npm start -- --port 8080"],
    [["test"], { full: "true" }, "--full", "npm test -- --full"],
    [["test"], { e2e: "" }, "--no-e2e", "npm test -- --no-e2e"],
    [["check"], { full: "true" }, "--full", "npm run check -- --full"],
    [["mock"], { dynamic: "true" }, "--dynamic", "npm run mock -- --dynamic"],
    [
      ["deploy", "release", "/srv/portal"],
      { rollback: "true" },
      "--rollback",
      "npm run deploy -- release /srv/portal --rollback",
    ],
    [
      ["deploy", "package"],
      { stub_pages: "true", connect: "https://a.example\n\nwss://a.example" },
      "--connect, --stub-pages",
      "npm run deploy -- package --connect https://a.example --connect wss://a.example --stub-pages",
    ],
    [
      ["bench", "3", "200"],
      { rounds: "true", sizes: "true" },
      "--rounds, --sizes",
      "npm run bench -- --rounds VALUE --sizes VALUE",
    ],
  ] as const;
  it.concurrent.for(selectPart(calls, 3))(
    "is reported for %j with %j",
    async ([args, config, names, correct], { expect: expected }) => {
      expected(await runAsNpm(args, config)).toEqual({
        exitCode: 2,
        stdout: "",
        stderr: `✗ npm does not pass ${names} to the script without "--". Run: ${correct}\n`,
      });
    },
  );

  it.concurrent("is reported by a real npm", async ({ expect: expected }) => {
    const result = await new Promise<CommandResult>((resolve) => {
      execFile("npm", ["run", "--silent", "generate", "--check"], { cwd: root }, (error, stdout, stderr) =>
        resolve({ exitCode: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
      );
    });
    expected(result.exitCode).toBe(2);
    expected(result.stderr).toContain("Run: npm run generate -- --check");
  });

  it.concurrent("is ignored for settings of npm, and for the options of another script", async ({
    expect: expected,
  }) => {
    const settings = { cache: "/var/cache/npm", nodedir: "/usr", prefix: "/usr", loglevel: "silent" };
    expected(await runAsNpm(["deploy", "data-inventory"], settings)).toMatchObject({ exitCode: 0, stderr: "" });
    // `npm test --portal=quality` must not affect the commands that the tests start.
    const env = { npm_lifecycle_event: "test", npm_config_list: "true" };
    expected(await runCli(["deploy", "data-inventory"], { env })).toMatchObject({ exitCode: 0, stderr: "" });
  });

  it("has a name that is neither an option of npm nor the beginning of one", async () => {
    const npmOptions = Object.keys(
      JSON.parse(
        execFileSync("npm", ["config", "ls", "--long", "--json"], { cwd: tmpdir(), encoding: "utf8" }),
      ) as object,
    );
    expect(npmOptions).toContain("userconfig");
    const texts = await Promise.all(commands.map(readHelp));
    const options = new Set(
      texts.flatMap(({ stdout }) => [...stdout.matchAll(/--([a-z][a-z0-9-]+)/g)].map(([, name = ""]) => name)),
    );
    options.delete("help");
    // An option of old versions of npm, which has no effect any more. `verify` has `--operation` for it.
    options.delete("only");
    expect(options.size).toBeGreaterThan(20);
    // npm expands the beginning of its own option: `--to` becomes `--token-description`.
    expect([...options].filter((name) => npmOptions.some((option) => option.startsWith(name)))).toEqual([]);
  });
});

describe("an old Node", () => {
  it("gets the correct command line instead of a stack trace", async () => {
    // Sets the version before cli.mjs checks it.
    const folder = await mkdtemp(join(tmpdir(), "portal-node-"));
    temporaryCopies.push(folder);
    const preload = join(folder, "oldNode.mjs");
    const env = { NODE_OPTIONS: `--import=${preload}` };
    const setSystem = (platform: string, arch: string): Promise<void> =>
      writeFile(
        preload,
        `Object.defineProperties(process, { versions: { value: { node: "20.19.0" } }, platform: { value: "${platform}" }, arch: { value: "${arch}" } });\n`,
      );
    await setSystem("freebsd", "x64");
    expect((await runCli(["generate", "--check"], { env })).stderr).toBe(
      "✗ Node 20.19.0 is too old: this script needs Node 24, of which package.json has no package for freebsd-x64. Install it, for example with: nvm install 24\n",
    );
    await setSystem("win32", "x64");
    expect(await runCli(["generate", "--check"], { env })).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: "✗ The tools run on Linux and macOS. On Windows, use WSL or the container of .devcontainer.\n",
    });
    await setSystem("linux", "x64");
    expect(await runCli(["generate", "--check"], { env })).toEqual({
      exitCode: 2,
      stdout: "",
      stderr:
        '✗ Node 20.19.0 is too old: this script needs Node 24, which "npm ci" installs into node_modules. Run: npm ci\n',
    });
  });

  it("gets no warning about TypeScript, which later ones run without", async () => {
    const folder = await mkdtemp(join(tmpdir(), "portal-node-"));
    temporaryCopies.push(folder);
    const preload = join(folder, "warning.mjs");
    const warning = "Type Stripping is an experimental feature and might change at any time";
    await writeFile(preload, `process.once("beforeExit", () => process.emitWarning("${warning}"));\n`);
    const env = { NODE_OPTIONS: `--import=${preload}` };
    expect(await runCli(["generate", "--check"], { env })).toMatchObject({ exitCode: 0, stderr: "" });
  });

  it("is older than the Node of package.json", async () => {
    const cli = await readFile(join(root, "cli.mjs"), "utf8");
    for (const version of Object.values(manifest.optionalDependencies))
      expect(cli).toContain(`requiredNodeMajor = ${version.split(".")[0]};`);
    for (const name of Object.keys(manifest.optionalDependencies))
      expect(cli).toContain(`"${name.replace(/^node-(bin-)?/, "")}"`);
  });
});

describe("a command whose output is lost", () => {
  /** Runs a command with the output of this shell redirection. */
  const runWith = (redirection: string): CommandResult => {
    const command = `"${process.execPath}" cli.mjs deploy data-inventory`;
    const script = `(${command}; echo "exit code $?" >&2) ${redirection}`;
    const { status, stdout, stderr } = spawnSync("sh", ["-c", script], { cwd: root, encoding: "utf8" });
    return { exitCode: status ?? 1, stdout, stderr };
  };

  // Other systems have no file that is always full.
  it.skipIf(process.platform !== "linux")("has failed, and says why, where it cannot be written", () => {
    expect(runWith("> /dev/full").stderr).toBe(
      "✗ The output could not be written: ENOSPC: no space left on device, write\nexit code 1\n",
    );
  });

  it("has not succeeded where its reader ends early, and says nothing", () => {
    expect(runWith("| true").stderr).toBe("exit code 141\n");
  });
});

it("a script finds its tools without npm", async () => {
  const env = { PATH: "/usr/bin:/bin" };
  expect(await runCli(["contract", "lint"], { env })).toMatchObject({ exitCode: 0, stderr: "" });
});

it("an unknown script is rejected", async () => {
  const { exitCode, stderr } = await runCli(["storm"]);
  expect({ exitCode, stderr }).toEqual({
    exitCode: 2,
    stderr: `✗ Unknown script "storm". Scripts: ${Object.keys(manifest.scripts).join(", ")}.\n`,
  });
});

describe("a wrong value", () => {
  const calls = [
    [["start", "--portal", "nope"], '--portal must be competition or quality, not "nope".'],
    [["start", "--port", "http"], 'A port must be a number from 1 to 65535, not "http".'],
    [["dev", "--api", "ftp://example.org"], '--api needs a URL such as https://host/base, not "ftp://example.org".'],
    [
      ["dev", "--api", "https://host/base", "--socket", "host/feed"],
      '--socket needs a URL such as wss://host/feed, not "host/feed".',
    ],
    [["dev", "--socket", "wss://host/feed"], "--socket needs --api."],
    [["start", "--allow-host", "http://x"], '--allow-host takes a name such as demo.example.org, not "http://x".'],
    [
      ["dev", "--allow-host", "*.example.org"],
      '--allow-host takes a name such as demo.example.org, not "*.example.org".',
    ],
    [["dev", "--mocks", "none"], '--mocks takes behaviour (the default) or generated, not "none".'],
    [["dev", "--seed", "1"], "--seed takes a whole number and needs --mocks generated."],
    [
      ["contract", "prove"],
      'Unknown verb "prove". Verbs: lint, diff, mock, proxy, verify, coverage, docs, export, package, mutants.',
    ],
    [["contract", "verify", "portal"], 'verify needs a URL such as https://host/api, not "portal".'],
    ...(
      [
        ["dev", "--api"],
        ["contract", "verify"],
        ["contract", "proxy"],
      ] as const
    ).map(
      (command) =>
        [
          [...command, "https://ci:SECRET@host.example/api"],
          `${command.at(-1)} needs a URL such as https://host/${command.at(-1) === "--api" ? "base" : "api"}, without a user name and password.`,
        ] as const,
    ),
    [["contract", "verify", "ci:SECRET@host.example/api"], "verify needs a URL such as https://host/api."],
    [
      ["contract", "verify", "https://host.example/api?page=1"],
      "verify needs a URL such as https://host/api, without a query and fragment.",
    ],
    [
      ["contract", "verify", "https://host.example/api", "--socket", "host.example/ws"],
      '--socket needs a URL such as wss://host/ws, not "host.example/ws".',
    ],
    [
      ["contract", "verify", "https://host.example/api", "--mailbox", "mails"],
      '--mailbox needs a URL such as https://host/mails, not "mails".',
    ],
    [
      ["contract", "verify", "https://host.example/api", "--push", "push"],
      '--push needs a URL such as https://host/push, not "push".',
    ],
    [["contract", "verify", "--operation", "readNothing"], "The contract has no operation readNothing."],
    [["contract", "diff", "no-such-ref"], 'There is neither a commit nor a file "no-such-ref".'],
    [["contract", "proxy"], 'proxy needs a URL such as https://host/api, not "".'],
    [["contract", "mock", "--seed", "1"], "--seed requires --dynamic."],
    [["mock", "--seed", "1"], "--seed requires --dynamic."],
    [["generate", "--check", "--watch"], "--check writes nothing, but --watch does. Choose one of them."],
    [["build:catalogue", "--port", "8080"], "--port belongs to npm run catalogue."],
    [["start", "--clock", "noon"], '--clock takes a time such as 2026-03-20T12:00, not "noon".'],
    [["mock:control", "clock", "soon"], 'A duration is a number with s, m, h or d, such as 15m, not "soon".'],
    [["mock:control", "fault", "readUser"], "Missing argument: STATUS. See --help."],
    [["mock:control", "fault"], "Missing argument: OPERATION. See --help."],
    [["mock:control", "fault", "readUser", "999"], 'STATUS is a number from 201 to 599, 0 or lost, not "999".'],
    [["mock:control", "fault", "readUser", "200"], "200 is no fault: latency delays the responses."],
    [["mock:control", "fault", "readUsr", "500"], 'The contract has no operation "readUsr".'],
    [
      ["mock:control", "push", "director"],
      'The type of a notification is one of QUESTION, INFORMATION, not "director".',
    ],
    [["mock:control", "persona", "nobody"], `PERSONA is one of ${Object.keys(personas).join(", ")}, not "nobody".`],
    [["mock:control", "scenario", "slwo"], `SCENARIO is one of ${Object.keys(scenarios).join(", ")}, not "slwo".`],
    [["mock:control", "reset", "citizen"], 'Unexpected argument "citizen" of reset. See --help.'],
    [["mock:control", "import", "README.md"], "README.md cannot be read as JSON."],
    [
      ["mock:control", "reset", "--at", "http://127.0.0.1:1"],
      "No mock backend responds at http://127.0.0.1:1. Start one with npm start -- --control or npm run dev, or set --at.",
      1,
    ],
    [["soak", "--minutes", "soon"], '--minutes must be a number of minutes, not "soon".'],
    [["soak", "--seed", "1.5"], '--seed must be a whole number, not "1.5".'],
    [["bench", "--rounds", "few"], '--rounds must be a whole number, not "few".'],
    [["bench", "--load", "--feeds", "0"], '--feeds must be a whole number, not "0".'],
    [["bench", "--load", "--measure", "home"], '--measure must be one or more of nginx, feeds, not "home".'],
    [
      ["bench", "--measure", "smell"],
      '--measure must be one or more of home, routes, peers, typing, menu, dialogs, language, list, pages, scrolling, flood, not "smell".',
    ],
    [["mutation", "src/app"], `"src/app" is in none of the folders ${Object.keys(mutatedFolders).join(", ")}.`],
    [["mutation", "src/auth/none.ts"], "There is no file src/auth/none.ts."],
    [
      ["mutation", "src/auth", "--shard", "5/4"],
      '--shard needs a part and the number of parts, such as 1/4, not "5/4".',
    ],
    [["screenshots", "--width", "wide"], "--width must be a number of pixels between 240 and 4000."],
    [["screenshots", "--language", "xx"], `--language must be ${languageCodes.join(", ")}, not "xx".`],
    [["build", "--portal", "nope"], '--portal must be competition, quality or demo, not "nope".'],
    [["check", "--shard", "1/4"], "npm run check has no e2e tests: --shard and --portal quality belong to npm test."],
    [["test", "--shard", "5/4", "--no-e2e"], '--shard needs a part and the number of parts, such as 1/4, not "5/4".'],
    ...[
      ["--shard", "1/4"],
      ["--portal", "quality"],
    ].map(
      (selection) =>
        [
          ["test", "--no-e2e", ...selection],
          "--shard and --portal quality select e2e tests, which --no-e2e leaves out.",
        ] as const,
    ),
    [["test", "--portal", "nope"], '--portal must be competition or quality, not "nope".'],
    [
      ["deploy", "nope"],
      'Unknown verb "nope". Verbs: package, release, settings, gateway, renderer, check, images, tag, reconnect-load, renderer-load, data-inventory.',
    ],
    [
      ["deploy", "package", "--connect", "http://example.org"],
      '--connect must be an origin such as https://api.example.org, not "http://example.org".',
    ],
    [
      ["deploy", "package", "--report-to", "http://reports.example.org"],
      '--report-to must be a URL such as https://reports.example.org/csp, not "http://reports.example.org".',
    ],
    [["deploy", "release"], "release needs the folder of the releases, such as /srv/portal."],
    [
      ["deploy", "release", "x", "--origin", "http://example.org"],
      '--origin must be an origin such as https://portal.example.org, not "http://example.org".',
    ],
    [["deploy", "release", "x", "--from", "y", "--feeds"], "--feeds is only valid for a package that is written now."],
    [
      ["deploy", "release", "x", "--rollback", "--list"],
      "--rollback and --list exclude each other. Call release once for each.",
    ],
    [
      ["deploy", "release", "x", "--from", "y", "--rollback"],
      "--from and --rollback exclude each other. Call release once for each.",
    ],
    ...["--list", "--rollback"].map(
      (flag) =>
        [
          ["deploy", "release", "nowhere", flag],
          "nowhere has no releases. Is it the folder to which release has written?",
        ] as const,
    ),
    [
      ["deploy", "release", "x", "--from", "docs"],
      '--from must be a package such as dist-package/competition, not "docs".',
    ],
    [["deploy", "release", "x", "--keep", "0"], '--keep must be a number of releases, not "0".'],
    [["deploy", "settings"], "settings needs a file, such as /etc/portal/config.json."],
    [["deploy", "settings", "nowhere.json"], "nowhere.json cannot be read."],
    [["deploy", "settings", "package.json"], "package.json: name breaks the rule additionalProperties false", 1],
    [["deploy", "reconnect-load", "--clients", "many"], '--clients must be a whole number, not "many".'],
    [["deploy", "tag"], "tag needs a version, such as 1.2.0."],
    [["deploy", "check", "--full"], "--full is only valid with --e2e."],
    [["deploy", "check", "--build", "dist"], "--build needs --portal."],
  ] as const;
  it.concurrent.for(selectPart(calls, 3))(
    "%j is rejected with one sentence",
    async ([args, sentence, code = 2], { expect: expected }) => {
      expected(await runCli(args)).toEqual({ exitCode: code, stdout: "", stderr: `✗ ${sentence}\n` });
    },
  );
});

describe("npm run generate -- --check", () => {
  it("reports the errors in contract, messages and forms at once, each with its file", async () => {
    const copy = await copyToTemporaryFolder();
    await editFile(copy, "openapi/paths/rates.yaml", (text) =>
      text.replace("operationId: listExchangeRates", "operationId: rates"),
    );
    await editFile(copy, "openapi/schemas/Email.yaml", (text) => text.replace("format: email", "format: emial"));
    await editFile(copy, "locales/ru.json", (text) => text.replace(/ *"home\.title".*\n/, ""));
    await editFile(copy, "locales/en.json", (text) => text.replace(/("home\.title": ").*(",\n)/, "$1{name$2"));
    await editFile(copy, "forms/signIn/schema.json", (text) => text.replace("Credentials.yaml", "Nowhere.yaml"));
    const { exitCode, stderr } = await runCli(["generate", "--check"], { cwd: copy });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^✗ openapi\/paths\/rates\.yaml:\d+ .*operationId "rates"/m);
    expect(stderr).toMatch(/^✗ openapi\/schemas\/Email\.yaml:\d+ .*The contract has no format "emial"\. It has /m);
    expect(stderr).toContain('✗ locales/ru.json: "home.title" is missing. Add its text in this language.');
    expect(stderr).toMatch(/^✗ locales\/en\.json: "home\.title" is not an ICU message .*\{name$/m);
    expect(stderr).toMatch(/^✗ forms\/signIn\/schema\.json: .*Nowhere\.yaml/m);
    expect(stderr).toMatch(/^Nothing was written: correct the errors above and run it again\.$/m);
  });

  it("names file and line of a source that cannot be read", async () => {
    const copy = await copyToTemporaryFolder();
    const schema = "public/config.schema.json";
    await editFile(copy, "src/components/styles/tokens.css", (text) => `${text}:root {\n`);
    await editFile(copy, schema, (text) => text.replace(",\n", "\n"));
    await editFile(copy, "forms/signIn/layout.json", () => "{}");
    await editFile(copy, "forms/appealLookup/layout.json", (text) =>
      text.replace('"email": {', '"email": { "widget": "text" },\n    "email": {'),
    );
    await editFile(copy, "locales/en.json", (text) => text.replace(/("home\.title": )".*"/, "$1 5"));
    const ru = await readFile(join(copy, "locales/ru.json"), "utf8");
    const line = ru.slice(0, ru.indexOf('"home.title"')).split("\n").length;
    await editFile(copy, "locales/ru.json", (text) => text.replace(/("home\.title": )".*"/, "$1"));
    const { exitCode, stderr } = await runCli(["generate", "--check"], { cwd: copy });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^✗ src\/components\/styles\/tokens\.css:\d+: Unclosed block$/m);
    expect(stderr).toMatch(/^✗ public\/config\.schema\.json:3: Expected /m);
    expect(stderr).toContain('✗ forms/signIn/layout.json: the layout has no "fields".\n');
    expect(stderr).toContain('✗ forms/appealLookup/layout.json:6: "email" stands twice. Delete one.\n');
    expect(stderr).toContain('✗ locales/en.json: "home.title" is no text. Write its text in this language.\n');
    expect(stderr).toContain(`✗ locales/ru.json:${line}: Unexpected token ','\n`);
  });

  it.each([
    ['"type": "integer"', 'the type "integer"'],
    ['"type": ["string", "null"]', 'the type ["string","null"]'],
    ['"format": "email"', '"format"'],
    ['"type": "object", "additionalProperties": { "type": "string" }', "additionalProperties only as true or false"],
  ])("refuses a setting with %s, which the portal does not check", async (keywords, what) => {
    const copy = await copyToTemporaryFolder();
    await editFile(copy, "public/config.schema.json", (text) =>
      text.replace('"properties": {', `"properties": { "another": { "default": null, ${keywords} },`),
    );
    const { exitCode, stderr } = await runCli(["generate", "--check"], { cwd: copy });
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining(what)]);
    expect(stderr).toContain("✗ public/config.schema.json: src/config/validateSettings.ts ");
  });

  it("refuses a language code that is none, and names its file", async () => {
    const copy = await copyToTemporaryFolder();
    await editFile(copy, "openapi/schemas/Language.yaml", (text) => text.replace(/\baz\b/, "az_AZ"));
    const { exitCode, stderr } = await runCli(["generate", "--check"], { cwd: copy });
    expect(exitCode).toBe(1);
    expect(stderr).toContain('openapi/schemas/Language.yaml: "az_AZ" is no language code, such as az.');
  });

  it("reports each changed, missing or surplus generated file, and the command that writes it", async () => {
    const copy = await copyToTemporaryFolder();
    // The stamp of this successful run must not hide the later changes.
    expect(await runCli(["generate", "--check"], { cwd: copy })).toMatchObject({ exitCode: 0, stderr: "" });
    await editFile(copy, "public/config.schema.json", (text) =>
      text.replace('"default": "/api"', '"default": "/other"'),
    );
    await editFile(copy, "src/generated/messages/ids.ts", (text) => `${text}// edited\n`);
    await rm(join(copy, "mocks/generated/stubMessages.json"));
    await writeFile(join(copy, "src/generated/queries/model/gone.ts"), "export type Gone = string;\n");
    const { exitCode, stderr } = await runCli(["generate", "--check"], { cwd: copy });
    expect(stderr.trim().split("\n")).toEqual([
      "mocks/generated/stubMessages.json is stale (missing). Run: npm run generate",
      "src/generated/messages/ids.ts is stale (changed). Run: npm run generate",
      "src/generated/queries/model/gone.ts is stale (left over). Run: npm run generate",
      "src/generated/settings.d.ts is stale (changed). Run: npm run generate",
      "src/generated/settingsDefaults.json is stale (changed). Run: npm run generate",
    ]);
    expect(exitCode).toBe(1);
  });
});

describe("npm run generate -- --watch", () => {
  it("generates everything as soon as the error of its start is corrected, and outlives any error in a source", async () => {
    const copy = await copyToTemporaryFolder();
    const [schema, styles] = ["openapi/schemas/User.yaml", "src/components/styles/tokens.css"];
    const languages = "openapi/schemas/Language.yaml";
    const [correctSchema, correctStyles, correctLanguages] = await Promise.all(
      [schema, styles, languages].map((path) => readFile(join(copy, path), "utf8")),
    );
    await editFile(copy, languages, (text) => text.replace("enum:", "enm:"));
    await editFile(copy, schema, (text) => text.replace("type: object", "type: objekt"));
    for (const language of languageCodes)
      await editFile(copy, `locales/${language}.json`, (text) => text.replace("{", '{"home.weather":"A",'));
    const watcher = spawn(process.execPath, ["cli.mjs", "generate", "--watch"], {
      cwd: copy,
      env: { ...process.env, NO_COLOR: "1" },
    });
    const ended = once(watcher, "exit");
    let output = "";
    const waitFor = (text: string | RegExp): Promise<void> =>
      new Promise((resolve, reject) => {
        const look = (data = ""): void => {
          output += data;
          if (output.search(text) < 0) return;
          output = "";
          for (const stream of [watcher.stdout, watcher.stderr]) stream.off("data", look);
          resolve();
        };
        for (const stream of [watcher.stdout, watcher.stderr]) stream.setEncoding("utf8").on("data", look);
        void ended.then(() => reject(new Error(`The watcher ended: ${output}`)));
        look();
      });
    try {
      // The streams of errors and output arrive in any order.
      await waitFor(/(?=[^]*Language\.yaml: it has no "enum")(?=[^]*Watching)/);
      await writeFile(join(copy, languages), correctLanguages ?? "");
      await writeFile(join(copy, schema), correctSchema ?? "");
      await waitFor(/written {2}src\/generated\/messages\/ids\.ts/);
      await writeFile(join(copy, styles), `${correctStyles}:root {\n`);
      await waitFor(/tokens\.css:\d+: Unclosed block[^]*Nothing was written yet\. /);
      await writeFile(
        join(copy, styles),
        (correctStyles ?? "").replace(/--color-accent: [^;]+/, "--color-accent: #123456"),
      );
      await waitFor(/written {2}src\/generated\/styleTokens\.ts/);
      await editFile(copy, "forms/layout.schema.json", (text) => text.replace('"textarea",', '"textarea", "money",'));
      await waitFor(/written {2}src\/generated\/forms\/widget\.d\.ts/);
    } finally {
      watcher.kill();
      await ended;
    }
  });
});

describe("npm run dev -- --api", () => {
  it("names no account of the mock backend", async () => {
    const port = await findFreePort();
    const dev = spawn(process.execPath, ["cli.mjs", "dev", "--api", "https://backend.example/base"], {
      cwd: root,
      env: { ...process.env, PORT: String(port) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => void dev.kill());
    let output = "";
    for await (const text of dev.stdout) {
      output += String(text);
      if (output.includes("Stop with Ctrl+C")) dev.kill();
    }
    expect(output).toContain("Sign in by e-mail with an account of this backend.");
    for (const { name } of Object.values(personas)) expect(output).not.toContain(name);
  });
});

describe("the tour of README.md", () => {
  it("deletes a property whose users the compiler names", async () => {
    const readme = await readFile(join(root, "README.md"), "utf8");
    const [, property = "", file = ""] = /Delete `(\w+)` from `([\w/.]+)`/.exec(readme) ?? [];
    const copy = await copyToTemporaryFolder();
    await editFile(copy, file, (text) => text.replace(new RegExp(`^  ${property}:\\n(?:    .*\\n)+`, "m"), ""));
    expect(await runCli(["generate"], { cwd: copy })).toMatchObject({ exitCode: 0, stderr: "" });
    const errors = await new Promise<string>((resolve) => {
      execFile(join(root, "node_modules/.bin/tsc"), ["-p", "tsconfig.json"], { cwd: copy }, (_error, stdout) =>
        resolve(stdout),
      );
    });
    expect(errors).toMatch(new RegExp(`^src/features/.* Property '${property}' does not exist`, "m"));
  });
});

/** Applies the diff of a document to a copy. Its hunks have lines instead of positions, and `@@` between them. */
async function applyDiff(copy: string, diff: string): Promise<void> {
  for (const [, before = "", path = "", hunks = ""] of diff.matchAll(
    /^--- (\S+)\n\+\+\+ b\/(\S+)\n([^]*?)(?=^--- |$(?![^]))/gm,
  )) {
    for (const hunk of hunks.trimEnd().split("\n@@\n")) {
      const lines = hunk.split("\n");
      const listLines = (isIncluded: (line: string) => boolean): string =>
        lines.flatMap((line) => (isIncluded(line) ? [`${line.slice(1)}\n`] : [])).join("");
      const [old, changed] = [listLines((line) => !line.startsWith("+")), listLines((line) => !line.startsWith("-"))];
      if (before === "/dev/null") await writeFile(join(copy, path), changed);
      else await editFile(copy, path, (text) => text.replace(old, () => changed));
    }
  }
}

describe("the example of CONTRIBUTING.md", () => {
  it("is a page that compiles, and that search engines and the search of the portal find", async () => {
    const contributing = await readFile(join(root, "CONTRIBUTING.md"), "utf8");
    const [, diff = ""] = /^```diff\n([^]*?)^```$/m.exec(contributing) ?? [];
    const copy = await copyToTemporaryFolder();
    await applyDiff(copy, diff);
    expect(await runCli(["generate"], { cwd: copy })).toMatchObject({ exitCode: 0, stderr: "" });
    const errors = await new Promise<string>((resolve) => {
      execFile(join(root, "node_modules/.bin/tsc"), ["-p", "tsconfig.json"], { cwd: copy }, (_error, stdout) =>
        resolve(stdout),
      );
    });
    expect(errors).toBe("");
    const tests = ["tests/app/pageHead", "tests/app/routes", "tests/search/screens"];
    expect(await runCli(["test:file", ...tests], { cwd: copy })).toMatchObject({ exitCode: 0 });
  });
});

describe("npm run locales", () => {
  it("reports each missing or unused message, and how to correct it", async () => {
    const copy = await copyToTemporaryFolder();
    await editFile(copy, "locales/ru.json", (text) => text.replace(/ *"home\.title".*\n/, ""));
    await editFile(copy, "locales/en.json", (text) => text.replace("{", '{"home.weather":"Weather",'));
    const { exitCode, stderr } = await runCli(["locales"], { cwd: copy });
    const missing = languageCodes.flatMap((language) =>
      [...(language === "ru" ? ["home.title"] : []), ...(language === "en" ? [] : ["home.weather"])].map(
        (id) => `✗ locales/${language}.json: "${id}" is missing. Add its text in this language.`,
      ),
    );
    expect(stderr.trim().split("\n")).toEqual([
      ...missing,
      '✗ locales/en.json: "home.weather" is used nowhere. Delete it, or use it.',
      `✗ ${missing.length + 1} errors in locales/.`,
    ]);
    expect(exitCode).toBe(1);
  });
});

describe("npm start", () => {
  it("reports invalid settings and a port in use before it serves anything, and builds what the sources say", async () => {
    const copy = await copyToTemporaryFolder();
    await editFile(copy, "locales/az.json", (text) => text.replace(/("page\.faq\.title": )".*"/, '$1"Yeni söz"'));
    const start = (...args: string[]): Promise<CommandResult> => runCli(["start", ...args], { cwd: copy });

    await writeFile(join(copy, "public/config.json"), '{"apiBaseUrl":5}');
    expect(await start()).toEqual({
      exitCode: 1,
      stdout: "",
      stderr: '✗ public/config.json: apiBaseUrl breaks the rule type "string"\n',
    });
    await writeFile(join(copy, "public/config.json"), "{");
    expect(await start()).toMatchObject({
      exitCode: 1,
      stdout: "",
      stderr: expect.stringMatching(/^✗ public\/config\.json is not JSON: .+\n$/) as string,
    });
    await rm(join(copy, "public/config.json"));

    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const { exitCode, stderr } = await start("--port", String(port));
    server.close();
    expect({ exitCode, stderr }).toEqual({
      exitCode: 1,
      stderr: `✗ Port ${port} is already in use. Stop the other process, or choose another one, such as --port ${port > 65_000 ? port - 100 : port + 100}.\n`,
    });
    expect(await readFile(join(copy, "dist/faq/index.html"), "utf8")).toContain("Yeni söz");

    await expectServedPortal(copy, port);
    await expectBuildAfterFailure(copy);
  });
});

/** Stops a build of a copy after the bundle, undoes the change that stopped it, and builds again. */
async function expectBuildAfterFailure(copy: string): Promise<void> {
  const prerender = join(copy, "deploy/prerender.ts");
  const page = join(copy, "dist/faq/index.html");
  const before = await readFile(prerender, "utf8");
  await editFile(copy, "deploy/prerender.ts", (text) =>
    text.replace("await unlink(", 'throw new Error("Stopped.");\n  await unlink('),
  );
  expect(await runCli(["build"], { cwd: copy })).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining("Stopped.") as string,
  });
  expect(existsSync(page)).toBe(false);
  await writeFile(prerender, before);
  expect(await runCli(["build"], { cwd: copy })).toMatchObject({ exitCode: 0, stderr: "" });
  expect(await readFile(page, "utf8")).toContain("Yeni söz");
}

/** Starts the built portal of a copy with its options, reads and changes it, and stops it. */
async function expectServedPortal(copy: string, port: number): Promise<void> {
  const origin = `http://localhost:${port}`;
  const options = ["--single", "--control", "--token-lifetime", "60", "--clock", "2026-03-20T16:00"];
  const portal = spawn(process.execPath, ["cli.mjs", "start", "--port", String(port), ...options], {
    cwd: copy,
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      portal.once("exit", () => reject(new Error("The portal did not start.")));
      portal.stdout.on("data", (text: Buffer) => void (text.toString().includes("Stop with Ctrl+C") && resolve()));
    });
    const page = await fetch(`${origin}/home`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<main")]);

    const control = (...args: string[]): Promise<CommandResult> =>
      runCli(["mock:control", ...args, "--at", origin], { cwd: copy });
    const authorization = `Bearer ${(await control("persona", "citizen")).stdout.trim()}`;
    const countNotifications = async (): Promise<unknown> =>
      (await fetch(`${origin}/api/notification/count`, { headers: { authorization } })).json();
    const before = await countNotifications();
    expect(await control("push", "QUESTION", "citizen")).toMatchObject({ exitCode: 0, stderr: "" });
    expect(await countNotifications()).not.toEqual(before);
    const newest = await fetch(`${origin}/api/notification?lang=en`, { headers: { authorization } });
    expect(await newest.text()).toContain("2026-03-20T12:00:00");
    expect(await control("clock", "61s")).toMatchObject({ exitCode: 0, stderr: "" });
    expect((await fetch(`${origin}/api/notification/count`, { headers: { authorization } })).status).toBe(401);
  } finally {
    portal.kill("SIGTERM");
  }
  const [exitCode] = (await once(portal, "exit")) as [number | null];
  expect(exitCode).toBe(0);
}
