import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { GenerationError } from "./generationError.ts";
import { repositoryRoot } from "../cli/repositoryRoot.ts";

/** Reads a JSON file of the repository. Throws a `GenerationError` with its name, and its line when it is not JSON. */
export async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(repositoryRoot, path), "utf8")) as unknown;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line] = /\(line (\d+) column \d+\)/.exec(message) ?? [];
    throw new GenerationError([`${line === undefined ? path : `${path}:${line}`}: ${message}`]);
  }
}
