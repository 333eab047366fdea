import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { repositoryRoot } from "../../../cli/repositoryRoot.ts";
import { seededFaults } from "./faults.ts";
import type { MutantResult } from "./runMutants.ts";

const file = join(repositoryRoot, "openapi/kit/mutants/undetected.json");

/** Returns the ids of the faults that `verify` is known not to detect. */
export const readUndetectedIds = async (): Promise<readonly string[]> =>
  JSON.parse(await readFile(file, "utf8")) as string[];

/** Replaces what is known about the faults of a run, and keeps what is known about all others that exist. */
export async function recordUndetected(results: readonly MutantResult[]): Promise<void> {
  const run = new Set(results.map(({ fault }) => fault.id));
  const missed = new Set(results.filter(({ detectedBy }) => detectedBy === undefined).map(({ fault }) => fault.id));
  const knownIds = await readUndetectedIds();
  const ids = seededFaults.map(({ id }) => id).filter((id) => (run.has(id) ? missed.has(id) : knownIds.includes(id)));
  await writeFile(file, `${JSON.stringify(ids, null, 2)}\n`);
}
