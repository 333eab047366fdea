import { styleText } from "node:util";
import type { ReportFinding, ReportGroup, ReportOutcome } from "./report.ts";

const outcomeMarks: Readonly<Record<ReportOutcome, string>> = {
  passed: styleText("green", "✓"),
  failed: styleText("red", "✗"),
  absent: styleText("yellow", "○ absent"),
  unreachable: styleText("yellow", "– not reachable"),
};

/** Prints one group: a line when all is well, and what went wrong or was not looked at otherwise. */
export function printGroup({ name, description, outcome, findings }: ReportGroup): void {
  console.log(`${outcomeMarks[outcome]} ${name} ${styleText("dim", description)}`);
  const shown: ReportFinding[] = findings.filter(
    (one) => one.outcome === "failed" || (one.outcome === "unreachable" && outcome !== "absent"),
  );
  for (const one of shown) {
    console.log(`    ${outcomeMarks[one.outcome]} ${one.name}`);
    for (const line of one.details) console.log(`      ${line}`);
  }
}
