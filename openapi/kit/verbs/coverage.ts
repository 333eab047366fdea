import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "../../../cli/command.ts";
import { parseCommandLine } from "../../../cli/commandLine.ts";
import { repositoryRoot } from "../../../cli/repositoryRoot.ts";
import { readContract } from "../contract/document.ts";
import { listOperations } from "../contract/operations.ts";
import {
  measureCoverage,
  countCoverage,
  type OperationCoverage,
  type CoverageThreshold,
} from "../coverage/measureCoverage.ts";
import type { ReportFinding, ReportGroup } from "../report/report.ts";
import { defaultReportFolder, writeReport } from "../report/writeReport.ts";

const help = `Reports which responses, languages and routes the tests of this repository cover, and which they do not.

  npm run contract -- coverage           exit with 1 below openapi/kit/coverage/threshold.json
  npm run contract -- coverage --raise   write the current numbers there, unless one is lower

  --report FOLDER   the folder for report.html, junit.xml, report.sarif and report.json (.cache/contract/coverage)
`;

/** The file with the coverage threshold. */
export const thresholdFile = join(repositoryRoot, "openapi/kit/coverage/threshold.json");

/** Reads the coverage threshold. */
export const readCoverageThreshold = async (): Promise<CoverageThreshold> =>
  JSON.parse(await readFile(thresholdFile, "utf8")) as CoverageThreshold;

/** Runs `npm run contract -- coverage`. */
export const run: Command = async (args) => {
  const { flags } = parseCommandLine({
    help,
    options: { raise: { type: "boolean" }, report: { type: "string" } },
    maxPositionals: 0,
    args,
  });
  const coverage = await measureCoverage(listOperations(await readContract()));
  const [totals, threshold] = [countCoverage(coverage), await readCoverageThreshold()];
  for (const { id, languagesByStatus, untestedStatuses, untestedRoutes } of coverage) {
    console.log(
      `${id}: ${[...languagesByStatus]
        .toSorted(([a], [b]) => a - b)
        .map(([status, seen]) => `${status} (${[...seen].join(" ")})`)
        .join(
          ", ",
        )}${untestedStatuses.length > 0 ? `; untested statuses: ${untestedStatuses.join(", ")}` : ""}${untestedRoutes.length > 0 ? `; routes without an e2e test: ${untestedRoutes.join(", ")}` : ""}`,
    );
  }
  const belowThreshold = (Object.keys(threshold) as (keyof CoverageThreshold)[]).filter(
    (name) => totals[name] < threshold[name],
  );
  const summary = `${totals.operations} of ${coverage.length} operations are covered with status 200, ${totals.responses} responses and ${totals.routes} routes are covered`;
  console.log(
    `\n${summary}. ${await writeReport({ title: "Contract coverage of the tests", description: summary, groups: coverage.map(toReportGroup) }, flags.report ?? defaultReportFolder("coverage"))}`,
  );
  for (const name of belowThreshold)
    console.error(
      `✗ ${name}: ${totals[name]} is below the threshold of ${threshold[name]}. Add tests for the uncovered ${name}.`,
    );
  if (belowThreshold.length > 0) return 1;
  if (flags.raise) await writeFile(thresholdFile, `${JSON.stringify(totals)}\n`);
  return 0;
};

function toReportGroup({
  id,
  languagesByStatus,
  untestedStatuses,
  routes,
  untestedRoutes,
}: OperationCoverage): ReportGroup {
  const findings: ReportFinding[] = [
    ...[...languagesByStatus].map(([status, seen]): ReportFinding => ({
      name: String(status),
      outcome: "passed",
      details: [`in ${[...seen].join(", ")}`],
    })),
    ...untestedStatuses.map((status): ReportFinding => ({
      name: String(status),
      outcome: "skipped",
      details: ["no test received this status"],
    })),
    ...routes.map((route): ReportFinding => ({
      name: `route ${route}`,
      outcome: untestedRoutes.includes(route) ? "skipped" : "passed",
      details: untestedRoutes.includes(route) ? ["no e2e test of its own"] : [],
    })),
  ];
  return {
    name: id,
    description: `${languagesByStatus.size} of ${languagesByStatus.size + untestedStatuses.length} statuses`,
    outcome: languagesByStatus.has(200) ? "passed" : "failed",
    findings,
  };
}
