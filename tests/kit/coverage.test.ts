import { expect, it } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { operationsOf } from "../../openapi/kit/contract/operations.ts";
import { claimed, numbersOf } from "../../openapi/kit/coverage/measureCoverage.ts";
import { readFloor } from "../../openapi/kit/verbs/coverage.ts";

it("our tests look at no fewer answers of the contract than before", async () => {
  const operations = operationsOf(await readContract());
  const [numbers, floor] = [numbersOf(claimed(operations)), await readFloor()];
  expect(numbers.operations).toBe(operations.length);
  for (const name of ["operations", "answers", "screens"] as const) expect(numbers[name], `${name}: look at it again in a test`).toBeGreaterThanOrEqual(floor[name]);
});
