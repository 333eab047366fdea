import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "./scratchTree.ts";

// A thousand small files are read one after the other many times sooner than they are waited for.

/** A digest of files and of everything in folders, named from the repository's root: it changes with any of them. */
export function stampOf(paths: readonly string[]): string {
  const digest = createHash("sha256");
  for (const file of paths.flatMap((path) => filesOf(join(root, path)))) digest.update(relative(root, file)).update(readFileSync(file));
  return digest.digest("hex");
}

/** What `keepStamp` kept under a name in `.cache/`, "" where there is none. */
export function keptStamp(name: string): string {
  try {
    return readFileSync(join(root, ".cache", name), "utf8");
  } catch {
    return "";
  }
}

/** Keeps a stamp under a name until the next one. */
export function keepStamp(name: string, stamp: string): void {
  mkdirSync(dirname(join(root, ".cache", name)), { recursive: true });
  writeFileSync(join(root, ".cache", name), stamp);
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).toSorted();
}
