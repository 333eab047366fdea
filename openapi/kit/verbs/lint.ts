import type { Command } from "../../../cli/command.ts";
import { parseCommandLine } from "../../../cli/commandLine.ts";
import { describeContractProblem, findContractProblems, type ContractProblem } from "../../../codegen/contract.ts";
import { isGithubActions, renderAnnotation } from "../report/annotations.ts";
import { combineOutcomes, type ReportFinding } from "../report/report.ts";
import { defaultReportFolder, writeReport } from "../report/writeReport.ts";

const help = `Checks the lint rules of the contract: those of Redocly, and those in openapi/rules.

  npm run contract -- lint

  --report FOLDER   the folder for report.html, junit.xml, report.sarif and report.json (.cache/contract/lint)

In GitHub Actions, each violation is also an annotation at its line.
`;

/** Runs `npm run contract -- lint`. */
export const run: Command = async (args) => {
  const { flags } = parseCommandLine({ help, options: { report: { type: "string" } }, maxPositionals: 0, args });
  const found = await findContractProblems();
  const problems = found.map(describeContractProblem);
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (isGithubActions())
    for (const { file, line, message } of found)
      console.log(renderAnnotation({ level: "error", title: "Contract lint", message, file, line }));
  const findings =
    found.length === 0 ? [{ name: "all rules", outcome: "passed", details: [] } as const] : found.map(toFinding);
  const summary = summarizeProblems(problems.length);
  console.log(
    `${summary}. ${await writeReport({ title: "Contract lint", description: summary, groups: [{ name: "openapi/portal.yaml", description: summary, outcome: combineOutcomes(findings), findings }] }, flags.report ?? defaultReportFolder("lint"))}`,
  );
  return problems.length === 0 ? 0 : 1;
};

/** Returns the number of lint errors in words. */
export const summarizeProblems = (count: number): string =>
  `${count === 0 ? "No" : count} lint ${count === 1 ? "error" : "errors"}`;

/** Returns a problem as a finding: its rule, and its place for annotations and code scanning. */
export const toFinding = (problem: ContractProblem): ReportFinding => ({
  name: problem.ruleId,
  outcome: "failed",
  details: [describeContractProblem(problem)],
  location: { file: problem.file, line: problem.line ?? 1 },
});
