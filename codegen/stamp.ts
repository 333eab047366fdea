import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { repositoryRoot } from "./scratchTree.ts";

// A thousand small files are read one after the other many times sooner than they are waited for.

/** A digest of files and of everything in folders, named from the repository's root: it changes with any of them. */
export function computeStamp(paths: readonly string[]): string {
  const digest = createHash("sha256");
  for (const file of paths.flatMap((path) => listFilesBelow(join(repositoryRoot, path))))
    digest.update(relative(repositoryRoot, file)).update(readFileSync(file));
  return digest.digest("hex");
}

/** What `keepStamp` kept under a name in `.cache/`, "" where there is none. */
export function readStamp(name: string): string {
  try {
    return readFileSync(join(repositoryRoot, ".cache", name), "utf8");
  } catch {
    return "";
  }
}

/** Keeps a stamp under a name until the next one. */
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
