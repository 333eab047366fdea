/** How one thing that was looked at came out. */
export type Outcome = "passed" | "failed" | "absent" | "unreachable";

/** One thing that was looked at. `lines` say what was expected, what came and how to repeat it. */
export type Finding = { name: string; outcome: Outcome; lines: readonly string[] };

/** What belongs together in a report, such as everything about one operation. */
export type Group = { name: string; about: string; outcome: Outcome; findings: readonly Finding[] };

/** What a verb found out, for people and machines. */
export type Report = { title: string; about: string; groups: readonly Group[] };

/** The outcome of several: one failure makes it fail; what could not be looked at counts only when there was nothing else. */
export function outcomeOf(findings: readonly { outcome: Outcome }[]): Outcome {
  for (const outcome of ["failed", "passed", "absent"] as const) if (findings.some((one) => one.outcome === outcome)) return outcome;
  return "unreachable";
}

/** How many groups came out which way. */
export const countsOf = ({ groups }: Report): Readonly<Record<Outcome, number>> => {
  const count = (outcome: Outcome): number => groups.filter((group) => group.outcome === outcome).length;
  return { passed: count("passed"), failed: count("failed"), absent: count("absent"), unreachable: count("unreachable") };
};
