import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { lockedPackages, type LockedPackage } from "./lockfile.ts";

const root = join(import.meta.dirname, "..");

/** Licences that ask for no more than to be named: what citizens are sent may be under one of these. */
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

/** Of tools, which we use and hand on to nobody, these may be too. */
const toolLicences = [...shippedLicences, "MPL-2.0", "Python-2.0", "PSF-2.0"];

/** Packages that name their licence in an old way that npm does not read; each was looked up in its own LICENSE file. */
const reviewedLicences: Readonly<Record<string, string>> = {
  "compute-gcd@1.2.1": "MIT",
  "compute-lcm@1.1.2": "MIT",
  "validate.io-function@1.0.2": "MIT",
  "validate.io-integer@1.0.5": "MIT",
  "validate.io-integer-array@1.0.0": "MIT",
  "validate.io-number@1.0.3": "MIT",
};

/** The licence of a package as an SPDX expression; `unknown` when nobody has said. */
export const licenceOf = ({ name, version, license }: LockedPackage): string =>
  license ?? reviewedLicences[`${name}@${version}`] ?? "unknown";

/** Whether a package may be used as it is used: with `OR` one licence must be allowed, with `AND` all. */
export function isLicenceAllowed(lockedPackage: LockedPackage): boolean {
  const allowed = lockedPackage.dev === true ? toolLicences : shippedLicences;
  return licenceOf(lockedPackage)
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((licence) => allowed.includes(licence.trim())));
}

/** The names and licence texts of everything that citizens are sent. */
export async function readLicenceNotices(): Promise<string> {
  const shipped = (await lockedPackages()).filter(({ dev }) => dev !== true);
  const texts = await Promise.all(
    shipped.map(async (one) => ({ one, text: await readLicenceText(join(root, one.path)) })),
  );
  // A package for another system is not installed, and not sent either.
  return texts
    .flatMap(({ one, text }) =>
      text === undefined ? [] : [`${one.name} ${one.version} (${licenceOf(one)})\n\n${text.trim()}\n`],
    )
    .join(`\n${"-".repeat(72)}\n\n`);
}

async function readLicenceText(folder: string): Promise<string | undefined> {
  const files = await readdir(folder).catch(() => undefined);
  if (files === undefined) return undefined;
  const file = files.toSorted().find((name) => /^licen[cs]e/i.test(name));
  return file === undefined ? "" : readFile(join(folder, file), "utf8").catch(() => "");
}

if (import.meta.main) {
  const { parseFlags } = await import("../codegen/commandLine.ts");
  const { runCommand, exitWithError } = await import("../codegen/command.ts");
  const { all = false } = parseFlags({
    help: `Lists the licences of every package, and fails when one is unknown or may not be used.

  npm run licences             how many packages are under which licence
  npm run licences -- --all    every package with its licence
`,
    options: { all: { type: "boolean" } },
  });
  await runCommand(async () => {
    const packages = await lockedPackages();
    for (const [title, some] of [
      ["sent to citizens", packages.filter(({ dev }) => dev !== true)],
      ["tools", packages.filter(({ dev }) => dev === true)],
    ] as const) {
      console.log(`${some.length} packages, ${title}:`);
      const by = Object.groupBy(some, licenceOf);
      for (const [licence, those = []] of Object.entries(by).toSorted(([, a = []], [, b = []]) => b.length - a.length))
        console.log(
          `${String(those.length).padStart(5)}  ${licence}${all ? `: ${those.map(({ name, version }) => `${name}@${version}`).join(", ")}` : ""}`,
        );
    }
    const refused = packages.filter((one) => !isLicenceAllowed(one));
    if (refused.length > 0)
      exitWithError(
        `Not allowed: ${refused.map((one) => `${one.name}@${one.version} (${licenceOf(one)})`).join(", ")}. Replace it, or decide in deploy/licences.ts.`,
      );
  });
}
