import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { repositoryRoot } from "../cli/repositoryRoot.ts";

// Synchronous reads: for a thousand small files they are many times faster than asynchronous ones.

/** Returns a digest of files and folders, given relative to the repository. It changes with any file. */
export function computeStamp(paths: readonly string[]): string {
  const digest = createHash("sha256");
  for (const file of paths.flatMap((path) => listFilesBelow(join(repositoryRoot, path))))
    digest.update(relative(repositoryRoot, file)).update(readFileSync(file));
  return digest.digest("hex");
}

/** Returns the stamp that `writeStamp` wrote under a name in `.cache/`, or "". */
export function readStamp(name: string): string {
  try {
    return readFileSync(join(repositoryRoot, ".cache", name), "utf8");
  } catch {
    return "";
  }
}

/** Writes a stamp under a name in `.cache/`. */
export function writeStamp(name: string, stamp: string): void {
  mkdirSync(dirname(join(repositoryRoot, ".cache", name)), { recursive: true });
  writeFileSync(join(repositoryRoot, ".cache", name), stamp);
}

function listFilesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
