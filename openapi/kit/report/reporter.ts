import { styleText } from "node:util";
import { listDetails, type ReportFinding, type ReportGroup, type ReportOutcome } from "./report.ts";

const outcomeMarks: Readonly<Record<ReportOutcome, string>> = {
  passed: styleText("green", "✓"),
  failed: styleText("red", "✗"),
  noted: styleText("cyan", "✓"),
  absent: styleText("yellow", "○ absent"),
  skipped: styleText("yellow", "– skipped"),
};

const maxTextLength = 160;

/** Returns one line for all findings of an outcome with the same text, such as a difference in three languages. */
const mergeFindings = (findings: readonly ReportFinding[], outcome: ReportOutcome): string[] =>
  [
    ...Map.groupBy(
      findings.filter((finding) => finding.outcome === outcome),
      ({ details }) =>
        details
          .filter((line) => !line.startsWith("repeat:"))
          .slice(0, 2)
          .join("; ")
          .replaceAll(/\s+/g, " ")
          .slice(0, maxTextLength),
    ),
  ].map(
    ([text, merged]) =>
      `${merged.length > 1 && merged.length === findings.length ? "all checks" : merged.map(({ name }) => name).join(", ")}: ${text}`,
  );

/** Prints a group as one line, followed by its failed and skipped findings and its notes. Absent groups are only listed at the end. */
export function printGroup({ name, description, outcome, findings, notes = [] }: ReportGroup): void {
  if (outcome === "absent") return;
  console.log(`${outcomeMarks[outcome]} ${name} ${styleText("dim", description)}`);
  for (const finding of findings) {
    if (finding.outcome !== "failed") continue;
    console.log(`    ${outcomeMarks.failed} ${finding.name}`);
    for (const line of listDetails(finding)) console.log(`      ${line}`);
  }
  for (const line of mergeFindings(findings, "skipped")) console.log(`    ${outcomeMarks.skipped} ${line}`);
  for (const note of mergeFindings(findings, "noted")) console.log(styleText("dim", `    note (should): ${note}`));
  for (const note of notes) console.log(styleText("dim", `    note: ${note}`));
}
