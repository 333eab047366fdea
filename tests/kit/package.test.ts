import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { selectPart } from "../support/selection.ts";
import { buildPackage } from "../../openapi/kit/package/buildPackage.ts";
import { answer, document, startFaultyBackend } from "./verifySupport.ts";

let scratch = "";
let file = "";
const closers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "package-"));
  await mkdir(join(scratch, "empty"));
  file = await buildPackage(scratch);
  await runProgram("npm", ["install", "--offline", "--no-audit", "--prefix", join(scratch, "installed"), file]);
});
afterAll(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
  await rm(scratch, { recursive: true, force: true });
});

type ProgramResult = { code: number; stdout: string; stderr: string };

/** Runs a program in a folder of another repository and without the network. */
const runProgram = (
  program: string,
  args: readonly string[],
  addedEnv: Readonly<Record<string, string>> = {},
): Promise<ProgramResult> =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      ...addedEnv,
      npm_config_cache: join(scratch, "cache"),
      npm_config_update_notifier: "false",
      CONTRACT_TOKEN: "",
      CONTRACT_USERNAME: "",
      CONTRACT_IDENTITY_CODE: "",
      NO_COLOR: "1",
      FORCE_COLOR: "0",
      GITHUB_ACTIONS: "",
    };
    execFile(
      program,
      args,
      { cwd: join(scratch, "empty"), env, shell: process.platform === "win32" },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

/** Runs the package where it was not installed, as a backend team does. */
const runWithNpx = (...args: string[]): Promise<ProgramResult> =>
  runProgram("npx", ["--yes", "--offline", `file:${file}`, ...args]);

/** Runs the installed package, which starts sooner. */
const runPackage = (...args: string[]): Promise<ProgramResult> => runProgram(getInstalledProgram(), args);

const getInstalledProgram = (): string => join(scratch, "installed/node_modules/.bin/portal-contract");

describe("the package of the contract kit", () => {
  it("has the version of the contract", () =>
    expect(file).toBe(join(scratch, `portal-contract-${document.info.version}.tgz`)));

  it("verifies a server from an empty folder, and writes its report there", async () => {
    const backend = await startFaultyBackend();
    closers.push(backend.close);
    const { code, stdout } = await runWithNpx("verify", backend.baseUrl, "--operation", "list*", "--seed", "5");
    expect(stdout).toContain("Seed 5; --seed 5 repeats this run.");
    expect(stdout).toMatch(/✓ listFaq GET \/faq\/public/);
    expect(stdout.trimEnd()).toMatch(/Verdict for \d+ of \d+ operations: .+$/);
    expect(code).toBe(0);
    const report = await readFile(join(scratch, "empty/.cache/contract/verify/report.json"), "utf8");
    expect(report).toContain('"listFaq"');
  });

  it("names the line of the contract that it contains", async () => {
    const backend = await startFaultyBackend(answer(/^GET \/api\/faq/, 200, {}));
    closers.push(backend.close);
    const { code, stdout } = await runPackage("verify", backend.baseUrl, "--operation", "listFaq");
    expect(stdout).toMatch(/rule: {5}must, by openapi\/\S+\.yaml:\d+/);
    expect(code).toBe(1);
  });

  const refusals: readonly (readonly [string[], string])[] = [
    [["lint"], "lint needs the repository of the portal"],
    [["diff"], "diff needs a file, such as your copy of the contract."],
    [["mock"], "mock needs the repository of the portal"],
    [["package"], "package needs the repository of the portal"],
    [["verify"], "The package contains no mock backend: verify needs a URL"],
    [["verify", "https://host.example", "--seed", "x"], '--seed takes an integer of up to 9 digits, not "x".'],
    [["verify", "https://host.example", "--budget", "5"], '--budget takes a time such as 30s, 500ms or 2m, not "5".'],
  ];
  it.each(selectPart(refusals, 3))("says what it cannot do with %j", async (args, message) => {
    const { code, stderr } = await runPackage(...args);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });

  it.each(["18.19.0", "20.11.1"])("says that Node %s is too old, without a stack trace", async (version) => {
    const preload = join(scratch, "oldNode.mjs");
    await writeFile(preload, `Object.defineProperty(process, "versions", { value: { node: "${version}" } });\n`);
    expect(await runProgram(getInstalledProgram(), ["--help"], { NODE_OPTIONS: `--import=${preload}` })).toEqual({
      code: 2,
      stdout: "",
      stderr: `✗ Node ${version} is too old: portal-contract needs Node 20.12.0 or newer.\n`,
    });
  });

  it("lists the changes since a copy of the contract", async () => {
    const copy = join(scratch, "empty/copy.json");
    const { "/faq/public": _faq, ...paths } = document.paths;
    // A header that several operations share.
    const text = JSON.stringify({ ...document, paths }).replace("Identifies this version of the data.", "The version.");
    await writeFile(copy, text);
    const { code, stdout } = await runPackage("diff", "copy.json");
    expect(stdout).toMatch(/\n2 changes since copy\.json, 0 of them breaking\./);
    expect(code).toBe(0);
    const report = await readFile(join(scratch, "empty/.cache/contract/diff/report.json"), "utf8");
    expect(report).toContain('"openapi/headers.yaml"');
  });

  it("calls a removed operation something to follow, not something to revert", async () => {
    const faq = document.paths["/faq/public"];
    const text = JSON.stringify({ ...document, paths: { ...document.paths, "/questions/public": faq } });
    await writeFile(join(scratch, "empty/longer.json"), text);
    const { code, stderr } = await runPackage("diff", "longer.json");
    expect(stderr).toContain("Your server has to follow the breaking changes");
    expect(code).toBe(1);
  });

  it("names in its README the commands with and without an installation", async () => {
    const readme = await readFile(join(scratch, "installed/node_modules/portal-contract/README.md"), "utf8");
    const name = `portal-contract-${document.info.version}.tgz`;
    expect(readme).toContain(`npm install --save-dev ./${name}\nnpx --no portal-contract verify `);
    expect(readme).toContain(`npx file:/path/${name} verify `);
  });

  it("names itself in its help, and no mock backend", async () => {
    const { stdout } = await runPackage("verify", "--help");
    expect(stdout).toContain("portal-contract verify https://host/api");
    expect(stdout).not.toMatch(/npm run contract|embedded mock backend/);
    expect((await runPackage("proxy", "--help")).stdout).not.toContain("npm run");
  });
});
