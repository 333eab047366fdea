import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isLicenceAllowed, getLicence } from "../../deploy/licences.ts";
import { readLockedPackages } from "../../deploy/lockfile.ts";
import manifest from "../../package.json" with { type: "json" };

const packages = await readLockedPackages();
const nameWithVersion = ({ name, version }: { name: string; version: string }): string => `${name}@${version}`;

describe("installed packages", () => {
  it("all have a SHA-512 hash in the lockfile", () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(
      packages.filter(({ integrity = "" }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity)).map(nameWithVersion),
    ).toEqual([]);
  });

  it("have exact versions in package.json", () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
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
    // The script of `node` installs the Node binary of this system. Its version is exact, and its hash is in the lockfile.
    expect(Object.keys(reviewed).filter((name) => reviewed[name])).toEqual(["node"]);
    expect(manifest.devDependencies.node).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it("have an allowed licence", () => {
    expect(
      packages.filter((each) => !isLicenceAllowed(each)).map((each) => `${nameWithVersion(each)}: ${getLicence(each)}`),
    ).toEqual([]);
  });
});

describe("the workflow of the CI", () => {
  const workflow = readFileSync(join(import.meta.dirname, "../../.github/workflows/ci.yml"), "utf8");

  it("uses actions by the hash of their commit, and keeps no token for later steps", () => {
    const actions = [...workflow.matchAll(/uses: (.*)/g)].map(([, action = ""]) => action);
    expect(actions.length).toBeGreaterThan(2);
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
    expect(workflow).toMatch(/persist-credentials: false/);
    expect(workflow).toMatch(/^permissions: \{ contents: read \}$/m);
  });

  it("runs no expression in a script", () => {
    expect(workflow.split("\n").filter((line) => line.includes("run:") && line.includes("${{"))).toEqual([]);
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
