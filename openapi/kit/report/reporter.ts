import { styleText } from "node:util";
import type { Finding, Group, Outcome } from "./report.ts";

const marks: Readonly<Record<Outcome, string>> = {
  passed: styleText("green", "✓"),
  failed: styleText("red", "✗"),
  absent: styleText("yellow", "○ absent"),
  unreachable: styleText("yellow", "– not reachable"),
};

/** Prints one group: a line when all is well, and what went wrong or was not looked at otherwise. */
export function tell({ name, about, outcome, findings }: Group): void {
  console.log(`${marks[outcome]} ${name} ${styleText("dim", about)}`);
  const shown: Finding[] = findings.filter((one) => one.outcome === "failed" || (one.outcome === "unreachable" && outcome !== "absent"));
  for (const one of shown) {
    console.log(`    ${marks[one.outcome]} ${one.name}`);
    for (const line of one.lines) console.log(`      ${line}`);
  }
}
