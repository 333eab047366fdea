import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { repositoryRoot } from "../cli/repositoryRoot.ts";

/** Folders that only codegen writes. Files that a run does not generate are removed. */
const generatedFolders = ["src/generated", "mocks/generated"];

/** A folder to which targets write first, so that a failed run keeps the old output. */
export type ScratchTree = {
  /** Absolute path of the scratch tree. */
  dir: string;
  /** Writes `text` to the repository-relative `path` inside the scratch tree. */
  write: (path: string, text: string) => Promise<void>;
};

const cacheFolder = join(repositoryRoot, ".cache");

/**
 * Creates an empty scratch tree below `.cache/`, one for each process, so that runs do not share it. Removes those of runs that
 * were interrupted.
 */
export async function createScratchTree(): Promise<ScratchTree> {
  const dir = join(cacheFolder, `scratch-${process.pid}`);
  for (const name of existsSync(cacheFolder) ? readdirSync(cacheFolder) : []) {
    const [, pid] = /^scratch-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && (Number(pid) === process.pid || !isRunning(Number(pid))))
      await rm(join(cacheFolder, name), { recursive: true, force: true });
  }
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

/** Returns whether there is a process with this id. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, and belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Removes the scratch tree. */
export const removeScratchTree = (tree: ScratchTree): Promise<void> => rm(tree.dir, { recursive: true, force: true });

/** A difference between a file of the repository and the generated one. */
export type FileChange = { path: string; kind: "missing" | "changed" | "left over" };

/**
 * Returns the generated files that differ between the scratch tree and the repository, sorted by path. `isCompared` selects
 * the files that the scratch tree would contain.
 */
export function findChanges(tree: ScratchTree, isCompared: (path: string) => boolean = () => true): FileChange[] {
  const found: FileChange[] = [];
  for (const folder of generatedFolders) {
    const [now, before] = [readFilesBelow(tree.dir, folder), readFilesBelow(repositoryRoot, folder)];
    for (const path of new Set([...now.keys(), ...before.keys()])) {
      if (!isCompared(path)) continue;
      const [fresh, old] = [now.get(path), before.get(path)];
      if (fresh === undefined) found.push({ path, kind: "left over" });
      else if (old === undefined) found.push({ path, kind: "missing" });
      else if (!fresh.equals(old)) found.push({ path, kind: "changed" });
    }
  }
  return found.toSorted((a, b) => a.path.localeCompare(b.path));
}

/** Copies the changed files to the repository. All other files keep their time stamps. */
export function copyChanges(tree: ScratchTree, changes: readonly FileChange[]): void {
  for (const { path, kind } of changes) {
    const target = join(repositoryRoot, path);
    if (kind === "left over") rmSync(target, { force: true });
    else {
      mkdirSync(dirname(target), { recursive: true });
      // Six times cheaper than `cp`, which counts for thousands of files.
      copyFileSync(join(tree.dir, path), target);
    }
  }
}

function readFilesBelow(base: string, folder: string): Map<string, Buffer> {
  if (!existsSync(join(base, folder))) return new Map();
  const files = readdirSync(join(base, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((path) => [relative(base, path), readFileSync(path)]));
}
