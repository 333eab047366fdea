import { join } from "node:path";
import { readWords } from "../../../codegen/commandLine.ts";
import { lint } from "../../../codegen/contract.ts";
import { root } from "../../../codegen/scratchTree.ts";
import { outcomeOf, type Finding } from "../report/report.ts";
import { writeReport } from "../report/writeReport.ts";
import type { Verb } from "../verb.ts";

const help = `Checks the rules that the contract itself keeps: those of OpenAPI, and ours in openapi/rules.

  npm run contract -- lint

  --report FOLDER   where report.html, junit.xml and report.json go (.cache/contract/lint)
`;

/** `npm run contract -- lint`. */
export const verb: Verb = async (args) => {
  const { flags } = readWords({ help, options: { report: { type: "string" } }, most: 0, args });
  const problems = await lint();
  for (const problem of problems) console.error(`✗ ${problem}`);
  const findings = problems.length === 0 ? [{ name: "all rules", outcome: "passed", lines: [] } as const] : problems.map((problem): Finding => ({ name: problem, outcome: "failed", lines: [problem] }));
  const told = problems.length === 0 ? "The contract keeps its rules" : `${problems.length} rules are broken`;
  console.log(`${told}. ${await writeReport({ title: "Rules of the contract", about: told, groups: [{ name: "openapi/portal.yaml", about: told, outcome: outcomeOf(findings), findings }] }, flags.report ?? join(root, ".cache/contract/lint"))}`);
  return problems.length === 0 ? 0 : 1;
};
