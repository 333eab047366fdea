import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { parseFlags } from "../codegen/commandLine.ts";
import { runCommand, exitWithError } from "../codegen/command.ts";
import { listFiles } from "./package.ts";

const root = join(import.meta.dirname, "..");

const { portal } = parseFlags({
  help: `Packs the portal twice, in two folders, time zones and languages of the machine, and fails when one byte differs.

  npm run reproducible
  npm run reproducible -- --portal quality
`,
  options: { portal: { type: "string", default: "competition" } },
});
if (portal !== "competition" && portal !== "quality")
  exitWithError(`--portal takes competition or quality, not "${portal}".`, 2);

await runCommand(async () => {
  const copies = await Promise.all(
    ["a", "b-with-a-longer-name"].map((name) => mkdtemp(join(tmpdir(), `portal-${name}-`))),
  );
  try {
    const [one = "", other = ""] = copies;
    await packageIn(one, { TZ: "UTC", LANG: "C", LC_ALL: "C" });
    await packageIn(other, { TZ: "Asia/Baku", LANG: "az_AZ.UTF-8", LC_ALL: "az_AZ.UTF-8" });
    const different = await differingFiles(join(one, "dist-package", portal), join(other, "dist-package", portal));
    if (different.length > 0) exitWithError(`${different.length} files differ: ${different.slice(0, 5).join(", ")}`);
    console.log(
      `✓ ${(await listFiles(join(one, "dist-package", portal))).length} files, the same in both: release ${(await readFile(join(one, "dist-package", portal, "id"), "utf8")).trim()}.`,
    );
  } finally {
    await Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true })));
  }
});

async function packageIn(copy: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const parts = (await readdir(root)).filter((name) => !/^(node_modules|dist.*|\.git|\.cache)$/.test(name));
  await Promise.all([
    ...parts.map((name) => cp(join(root, name), join(copy, name), { recursive: true })),
    symlink(join(root, "node_modules"), join(copy, "node_modules")),
  ]);
  console.log(`Packing with TZ=${environment["TZ"]}…`);
  await promisify(execFile)(process.execPath, ["deploy/package.ts", "--portal", portal], {
    cwd: copy,
    env: { ...process.env, ...environment },
  });
}

async function differingFiles(one: string, other: string): Promise<string[]> {
  const names = [...new Set([...(await listFiles(one)), ...(await listFiles(other))])];
  const same = await Promise.all(
    names.map(async (name) => {
      const [a, b] = await Promise.all(
        [one, other].map((folder) => readFile(join(folder, name)).catch(() => undefined)),
      );
      return a !== undefined && b !== undefined && a.equals(b);
    }),
  );
  return names.filter((_, place) => same[place] !== true);
}
