import { appendFileSync } from "node:fs";

/** A kind of case that one test repeats many times, as named in the soak's report. */
export type CaseKind =
  | "valid responses"
  | "invalid responses"
  | "pages with invalid responses"
  | "links and redirects"
  | "event orders in several tabs"
  | "bursts of 500 requests with an expired token"
  | "STOMP message bodies"
  | "STOMP messages in a burst"
  | "crashes of the STOMP server"
  | "freezes of the STOMP server"
  | "releases during an open tab"
  | "pages opened in one tab"
  | "random steps in three tabs";

/** Returns the number of runs of a property: `runs`, multiplied by `SOAK_FACTOR` in a soak. */
export const scaleRuns = (runs: number): number => runs * Math.max(1, Number(process.env["SOAK_FACTOR"] ?? 1) || 1);

/** Returns Vitest options with a timeout that grows with the number of runs. */
export const scaleTimeout = (timeoutMs: number): { timeout: number } => ({ timeout: scaleRuns(timeoutMs) });

/** Reports to a running soak that `count` cases passed; does nothing in an ordinary test run. */
export function recordCases(kind: CaseKind, count: number): void {
  const file = process.env["SOAK_CASES_FILE"];
  if (file !== undefined) appendFileSync(file, `${kind}\t${count}\n`);
}
