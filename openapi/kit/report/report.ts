/**
 * The outcome of a check. `absent`: the server does not implement a proposed operation. `skipped`: the check could not run,
 * for example without credentials.
 */
export type ReportOutcome = "passed" | "failed" | "absent" | "skipped";

/** The result of one check. `details` contains the expected and received values, and a command to repeat the request. */
export type ReportFinding = { name: string; outcome: ReportOutcome; details: readonly string[] };

/** A group of findings, such as those of one operation. */
export type ReportGroup = {
  name: string;
  description: string;
  outcome: ReportOutcome;
  findings: readonly ReportFinding[];
};

/** The result of a verb, rendered as HTML, JUnit XML and JSON. */
export type ContractReport = { title: string; description: string; groups: readonly ReportGroup[] };

/** Returns the combined outcome: `failed` with at least one failure, `skipped` only when all findings are skipped. */
export function combineOutcomes(findings: readonly { outcome: ReportOutcome }[]): ReportOutcome {
  for (const outcome of ["failed", "passed", "absent"] as const)
    if (findings.some((finding) => finding.outcome === outcome)) return outcome;
  return "skipped";
}

/** Returns the number of groups for each outcome. */
export const countOutcomes = ({ groups }: ContractReport): Readonly<Record<ReportOutcome, number>> => {
  const count = (outcome: ReportOutcome): number => groups.filter((group) => group.outcome === outcome).length;
  return {
    passed: count("passed"),
    failed: count("failed"),
    absent: count("absent"),
    skipped: count("skipped"),
  };
};
