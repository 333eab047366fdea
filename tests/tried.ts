import { appendFileSync } from "node:fs";

/** What chance tries many times within one test, in the words of the soak's report. */
export type Tried = "good answers" | "broken answers" | "screens of broken answers" | "links and redirects" | "orders of events in several tabs" | "bodies of messages" | "messages in a flood" | "crashes of the feed's server" | "freezes of the feed's server" | "steps in three tabs of Chromium";

/** Tells the soak, where it is one, how often something was tried and held. */
export function tried(what: Tried, times: number): void {
  const file = process.env["TRIED"];
  if (file !== undefined) appendFileSync(file, `${what}\t${times}\n`);
}
