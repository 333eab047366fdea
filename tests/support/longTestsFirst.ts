import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Short files of e2e tests that take long, always or in a full run. */
export const longTests = [
  "allPages.az",
  "allPages.ru",
  "allPages.en",
  "displayModes.az",
  "displayModes.ru",
  "displayModes.en",
  "hydration",
  "hydration.pages",
  "reflowAndFocus",
  "contrast",
  "appealLifecycle",
  "browserMockBackend",
  "catalogue",
  "devRegeneration",
  "devServer",
  "interruptedRefresh",
  "memoryLeaks",
  "networkFaults",
  "preferences",
  "randomActions",
  "realtime",
].map((name) => `${name}.test.ts`);

/** Files without a browser in which one test after the other takes long. */
const longSlowTests = [
  "accessChecks",
  "verify",
  "verifyBounds",
  "verifyLists",
  "verifyTexts",
  "verifyValidServers",
  "validServers",
].map((name) => `${name}.test.ts`);

const isLong = (path: string): boolean => [...longTests, ...longSlowTests].includes(basename(path));

/**
 * Returns the files of one of `count` shards, counted from 1. The files take turns, and first the long ones, so that no
 * shard has most of them.
 */
export function selectShard<File>(
  files: readonly File[],
  { index, count }: { index: number; count: number },
  pathOf: (file: File) => string,
): File[] {
  const rankOf = (file: File): number => {
    const rank = longTests.indexOf(basename(pathOf(file)));
    return rank === -1 ? longTests.length : rank;
  };
  return files
    .toSorted((a, b) => rankOf(a) - rankOf(b) || pathOf(a).localeCompare(pathOf(b)))
    .filter((_, position) => position % count === index - 1);
}

/**
 * Starts the long tests first. Without the durations of an earlier run Vitest starts with the largest files, so that one
 * worker would still be busy with a long test while the others have nothing left to do.
 */
export class LongTestsFirst extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shard } = this.ctx.config;
    return shard === undefined ? files : selectShard(files, shard, ({ moduleId }) => moduleId);
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of the sequencer, not of an array
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) =>
      a.project.name === b.project.name ? Number(isLong(b.moduleId)) - Number(isLong(a.moduleId)) : 0,
    );
  }
}
