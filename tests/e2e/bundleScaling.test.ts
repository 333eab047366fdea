import { join } from "node:path";
import { expect, test } from "vitest";
import { budgets } from "../../package.json" with { type: "json" };
import { buildDoubledSource } from "../growth/doubledSource.ts";
import { readInitialAssets, measureSizesByKind, type InitialAsset } from "../support/initialLoad.ts";
import { isFullRun } from "../support/selection.ts";

const root = join(import.meta.dirname, "../..");

// Builds a portal of twice the size, which takes half a minute.
test.runIf(isFullRun)(
  "twice the routes, operations, forms, messages and languages leave the initial load as small as it is",
  { timeout: 400_000 },
  async () => {
    const baseline = await readInitialAssets(join(root, "dist"));
    const doubled = await readInitialAssets(await buildDoubledSource(join(root, ".cache/doubled")));
    const growthKB = totalKB(doubled) - totalKB(baseline);
    const changes = sizeDifferences(baseline, doubled)
      .map(([name, differenceKB]) => `${differenceKB > 0 ? "+" : ""}${differenceKB.toFixed(2)} KB  ${name}`)
      .join("\n");
    expect(
      growthKB,
      `The initial load grows with the portal; package.json holds the budget. Changed files:\n${changes}\n`,
    ).toBeLessThanOrEqual(budgets.doubledGrowthKB);
    console.log(
      `Initial load of a doubled portal: +${growthKB.toFixed(1)} of ${budgets.doubledGrowthKB} KB.\n${changes}`,
    );
  },
);

const totalKB = (assets: readonly InitialAsset[]): number => {
  const sizes = measureSizesByKind(assets);
  return sizes.scripts + sizes.style;
};

/** Returns by how many kilobytes each file of the initial load differs, by its name, the largest first. */
function sizeDifferences(
  baseline: readonly InitialAsset[],
  doubled: readonly InitialAsset[],
): [name: string, differenceKB: number][] {
  const differences = new Map<string, number>();
  const add = (assets: readonly InitialAsset[], sign: 1 | -1): void => {
    for (const { name, sizeKB } of assets) differences.set(name, (differences.get(name) ?? 0) + sign * sizeKB);
  };
  add(baseline, -1);
  add(doubled, 1);
  return [...differences]
    .filter(([, sizeKB]) => Math.abs(sizeKB) >= 0.02)
    .toSorted(([, left], [, right]) => right - left);
}
