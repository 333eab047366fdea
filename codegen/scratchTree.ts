import { existsSync, readFileSync, readdirSync } from "node:fs";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** The repository's root: every path in this folder is relative to it. */
export const root = join(import.meta.dirname, "..");

/** Folders that codegen alone writes. Whatever stands there and was not generated now is removed. */
const owned = ["src/generated", "mocks/generated"];

/** A scratch tree with the repository's own layout: products write here first, so a failed run leaves the old output alone. */
export type Stage = {
  /** Absolute path of the scratch tree. */
  dir: string;
  /** Writes `text` to the repository-relative `path` inside the scratch tree. */
  write: (path: string, text: string) => Promise<void>;
};

/** Opens an empty scratch tree below `.cache/`, one for each process, so that two runs never meet. */
export async function openStage(): Promise<Stage> {
  const dir = join(root, ".cache", `stage-${process.pid}`);
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  return {
    dir,
    write: async (path, text) => {
      const target = join(dir, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, text);
    },
  };
}

/** Removes the scratch tree. */
export const closeStage = (stage: Stage): Promise<void> => rm(stage.dir, { recursive: true, force: true });

/** One difference between what is committed and what the sources say now. */
export type Difference = { path: string; kind: "missing" | "changed" | "left over" };

/** Every file of the owned folders that differs between the scratch tree and the repository, sorted by path. */
export function differences(stage: Stage): Difference[] {
  const found: Difference[] = [];
  for (const folder of owned) {
    const [now, before] = [filesBelow(stage.dir, folder), filesBelow(root, folder)];
    for (const path of new Set([...now.keys(), ...before.keys()])) {
      const [fresh, old] = [now.get(path), before.get(path)];
      if (fresh === undefined) found.push({ path, kind: "left over" });
      else if (old === undefined) found.push({ path, kind: "missing" });
      else if (!fresh.equals(old)) found.push({ path, kind: "changed" });
    }
  }
  return found.toSorted((a, b) => a.path.localeCompare(b.path));
}

/** Brings the repository's owned folders in step with the scratch tree; untouched files keep their time stamps. */
export async function publish(stage: Stage, changes: readonly Difference[]): Promise<void> {
  for (const { path, kind } of changes) {
    if (kind === "left over") await rm(join(root, path), { force: true });
    else await cp(join(stage.dir, path), join(root, path), { recursive: true });
  }
}

function filesBelow(base: string, folder: string): Map<string, Buffer> {
  if (!existsSync(join(base, folder))) return new Map();
  const files = readdirSync(join(base, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((path) => [relative(base, path), readFileSync(path)]));
}
