import { describe, expect, it } from "vitest";
import { listBuildTargetRows, type ContractSizeCost } from "./buildResults.ts";
import type { CommandCost } from "./commandCost.ts";

describe("the targets of the developer commands", () => {
  const cost = (cpuSeconds: number): CommandCost => ({ cpuSeconds, wallSeconds: cpuSeconds });
  const size = (operations: number, generators: number, generate: number): ContractSizeCost => ({
    operations,
    generatorsAlone: cost(generators),
    generate: cost(generate),
    generateUnchanged: cost(0.2),
    check: cost(generate),
  });

  it("are not met by a generation that costs more than its generators allow, and more so for a larger contract", () => {
    const sizes = [{ ...size(61, 1, 1.34), build: cost(5) }, size(1000, 1, 1.71)];
    expect(
      listBuildTargetRows({ sizes, peerBuild: undefined }).map(({ actual, target, result }) => [
        actual,
        target,
        result,
      ]),
    ).toEqual([
      ["1.34 ×", "≤ 1.30 ×", "not met"],
      ["1.28 ×", "≤ 1.00 ×", "not met"],
    ]);
  });
});
