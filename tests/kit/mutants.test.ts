import { describe, expect, it } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { runMutants } from "../../openapi/kit/mutants/runMutants.ts";
import { minDetectedShare } from "../../openapi/kit/verbs/mutants.ts";

describe("verify", () => {
  // npm run contract -- mutants runs all of the more than 1000 faults, which takes minutes.
  it("detects a seeded fault of every kind", { timeout: 120_000 }, async () => {
    const [missed, kinds] = [[] as string[], new Set<string>()];
    // Takes the middle fault of each kind, so that the faults cover all sections of the contract.
    const results = runMutants(await readContract(), (all) =>
      [...Map.groupBy(all, ({ kind }) => kind).values()].flatMap(
        (faults) => faults[Math.floor(faults.length / 2)] ?? [],
      ),
    );
    for await (const { fault, detectedBy } of results) {
      kinds.add(fault.kind);
      if (detectedBy === undefined) missed.push(`${fault.operationId} ${fault.kind}`);
    }
    expect(kinds.size).toBeGreaterThanOrEqual(60);
    expect(1 - missed.length / kinds.size, missed.join(", ")).toBeGreaterThanOrEqual(minDetectedShare);
  });
});
