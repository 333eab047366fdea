import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ScratchTree } from "./scratchTree.ts";

/** The contract's entry file. It references all other files. */
export const contractFile = "openapi/portal.yaml";

/** The contract as one JSON file, for the mock backend and for tests that validate responses. */
export const bundleFile = "mocks/generated/contract.json";

/** Returns the bundled contract of a scratch tree. */
export const readBundle = async (scratch: ScratchTree): Promise<unknown> =>
  JSON.parse(await readFile(join(scratch.dir, bundleFile), "utf8"));
