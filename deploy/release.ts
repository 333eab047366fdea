import { cp, link, mkdir, readFile, readdir, readlink, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { listFiles, createPackage } from "./package.ts";
import { buildIfStale, type BuildKind } from "./build.ts";

/**
 * A folder of releases:
 *
 *     releases/<time>-<id>/   one package each, with the hashed files of the releases before it
 *     releases/<…>/own.txt    which hashed files are its own
 *     current                 a link to the release that is given out
 *
 * A tab that was opened before a release goes on with its own files, and a page is never asked for files that its server
 * does not have yet: the new ones are also put into the release that is still given out, before the link moves.
 */
export type ReleaseOptions = { folder: string; keep?: number };

const defaultKeep = 3;

/** The releases in a folder, the oldest first. */
export async function listReleases(folder: string): Promise<string[]> {
  return (await readdir(join(folder, "releases")).catch(() => [])).filter((name) => !name.startsWith(".")).toSorted();
}

/** The release that is given out, by its name. */
export async function currentRelease(folder: string): Promise<string | undefined> {
  const target = await readlink(join(folder, "current")).catch(() => undefined);
  return target === undefined ? undefined : basename(target);
}

/** Puts a package into place and gives it out from now on. `keep` is how many releases stay, this one included. Answers its name. */
export async function deployRelease(
  packageFolder: string,
  { folder, keep = defaultKeep }: ReleaseOptions,
  now: Date = new Date(),
): Promise<string> {
  const id = (await readFile(join(packageFolder, "id"), "utf8")).trim();
  const name = `${now.toISOString().replaceAll(/[:.]/g, "-")}-${id}`;
  const [place, draft] = [join(folder, "releases", name), join(folder, "releases", `.${name}`)];
  await mkdir(join(folder, "releases"), { recursive: true });
  await cp(packageFolder, draft, { recursive: true });
  const own = (await listFiles(join(draft, "site"))).filter((file) => file.startsWith("assets/"));
  await writeFile(join(draft, "own.txt"), own.map((file) => `${file}\n`).join(""));
  for (const earlier of (await listReleases(folder)).slice(1 - keep))
    await linkAssets(join(folder, "releases", earlier), draft);
  // Half a release is never seen under its name.
  await rename(draft, place);
  const before = await currentRelease(folder);
  await switchCurrentLink(folder, name);
  await pruneReleases(folder, keep, before);
  return name;
}

/** Gives out the release before the current one again. Answers its name; throws an error in plain words when there is none. */
export async function rollBack(folder: string): Promise<string> {
  const [all, current] = [await listReleases(folder), await currentRelease(folder)];
  const name = current === undefined ? undefined : all[all.indexOf(current) - 1];
  if (name === undefined) throw new Error(`${folder} has no release before ${current ?? "the first one"}.`);
  await switchCurrentLink(folder, name);
  return name;
}

/** Moves the link in one step: at every moment it leads to one whole release. */
async function switchCurrentLink(folder: string, name: string): Promise<void> {
  const current = await currentRelease(folder);
  if (current !== undefined && current !== name)
    await linkAssets(join(folder, "releases", name), join(folder, "releases", current));
  const next = join(folder, `.current-${name}`);
  await rm(next, { force: true });
  await symlink(join("releases", name), next);
  await rename(next, join(folder, "current"));
}

/** Puts a release's own hashed files into another one, without taking space for them twice. */
async function linkAssets(from: string, to: string): Promise<void> {
  const own = (await readFile(join(from, "own.txt"), "utf8")).split("\n").filter(Boolean);
  for (const file of own) {
    const target = join(to, "site", file);
    if (existsSync(target)) continue;
    await mkdir(join(target, ".."), { recursive: true });
    await link(join(from, "site", file), target);
  }
}

/** Deletes all but the last releases; not the one before, which servers give out until they read their configuration again. */
async function pruneReleases(folder: string, keep: number, previous: string | undefined): Promise<void> {
  for (const name of (await listReleases(folder)).slice(0, -keep))
    if (name !== previous) await rm(join(folder, "releases", name), { recursive: true });
}

if (import.meta.main) {
  const { parseFlags } = await import("../codegen/commandLine.ts");
  const { runCommand, exitWithError } = await import("../codegen/command.ts");
  const flags = parseFlags({
    help: `Puts a build into a folder of releases and gives it out by moving one link; no request meets half a release.

  npm run deploy -- --to /srv/portal                      packs the build and gives it out
  npm run deploy -- --to /srv/portal --package FOLDER     gives out a package that "npm run package" made elsewhere
  npm run deploy -- --to /srv/portal --keep 5             keeps five releases (usually ${defaultKeep})
  npm run deploy -- --to /srv/portal --rollback           the release before this one again
  npm run deploy -- --to /srv/portal --list               which releases there are

Then nginx reads its configuration again: deploy/README.md says how.
`,
    options: {
      to: { type: "string" },
      package: { type: "string" },
      portal: { type: "string", default: "competition" },
      keep: { type: "string" },
      rollback: { type: "boolean" },
      list: { type: "boolean" },
    },
  });
  const { portal } = flags;
  const to = flags.to ?? exitWithError("--to takes the folder of the releases, such as /srv/portal.", 2);
  const keep = Number(flags.keep ?? defaultKeep);
  if (!Number.isInteger(keep) || keep < 1) exitWithError(`--keep takes a number of releases, not "${flags.keep}".`, 2);
  if (portal !== "competition" && portal !== "quality")
    exitWithError(`--portal takes competition or quality, not "${portal}".`, 2);
  await runCommand(async () => {
    if (flags.list !== true)
      console.log(
        `${flags.rollback === true ? await rollBack(to) : await deployRelease(flags.package ?? (await packed(portal as BuildKind)), { folder: to, keep })} is given out.`,
      );
    const current = await currentRelease(to);
    for (const name of await listReleases(to))
      console.log(
        `${name === current ? "→" : " "} ${name}  ${(await stat(join(to, "releases", name))).mtime.toISOString()}`,
      );
  });

  async function packed(kind: BuildKind): Promise<string> {
    const folder = join(import.meta.dirname, "../dist-package", kind);
    await createPackage(await buildIfStale(kind, console.log), folder);
    console.log(`Packed ${relative(process.cwd(), folder)}.`);
    return folder;
  }
}
