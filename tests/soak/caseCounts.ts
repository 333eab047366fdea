import { appendFileSync } from "node:fs";

/** What chance tries many times within one test, in the words of the soak's report. */
export type Tried = "good answers" | "broken answers" | "screens of broken answers" | "links and redirects" | "orders of events in several tabs" | "crowds of five hundred calls without a good token" | "bodies of messages" | "messages in a flood" | "crashes of the feed's server" | "freezes of the feed's server" | "releases under an open tab" | "pages in one tab that stays open" | "steps in three tabs of Chromium";

/** How often chance tries something: as often as usual, or so many times as often where the soak asks for it (`TIMES=20`). */
export const often = (usual: number): number => usual * Math.max(1, Number(process.env["TIMES"] ?? 1) || 1);

/** How long a test may take that tries so often, in milliseconds. */
export const patience = (usual: number): { timeout: number } => ({ timeout: often(usual) });

/** Tells the soak, where it is one, how often something was tried and held. */
export function tried(what: Tried, times: number): void {
  const file = process.env["TRIED"];
  if (file !== undefined) appendFileSync(file, `${what}\t${times}\n`);
}
