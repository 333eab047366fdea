import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { repositoryRoot } from "../architecture/sourceModules.ts";

/** The published data inventory, relative to the repository. */
export const inventoryFile = "docs/data-inventory.md";

/** Returns the text of the published data inventory. */
export const readInventory = (): Promise<string> => readFile(join(repositoryRoot, inventoryFile), "utf8");

/** One row of the data inventory. */
export type InventoryRow = { isSecret: boolean };

/** Parses the tables of the data inventory: section heading → name in backticks in the first column → row. */
export function parseInventory(markdown: string): Map<string, Map<string, InventoryRow>> {
  const tables = new Map<string, Map<string, InventoryRow>>();
  for (const section of markdown.split(/^## /m).slice(1)) {
    const [heading = "", ...lines] = section.split("\n");
    const rows = lines.flatMap((line) => {
      const name = /^\| `([^`]+)` \|/.exec(line)?.[1];
      return name === undefined ? [] : [[name, { isSecret: /\| yes \|\s*$/.test(line) }] as const];
    });
    tables.set(heading.trim(), new Map(rows));
  }
  return tables;
}
