import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Short files whose tests take long. */
const longTests = [
  "allPages.az",
  "allPages.ru",
  "allPages.en",
  "appealLifecycle",
  "browserMockBackend",
  "devRegeneration",
  "memoryLeaks",
  "randomActions",
].map((name) => `${name}.test.ts`);

/**
 * Starts the long e2e tests first. Without the durations of an earlier run Vitest starts with the largest files, so that one
 * worker would still be busy with a long test while the others have nothing left to do.
 */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of the sequencer, not of an array
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => longTests.includes(basename(moduleId));
    return sorted.toSorted((a, b) => (a.project.name === b.project.name ? Number(isLong(b)) - Number(isLong(a)) : 0));
  }
}
