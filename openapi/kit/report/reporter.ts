import { styleText } from "node:util";
import type { ReportFinding, ReportGroup, ReportOutcome } from "./report.ts";

const outcomeMarks: Readonly<Record<ReportOutcome, string>> = {
  passed: styleText("green", "✓"),
  failed: styleText("red", "✗"),
  absent: styleText("yellow", "○ absent"),
  skipped: styleText("yellow", "– skipped"),
};

/** Prints a group as one line, followed by its failed and skipped findings. */
export function printGroup({ name, description, outcome, findings }: ReportGroup): void {
  console.log(`${outcomeMarks[outcome]} ${name} ${styleText("dim", description)}`);
  const shown: ReportFinding[] = findings.filter(
    (finding) => finding.outcome === "failed" || (finding.outcome === "skipped" && outcome !== "absent"),
  );
  for (const finding of shown) {
    console.log(`    ${outcomeMarks[finding.outcome]} ${finding.name}`);
    for (const line of finding.details) console.log(`      ${line}`);
  }
}
