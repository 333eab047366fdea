import { expect, it } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { createDeclaredCoverage, countCoverage } from "../../openapi/kit/coverage/measureCoverage.ts";
import { readCoverageThreshold } from "../../openapi/kit/verbs/coverage.ts";

it("the tests cover at least the threshold of operations, responses and routes", async () => {
  const operations = listOperations(await readContract());
  const [totals, threshold] = [countCoverage(createDeclaredCoverage(operations)), await readCoverageThreshold()];
  expect(totals.operations).toBe(operations.length);
  for (const name of ["operations", "responses", "routes"] as const)
    expect(totals[name], `${name}: add tests`).toBeGreaterThanOrEqual(threshold[name]);
});
