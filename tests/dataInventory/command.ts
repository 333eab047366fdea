import type { Command } from "../../cli/command.ts";
import { parseFlags } from "../../cli/commandLine.ts";
import { collectInventory, inventorySections } from "./collectInventory.ts";
import { findInventoryProblems } from "./findProblems.ts";
import { readInventory } from "./parseInventory.ts";

const help = `Compares docs/data-inventory.md, the published list of stored, sent and logged data, with the code.

  npm run deploy -- data-inventory              names every key, cookie, parameter and log field that differs
  npm run deploy -- data-inventory --list       prints what the code has, section by section
`;

/** Runs `npm run deploy -- data-inventory`. */
export const run: Command = async (args) => {
  const { list = false } = parseFlags({ help, options: { list: { type: "boolean" } }, args });
  if (list) {
    const inventory = collectInventory();
    for (const section of inventorySections)
      console.log(`${section}: ${[...inventory[section].keys()].join(", ") || "nothing"}`);
    return;
  }
  const problems = findInventoryProblems(await readInventory());
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (problems.length === 0) console.log("The data inventory is complete.");
  return problems.length === 0 ? 0 : 1;
};
