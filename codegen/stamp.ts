import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { root } from "./stage.ts";

/** A digest of files and of everything in folders, named from the repository's root: it changes with any of them. */
export async function stampOf(paths: readonly string[]): Promise<string> {
  const digest = createHash("sha256");
  for (const path of paths) {
    for (const file of await filesOf(join(root, path))) digest.update(relative(root, file)).update(await readFile(file));
  }
  return digest.digest("hex");
}

/** What `keepStamp` kept under a name in `.cache/`, "" where there is none. */
export const keptStamp = (name: string): Promise<string> => readFile(join(root, ".cache", name), "utf8").catch(() => "");

/** Keeps a stamp under a name until the next one. */
export async function keepStamp(name: string, stamp: string): Promise<void> {
  await mkdir(dirname(join(root, ".cache", name)), { recursive: true });
  await writeFile(join(root, ".cache", name), stamp);
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).toSorted();
}
