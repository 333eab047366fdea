import { execFile } from "node:child_process";
import { cp, link, mkdir, readFile, readdir, readlink, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { exitWithError, type Command } from "../cli/command.ts";
import { parseCommandLine } from "../cli/commandLine.ts";
import { hashFolder, listFiles, packageFlags, packagePortal, readPackageFlags } from "./package.ts";
import { parsePortalName } from "../cli/portalName.ts";

/**
 * A folder of releases:
 *
 *     releases/<time>-<id>/   one package each, with the hashed files of earlier releases
 *     releases/<…>/own.txt    the hashed files that belong to this release
 *     releases/<…>/rolled-back  it was left by a roll-back, so that no later one leads to it
 *     releases/<…>/replaced   when another release took its place
 *     current                 a symbolic link to the release that is served
 *
 * A tab that was opened before a release still finds its files. The new hashed files are linked into the current release before
 * the symbolic link changes, so that a new page also finds its files on a worker that still serves the old release. A worker may
 * serve any release of the last day: the reload after a release may have failed, and so may that after the next one.
 */
export type ReleaseOptions = { folder: string; keep?: number };

const defaultKeep = 3;

/** How long nginx may serve a release that another one has replaced, in milliseconds. */
const reloadTimeMs = 24 * 60 * 60 * 1000;

/** How old the draft of a command must be that was interrupted, in milliseconds. Another command may be writing a younger one. */
const draftTimeMs = 60 * 60 * 1000;

const help = `Puts a package into a folder of releases and serves it by changing one symbolic link.

  npm run deploy -- release /srv/portal                    build, package and release
  npm run deploy -- release /srv/portal --origin https://portal.example.org
                                                           with this and the other options of "npm run deploy -- package"
  npm run deploy -- release /srv/portal --from FOLDER      release a package that "npm run deploy -- package" wrote elsewhere
  npm run deploy -- release /srv/portal --portal quality   the quality portal
  npm run deploy -- release /srv/portal --keep 5           keep five releases (default: ${defaultKeep}), besides those of the last day
  npm run deploy -- release /srv/portal --rollback         serve the previous release again
  npm run deploy -- release /srv/portal --list             list the releases

Reload nginx afterwards: see docs/deployment.md.
`;

/** Returns the names of the releases in a folder, the oldest first. */
export async function listReleases(folder: string): Promise<string[]> {
  return (await readdir(join(folder, "releases")).catch(() => [])).filter((name) => !name.startsWith(".")).toSorted();
}

/** Returns the name of the current release. */
export async function getCurrentRelease(folder: string): Promise<string | undefined> {
  const target = await readlink(join(folder, "current")).catch(() => undefined);
  return target === undefined ? undefined : basename(target);
}

/**
 * Copies a package into `releases/` and makes it the current release. Keeps `keep` releases, this one included, and those that
 * nginx may still serve. Returns its name. Throws when the package is not complete.
 * A package that is the current release already changes nothing: a repeated command deletes no release that nginx may serve.
 */
export async function deployRelease(
  packageFolder: string,
  { folder, keep = defaultKeep }: ReleaseOptions,
  now: Date = new Date(),
): Promise<string> {
  const id = (await readFile(join(packageFolder, "id"), "utf8")).trim();
  const current = await getCurrentRelease(folder);
  if (current?.endsWith(`-${id}`) === true) return current;
  const name = nameRelease(id, now, (await listReleases(folder)).at(-1));
  await mkdir(join(folder, "releases"), { recursive: true });
  await deleteDrafts(folder);
  const draft = join(folder, "releases", `.${name}`);
  try {
    await cp(packageFolder, draft, { recursive: true });
    // A copy from another machine may have broken off, and another command may have packaged into the same folder.
    if ((await hashFolder(draft)) !== id)
      throw new Error(
        `${packageFolder} is not the complete package that its file "id" names. Copy it again, or package it again.`,
      );
    // nginx and the renderer run as accounts of their own.
    await promisify(execFile)("chmod", ["-R", "u=rwX,go=rX", draft]);
    const own = (await listFiles(join(draft, "site"))).filter((file) => file.startsWith("assets/"));
    await writeFile(join(draft, "own.txt"), own.map((file) => `${file}\n`).join(""));
    const lastReleases = (await listReleases(folder)).toReversed().slice(0, keep - 1);
    for (const earlier of new Set([...lastReleases, ...(await listServedReleases(folder, now))]))
      await linkAssets(join(folder, "releases", earlier), draft);
    // The rename is atomic: an incomplete release never has its final name.
    await rename(draft, join(folder, "releases", name));
  } catch (error) {
    // On a full disk, each attempt would leave one.
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await switchCurrentLink(folder, name, now);
  await pruneReleases(folder, keep, now);
  return name;
}

/** Returns the name of a new release. It is later than the last release, also when the clock was set back. */
function nameRelease(id: string, now: Date, lastRelease = ""): string {
  const time = new Date(Math.max(now.getTime(), (parseReleaseTime(lastRelease) || 0) + 1));
  return `${time.toISOString().replaceAll(/[:.]/g, "-")}-${id}`;
}

const parseReleaseTime = (name: string): number =>
  Date.parse(name.slice(0, 24).replace(/T(\d\d)-(\d\d)-(\d\d)-/, "T$1:$2:$3."));

/** Returns the names of the releases that nginx may serve: the current one, and those that came or were replaced within a day. */
async function listServedReleases(folder: string, now: Date): Promise<string[]> {
  const current = await getCurrentRelease(folder);
  const served: string[] = [];
  for (const name of await listReleases(folder)) {
    const time = await readFile(join(folder, "releases", name, replacedFile), "utf8").then(Date.parse, () =>
      parseReleaseTime(name),
    );
    if (name === current || now.getTime() - time < reloadTimeMs) served.push(name);
  }
  return served;
}

/**
 * Makes the release that was served before the current one current again, and marks the current one as rolled back. Returns its
 * name; throws when there is none.
 */
export async function rollBack(folder: string, now: Date = new Date()): Promise<string> {
  const releases = await listReleases(folder);
  const current = await getCurrentRelease(folder);
  const name = releases
    .slice(0, current === undefined ? 0 : releases.indexOf(current))
    .findLast((release) => !isRolledBack(folder, release));
  if (current === undefined || name === undefined)
    throw new Error(`${folder} has no release before ${current ?? "the first one"}.`);
  await writeFile(join(folder, "releases", current, rolledBackFile), "");
  await switchCurrentLink(folder, name, now);
  return name;
}

const rolledBackFile = "rolled-back";
const replacedFile = "replaced";
const isRolledBack = (folder: string, name: string): boolean =>
  existsSync(join(folder, "releases", name, rolledBackFile));

/** Replaces the link `current` in one atomic step, after the releases that nginx may serve have the files of the new one. */
async function switchCurrentLink(folder: string, name: string, now: Date): Promise<void> {
  for (const served of await listServedReleases(folder, now))
    if (served !== name) await linkAssets(join(folder, "releases", name), join(folder, "releases", served));
  const current = await getCurrentRelease(folder);
  if (current !== undefined && current !== name)
    await writeFile(join(folder, "releases", current, replacedFile), now.toISOString());
  const next = join(folder, `.current-${name}`);
  await rm(next, { force: true });
  await symlink(join("releases", name), next);
  await rename(next, join(folder, "current"));
}

/** Hard-links the own hashed files of one release into another. */
async function linkAssets(from: string, to: string): Promise<void> {
  const own = (await readFile(join(from, "own.txt"), "utf8")).split("\n").filter(Boolean);
  for (const file of own) {
    const target = join(to, "site", file);
    if (existsSync(target)) continue;
    await mkdir(join(target, ".."), { recursive: true });
    await link(join(from, "site", file), target);
  }
}

/** Deletes the incomplete releases of commands that were interrupted. */
async function deleteDrafts(folder: string): Promise<void> {
  for (const name of await readdir(join(folder, "releases"))) {
    if (!name.startsWith(".")) continue;
    const draft = join(folder, "releases", name);
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > draftTimeMs) await rm(draft, { recursive: true, force: true });
  }
}

/** Deletes all but the last releases, and none that nginx may serve. */
async function pruneReleases(folder: string, keep: number, now: Date): Promise<void> {
  const served = await listServedReleases(folder, now);
  for (const name of (await listReleases(folder)).slice(0, -keep))
    if (!served.includes(name)) await rm(join(folder, "releases", name), { recursive: true });
}

/** Runs `npm run deploy -- release`. */
export const run: Command = async (args) => {
  const { flags, positionals } = parseCommandLine({
    help,
    options: {
      from: { type: "string" },
      portal: { type: "string", default: "competition" },
      keep: { type: "string" },
      rollback: { type: "boolean" },
      list: { type: "boolean" },
      ...packageFlags,
    },
    maxPositionals: 1,
    args,
  });
  // An account with a stricter umask, such as root of a hardened machine, would release what nginx cannot read.
  process.umask(0o022);
  const folder = positionals[0] ?? exitWithError("release needs the folder of the releases, such as /srv/portal.", 2);
  const keep = Number(flags.keep ?? defaultKeep);
  if (!Number.isInteger(keep) || keep < 1)
    exitWithError(`--keep must be a number of releases, not "${flags.keep}".`, 2);
  const portal = parsePortalName(flags.portal);
  const packageOptions = readPackageFlags(flags);
  const isPackaged = flags.from === undefined && flags.rollback !== true && flags.list !== true;
  const surplus = Object.keys(packageFlags).find((name) => Object.hasOwn(flags, name));
  if (!isPackaged && surplus !== undefined)
    exitWithError(`--${surplus} is only valid for a package that is written now.`, 2);
  const [task, otherTask] = (["from", "rollback", "list"] as const).filter((name) => Object.hasOwn(flags, name));
  if (otherTask !== undefined)
    exitWithError(`--${task} and --${otherTask} exclude each other. Call release once for each.`, 2);
  if ((task === "rollback" || task === "list") && !existsSync(join(folder, "releases")))
    exitWithError(`${folder} has no releases. Is it the folder to which release has written?`, 2);
  if (flags.from !== undefined && !existsSync(join(flags.from, "id")))
    exitWithError(`--from must be a package such as dist-package/competition, not "${flags.from}".`, 2);
  if (flags.list !== true) {
    const name =
      flags.rollback === true
        ? await rollBack(folder)
        : await deployRelease(flags.from ?? (await packagePortal(portal, packageOptions)), { folder, keep });
    console.log(`${name} is the current release.`);
  }
  const current = await getCurrentRelease(folder);
  for (const name of await listReleases(folder)) {
    const { mtime } = await stat(join(folder, "releases", name));
    const note = isRolledBack(folder, name) ? "  rolled back" : "";
    console.log(`${name === current ? "→" : " "} ${name}  ${mtime.toISOString()}${note}`);
  }
};
