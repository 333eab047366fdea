import { appendFileSync } from "node:fs";

/** What chance tries many times within one test, in the words of the soak's report. */
export type CaseKind =
  | "good answers"
  | "broken answers"
  | "screens of broken answers"
  | "links and redirects"
  | "orders of events in several tabs"
  | "crowds of five hundred calls without a good token"
  | "bodies of messages"
  | "messages in a flood"
  | "crashes of the feed's server"
  | "freezes of the feed's server"
  | "releases under an open tab"
  | "pages in one tab that stays open"
  | "steps in three tabs of Chromium";

/** How often chance tries something: as often as usual, or so many times as often where the soak asks for it (`SOAK_FACTOR=20`). */
export const scaledRuns = (runs: number): number => runs * Math.max(1, Number(process.env["SOAK_FACTOR"] ?? 1) || 1);

/** How long a test may take that tries so often, in milliseconds. */
export const scaledTimeout = (timeoutMs: number): { timeout: number } => ({ timeout: scaledRuns(timeoutMs) });

/** Tells the soak, where it is one, how often something was tried and held. */
export function recordCases(kind: CaseKind, count: number): void {
  const file = process.env["SOAK_CASES_FILE"];
  if (file !== undefined) appendFileSync(file, `${kind}\t${count}\n`);
}
