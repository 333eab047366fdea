import { describe, expect, it } from "vitest";
import { isLicenceAllowed, licenceOf } from "../../deploy/licences.ts";
import { lockedPackages } from "../../deploy/lockfile.ts";
import manifest from "../../package.json" with { type: "json" };

const packages = await lockedPackages();
const nameWithVersion = ({ name, version }: { name: string; version: string }): string => `${name}@${version}`;

describe("what is installed", () => {
  it("is proved by a strong hash, every package of it", () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(
      packages.filter(({ integrity = "" }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity)).map(nameWithVersion),
    ).toEqual([]);
  });

  it("is asked for by exact versions", () => {
    const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(
      asked.filter(([, version]) => !/^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
    ).toEqual([]);
  });

  it("runs no script on installation that nobody has read", () => {
    const decided = manifest.allowScripts as Readonly<Record<string, boolean>>;
    const withScripts = new Set(packages.flatMap((one) => (one.hasInstallScript === true ? [one.name] : [])));
    expect(Object.keys(decided).toSorted()).toEqual([...withScripts].toSorted());
    // The one that may: it puts the Node of this system into place. Its version is exact, and its bytes are in the lockfile.
    expect(Object.keys(decided).filter((name) => decided[name])).toEqual(["node"]);
    expect(manifest.devDependencies.node).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it("is under a licence that we may use it by", () => {
    expect(
      packages.filter((one) => !isLicenceAllowed(one)).map((one) => `${nameWithVersion(one)}: ${licenceOf(one)}`),
    ).toEqual([]);
  });
});

describe("a licence", () => {
  const one = (license: string | undefined, dev = false) => ({
    path: "",
    name: "x",
    version: "1.0.0",
    dev,
    ...(license !== undefined && { license }),
  });

  it.each(["MIT", "(MIT OR GPL-3.0-only)", "(MPL-2.0 OR Apache-2.0)", "MIT AND ISC"])(
    "%s may reach citizens",
    (licence) => {
      expect(isLicenceAllowed(one(licence))).toBe(true);
    },
  );

  it.each(["GPL-3.0-only", "AGPL-3.0-or-later", "MPL-2.0", "MIT AND GPL-2.0-only", "SEE LICENSE IN x", undefined])(
    "%s may not",
    (licence) => {
      expect(isLicenceAllowed(one(licence))).toBe(false);
    },
  );

  it("of a tool may ask for a little more", () => {
    expect(isLicenceAllowed(one("MPL-2.0", true))).toBe(true);
    expect(isLicenceAllowed(one("AGPL-3.0-only", true))).toBe(false);
  });
});
