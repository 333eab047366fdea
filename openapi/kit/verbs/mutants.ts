import { join } from "node:path";
import { readWords } from "../../../codegen/commandLine.ts";
import { refuse } from "../../../codegen/command.ts";
import { root } from "../../../codegen/scratchTree.ts";
import { readContract } from "../contract/document.ts";
import { judgeMutants, type Verdict } from "../mutants/runMutants.ts";
import { outcomeOf, type Finding } from "../report/report.ts";
import { writeReport } from "../report/writeReport.ts";
import type { Verb } from "../verb.ts";

const help = `Checks the checker: breaks the embedded service in one place after the other, and counts how often verify finds out.

  npm run contract -- mutants                    every fault over every operation
  npm run contract -- mutants --only OPERATION   the faults of these operations; may be given several times

  --report FOLDER   where report.html, junit.xml and report.json go (.cache/contract/mutants)

Ends with 0 when at least 95 of 100 faults are found.
`;

/** The share of faults that has to be found. */
export const leastShare = 0.95;

/** `npm run contract -- mutants`. */
export const verb: Verb = async (args) => {
  const { flags } = readWords({ help, options: { only: { type: "string", multiple: true }, report: { type: "string" } }, most: 0, args });
  const verdicts: Verdict[] = [];
  for await (const verdict of judgeMutants(await readContract(), (all) => all.filter(({ id }) => flags.only?.includes(id) !== false))) {
    verdicts.push(verdict);
    if (verdict.foundBy === undefined) console.log(`✗ not found: ${verdict.fault.id} ${verdict.fault.kind}`);
  }
  if (verdicts.length === 0) refuse("There is no fault of that name to seed.", 2);
  const found = verdicts.filter(({ foundBy }) => foundBy !== undefined).length;
  const kinds = Map.groupBy(verdicts, ({ fault }) => fault.kind);
  const share = found / verdicts.length;
  const groups = [...kinds].map(([kind, ofKind]) => {
    const findings = ofKind.map(({ fault, foundBy }): Finding => ({ name: fault.id, outcome: foundBy === undefined ? "failed" : "passed", lines: foundBy === undefined ? ["nothing found it"] : [`found by ${foundBy}`] }));
    return { name: kind, about: `${findings.filter(({ outcome }) => outcome === "passed").length} of ${findings.length} found`, outcome: outcomeOf(findings), findings };
  });
  const told = `${found} of ${verdicts.length} faults of ${kinds.size} kinds found: ${(share * 100).toFixed(1)} %`;
  console.log(`${told}. ${await writeReport({ title: "Faults that verify finds", about: told, groups }, flags.report ?? join(root, ".cache/contract/mutants"))}`);
  return share >= leastShare ? 0 : 1;
};
