import { expect, it } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { declaredCoverage, coverageTotals } from "../../openapi/kit/coverage/measureCoverage.ts";
import { readCoverageThreshold } from "../../openapi/kit/verbs/coverage.ts";

it("our tests look at no fewer answers of the contract than before", async () => {
  const operations = listOperations(await readContract());
  const [numbers, threshold] = [coverageTotals(declaredCoverage(operations)), await readCoverageThreshold()];
  expect(numbers.operations).toBe(operations.length);
  for (const name of ["operations", "responses", "routes"] as const)
    expect(numbers[name], `${name}: look at it again in a test`).toBeGreaterThanOrEqual(threshold[name]);
});
