import { join } from "node:path";
import { parseCommandLine } from "../../../codegen/commandLine.ts";
import { exitWithError } from "../../../codegen/command.ts";
import { repositoryRoot } from "../../../codegen/scratchTree.ts";
import { readContract } from "../contract/document.ts";
import { runMutants, type MutantResult } from "../mutants/runMutants.ts";
import { combineOutcomes, type ReportFinding } from "../report/report.ts";
import { writeReport } from "../report/writeReport.ts";
import type { Verb } from "../verb.ts";

const help = `Measures the quality of verify: seeds faults into the embedded mock backend one at a time, and counts those that verify detects.

  npm run contract -- mutants                  seed all faults of all operations
  npm run contract -- mutants --operation ID   seed the faults of one operation; repeatable

  --report FOLDER   the folder for report.html, junit.xml, report.sarif and report.json (.cache/contract/mutants)

Exits with 0 when at least 95 % of the faults are detected.
`;

/** The minimum share of detected faults. */
export const minDetectedShare = 0.95;

/** Runs `npm run contract -- mutants`. */
export const verb: Verb = async (args) => {
  const { flags } = parseCommandLine({
    help,
    options: { operation: { type: "string", multiple: true }, report: { type: "string" } },
    maxPositionals: 0,
    args,
  });
  const results: MutantResult[] = [];
  for await (const result of runMutants(await readContract(), (all) =>
    all.filter(({ operationId }) => flags.operation?.includes(operationId) !== false),
  )) {
    results.push(result);
    if (result.detectedBy === undefined)
      console.log(`✗ not detected: ${result.fault.operationId} ${result.fault.kind}`);
  }
  if (results.length === 0) exitWithError("No fault can be seeded into these operations.", 2);
  const detectedCount = results.filter(({ detectedBy }) => detectedBy !== undefined).length;
  const kinds = Map.groupBy(results, ({ fault }) => fault.kind);
  const detectedShare = detectedCount / results.length;
  const groups = [...kinds].map(([kind, resultsOfKind]) => {
    const findings = resultsOfKind.map(({ fault, detectedBy }): ReportFinding => ({
      name: fault.operationId,
      outcome: detectedBy === undefined ? "failed" : "passed",
      details: detectedBy === undefined ? ["not detected"] : [`detected by ${detectedBy}`],
    }));
    return {
      name: kind,
      description: `${findings.filter(({ outcome }) => outcome === "passed").length} of ${findings.length} detected`,
      outcome: combineOutcomes(findings),
      findings,
    };
  });
  const summary = `${detectedCount} of ${results.length} faults of ${kinds.size} kinds detected: ${(detectedShare * 100).toFixed(1)} %`;
  console.log(
    `${summary}. ${await writeReport({ title: "Faults detected by verify", description: summary, groups }, flags.report ?? join(repositoryRoot, ".cache/contract/mutants"))}`,
  );
  return detectedShare >= minDetectedShare ? 0 : 1;
};
