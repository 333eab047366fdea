import type { ReportGroup } from "../../report/report.ts";

/** Returns one line about the checks that were not run for a reason, or none. */
export function describeUnrunChecks(groups: readonly ReportGroup[], reason: string | undefined): string[] {
  const counts = groups.flatMap(({ name, findings }) => {
    const unrun = findings.filter(({ outcome, details }) => outcome === "skipped" && details[0] === reason);
    if (unrun.length === 0) return [];
    return [unrun.length === findings.length ? name : `${name} (${unrun.length} of ${findings.length} checks)`];
  });
  return counts.length === 0 ? [] : [`note: ${reason}. Not run: ${counts.join(", ")}`];
}

/** The least number of calls of which none succeeds at a URL of another path. */
const minMissingCalls = 3;

/** Returns one line when none of several calls returns 200, which the path of the URL may explain, or none. */
export function describeWrongPath(groups: readonly ReportGroup[], baseUrl: string): string[] {
  const tested = groups.flatMap(({ findings }) => {
    const valid = findings.filter(({ name, outcome }) => name.startsWith("returns 200 in ") && outcome !== "skipped");
    return valid.length === 0 ? [] : [valid];
  });
  const isMissing = tested.every((valid) => valid.every(({ outcome }) => outcome === "failed" || outcome === "absent"));
  return tested.length >= minMissingCalls && isMissing
    ? [`note: none of ${tested.length} calls succeeds below ${baseUrl}; is its path right?`]
    : [];
}

/** Returns one line with the groups that took the longest time. */
export function describeSlowestGroups(groups: readonly ReportGroup[], totalMs: number): string {
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  const slowest = groups.toSorted((a, b) => (b.durationMs ?? 0) - (a.durationMs ?? 0)).slice(0, 5);
  return `${seconds(totalMs)}. The slowest: ${slowest.map(({ name, durationMs = 0 }) => `${name} ${seconds(durationMs)}`).join(", ")}`;
}
