import { existsSync } from "node:fs";
import { styleText } from "node:util";
import { exitWithError, type Command } from "../../../cli/command.ts";
import { parseCommandLine } from "../../../cli/commandLine.ts";
import { hasSources } from "../../../cli/repositoryRoot.ts";
import { compareWithBase, type ContractChange } from "../contract/changes.ts";
import { isCommit, readContract } from "../contract/document.ts";
import { listOperations } from "../contract/operations.ts";
import { findSourceLocation } from "../contract/sourceLocation.ts";
import { isGithubActions, renderAnnotation } from "../report/annotations.ts";
import type { ReportFinding, ReportGroup } from "../report/report.ts";
import { defaultReportFolder, writeReport } from "../report/writeReport.ts";

const help = `Lists the changes of the contract since a commit or against a file, the breaking ones first, with the affected routes and tests.

  npm run contract -- diff               against the last commit
  npm run contract -- diff REF           against a commit, a branch or a tag, such as origin/main
  npm run contract -- diff FILE          against a contract file, such as the one of an earlier package
  npm run contract -- diff $(git merge-base origin/main HEAD)   in CI

  --allow-breaking  exit with 0 even with breaking changes
  --report FOLDER   the folder for report.html, junit.xml, report.sarif and report.json (.cache/contract/diff)

A higher major version in info.version of openapi/portal.yaml announces breaking changes, or a higher minor version while
the major version is 0. Announced changes are not reported as breaking.

Every other change of more than texts and examples raises the last number before the contract is handed on, so that a version
names one contract. diff says so when both have the same version, and exits with 0 all the same: several commits may belong to
one version, and npm test compares each with the one before.

A request change is breaking when requests of an existing client become invalid or mean something else, for example with a
new required field or another default. A response change is breaking when a client can no longer rely on a value, for example
because a required field was removed. An extension such as x-localised or x-minDistinct is a promise like any other.

In GitHub Actions, each breaking change is also an annotation at its line, a warning when it is allowed.
`;

/** Runs `npm run contract -- diff`. */
export const run: Command = async (args) => {
  const { flags, positionals } = parseCommandLine({
    help,
    options: { "allow-breaking": { type: "boolean" }, report: { type: "string" } },
    maxPositionals: 1,
    args,
  });
  const base = positionals[0] ?? "HEAD";
  if (!hasSources && !existsSync(base)) exitWithError(`diff needs a file, such as your copy of the contract.`, 2);
  if (!existsSync(base) && !(await isCommit(base))) exitWithError(`There is neither a commit nor a file "${base}".`, 2);
  const comparison = await compareWithBase(base);
  const changes = comparison.changes.toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking));
  const describeUsage = hasSources ? await createUsageDescriber() : () => [];
  const groups = changes.map((change) => toReportGroup(change, describeUsage, flags["allow-breaking"] === true));
  for (const { name, description, findings } of groups) {
    const isBreaking = description.startsWith("breaking");
    console.log(
      `${isBreaking ? styleText("red", "✗ breaking") : styleText("green", "✓ non-breaking")} ${name} ${styleText("dim", description)}`,
    );
    // The report contains the details of non-breaking changes.
    if (!isBreaking) continue;
    for (const { name: operation, details } of findings.slice(0, 8))
      console.log(
        `    ${[operation, details.map((line) => truncateList(line)).join("; ")].filter(Boolean).join(": ")}`,
      );
    if (findings.length > 8) console.log(`    and ${findings.length - 8} more operations`);
  }
  if (isGithubActions())
    for (const { message, isBreaking, pointer } of changes)
      if (isBreaking)
        console.log(
          renderAnnotation({
            level: flags["allow-breaking"] === true ? "warning" : "error",
            title: "Breaking change of the contract",
            message,
            ...findSourceLocation(pointer),
          }),
        );
  const breakingCount = changes.filter((change) => change.isBreaking).length;
  const summary = summarizeChanges(base, changes.length, breakingCount);
  console.log(
    `${summary}. ${await writeReport({ title: "Contract changes", description: summary, groups }, flags.report ?? defaultReportFolder("diff"))}`,
  );
  if (comparison.sharedVersion !== undefined) warnOfSharedVersion(comparison.sharedVersion);
  if (breakingCount === 0 || flags["allow-breaking"] === true) return 0;
  console.error(
    hasSources
      ? "Revert the breaking changes, or agree on them with the backend team and raise info.version in openapi/portal.yaml."
      : "Your server has to follow the breaking changes, unless you agree on something else with the team of the portal.",
  );
  return 1;
};

/** Returns the numbers of changes and of breaking changes since a commit or file in words. */
export function summarizeChanges(base: string, count: number, breakingCount: number): string {
  if (count === 0) return `No changes since ${base}`;
  if (count === 1) return `1 change since ${base}, ${breakingCount === 1 ? "a breaking one" : "not a breaking one"}`;
  return `${count} changes since ${base}, ${breakingCount} of them breaking`;
}

/** Says that two contracts that differ have the same version. */
function warnOfSharedVersion(version: string): void {
  const message = `Both contracts have the version ${version}. Raise info.version in openapi/portal.yaml before this one is handed on.`;
  console.warn(styleText("yellow", message));
  if (isGithubActions())
    console.log(
      renderAnnotation({
        level: "warning",
        title: "Version of the contract",
        message,
        ...findSourceLocation("#/info/version"),
      }),
    );
}

/** Shortens a comma-separated list of more than 8 items to its first 6 and the number of the others. */
function truncateList(line: string): string {
  const items = line.split(", ");
  return items.length > 8 ? `${items.slice(0, 6).join(", ")} and ${items.length - 6} more` : line;
}

/** Returns a change as a group with a finding for each affected operation, at the line of the change. */
export function toReportGroup(
  { message, isBreaking, scope, operationIds, pointer }: ContractChange,
  describeUsage: (id: string) => string[],
  isAllowed: boolean,
): ReportGroup {
  const outcome = isBreaking && !isAllowed ? "failed" : "passed";
  const location = findSourceLocation(pointer);
  const findings = operationIds.map((id): ReportFinding => ({
    name: id,
    outcome,
    details: describeUsage(id),
    location,
  }));
  return {
    name: message,
    description: `${isBreaking ? "breaking" : "non-breaking"}, ${scope}`,
    outcome,
    findings: findings.length > 0 ? findings : [{ name: "no operation", outcome, details: [], location }],
  };
}

/** Returns a function that lists the routes and tests of an operation. */
async function createUsageDescriber(): Promise<(id: string) => string[]> {
  // The sources of the portal are read only when they exist.
  const { findTestsOfOperation, findUsageByOperation } = await import("../usage/usage.ts");
  const contract = await readContract();
  const usages = new Map(findUsageByOperation(listOperations(contract)));
  // The socket is connected on every page.
  for (const id of Object.keys(contract.webhooks ?? {})) usages.set(id, { routes: [], isInLayout: true });
  return (id) => {
    const usage = usages.get(id);
    if (usage === undefined) return ["removed from the contract"];
    const routes = [...(usage.isInLayout ? ["layout of every route"] : []), ...usage.routes];
    const tests = findTestsOfOperation(id, usage);
    return [
      `routes: ${routes.length > 0 ? routes.join(", ") : "none"}`,
      `tests: ${tests.length > 0 ? tests.join(", ") : "none"}`,
    ];
  };
}
