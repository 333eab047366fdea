import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { exitWithError, type Command } from "../cli/command.ts";
import { parseFlags } from "../cli/commandLine.ts";
import { listFiles } from "./package.ts";
import { parsePortalName, type PortalName } from "../cli/portalName.ts";

const root = join(import.meta.dirname, "..");

const help = `Packages the portal twice, in different folders, time zones and locales, and fails when a byte differs.

  npm run supply-chain -- reproducible
  npm run supply-chain -- reproducible --portal quality
`;

/** Runs `npm run supply-chain -- reproducible`. */
export const run: Command = async (args) => {
  const flags = parseFlags({ help, options: { portal: { type: "string", default: "competition" } }, args });
  const portal = parsePortalName(flags.portal);
  const copies = await Promise.all(
    ["a", "b-with-a-longer-name"].map((name) => mkdtemp(join(tmpdir(), `portal-${name}-`))),
  );
  try {
    const [first = "", second = ""] = copies;
    await packageIn(first, portal, { TZ: "UTC", LANG: "C", LC_ALL: "C" });
    await packageIn(second, portal, { TZ: "Asia/Baku", LANG: "az_AZ.UTF-8", LC_ALL: "az_AZ.UTF-8" });
    const packageFolder = join(first, "dist-package", portal);
    const different = await differingFiles(packageFolder, join(second, "dist-package", portal));
    if (different.length > 0) exitWithError(`${different.length} files differ: ${different.slice(0, 5).join(", ")}`);
    const id = (await readFile(join(packageFolder, "id"), "utf8")).trim();
    console.log(`✓ ${(await listFiles(packageFolder)).length} files are equal in both packages: release ${id}.`);
  } finally {
    await Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true })));
  }
};

async function packageIn(
  copy: string,
  portal: PortalName,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const names = (await readdir(root)).filter((name) => !/^(node_modules|dist.*|\.git|\.cache)$/.test(name));
  await Promise.all([
    ...names.map((name) => cp(join(root, name), join(copy, name), { recursive: true })),
    symlink(join(root, "node_modules"), join(copy, "node_modules")),
  ]);
  console.log(`Packaging with TZ=${environment["TZ"]}…`);
  await promisify(execFile)(process.execPath, ["cli.mjs", "deploy", "package", "--portal", portal], {
    cwd: copy,
    env: { ...process.env, ...environment },
  });
}

/** Returns the relative paths of the files that differ between two folders or exist in only one of them. */
async function differingFiles(first: string, second: string): Promise<string[]> {
  const names = [...new Set([...(await listFiles(first)), ...(await listFiles(second))])];
  const areEqual = await Promise.all(
    names.map(async (name) => {
      const [a, b] = await Promise.all(
        [first, second].map((folder) => readFile(join(folder, name)).catch(() => undefined)),
      );
      return a !== undefined && b !== undefined && a.equals(b);
    }),
  );
  return names.filter((_, index) => areEqual[index] !== true);
}
