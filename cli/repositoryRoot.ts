import { existsSync } from "node:fs";
import { join } from "node:path";

/** The root of the repository. */
export const repositoryRoot = join(import.meta.dirname, "..");

/** Whether the sources of the portal exist. The package of the contract kit contains only the contract. */
export const hasSources = existsSync(join(repositoryRoot, "cli"));
