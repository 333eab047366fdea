import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { budgets } from "../../package.json" with { type: "json" };

const build = join(import.meta.dirname, "../../dist");

/** A file of a build as the bundler's manifest tells of it. */
type Chunk = { file: string; imports?: string[]; css?: string[] };

/** What a visitor's first view of the home page fetches, by the name of its source, in kilobytes as they travel. */
async function firstView(): Promise<Record<string, number>> {
  const manifest = JSON.parse(await readFile(join(build, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  const sizes: Record<string, number> = {};
  const take = async (name: string): Promise<void> => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}.`);
    if (name in sizes) return;
    sizes[name] = brotliCompressSync(await readFile(join(build, chunk.file))).length / 1000;
    for (const needed of chunk.imports ?? []) await take(needed);
  };
  for (const name of ["index.html", "src/pages/Home.tsx", "src/generated/messages/az.json", "src/http/agreed.ts"]) await take(name);
  return sizes;
}

test("the scripts of a first view stay within their budget", async () => {
  const sizes = await firstView();
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const largest = Object.entries(sizes)
    .toSorted(([, left], [, right]) => right - left)
    .map(([name, size]) => `${name} ${size.toFixed(1)} KB`);
  expect(all, `The first view has grown; the budget stands in package.json. It is made of:\n${largest.join("\n")}`).toBeLessThanOrEqual(budgets.firstViewScriptKB);
  console.log(`First view: ${all.toFixed(1)} of ${budgets.firstViewScriptKB} KB of script.`);
});
