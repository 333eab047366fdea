/**
 * The outcome of a check. `noted`: the server keeps the specification, but differs from the contract where the contract says
 * more. `absent`: the server does not implement a proposed operation. `skipped`: the check could not run, for example
 * without credentials.
 */
export type ReportOutcome = "passed" | "failed" | "noted" | "absent" | "skipped";

/** Whether the rule of a finding must hold, so that a violation is a failure, or only should, so that it is a note. */
export type RuleLevel = "must" | "should";

/** The result of one check. `details` contains the expected and received values, and a command to repeat the request. */
export type ReportFinding = {
  name: string;
  outcome: ReportOutcome;
  details: readonly string[];
  level?: RuleLevel;
  /** The status with which a server says that it does not have an operation. */
  status?: number;
  /** The line of the contract that states the rule. */
  location?: { file: string; line: number };
};

/** A group of findings, such as those of one operation. */
export type ReportGroup = {
  name: string;
  description: string;
  outcome: ReportOutcome;
  findings: readonly ReportFinding[];
  /** What a reader should know, and no check found to be wrong. */
  notes?: readonly string[];
  durationMs?: number;
};

/** Returns the details of a finding, with its level and the line of the contract. */
export const listDetails = ({ outcome, details, level, location }: ReportFinding): readonly string[] =>
  level === undefined || (outcome !== "failed" && outcome !== "noted")
    ? details
    : [...details, `rule:     ${level}${location === undefined ? "" : `, by ${location.file}:${location.line}`}`];

/** The result of a verb, rendered as HTML, JUnit XML and JSON. */
export type ContractReport = {
  title: string;
  description: string;
  groups: readonly ReportGroup[];
  /** The numbers of the groups; the first cell of a row is its heading. */
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] };
  /** The last lines of the report. */
  conclusion?: readonly string[];
};

/** Returns the combined outcome: `failed` with at least one failure, `skipped` only when all findings are skipped. */
export function combineOutcomes(findings: readonly { outcome: ReportOutcome }[]): ReportOutcome {
  for (const outcome of ["failed", "noted", "passed", "absent"] as const)
    if (findings.some((finding) => finding.outcome === outcome)) return outcome;
  return "skipped";
}

/** Returns the number of groups for each outcome. */
export const countOutcomes = ({ groups }: ContractReport): Readonly<Record<ReportOutcome, number>> => {
  const count = (outcome: ReportOutcome): number => groups.filter((group) => group.outcome === outcome).length;
  return {
    passed: count("passed"),
    failed: count("failed"),
    noted: count("noted"),
    absent: count("absent"),
    skipped: count("skipped"),
  };
};
