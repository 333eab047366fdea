import { expect, it } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { seededFaults } from "../../openapi/kit/mutants/faults.ts";
import { runMutants } from "../../openapi/kit/mutants/runMutants.ts";
import { readUndetectedIds } from "../../openapi/kit/mutants/undetectedFaults.ts";
import { isFullRun, selectPart } from "../support/selection.ts";

/** The number of days in which the selections contain every fault. */
const dayCount = 30;

/**
 * Defines the tests that `verify` still detects the faults that it detected before: those of each class in a full run, otherwise
 * those of the day. `part` is a half of the faults: two test files run at the same time.
 */
export async function testDetectedFaults(part: "first" | "second"): Promise<void> {
  const document = await readContract();
  const undetectedIds = await readUndetectedIds();
  const faults = seededFaults.filter(
    ({ id }, index) => !undetectedIds.includes(id) && index % 2 === (part === "first" ? 0 : 1),
  );
  const selected = isFullRun
    ? Map.groupBy(faults, ({ class: className }) => `the class ${className}`)
    : new Map([["the day", selectPart(faults, dayCount)]]);
  it.each([...selected])(
    "verify still detects each fault of %s that it detected before",
    { timeout: 1_800_000 },
    async (_name, group) => {
      const missed: string[] = [];
      for await (const { fault, detectedBy, abortReason } of runMutants(document, group))
        if (detectedBy === undefined) missed.push(`${fault.id}${abortReason === undefined ? "" : `, ${abortReason}`}`);
      expect(missed).toEqual([]);
    },
  );
}
