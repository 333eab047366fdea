import { join } from "node:path";
import { styleText } from "node:util";
import { parseCommandLine } from "../../../codegen/commandLine.ts";
import { repositoryRoot } from "../../../codegen/scratchTree.ts";
import { changesSince, type ContractChange } from "../contract/changes.ts";
import { readContract } from "../contract/document.ts";
import { listOperations } from "../contract/operations.ts";
import type { ReportFinding, ReportGroup } from "../report/report.ts";
import { writeReport } from "../report/writeReport.ts";
import { testsOfOperation, usageByOperation, type OperationUsage } from "../usage/usage.ts";
import type { Verb } from "../verb.ts";

const help = `Says what changed in the contract since then, what of it breaks whom, and which screens and tests it touches.

  npm run contract -- diff               since the last commit
  npm run contract -- diff REF           since a commit, a branch or a tag, such as origin/main
  npm run contract -- diff FILE          against a file, such as the contract that the server's makers have
  npm run contract -- diff $(git merge-base origin/main HEAD)   in CI

  --allow-breaking  end with 0 also when something breaks
  --report FOLDER   where report.html, junit.xml and report.json go (.cache/contract/diff)

A break is agreed by a higher info.version in openapi/portal.yaml: its first number, or its second while the first is 0.

A change breaks when a side that keeps the old edition and one that keeps the new no longer understand each other: what is
sent may be asked for less and take more, what comes back may tell more and leave out nothing.
`;

/** `npm run contract -- diff`. */
export const verb: Verb = async (args) => {
  const { flags, positionals } = parseCommandLine({
    help,
    options: { "allow-breaking": { type: "boolean" }, report: { type: "string" } },
    maxPositionals: 1,
    args,
  });
  const base = positionals[0] ?? "HEAD";
  const changes = (await changesSince(base)).toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking));
  const uses = usageByOperation(listOperations(await readContract()));
  const groups = changes.map((change) => toReportGroup(change, uses, flags["allow-breaking"] === true));
  for (const { name, description, findings } of groups) {
    const breaks = description.startsWith("breaking");
    console.log(
      `${breaks ? styleText("red", "✗ breaking") : styleText("green", "✓ harmless")} ${name} ${styleText("dim", description)}`,
    );
    // Of what harms nobody the report says more.
    if (!breaks) continue;
    for (const { name: operation, details } of findings.slice(0, 8))
      console.log(`    ${operation}: ${details.map((line) => truncateList(line)).join("; ")}`);
    if (findings.length > 8) console.log(`    and ${findings.length - 8} more operations`);
  }
  const breaking = changes.filter((change) => change.isBreaking).length;
  const told =
    changes.length === 0
      ? `Nothing changed since ${base}`
      : `${changes.length} changes since ${base}, ${breaking} of them breaking`;
  console.log(
    `${told}. ${await writeReport({ title: "Changes of the contract", description: told, groups }, flags.report ?? join(repositoryRoot, ".cache/contract/diff"))}`,
  );
  if (breaking === 0 || flags["allow-breaking"] === true) return 0;
  console.error("Take the breaking changes back, or agree on them and raise info.version in openapi/portal.yaml.");
  return 1;
};

/** The first few of a long list, and how many more there are. */
function truncateList(line: string): string {
  const parts = line.split(", ");
  return parts.length > 8 ? `${parts.slice(0, 6).join(", ")} and ${parts.length - 6} more` : line;
}

function toReportGroup(
  { message, isBreaking, scope, operationIds }: ContractChange,
  uses: ReadonlyMap<string, OperationUsage>,
  allowed: boolean,
): ReportGroup {
  const outcome = isBreaking && !allowed ? "failed" : "passed";
  const findings = operationIds.map((id): ReportFinding => ({
    name: id,
    outcome,
    details: usageDetails(id, uses.get(id)),
  }));
  return {
    name: message,
    description: `${isBreaking ? "breaking" : "harmless"}, ${scope}`,
    outcome,
    findings: findings.length > 0 ? findings : [{ name: "no operation", outcome, details: [] }],
  };
}

function usageDetails(id: string, use: OperationUsage | undefined): string[] {
  if (use === undefined) return ["it is no longer in the contract"];
  const screens = [...(use.isInLayout ? ["every screen"] : []), ...use.routes];
  const tests = testsOfOperation(id, use);
  return [
    `screens: ${screens.length > 0 ? screens.join(", ") : "none"}`,
    `tests: ${tests.length > 0 ? tests.join(", ") : "none"}`,
  ];
}
