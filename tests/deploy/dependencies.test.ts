import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { isLicenceAllowed, getLicence } from "../../deploy/licences.ts";
import { isNodePackage, readLockedPackages } from "../../deploy/lockfile.ts";
import { mutatedFolders } from "../mutation/folders.ts";
import manifest from "../../package.json" with { type: "json" };

const root = join(import.meta.dirname, "../..");
const packages = await readLockedPackages();
const nameWithVersion = ({ name, version }: { name: string; version: string }): string => `${name}@${version}`;

/** Returns the packages that a module needs when it runs. */
function listImportedPackages(file: string): string[] {
  const imports = readFileSync(file, "utf8").matchAll(
    /^import (?!type )[^;]*?from "([^"]+)";$|await import\("([^"]+)"\)/gm,
  );
  return [...imports]
    .map(([, first, second]) => first ?? second ?? "")
    .filter((source) => !/^(?:node:|\.)/.test(source))
    .map((source) => source.replace(/^((?:@[^/]+\/)?[^/]+).*$/, "$1"));
}

describe("installed packages", () => {
  it("all have a SHA-512 hash in the lockfile", () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(
      packages.filter(({ integrity = "" }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity)).map(nameWithVersion),
    ).toEqual([]);
  });

  it("have exact versions in package.json", () => {
    const versions = Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    });
    expect(
      versions.filter(([, version]) => !/^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
    ).toEqual([]);
  });

  it("run no unreviewed installation script", () => {
    const reviewed = manifest.allowScripts as Readonly<Record<string, boolean>>;
    const withScripts = new Set(
      packages.flatMap(({ hasInstallScript, name }) => (hasInstallScript === true ? [name] : [])),
    );
    expect(Object.keys(reviewed).toSorted()).toEqual([...withScripts].toSorted());
    // A script could fetch what no hash of the lockfile covers.
    expect(Object.keys(reviewed).filter((name) => reviewed[name])).toEqual([]);
  });

  it.each([".github/workflows/ci.yml", "deploy/container/Dockerfile", ".devcontainer/devcontainer.json"])(
    "run no installation script in %s, whatever npm is installed",
    (file) => {
      const commands = readFileSync(join(root, file), "utf8").match(/npm (?:ci|i|install)\b.*/g) ?? [];
      expect(commands).not.toEqual([]);
      expect(commands.filter((command) => !command.startsWith("npm ci --ignore-scripts"))).toEqual([]);
    },
  );

  it("run no installation script after the commands of the documents either", () => {
    expect(readFileSync(join(root, ".npmrc"), "utf8").split("\n")).toContain("ignore-scripts=true");
  });

  it("include the Node that runs everything, by its hash in the lockfile", async () => {
    const nodes = packages.filter(({ name }) => isNodePackage(name));
    expect(nodes.map(({ path }) => path)).toEqual(
      Object.keys(manifest.optionalDependencies).map((name) => `node_modules/${name}`),
    );
    const thisSystem = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
    const installed = nodes.find(({ name }) => name === thisSystem);
    if (installed === undefined) return;
    const { stdout } = await promisify(execFile)(join(root, "node_modules/.bin/node"), ["--version"]);
    expect(stdout.trim()).toBe(`v${installed.version}`);
  });

  it("of the servers that run in production are no tools, which the audit leaves out", () => {
    const deploy = join(root, "deploy");
    const files = readdirSync(deploy, { recursive: true, encoding: "utf8" }).filter((file) =>
      /^(?:(?:gateway|renderer)\/.*|serveStatic)\.tsx?$/.test(file),
    );
    const names = files.flatMap((file) => listImportedPackages(join(deploy, file)));
    expect(names).toEqual(expect.arrayContaining(["jsdom", "send", "ws"]));
    expect(names.filter((name) => !Object.hasOwn(manifest.dependencies, name))).toEqual([]);
  });

  it("of Node are tools, not shipped", () => {
    expect(packages.filter(({ name, dev }) => isNodePackage(name) && dev !== true)).toEqual([]);
  });

  it("have an allowed licence", () => {
    expect(
      packages.filter((each) => !isLicenceAllowed(each)).map((each) => `${nameWithVersion(each)}: ${getLicence(each)}`),
    ).toEqual([]);
  });
});

describe("the workflow of the CI", () => {
  const workflow = readFileSync(join(import.meta.dirname, "../../.github/workflows/ci.yml"), "utf8");
  type Step = { run?: string; uses?: string; if?: string; env?: Readonly<Record<string, string>> };
  const { on, jobs } = parse(workflow) as {
    on: { schedule?: readonly unknown[] };
    jobs: Readonly<
      Record<
        string,
        {
          if?: string;
          needs?: string;
          strategy?: { matrix: Readonly<Record<string, unknown>> };
          steps: readonly Step[];
        }
      >
    >;
  };

  it("uses actions by the hash of their commit, and keeps no token for later steps", () => {
    const actions = [...workflow.matchAll(/uses: (.*)/g)].map(([, action = ""]) => action);
    expect(actions.length).toBeGreaterThan(2);
    expect(
      actions.filter((action) => !/^[\w-]+\/[\w-]+(?:\/[\w-]+)*@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
    ).toEqual([]);
    expect(workflow).toMatch(/persist-credentials: false/);
    expect(workflow).toMatch(/^permissions: \{ contents: read \}$/m);
  });

  it("audits the packages, also when nothing was pushed", () => {
    expect(on.schedule).toHaveLength(1);
    expect(jobs["audit"]?.if).toBeUndefined();
    expect(jobs["audit"]?.steps.map(({ run }) => run)).toContain("npm run supply-chain -- audit");
  });

  it("checks the packages behind nginx every night", () => {
    const { deploy } = jobs;
    expect([deploy?.if, deploy?.needs]).toEqual(["github.event_name == 'schedule'", "build"]);
    expect(deploy?.steps.at(-1)?.run).toBe("npm run deploy -- check");
  });

  it("runs every test file after each push and in full every night, with and without a browser, and the pages of both portals", () => {
    const testRuns = Object.values(jobs).flatMap(({ if: condition, steps }) =>
      steps
        .filter(({ run }) => run?.startsWith("npm test"))
        .map(({ run, env }) => ({ run, condition, fullFlag: env?.["FULL_FLAG"] })),
    );
    const fullFlag = "${{ github.event_name == 'schedule' && '--full' || '' }}";
    expect(testRuns).toEqual([
      { run: "npm test -- --no-e2e --every-file $FULL_FLAG", condition: undefined, fullFlag },
      { run: 'npm test -- --shard "$SHARD/4" $FULL_FLAG', condition: undefined, fullFlag },
      {
        run: "npm test -- --portal quality --full",
        condition: "github.event_name == 'schedule'",
        fullFlag: undefined,
      },
    ]);
  });

  it("measures each folder of the mutation tests", () => {
    expect(jobs["mutation"]?.strategy?.matrix["folder"]).toEqual(Object.keys(mutatedFolders));
  });

  it("accepts a breaking change only by the version of the contract", () => {
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    expect(steps.map(({ run }) => run).filter((run) => run?.includes("contract -- diff"))).toEqual([
      'npm run contract -- diff "$(git merge-base "origin/$BASE_BRANCH" HEAD)"',
    ]);
  });

  it("keeps the results of mutation tests also when a folder stays below its limit", () => {
    const saves = jobs["mutation"]?.steps.filter(({ uses }) => uses?.startsWith("actions/cache/save@")) ?? [];
    expect(saves.map((step) => step.if)).toEqual(["always()"]);
  });

  it("runs no expression in a script", () => {
    const scripts = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run = [] }) => run));
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((script) => script.includes("${{"))).toEqual([]);
  });
});

describe("a licence", () => {
  const packageWith = (license: string | undefined, dev = false) => ({
    path: "",
    name: "x",
    version: "1.0.0",
    dev,
    ...(license !== undefined && { license }),
  });

  it.each(["MIT", "(MIT OR GPL-3.0-only)", "(MPL-2.0 OR Apache-2.0)", "MIT AND ISC"])(
    "%s is allowed for shipped packages",
    (licence) => {
      expect(isLicenceAllowed(packageWith(licence))).toBe(true);
    },
  );

  it.each(["GPL-3.0-only", "AGPL-3.0-or-later", "MPL-2.0", "MIT AND GPL-2.0-only", "SEE LICENSE IN x", undefined])(
    "%s is not allowed for shipped packages",
    (licence) => {
      expect(isLicenceAllowed(packageWith(licence))).toBe(false);
    },
  );

  it("of a tool may have weak copyleft", () => {
    expect(isLicenceAllowed(packageWith("MPL-2.0", true))).toBe(true);
    expect(isLicenceAllowed(packageWith("AGPL-3.0-only", true))).toBe(false);
  });
});

it("the bill of materials is written where --out says", async () => {
  const folder = await mkdtemp(join(tmpdir(), "portal-sbom-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "sbom.json");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["cli.mjs", "supply-chain", "sbom", "--shipped", "--out", file],
    { cwd: root },
  );
  expect(stdout).toMatch(/sbom\.json: \d+ packages\.\n$/);
  expect(stdout.startsWith(`${file}: `)).toBe(true);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ bomFormat: "CycloneDX" });
});
