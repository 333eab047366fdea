import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { longTests, selectShard } from "./support/longTestsFirst.ts";

const files = readdirSync(join(import.meta.dirname, "e2e")).filter((name) => name.endsWith(".test.ts"));

describe("the shards of the e2e tests", () => {
  it.each([1, 3, 4])("contain every file once, in %i shards", (count) => {
    const shards = Array.from({ length: count }, (_, position) =>
      selectShard(files, { index: position + 1, count }, (file) => file),
    );
    expect(shards.flat().toSorted()).toEqual(files.toSorted());
  });

  it("share the files that take long, and those of the pages in each language", () => {
    expect(longTests.filter((name) => !files.includes(name))).toEqual([]);
    const shards = [1, 2, 3, 4].map((index) => selectShard(files, { index, count: 4 }, (file) => file));
    const countsOf = (isCounted: (file: string) => boolean): number[] =>
      shards.map((shard) => shard.filter(isCounted).length);
    const longCounts = countsOf((file) => longTests.includes(file));
    expect(Math.max(...longCounts) - Math.min(...longCounts)).toBeLessThanOrEqual(1);
    expect(Math.max(...countsOf((file) => /^allPages\.\w+\.test/.test(file)))).toBe(1);
    expect(Math.max(...countsOf((file) => file.startsWith("displayModes.")))).toBe(1);
  });
});
