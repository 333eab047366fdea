import type { ByOperation } from "../../contract/operationId.ts";
import { getBakuDate, getBakuWeekday } from "../../../../src/i18n/bakuCalendar.ts";
import { requireWrites, type ContractCheck, type VerifyContext } from "../check.ts";
import { fetchBody, fetchItems } from "../fetchBody.ts";
import { assertContract, CheckSkipped, unlessSkipped } from "../outcomes.ts";
import { dayMs, runAt, toTimeOfDay } from "../serverClock.ts";
import { asSenderOrUser } from "../access/otherPersonChecks.ts";
import { sampleSuggestion } from "../requests.ts";
import { defineCheck } from "./checkHelpers.ts";
import { readClosedDays, type ClosedDays } from "./officeChecks.ts";

type Hours = { opens: string; closes: string; weekdays?: readonly number[] };

/** How many days an office announces, and how many times that are read: a year. */
const announcedDays = 30;
const readingCount = 12;

/** How many closed days the call center is asked about. */
const maxAskedDays = 3;

/** The most working days by which servers may count otherwise, such as with the day of the receipt. */
const toleranceDays = 1;

/** The calendar days of a time limit of 15 working days, in which as many holidays as possible are looked for. */
const limitDays = 21;

const [friday, saturday] = [5, 6];

/** Reads the closed days of the last year, the latest first. Throws `CheckSkipped` where the clock cannot be changed. */
async function readYear(context: VerifyContext): Promise<readonly ClosedDays[]> {
  if (context.personas.sources.advanceClock === undefined)
    throw new CheckSkipped("the clock of this server cannot be changed");
  const readings: ClosedDays[] = [];
  const now = Date.now();
  for (let index = 1; index <= readingCount; index += 1)
    readings.push(await readClosedDays(context, now - index * announcedDays * dayMs));
  return readings;
}

const getWeekday = (day: string): number => getBakuWeekday(new Date(`${day}T12:00:00Z`));

/** Returns the days on which every office is closed, as on public holidays. */
function listSharedDays({ byOffice }: ClosedDays): readonly string[] {
  const [first = [], ...others] = byOffice.values();
  return first.filter((day) => others.every((days) => days.includes(day)));
}

type CallCenter = { openNow: boolean; hours: readonly Hours[]; slots: readonly { from: string }[] };

const openNowCheck = defineCheck("takes public holidays into account, in the times for a call too", async (context) => {
  const token = await unlessSkipped(context.personas.citizen(context));
  const read = (): Promise<CallCenter> => fetchBody(context, "readCallCenter", token === undefined ? {} : { token });
  const { hours } = await read();
  const today = getBakuDate();
  const days = (await readYear(context)).flatMap(listSharedDays).filter((day) => day < today);
  let askedDays = 0;
  for (const day of new Set(days)) {
    const [listed, ...others] = hours.filter(({ weekdays = [] }) => weekdays.includes(getWeekday(day)));
    if (listed === undefined || others.length > 0 || askedDays === maxAskedDays) continue;
    askedDays += 1;
    const [opens, closes] = [toTimeOfDay(day, listed.opens), toTimeOfDay(day, listed.closes)];
    if ((await runAt(context, (opens + closes) / 2, read)).openNow) {
      context.notes.add(`openNow: true on ${day}, on which all offices are closed, as on a public holiday`);
      continue;
    }
    const { slots } = await runAt(context, opens - dayMs, read);
    const slot = slots.find(({ from }) => getBakuDate(new Date(from)) === day);
    assertContract(
      slot === undefined,
      `only times for a call within the opening hours, and none on ${day}, on which openNow is false at noon`,
      slot,
    );
  }
});

/** Counts the working days after a day, up to another one with it. */
function countWorkingDays(from: string, to: string, lastWeekday: number, closedDays: ReadonlySet<string>): number {
  let count = 0;
  for (let time = Date.parse(from) + dayMs; time <= Date.parse(to); time += dayMs) {
    const day = new Date(time).toISOString().slice(0, 10);
    if (getWeekday(day) <= lastWeekday && !closedDays.has(day)) count += 1;
  }
  return count;
}

const dueDateCheck = defineCheck("counts no public holiday as a working day of the time limit", async (context) => {
  requireWrites(context);
  const readings = await readYear(context);
  const [head] = await fetchItems<{ id: string | number; hours: readonly Hours[] }>(context, "listOffices");
  const closedDays = new Set(readings.flatMap(({ byOffice }) => byOffice.get(String(head?.id)) ?? []));
  const holidays = [...closedDays].filter((day) => getWeekday(day) <= friday);
  const countFrom = (first: string): number =>
    holidays.filter((day) => day >= first && Date.parse(day) < Date.parse(first) + limitDays * dayMs).length;
  const first = holidays.reduce((best, day) => (countFrom(day) > countFrom(best) ? day : best), holidays[0] ?? "");
  if (head === undefined || countFrom(first) <= toleranceDays)
    throw new CheckSkipped("the head office names no holidays of the last year");
  const sender = await asSenderOrUser(context);
  const token = await sender.personas.citizen(sender);
  const complaint = { ...sampleSuggestion, kind: "COMPLAINT", category: "CHEATING", counterparty: { name: "Shop" } };
  const { appealDate, dueDate, dueWorkingDays } = await runAt(context, toTimeOfDay(first, "12:00") - dayMs, () =>
    fetchBody(context, "sendAppeal", { token, body: complaint }),
  );
  if (typeof dueDate !== "string" || typeof dueWorkingDays !== "number" || dueDate > getBakuDate()) return;
  const from = getBakuDate(new Date(String(appealDate)));
  const worksOnSaturdays = head.hours.some(({ weekdays = [] }) => weekdays.includes(saturday));
  const counts = [friday, ...(worksOnSaturdays ? [saturday] : [])].map((lastWeekday) =>
    countWorkingDays(from, dueDate, lastWeekday, closedDays),
  );
  if (counts.every((count) => Math.abs(count - dueWorkingDays) > toleranceDays))
    context.notes.add(
      `from ${from} to the dueDate ${dueDate} there are ${counts.join(" or ")} working days, and not ${dueWorkingDays}, without the closedDates of the head office`,
    );
});

/** Checks that holidays count as such, for servers whose clock can be changed, by operationId. */
export const holidayChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  readCallCenter: [openNowCheck],
  sendAppeal: [dueDateCheck],
} satisfies ByOperation<readonly ContractCheck[]>;
