import { execFile, execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };

const root = join(import.meta.dirname, "../..");
const copies: string[] = [];
const isGitInstalled = spawnSync("git", ["--version"]).status === 0;
/** The response of the stub registry to an audit request. */
const npmRegistry = { status: 200, advisories: {} as object };
// npm requests the metadata of a vulnerable package, for its other versions.
const version = manifest.dependencies.wouter;
const packageMetadata = {
  name: "wouter",
  "dist-tags": { latest: version },
  versions: { [version]: { name: "wouter", version } },
};
const server = createServer((request, response) => {
  request.resume();
  const body =
    request.method === "GET" ? packageMetadata : npmRegistry.status === 200 ? npmRegistry.advisories : { error: "no" };
  response.writeHead(npmRegistry.status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
});
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(async () => {
  server.close();
  await Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true })));
});

/** Creates a git repository with the scripts and packages of this one, and a stub of `npm test`. */
async function createRepository({ test = "node -e 0 --", notes = "- Something new." } = {}): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "portal-version-"));
  copies.push(copy);
  await mkdir(join(copy, "deploy"));
  for (const name of ["cli.mjs", "cli", "deploy", "codegen", "package-lock.json"])
    await cp(join(root, name), join(copy, name), { recursive: true });
  await writeFile(
    join(copy, "package.json"),
    JSON.stringify({ ...manifest, version: "0.1.0", scripts: { ...manifest.scripts, test } }, null, 2),
  );
  await writeFile(
    join(copy, "CHANGELOG.md"),
    `# Changes\n\n## Unreleased\n\n${notes}\n\n## 0.1.0 – 2026-01-01\n\n- Old.\n`,
  );
  await writeFile(join(copy, ".gitignore"), "node_modules\n");
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
  if (!isGitInstalled) return copy;
  for (const args of [
    ["init", "--quiet"],
    ["add", "--all"],
    ["commit", "--quiet", "--message", "First"],
  ])
    git(copy, ...args);
  return copy;
}

const gitIdentity = {
  GIT_AUTHOR_NAME: "Test",
  GIT_AUTHOR_EMAIL: "test@example.org",
  GIT_COMMITTER_NAME: "Test",
  GIT_COMMITTER_EMAIL: "test@example.org",
  GIT_CONFIG_GLOBAL: join(tmpdir(), "no-such-file"),
};
const git = (cwd: string, ...args: string[]): string =>
  execFileSync("git", args, { cwd, encoding: "utf8", env: { ...process.env, ...gitIdentity } }).trim();

function runScript(cwd: string, ...args: string[]): Promise<{ exitCode: number; stdout: string; stderr: string }> {
  const env = {
    ...process.env,
    ...gitIdentity,
    npm_config_registry: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    npm_config_fetch_retries: "0",
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ["cli.mjs", ...args], { cwd, env }, (error, stdout, stderr) =>
      resolve({
        exitCode: typeof error?.code === "number" ? error.code : 0,
        stdout,
        stderr: stderr.replaceAll(/^npm warn.*\n/gm, ""),
      }),
    );
  });
}

const vulnerability = {
  wouter: [
    {
      id: 1,
      url: "https://example.org",
      title: "A vulnerability",
      severity: "high",
      vulnerable_versions: "*",
      cwe: [],
      cvss: { score: 8, vectorString: null },
    },
  ],
};
const tagVersion = (copy: string, ...args: string[]): ReturnType<typeof runScript> =>
  runScript(copy, "deploy", "tag", ...args);

describe("npm run supply-chain -- audit", () => {
  it("distinguishes no vulnerabilities, vulnerabilities and no response", async () => {
    const copy = await createRepository();
    Object.assign(npmRegistry, { status: 200, advisories: {} });
    expect(await runScript(copy, "supply-chain", "audit")).toEqual({
      exitCode: 0,
      stdout: "✓ Audit passed: no known vulnerabilities.\n",
      stderr: "",
    });
    npmRegistry.advisories = vulnerability;
    expect(await runScript(copy, "supply-chain", "audit")).toMatchObject({
      exitCode: 1,
      stdout: "",
      stderr: expect.stringMatching(/^✗ Audit failed: wouter\.\n$/) as string,
    });
    npmRegistry.status = 405;
    expect(await runScript(copy, "supply-chain", "audit")).toMatchObject({
      exitCode: 3,
      stdout: "",
      stderr: expect.stringMatching(/^! Audit NOT RUN: .+/) as string,
    });
  });

  it("uses a file of advisories when the registry does not answer", async () => {
    const copy = await createRepository();
    const file = join(copy, "advisories.json");
    const auditWith = async (content: object): ReturnType<typeof runScript> => {
      await writeFile(file, JSON.stringify(content));
      return runScript(copy, "supply-chain", "audit", "--advisories", file);
    };
    const source = `(by ${file}, because the registry did not answer).\n`;
    const failed = { exitCode: 1, stdout: "", stderr: `✗ Audit failed: wouter ${source}` };
    const passed = { exitCode: 0, stdout: `✓ Audit passed: no known vulnerabilities ${source}`, stderr: "" };
    const osvEntry = (...events: readonly object[]): object => ({
      id: "GHSA-1",
      affected: [{ package: { ecosystem: "npm", name: "wouter" }, ranges: [{ type: "SEMVER", events }] }],
    });
    npmRegistry.status = 405;
    expect(await auditWith(vulnerability)).toEqual(failed);
    expect(await auditWith([osvEntry({ introduced: "0" }, { last_affected: version })])).toEqual(failed);
    expect(await auditWith(osvEntry({ introduced: "0" }, { fixed: version }))).toEqual(passed);
    expect(await auditWith({ wouter: "all" })).toMatchObject({
      exitCode: 1,
      stderr: `✗ ${file} has neither OSV entries nor the registry's answer to npm audit.\n`,
    });
    Object.assign(npmRegistry, { status: 200, advisories: {} });
    expect((await auditWith(vulnerability)).stdout).toBe("✓ Audit passed: no known vulnerabilities.\n");
  });
});

describe.skipIf(!isGitInstalled)("npm run deploy -- tag", () => {
  it("writes the version, its heading and a tag, and reports that the audit was not run", async () => {
    const copy = await createRepository();
    npmRegistry.status = 405;
    const { exitCode, stdout } = await tagVersion(copy, "0.2.0");
    expect(exitCode).toBe(0);
    expect(stdout).toContain("v0.2.0 is committed and tagged. Audit: not run.");
    expect(git(copy, "status", "--porcelain")).toBe("");
    for (const file of ["package.json", "package-lock.json"])
      expect((JSON.parse(await readFile(join(copy, file), "utf8")) as { version: string }).version).toBe("0.2.0");
    expect(await readFile(join(copy, "CHANGELOG.md"), "utf8")).toMatch(
      /## Unreleased\n\n## 0\.2\.0 – \d{4}-\d{2}-\d{2}\n\n- Something new\.\n\n## 0\.1\.0/,
    );
    expect(git(copy, "tag", "--list", "--format=%(contents)", "v0.2.0")).toMatch(
      /^Version 0\.2\.0\n\n- Something new\.\n\nAudit: not run \(.+\)\.$/,
    );
  });

  it.each([
    [
      "there are uncommitted changes",
      async (copy: string) => writeFile(join(copy, "new.txt"), ""),
      "There are uncommitted changes. Commit or stash them first.",
    ],
    [
      "the audit finds a vulnerability",
      () => void Object.assign(npmRegistry, { status: 200, advisories: vulnerability }),
      /^The audit found vulnerabilities: wouter\. No version was made\.$/,
    ],
  ])("fails when %s, and changes nothing", async (_, arrange, message) => {
    const copy = await createRepository();
    await arrange(copy);
    const { exitCode, stderr } = await tagVersion(copy, "0.2.0");
    expect(stderr.trim().split("\n").at(-1)?.replace("✗ ", "")).toEqual(
      typeof message === "string" ? message : expect.stringMatching(message),
    );
    expect(exitCode).toBe(1);
    expect(git(copy, "tag", "--list")).toBe("");
    expect(git(copy, "log", "--format=%s")).toBe("First");
  });

  it("fails when something changes while the tests run, and keeps it", async () => {
    const test = `node -e "fs.appendFileSync('CHANGELOG.md', '- Meanwhile.')" --`;
    const copy = await createRepository({ test });
    Object.assign(npmRegistry, { status: 200, advisories: {} });
    expect(await tagVersion(copy, "0.2.0")).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("✗ Something has changed while the tests ran. No version was made.") as string,
    });
    expect(await readFile(join(copy, "CHANGELOG.md"), "utf8")).toMatch(/- Meanwhile\.$/);
    expect([git(copy, "tag", "--list"), git(copy, "log", "--format=%s")]).toEqual(["", "First"]);
  });

  it("fails for a version that has a tag", async () => {
    const copy = await createRepository();
    git(copy, "tag", "v0.2.0");
    expect(await tagVersion(copy, "0.2.0")).toMatchObject({
      exitCode: 2,
      stderr: "✗ There is a tag v0.2.0 already.\n",
    });
  });

  it("fails when a test fails, or when CHANGELOG.md has no notes", async () => {
    expect(await tagVersion(await createRepository({ test: "node -e process.exit(1) --" }), "0.2.0")).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("✗ npm run test -- --every-file failed. No version was made.") as string,
    });
    expect(await tagVersion(await createRepository({ notes: "" }), "0.2.0")).toMatchObject({
      exitCode: 1,
      stderr: '✗ CHANGELOG.md has no text under "Unreleased". Describe the changes.\n',
    });
  });

  describe("after 0.1.0", () => {
    let copy = "";
    beforeAll(async () => void (copy = await createRepository()));

    it.each(["0.1.0", "0.0.9", "1.2", "v1.2.3", "1.2.3-rc", "01.2.3"])("rejects %s", async (invalid) => {
      expect(await tagVersion(copy, invalid)).toEqual({
        exitCode: 2,
        stdout: "",
        stderr: `✗ The version must be three numbers and later than 0.1.0, not "${invalid}".\n`,
      });
      expect(git(copy, "status", "--porcelain")).toBe("");
    });
  });
});
