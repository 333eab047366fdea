import { describe, expect, it } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { runMutants } from "../../openapi/kit/mutants/runMutants.ts";
import { minDetectedShare } from "../../openapi/kit/verbs/mutants.ts";

describe("the verification", () => {
  // All of them, more than a thousand, take minutes: npm run contract -- mutants.
  it("finds out a server with one fault, whatever kind of fault it is", { timeout: 120_000 }, async () => {
    const [missed, kinds] = [[] as string[], new Set<string>()];
    // Of each kind the one in the middle, so that every section of the contract has some.
    const verdicts = runMutants(await readContract(), (all) =>
      [...Map.groupBy(all, ({ kind }) => kind).values()].flatMap((alike) => alike[Math.floor(alike.length / 2)] ?? []),
    );
    for await (const { fault, detectedBy } of verdicts) {
      kinds.add(fault.kind);
      if (detectedBy === undefined) missed.push(`${fault.operationId} ${fault.kind}`);
    }
    expect(kinds.size).toBeGreaterThanOrEqual(60);
    expect(1 - missed.length / kinds.size, missed.join(", ")).toBeGreaterThanOrEqual(minDetectedShare);
  });
});
