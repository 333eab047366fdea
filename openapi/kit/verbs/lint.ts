import { join } from "node:path";
import { parseCommandLine } from "../../../codegen/commandLine.ts";
import { lintContract } from "../../../codegen/contract.ts";
import { repositoryRoot } from "../../../codegen/scratchTree.ts";
import { combineOutcomes, type ReportFinding } from "../report/report.ts";
import { writeReport } from "../report/writeReport.ts";
import type { Verb } from "../verb.ts";

const help = `Checks the rules that the contract itself keeps: those of OpenAPI, and ours in openapi/rules.

  npm run contract -- lint

  --report FOLDER   where report.html, junit.xml and report.json go (.cache/contract/lint)
`;

/** `npm run contract -- lint`. */
export const verb: Verb = async (args) => {
  const { flags } = parseCommandLine({ help, options: { report: { type: "string" } }, maxPositionals: 0, args });
  const problems = await lintContract();
  for (const problem of problems) console.error(`✗ ${problem}`);
  const findings =
    problems.length === 0
      ? [{ name: "all rules", outcome: "passed", details: [] } as const]
      : problems.map((problem): ReportFinding => ({ name: problem, outcome: "failed", details: [problem] }));
  const told = problems.length === 0 ? "The contract keeps its rules" : `${problems.length} rules are broken`;
  console.log(
    `${told}. ${await writeReport({ title: "Rules of the contract", description: told, groups: [{ name: "openapi/portal.yaml", description: told, outcome: combineOutcomes(findings), findings }] }, flags.report ?? join(repositoryRoot, ".cache/contract/lint"))}`,
  );
  return problems.length === 0 ? 0 : 1;
};
