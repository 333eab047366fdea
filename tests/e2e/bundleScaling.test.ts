import { join } from "node:path";
import { expect, test } from "vitest";
import { budgets } from "../../package.json" with { type: "json" };
import { buildDoubledSource } from "../growth/doubledSource.ts";
import { readInitialAssets, sizesByKind, type InitialAsset } from "../support/initialLoad.ts";

const root = join(import.meta.dirname, "../..");

test(
  "with twice the screens, calls, forms, words and languages the first view is no larger",
  { timeout: 400_000 },
  async () => {
    const once = await readInitialAssets(join(root, "dist"));
    const twice = await readInitialAssets(await buildDoubledSource(join(root, ".cache/doubled")));
    const growth =
      sizesByKind(twice).scripts + sizesByKind(twice).style - sizesByKind(once).scripts - sizesByKind(once).style;
    const grown = sizeDifferences(once, twice).map(([name, by]) => `${by > 0 ? "+" : ""}${by.toFixed(2)} KB  ${name}`);
    expect(
      growth,
      `What is twice as much must not be in the first view; the allowance stands in package.json. What changed:\n${grown.join("\n")}\n`,
    ).toBeLessThanOrEqual(budgets.doubledGrowthKB);
    console.log(
      `First view of a doubled portal: +${growth.toFixed(1)} KB of ${budgets.doubledGrowthKB} allowed (wish: 0).\n${grown.join("\n")}`,
    );
  },
);

/** By how many kilobytes each file of the first view differs, by its name, the largest first. */
function sizeDifferences(
  baseline: readonly InitialAsset[],
  doubled: readonly InitialAsset[],
): [name: string, by: number][] {
  const by = new Map<string, number>();
  for (const [pieces, sign] of [
    [baseline, -1],
    [doubled, 1],
  ] as const)
    for (const { name, sizeKB } of pieces) by.set(name, (by.get(name) ?? 0) + sign * sizeKB);
  return [...by].filter(([, sizeKB]) => Math.abs(sizeKB) >= 0.02).toSorted(([, left], [, right]) => right - left);
}
