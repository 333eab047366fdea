import { execFile, execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };

const root = join(import.meta.dirname, "../..");
const copies: string[] = [];
// A machine that got the sources in another way may do without it; it makes no versions then.
const isGitInstalled = spawnSync("git", ["--version"]).status === 0;
// What the registry answers when it is asked for known faults: a status, and for 200 the faults.
const npmRegistry = { status: 200, faults: {} as object };
// npm reads a package with a fault once more, to see which versions there are.
const version = manifest.dependencies.wouter;
const packageMetadata = {
  name: "wouter",
  "dist-tags": { latest: version },
  versions: { [version]: { name: "wouter", version } },
};
const server = createServer((request, response) => {
  request.resume();
  const answer =
    request.method === "GET" ? packageMetadata : npmRegistry.status === 200 ? npmRegistry.faults : { error: "no" };
  response.writeHead(npmRegistry.status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
});
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(async () => {
  server.close();
  await Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true })));
});

/** A repository of its own with the commands and the packages of this one, and a test that passes or fails. */
async function createRepository({ test = "node -e 0", told = "- Something new." } = {}): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "portal-version-"));
  copies.push(copy);
  await mkdir(join(copy, "deploy"));
  for (const part of ["deploy", "codegen", "package-lock.json"])
    await cp(join(root, part), join(copy, part), { recursive: true });
  await writeFile(
    join(copy, "package.json"),
    JSON.stringify({ ...manifest, version: "0.1.0", scripts: { ...manifest.scripts, test } }, null, 2),
  );
  await writeFile(
    join(copy, "CHANGELOG.md"),
    `# Changes\n\n## Unreleased\n\n${told}\n\n## 0.1.0 – 2026-01-01\n\n- Old.\n`,
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

function runNode(
  cwd: string,
  command: string,
  ...args: string[]
): Promise<{ exitCode: number; stdout: string; stderr: string }> {
  const environment = {
    ...process.env,
    ...gitIdentity,
    PATH: [join(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter),
    npm_config_registry: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    npm_config_fetch_retries: "0",
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { cwd, env: environment }, (error, stdout, stderr) =>
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
      title: "A fault",
      severity: "high",
      vulnerable_versions: "*",
      cwe: [],
      cvss: { score: 8, vectorString: null },
    },
  ],
};
const tagVersion = (copy: string, ...args: string[]): ReturnType<typeof runNode> =>
  runNode(copy, "deploy/tagVersion.ts", ...args);

describe("npm run audit", { timeout: 120_000 }, () => {
  it("tells no faults, faults, and no answer apart", async () => {
    const copy = await createRepository();
    Object.assign(npmRegistry, { status: 200, faults: {} });
    expect(await runNode(copy, "deploy/audit.ts")).toEqual({
      exitCode: 0,
      stdout: "✓ Audit passed: no known faults.\n",
      stderr: "",
    });
    npmRegistry.faults = vulnerability;
    expect(await runNode(copy, "deploy/audit.ts")).toMatchObject({
      exitCode: 1,
      stdout: "",
      stderr: expect.stringMatching(/^✗ Audit failed: wouter\.\n$/) as string,
    });
    npmRegistry.status = 405;
    expect(await runNode(copy, "deploy/audit.ts")).toMatchObject({
      exitCode: 3,
      stdout: "",
      stderr: expect.stringMatching(/^! Audit NOT RUN: .+/) as string,
    });
  });
});

describe.skipIf(!isGitInstalled)("npm run release", { timeout: 120_000 }, () => {
  it("writes the version, its heading and a tag, and says honestly that the audit was not run", async () => {
    const copy = await createRepository();
    npmRegistry.status = 405;
    const { exitCode, stdout } = await tagVersion(copy, "0.2.0");
    expect(exitCode).toBe(0);
    expect(stdout).toContain("v0.2.0 is committed and tagged. The audit: not run.");
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
      "something is not committed",
      async (copy: string) => writeFile(join(copy, "new.txt"), ""),
      "Something is not committed. Commit it, or put it aside, first.",
    ],
    [
      "the audit finds a fault",
      () => void Object.assign(npmRegistry, { status: 200, faults: vulnerability }),
      /^The audit found faults: wouter\. Nothing was released\.$/,
    ],
  ])("refuses when %s, and changes nothing", async (_, spoil, sentence) => {
    const copy = await createRepository();
    await spoil(copy);
    const { exitCode, stderr } = await tagVersion(copy, "0.2.0");
    expect(stderr.trim().split("\n").at(-1)?.replace("✗ ", "")).toEqual(
      typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
    );
    expect(exitCode).toBe(1);
    expect(git(copy, "tag", "--list")).toBe("");
    expect(git(copy, "log", "--format=%s")).toBe("First");
  });

  it("refuses when a test fails, or when nobody has said what is new", async () => {
    expect(await tagVersion(await createRepository({ test: "node -e process.exit(1)" }), "0.2.0")).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("✗ npm run test failed: nothing was released.") as string,
    });
    expect(await tagVersion(await createRepository({ told: "" }), "0.2.0")).toMatchObject({
      exitCode: 1,
      stderr: '✗ CHANGELOG.md says nothing under "Unreleased". Say what is new.\n',
    });
  });

  it.each(["0.1.0", "0.0.9", "1.2", "v1.2.3", "1.2.3-rc", "01.2.3"])("refuses %s after 0.1.0", async (version) => {
    expect(await tagVersion(await createRepository(), version)).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: `✗ A version is three numbers and later than 0.1.0, not "${version}".\n`,
    });
  });
});
