import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, stringify } from "yaml";

/**
 * Adds languages to the contract of the copy in `folder`: besides a locale file, this one line is all that a language needs.
 * The contract's rule names every localised example that a language needs. Examples are not part of the portal.
 */
export async function addLanguages(folder: string, codes: readonly string[]): Promise<void> {
  const file = join(folder, "openapi/schemas/Language.yaml");
  const schema = parse(await readFile(file, "utf8")) as { enum: string[] };
  await writeFile(file, stringify({ ...schema, enum: [...schema.enum, ...codes] }));
  const rulesFile = join(folder, "openapi/redocly.yaml");
  const config = parse(await readFile(rulesFile, "utf8")) as { rules: Record<string, string> };
  await writeFile(rulesFile, stringify({ ...config, rules: { ...config.rules, "portal/examples": "off" } }));
}
