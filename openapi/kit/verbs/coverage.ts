import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseCommandLine } from "../../../codegen/commandLine.ts";
import { repositoryRoot } from "../../../codegen/scratchTree.ts";
import { readContract } from "../contract/document.ts";
import { listOperations } from "../contract/operations.ts";
import {
  measureCoverage,
  coverageTotals,
  type OperationCoverage,
  type CoverageThreshold,
} from "../coverage/measureCoverage.ts";
import type { ReportFinding, ReportGroup } from "../report/report.ts";
import { writeReport } from "../report/writeReport.ts";
import type { Verb } from "../verb.ts";

const help = `Says which answers of the contract our own tests look at, in which languages and from which screens, and names the gaps.

  npm run contract -- coverage           fails when it is less than openapi/kit/coverage/threshold.json
  npm run contract -- coverage --raise   writes a higher floor there; it never gets lower

  --report FOLDER   where report.html, junit.xml and report.json go (.cache/contract/coverage)
`;

/** Where the floor is kept. */
export const thresholdFile = join(repositoryRoot, "openapi/kit/coverage/threshold.json");

/** What the tests have to look at by now. */
export const readCoverageThreshold = async (): Promise<CoverageThreshold> =>
  JSON.parse(await readFile(thresholdFile, "utf8")) as CoverageThreshold;

/** `npm run contract -- coverage`. */
export const verb: Verb = async (args) => {
  const { flags } = parseCommandLine({
    help,
    options: { raise: { type: "boolean" }, report: { type: "string" } },
    maxPositionals: 0,
    args,
  });
  const covered = await measureCoverage(listOperations(await readContract()));
  const [numbers, floor] = [coverageTotals(covered), await readCoverageThreshold()];
  for (const { id, languagesByStatus, untestedStatuses, untestedRoutes } of covered) {
    console.log(
      `${id}: ${[...languagesByStatus]
        .toSorted(([a], [b]) => a - b)
        .map(([status, seen]) => `${status} (${[...seen].join(" ")})`)
        .join(
          ", ",
        )}${untestedStatuses.length > 0 ? `; never seen: ${untestedStatuses.join(", ")}` : ""}${untestedRoutes.length > 0 ? `; no journey to: ${untestedRoutes.join(", ")}` : ""}`,
    );
  }
  const lower = (Object.keys(floor) as (keyof CoverageThreshold)[]).filter((name) => numbers[name] < floor[name]);
  const told = `${numbers.operations} of ${covered.length} operations answer well to a test; ${numbers.responses} answers and ${numbers.routes} screens are looked at`;
  console.log(
    `\n${told}. ${await writeReport({ title: "What our tests look at", description: told, groups: covered.map(toReportGroup) }, flags.report ?? join(repositoryRoot, ".cache/contract/coverage"))}`,
  );
  for (const name of lower)
    console.error(
      `✗ ${name}: ${numbers[name]}, which is less than the ${floor[name]} of the floor. Look at it again in a test.`,
    );
  if (lower.length > 0) return 1;
  if (flags.raise) await writeFile(thresholdFile, `${JSON.stringify(numbers)}\n`);
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
      outcome: "unreachable",
      details: ["no test has seen it"],
    })),
    ...routes.map((screen): ReportFinding => ({
      name: `screen ${screen}`,
      outcome: untestedRoutes.includes(screen) ? "unreachable" : "passed",
      details: untestedRoutes.includes(screen) ? ["no browser test goes there by name"] : [],
    })),
  ];
  return {
    name: id,
    description: `${languagesByStatus.size} of ${languagesByStatus.size + untestedStatuses.length} answers`,
    outcome: languagesByStatus.has(200) ? "passed" : "failed",
    findings,
  };
}
