import { contractFile } from "../../../codegen/contractFiles.ts";
import { listDetails, type ContractReport, type ReportFinding, type ReportGroup } from "./report.ts";

const schemaUrl = "https://json.schemastore.org/sarif-2.1.0.json";

/** A result of SARIF: a finding with its place. */
type SarifResult = {
  ruleId: string;
  level: "error" | "warning";
  message: { text: string };
  locations: readonly object[];
};

/**
 * Renders failures as errors and notes as warnings in SARIF 2.1.0, for code scanning. Each check is a rule. GitHub refuses a
 * file in which one result has no place: without one of its own, it is the beginning of the contract.
 */
export function renderSarif({ title, groups }: ContractReport): string {
  const results = groups.flatMap((group) =>
    group.findings
      .filter(({ outcome }) => outcome === "failed" || outcome === "noted")
      .map((finding) => renderResult(group, finding)),
  );
  const ruleIds = [...new Set(results.map(({ ruleId }) => ruleId))];
  return `${JSON.stringify(
    {
      $schema: schemaUrl,
      version: "2.1.0",
      runs: [
        {
          tool: { driver: { name: title, rules: ruleIds.map((id) => ({ id, shortDescription: { text: id } })) } },
          results: results.map((result) => ({ ...result, ruleIndex: ruleIds.indexOf(result.ruleId) })),
          columnKind: "utf16CodeUnits",
        },
      ],
    },
    null,
    1,
  )}\n`;
}

function renderResult({ name }: ReportGroup, finding: ReportFinding): SarifResult {
  const { file, line } = finding.location ?? { file: contractFile, line: 1 };
  return {
    ruleId: finding.name,
    level: finding.outcome === "failed" ? "error" : "warning",
    message: { text: [`${name}: ${finding.name}`, ...listDetails(finding)].join("\n") },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } },
        logicalLocations: [{ name, kind: "function" }],
      },
    ],
  };
}
