import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseFlags } from "../../codegen/commandLine.ts";
import { findInventoryProblems } from "./findProblems.ts";
import { inventorySections, collectInventory } from "./collectInventory.ts";

const help = `Holds deploy/data-inventory.md, the published list of all that is kept, sent and logged, against the portal itself.

  npm run ledger              fails and names every key, cookie, parameter and log field that the list lacks
  npm run ledger -- --list    prints what the portal has, chapter by chapter
`;

const { list = false } = parseFlags({ help, options: { list: { type: "boolean" } } });
if (list)
  for (const chapter of inventorySections)
    console.log(`${chapter}: ${[...collectInventory()[chapter].keys()].join(", ") || "nothing"}`);
else {
  const lines = findInventoryProblems(
    await readFile(join(import.meta.dirname, "../../deploy/data-inventory.md"), "utf8"),
  );
  for (const line of lines) console.error(`✗ ${line}`);
  if (lines.length === 0) console.log("The published ledger says all that is kept, sent and logged.");
  process.exitCode = lines.length === 0 ? 0 : 1;
}
