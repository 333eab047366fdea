import { join } from "node:path";
import { expect, test } from "vitest";
import { budgets } from "../../package.json" with { type: "json" };
import { buildDoubledSource } from "../growth/doubledSource.ts";
import { readInitialAssets, sizesByKind, type InitialAsset } from "../support/initialLoad.ts";

const root = join(import.meta.dirname, "../..");

test(
  "keeps the initial load as small with twice the pages, operations, forms, messages and languages",
  { timeout: 400_000 },
  async () => {
    const initialAssets = await readInitialAssets(join(root, "dist"));
    const doubledAssets = await readInitialAssets(await buildDoubledSource(join(root, ".cache/doubled")));
    const growth =
      sizesByKind(doubledAssets).scripts +
      sizesByKind(doubledAssets).style -
      sizesByKind(initialAssets).scripts -
      sizesByKind(initialAssets).style;
    const changedFiles = sizeDifferences(initialAssets, doubledAssets).map(
      ([name, differenceKB]) => `${differenceKB > 0 ? "+" : ""}${differenceKB.toFixed(2)} KB  ${name}`,
    );
    expect(
      growth,
      `The initial load must not grow with the size of the portal; package.json holds the allowance. Changes:\n${changedFiles.join("\n")}\n`,
    ).toBeLessThanOrEqual(budgets.doubledGrowthKB);
    console.log(
      `Initial load of a doubled portal: +${growth.toFixed(1)} KB of ${budgets.doubledGrowthKB} allowed (target: 0).\n${changedFiles.join("\n")}`,
    );
  },
);

/** Returns by how many KB each file of the initial load differs, by its name, the largest difference first. */
function sizeDifferences(
  baseline: readonly InitialAsset[],
  doubled: readonly InitialAsset[],
): [name: string, differenceKB: number][] {
  const differenceKB = new Map<string, number>();
  for (const [assets, sign] of [
    [baseline, -1],
    [doubled, 1],
  ] as const)
    for (const { name, sizeKB } of assets) differenceKB.set(name, (differenceKB.get(name) ?? 0) + sign * sizeKB);
  return [...differenceKB]
    .filter(([, sizeKB]) => Math.abs(sizeKB) >= 0.02)
    .toSorted(([, left], [, right]) => right - left);
}
