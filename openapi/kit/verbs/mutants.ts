import { join } from "node:path";
import { parseCommandLine } from "../../../codegen/commandLine.ts";
import { exitWithError } from "../../../codegen/command.ts";
import { repositoryRoot } from "../../../codegen/scratchTree.ts";
import { readContract } from "../contract/document.ts";
import { runMutants, type MutantResult } from "../mutants/runMutants.ts";
import { combineOutcomes, type ReportFinding } from "../report/report.ts";
import { writeReport } from "../report/writeReport.ts";
import type { Verb } from "../verb.ts";

const help = `Checks the checker: breaks the embedded service in one place after the other, and counts how often verify finds out.

  npm run contract -- mutants                    every fault over every operation
  npm run contract -- mutants --only OPERATION   the faults of these operations; may be given several times

  --report FOLDER   where report.html, junit.xml and report.json go (.cache/contract/mutants)

Ends with 0 when at least 95 of 100 faults are found.
`;

/** The share of faults that has to be found. */
export const minDetectedShare = 0.95;

/** `npm run contract -- mutants`. */
export const verb: Verb = async (args) => {
  const { flags } = parseCommandLine({
    help,
    options: { only: { type: "string", multiple: true }, report: { type: "string" } },
    maxPositionals: 0,
    args,
  });
  const verdicts: MutantResult[] = [];
  for await (const verdict of runMutants(await readContract(), (all) =>
    all.filter(({ operationId }) => flags.only?.includes(operationId) !== false),
  )) {
    verdicts.push(verdict);
    if (verdict.detectedBy === undefined)
      console.log(`✗ not found: ${verdict.fault.operationId} ${verdict.fault.kind}`);
  }
  if (verdicts.length === 0) exitWithError("There is no fault of that name to seed.", 2);
  const found = verdicts.filter(({ detectedBy }) => detectedBy !== undefined).length;
  const kinds = Map.groupBy(verdicts, ({ fault }) => fault.kind);
  const share = found / verdicts.length;
  const groups = [...kinds].map(([kind, ofKind]) => {
    const findings = ofKind.map(({ fault, detectedBy }): ReportFinding => ({
      name: fault.operationId,
      outcome: detectedBy === undefined ? "failed" : "passed",
      details: detectedBy === undefined ? ["nothing found it"] : [`found by ${detectedBy}`],
    }));
    return {
      name: kind,
      description: `${findings.filter(({ outcome }) => outcome === "passed").length} of ${findings.length} found`,
      outcome: combineOutcomes(findings),
      findings,
    };
  });
  const told = `${found} of ${verdicts.length} faults of ${kinds.size} kinds found: ${(share * 100).toFixed(1)} %`;
  console.log(
    `${told}. ${await writeReport({ title: "Faults that verify finds", description: told, groups }, flags.report ?? join(repositoryRoot, ".cache/contract/mutants"))}`,
  );
  return share >= minDetectedShare ? 0 : 1;
};
