import { describe, expect, it } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { seededFaults } from "../../openapi/kit/mutants/faults.ts";
import { startFaultProxy } from "../../openapi/kit/mutants/faultProxy.ts";
import { runMutants, type MutantResult } from "../../openapi/kit/mutants/runMutants.ts";
import { breaksContract, minDetectedShare, summarizeMutants } from "../../openapi/kit/mutants/summarizeMutants.ts";
import { startEmbeddedBackend } from "../../openapi/kit/verify/embeddedBackend.ts";
import { verify } from "../../openapi/kit/verify/verify.ts";
import { isFullRun, selectCases } from "../support/selection.ts";

const document = await readContract();

describe("verify", () => {
  it("finds nothing behind the proxy without a fault", { timeout: 120_000 }, async () => {
    const backend = await startEmbeddedBackend();
    const server = await startFaultProxy({ backend, operations: listOperations(document), fault: undefined });
    const findings: string[] = [];
    for await (const { name, findings: found } of verify({
      document,
      baseUrl: `http://127.0.0.1:${server.port}/api`,
      feed: { url: `ws://127.0.0.1:${server.port}/ws`, destination: "/user/queue/notifications", timeoutMs: 5000 },
      sources: backend.sources,
      allowWrites: true,
    }))
      findings.push(
        ...found.filter(({ outcome }) => outcome !== "passed").map((finding) => `${name}: ${finding.name}`),
      );
    await server.close();
    await backend.close();
    expect(findings).toEqual([]);
  });

  // A fault that stays undetected takes seconds, since verify then tests every operation.
  it("detects the seeded faults that break the contract", { timeout: 1_800_000 }, async () => {
    const counted = seededFaults.filter(({ breaks }) => breaks !== "quality");
    const results: MutantResult[] = [];
    for await (const result of runMutants(document, selectCases(counted, isFullRun ? counted.length : 12), { jobs: 2 }))
      results.push(result);
    const missed = results.filter(({ detectedBy }) => detectedBy === undefined).map(({ fault }) => fault.id);
    expect(results.every(breaksContract)).toBe(true);
    expect(summarizeMutants(results).detectedShare, missed.join(", ")).toBeGreaterThanOrEqual(
      isFullRun ? minDetectedShare : 0,
    );
  });
});
