import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "..");
/** The content of every file when the last check passed: a digest for each path. */
const passedFile = join(root, ".cache/passed.json");

/** The files of the repository: a digest of the content of each. */
export type FileDigests = Readonly<Record<string, string>>;

/** Returns the digests of all files that git knows or would add; `undefined` outside git. */
export async function readFileDigests(): Promise<FileDigests | undefined> {
  const listing = await promisify(execFile)("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    maxBuffer: 2 ** 26,
  }).catch(() => undefined);
  if (listing === undefined) return undefined;
  const entries = listing.stdout
    .split("\0")
    .filter((path) => path !== "")
    .map(async (path) => {
      const content = await readFile(join(root, path)).catch(() => undefined);
      return content === undefined ? [] : [[path, createHash("sha1").update(content).digest("base64")] as const];
    });
  return Object.fromEntries((await Promise.all(entries)).flat());
}

/** Returns the files that differ from the last check that passed, deleted ones too; `undefined` before the first one. */
export async function findChangedFiles(current: FileDigests | undefined): Promise<string[] | undefined> {
  const passed = await readPassedFiles().catch(() => undefined);
  if (passed === undefined || current === undefined) return undefined;
  return [...new Set([...Object.keys(passed), ...Object.keys(current)])].filter(
    (path) => passed[path] !== current[path],
  );
}

/** Reads the files with which a check passed. Throws when there are none, or when their file was not written to its end. */
const readPassedFiles = async (): Promise<FileDigests> => JSON.parse(await readFile(passedFile, "utf8")) as FileDigests;

/** Stores the files with which a check passed. */
export const storePassedFiles = (digests: FileDigests): Promise<void> => writeFile(passedFile, JSON.stringify(digests));
