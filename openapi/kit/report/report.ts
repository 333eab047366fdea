/** How one thing that was looked at came out. */
export type ReportOutcome = "passed" | "failed" | "absent" | "unreachable";

/** One thing that was looked at. `lines` say what was expected, what came and how to repeat it. */
export type ReportFinding = { name: string; outcome: ReportOutcome; details: readonly string[] };

/** What belongs together in a report, such as everything about one operation. */
export type ReportGroup = {
  name: string;
  description: string;
  outcome: ReportOutcome;
  findings: readonly ReportFinding[];
};

/** What a verb found out, for people and machines. */
export type ContractReport = { title: string; description: string; groups: readonly ReportGroup[] };

/** The outcome of several: one failure makes it fail; what could not be looked at counts only when there was nothing else. */
export function combineOutcomes(findings: readonly { outcome: ReportOutcome }[]): ReportOutcome {
  for (const outcome of ["failed", "passed", "absent"] as const)
    if (findings.some((one) => one.outcome === outcome)) return outcome;
  return "unreachable";
}

/** How many groups came out which way. */
export const countOutcomes = ({ groups }: ContractReport): Readonly<Record<ReportOutcome, number>> => {
  const count = (outcome: ReportOutcome): number => groups.filter((group) => group.outcome === outcome).length;
  return {
    passed: count("passed"),
    failed: count("failed"),
    absent: count("absent"),
    unreachable: count("unreachable"),
  };
};
