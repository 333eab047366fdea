import { execFile } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const commands = [
  "codegen/generate.ts",
  "codegen/reviewMessages.ts",
  "mocks/start.ts",
  "mocks/dev.ts",
  "deploy/build.ts",
  "deploy/package.ts",
  "deploy/release.ts",
  "deploy/reconnectLoad.ts",
  "deploy/reproducible.ts",
  "deploy/sbom.ts",
  "deploy/licences.ts",
  "deploy/audit.ts",
  "deploy/tagVersion.ts",
  "tests/deploy/check.ts",
  "tests/runAll.ts",
  "openapi/kit/command.ts",
  "mocks/control/controlCommand.ts",
  "tests/soak/soak.ts",
  "tests/dataInventory/command.ts",
  "tests/bench/bench.ts",
];

// Each of these starts a process, on a machine that may be busy.
const longTimeout = { timeout: 120_000 };

/** What a command printed, and the number it ended with. */
type CommandResult = { exitCode: number; stdout: string; stderr: string };

/** Runs one of the repository's commands to its end. */
function runCommandFile(
  args: readonly string[],
  { cwd = root, env = {} }: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<CommandResult> {
  const path = [join(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      { cwd, env: { ...process.env, PORT: "", NO_COLOR: "1", PATH: path, ...env } },
      (error, out, told) =>
        resolve({ exitCode: typeof error?.code === "number" ? error.code : 0, stdout: out, stderr: told }),
    );
  });
}

const temporaryCopies: string[] = [];
afterAll(() => Promise.all(temporaryCopies.map((copy) => rm(copy, { recursive: true, force: true }))));

/** A copy of the repository to spoil, with the packages of this one. */
async function copyRepository(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "portal-"));
  temporaryCopies.push(copy);
  const parts = (await readdir(root)).filter((name) => !/^(node_modules|dist.*|\.git|\.cache)$/.test(name));
  await Promise.all([
    ...parts.map((name) => cp(join(root, name), join(copy, name), { recursive: true })),
    symlink(join(root, "node_modules"), join(copy, "node_modules")),
  ]);
  return copy;
}

/** Changes a file of a copy; throws when that changes nothing. */
async function editFile(copy: string, path: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(join(copy, path), "utf8");
  const after = change(before);
  if (after === before) throw new Error(`${path} was not changed`);
  await writeFile(join(copy, path), after);
}

describe.each(commands)("%s", longTimeout, (command) => {
  it.concurrent("explains itself", async ({ expect: expected }) => {
    const { exitCode, stdout, stderr } = await runCommandFile([command, "--help"]);
    expected({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expected(stdout).toMatch(/^[A-Z][^\n]+\.\n/);
    expected(stdout).toContain("npm ");
  });

  it.concurrent("refuses a flag that it does not know, and says so in one sentence", async ({ expect: expected }) => {
    expected(await runCommandFile([command, "--nope"])).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: "Unknown option '--nope'. See --help.\n",
    });
  });
});

describe("a wrong value", longTimeout, () => {
  it.concurrent.for([
    [["mocks/start.ts", "--portal", "nope"], '--portal takes competition or quality, not "nope".'],
    [["mocks/start.ts", "--port", "http"], 'A port is a number from 1 to 65535, not "http".'],
    [
      ["mocks/dev.ts", "--api", "ftp://example.org"],
      '--api takes an address such as https://host/base, not "ftp://example.org".',
    ],
    [
      ["openapi/kit/command.ts", "prove"],
      "There is no prove. The verbs are lint, diff, mock, proxy, verify, coverage, docs, mutants.",
    ],
    [["openapi/kit/command.ts", "verify", "portal"], 'verify takes an address such as https://host/api, not "portal".'],
    [["openapi/kit/command.ts", "verify", "--only", "readNothing"], "The contract has no readNothing."],
    [["openapi/kit/command.ts", "diff", "no-such-ref"], 'There is neither a commit nor a file "no-such-ref".'],
    [["openapi/kit/command.ts", "proxy"], 'proxy takes an address such as https://host/api, not "".'],
    [["openapi/kit/command.ts", "mock", "--seed", "1"], "--seed is for --dynamic."],
    [["mocks/start.ts", "--clock", "noon"], '--clock takes a time such as 2026-03-20T12:00, not "noon".'],
    [
      ["mocks/control/controlCommand.ts", "clock", "soon"],
      'A time is a number with s, m, h or d, such as 15m, not "soon".',
    ],
    [["mocks/control/controlCommand.ts", "fault", "readUser"], "Say which status. See --help."],
    [
      ["mocks/control/controlCommand.ts", "reset", "--at", "http://127.0.0.1:1"],
      "No embedded service answers at http://127.0.0.1:1. Start one with npm start, or say --at where it runs.",
    ],
    [["tests/soak/soak.ts", "--minutes", "soon"], '--minutes takes a number of minutes, not "soon".'],
    [["tests/soak/soak.ts", "--seed", "1.5"], '--seed takes a whole number, not "1.5".'],
    [["tests/bench/bench.ts", "--rounds", "few"], '--rounds takes a whole number, not "few".'],
    [
      ["tests/bench/bench.ts", "--only", "smell"],
      "There is no smell to measure. There are home, routes, peers, typing, sidebar, language, list, flood.",
    ],
    [["deploy/build.ts", "--portal", "nope"], '--portal takes competition, quality or demo, not "nope".'],
    [
      ["deploy/package.ts", "--connect", "http://example.org"],
      '--connect takes an origin such as https://api.example.org, not "http://example.org".',
    ],
    [["deploy/release.ts"], "--to takes the folder of the releases, such as /srv/portal."],
    [["deploy/release.ts", "--to", "x", "--keep", "0"], '--keep takes a number of releases, not "0".'],
    [["deploy/reconnectLoad.ts", "--clients", "many"], '--clients takes a whole number, not "many".'],
    [["deploy/tagVersion.ts"], "It takes a version, such as 1.2.0."],
    [["tests/deploy/check.ts", "--all"], "--all says how many journeys are made: it goes with --e2e."],
    [
      ["tests/deploy/check.ts", "--build", "dist"],
      "--build takes the folder of a build, and --portal to say of which portal it is.",
    ],
  ] as const)("%j is told in one sentence", async ([args, sentence], { expect: expected }) => {
    const { exitCode, stdout, stderr } = await runCommandFile(args);
    expected(stdout).toBe("");
    expected(stderr).toBe(`✗ ${sentence}\n`);
    expected(exitCode).toBeGreaterThan(0);
  });
});

describe("npm run generate -- --check", longTimeout, () => {
  it("names the broken file, and what is wrong in it, for contract, words and forms at once", async () => {
    const copy = await copyRepository();
    await editFile(copy, "openapi/paths/rates.yaml", (text) =>
      text.replace("operationId: listExchangeRates", "operationId: rates"),
    );
    await editFile(copy, "locales/ru.json", (text) => text.replace(/ *"home\.title".*\n/, ""));
    await editFile(copy, "locales/en.json", (text) => text.replace(/("home\.title": ").*(",\n)/, "$1{name$2"));
    await editFile(copy, "forms/signIn/schema.json", (text) => text.replace("Credentials.yaml", "Nowhere.yaml"));
    const { exitCode, stderr } = await runCommandFile(["codegen/generate.ts", "--check"], { cwd: copy });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^✗ openapi\/paths\/rates\.yaml:\d+ .*operationId "rates"/m);
    expect(stderr).toContain('✗ locales/ru.json: "home.title" is missing. Add its text in this language.');
    expect(stderr).toMatch(/^✗ locales\/en\.json: "home\.title" is not an ICU message .*\{name$/m);
    expect(stderr).toMatch(/^✗ forms\/signIn\/schema\.json: .*Nowhere\.yaml/m);
    expect(stderr).toMatch(/^Nothing was written: mend the lines above and run it again\.$/m);
  });

  it("names each generated file that was edited, lost or left over, and the command that mends it", async () => {
    const copy = await copyRepository();
    // What was in step once is looked at again when anything of it changes.
    expect(await runCommandFile(["codegen/generate.ts", "--check"], { cwd: copy })).toMatchObject({
      exitCode: 0,
      stderr: "",
    });
    await editFile(copy, "public/config.schema.json", (text) =>
      text.replace('"default": "/api"', '"default": "/other"'),
    );
    await editFile(copy, "src/generated/messages/ids.ts", (text) => `${text}// edited\n`);
    await rm(join(copy, "mocks/generated/standInMessages.json"));
    await writeFile(join(copy, "src/generated/queries/model/gone.ts"), "export type Gone = string;\n");
    const { exitCode, stderr } = await runCommandFile(["codegen/generate.ts", "--check"], { cwd: copy });
    expect(stderr.trim().split("\n")).toEqual([
      "mocks/generated/standInMessages.json is stale (missing). Mend it with: npm run generate",
      "src/generated/messages/ids.ts is stale (changed). Mend it with: npm run generate",
      "src/generated/queries/model/gone.ts is stale (left over). Mend it with: npm run generate",
      "src/generated/settings.d.ts is stale (changed). Mend it with: npm run generate",
      "src/generated/settings.js is stale (changed). Mend it with: npm run generate",
      "src/generated/settingsDefaults.json is stale (changed). Mend it with: npm run generate",
    ]);
    expect(exitCode).toBe(1);
  });
});

describe("npm run locales", longTimeout, () => {
  it("names each word that is missing or said nowhere, and how to mend it", async () => {
    const copy = await copyRepository();
    await editFile(copy, "locales/ru.json", (text) => text.replace(/ *"home\.title".*\n/, ""));
    await editFile(copy, "locales/en.json", (text) => text.replace("{", '{"home.weather":"Weather",'));
    const { exitCode, stderr } = await runCommandFile(["codegen/reviewMessages.ts"], { cwd: copy });
    expect(stderr.trim().split("\n")).toEqual([
      '✗ locales/az.json: "home.weather" is missing. Add its text in this language.',
      '✗ locales/ru.json: "home.title" is missing. Add its text in this language.',
      '✗ locales/ru.json: "home.weather" is missing. Add its text in this language.',
      '✗ locales/en.json: "home.weather" is said nowhere. Delete it, or say it.',
      "✗ 4 words have to be mended.",
    ]);
    expect(exitCode).toBe(1);
  });
});

describe("npm start", longTimeout, () => {
  it("tells what is wrong with the settings, and which port is taken, before it serves anything", async () => {
    const copy = await copyRepository();
    const start = (...args: string[]): Promise<CommandResult> =>
      runCommandFile(["mocks/start.ts", ...args], { cwd: copy });

    await writeFile(join(copy, "public/config.json"), '{"apiBaseUrl":5}');
    expect(await start()).toEqual({
      exitCode: 1,
      stdout: "",
      stderr: "✗ public/config.json: apiBaseUrl must be string\n",
    });
    await writeFile(join(copy, "public/config.json"), "{");
    expect(await start()).toMatchObject({
      exitCode: 1,
      stdout: "",
      stderr: expect.stringMatching(/^✗ public\/config\.json is not JSON: .+\n$/) as string,
    });
    await rm(join(copy, "public/config.json"));

    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    const { exitCode, stderr } = await start("--port", String(port));
    taken.close();
    expect({ exitCode, stderr }).toEqual({
      exitCode: 1,
      stderr: `✗ Port ${port} is already in use. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
    });
  });
});
