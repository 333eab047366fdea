import { describe, expect, it } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { seededFaults } from "../../openapi/kit/mutants/faults.ts";
import { observeFault } from "../../openapi/kit/mutants/observeFault.ts";
import { selectCases } from "../support/selection.ts";

const operations = listOperations(await readContract());

describe("the seeded faults", () => {
  it.for(selectCases(seededFaults))("$id shows in what a caller gets: $description", async (fault) => {
    const [valid, faulty] = [
      await observeFault(operations, fault, { isSeeded: false }),
      await observeFault(operations, fault, { isSeeded: true }),
    ];
    expect(faulty).not.toBe(valid);
  });
});
