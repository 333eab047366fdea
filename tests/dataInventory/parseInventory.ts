/** One row of the published ledger. */
export type InventoryRow = { isSecret: boolean };

/** The tables of the published ledger by their heading: a row for each name, which stands first and between backticks. */
export function parseInventory(markdown: string): Map<string, Map<string, InventoryRow>> {
  const tables = new Map<string, Map<string, InventoryRow>>();
  for (const chapter of markdown.split(/^## /m).slice(1)) {
    const [heading = "", ...lines] = chapter.split("\n");
    const rows = lines.flatMap((line) => {
      const name = /^\| `([^`]+)` \|/.exec(line)?.[1];
      return name === undefined ? [] : [[name, { isSecret: /\| yes \|\s*$/.test(line) }] as const];
    });
    tables.set(heading.trim(), new Map(rows));
  }
  return tables;
}
