import { getBakuDate, getBakuTime, getBakuWeekday } from "../../../../src/i18n/bakuCalendar.ts";
import { getOperation, type ContractCheck } from "../check.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract, CheckSkipped, skipWhenRateLimited } from "../outcomes.ts";
import { assertHolds } from "../responses/judgeResponse.ts";
import { dayMs, listPastDays, minuteMs, runAt, toTimeOfDay } from "../serverClock.ts";
import { defineCheck, getCitizenAuth } from "./checkHelpers.ts";

type Hours = { opens: string; closes: string; weekdays?: readonly number[] };
type Slot = { id: string | number; from: string; free: boolean };
type CallCenter = { openNow: boolean; hours: readonly Hours[]; slots: readonly Slot[] };

/** On how many days the call center is asked whether it is open, and how many more until it was open once. */
const minAskedDays = 5;

/** How many days back it is asked: the holidays of Novruz may close it on all weekdays of a week. */
const maxDays = 16;

/** How long before and after a time of opening or closing the call center is asked. */
const marginMs = 20 * minuteMs;

const wholeDayCheck = defineCheck(
  "is open in the opening hours of Baku, and offers no time that has passed",
  async (context) => {
    const auth = await getCitizenAuth(context);
    const read = (): Promise<CallCenter> => fetchBody<CallCenter>(context, "readCallCenter", auth);
    const { hours } = await read();
    const [first] = hours;
    if (first?.weekdays === undefined || hours.some(({ weekdays }) => weekdays === undefined)) return;
    const { opens, closes, weekdays } = first;
    let openDays = 0;
    let askedDays = 0;
    for (let days = 1; days <= maxDays && (askedDays < minAskedDays || openDays === 0); days += 1) {
      const moment = new Date(Date.now() - days * dayMs);
      const weekday = getBakuWeekday(moment);
      const isListedOnce = hours.filter((other) => other.weekdays?.includes(weekday) === true).length === 1;
      if (!weekdays.includes(weekday) || !isListedOnce) continue;
      askedDays += 1;
      const day = getBakuDate(moment);
      const [opensMs, closesMs] = [toTimeOfDay(day, opens), toTimeOfDay(day, closes)];
      const eveningMs = closesMs - marginMs;
      const [morning, evening, night] = [
        await runAt(context, opensMs + marginMs, read),
        await runAt(context, eveningMs, read),
        await runAt(context, closesMs + marginMs, read),
      ];
      assertContract(!night.openNow, `openNow: false after ${closes}`, "openNow: true");
      assertContract(
        morning.openNow === evening.openNow,
        `openNow: ${String(morning.openNow)} the whole day from ${opens} to ${closes}`,
        `openNow: ${String(evening.openNow)} before ${closes}`,
      );
      if (morning.openNow) openDays += 1;
      const passed = evening.slots.find(({ from, free }) => free && Date.parse(from) < eveningMs - marginMs);
      assertContract(passed === undefined, `no free time before ${new Date(eveningMs).toISOString()}`, passed);
    }
    assertContract(
      openDays > 0 || askedDays < minAskedDays,
      `openNow: true after ${opens} on one of ${askedDays} days`,
      "openNow: false",
    );
  },
);

const openingHoursCheck = defineCheck("opens and closes at the stated times of each weekday", async (context) => {
  const auth = await getCitizenAuth(context);
  const { hours } = await fetchBody<{ hours: readonly Hours[] }>(context, "readCallCenter", auth);
  if (hours.length === 0 || hours.some(({ weekdays }) => weekdays === undefined)) return;
  const isOpenAt = async (timeMs: number): Promise<boolean> =>
    (await runAt(context, timeMs, () => fetchBody<{ openNow: boolean }>(context, "readCallCenter", auth))).openNow;
  const assertClosed = async (timeMs: number): Promise<void> =>
    assertContract(
      !(await isOpenAt(timeMs)),
      `openNow: false on weekday ${getBakuWeekday(new Date(timeMs))} at ${getBakuTime(new Date(timeMs))}`,
      "openNow: true",
    );
  const listed = hours.flatMap(({ weekdays = [] }) => weekdays);
  for (const { opens, closes, weekdays = [] } of hours) {
    // Another entry may have the hours after a break.
    const weekday = weekdays.findLast((day) => listed.filter((other) => other === day).length === 1);
    if (weekday === undefined) continue;
    const days = listPastDays(weekday);
    const [latest = ""] = days;
    await assertClosed(toTimeOfDay(latest, opens) - marginMs);
    await assertClosed(toTimeOfDay(latest, closes) + marginMs);
    let isOpen = false;
    for (const day of days)
      isOpen ||=
        (await isOpenAt(toTimeOfDay(day, opens) + marginMs)) && (await isOpenAt(toTimeOfDay(day, closes) - marginMs));
    assertContract(isOpen, `openNow: true from ${opens} to ${closes} on one of ${days.join(", ")}`, "openNow: false");
  }
  const closedDay = [7, 6, 5, 4, 3, 2, 1].find((weekday) => !listed.includes(weekday));
  if (closedDay !== undefined) await assertClosed(toTimeOfDay(listPastDays(closedDay)[0] ?? "", "12:00"));
});

/** Checks that a time that was free in the morning cannot be booked in the evening. */
export const passedSlotCheck = defineCheck("books no time that has passed", async (context) => {
  const auth = await getCitizenAuth(context);
  const read = (): Promise<CallCenter> => fetchBody<CallCenter>(context, "readCallCenter", auth);
  const [first] = (await read()).hours;
  const weekday = first?.weekdays?.[0];
  if (first === undefined || weekday === undefined) throw new CheckSkipped("the opening hours name no weekdays");
  for (const day of listPastDays(weekday)) {
    const [opensMs, lateMs] = [toTimeOfDay(day, first.opens), toTimeOfDay(day, first.closes) - marginMs];
    const { slots } = await runAt(context, opensMs - marginMs, read);
    const slot = slots.find(({ from, free }) => free && getBakuDate(new Date(from)) === day);
    if (slot === undefined || Date.parse(slot.from) > lateMs - marginMs) continue;
    const body = { phoneNumber: "+994505550142", slot: slot.id, topic: "Contract verification" };
    const response = await runAt(context, lateMs, () =>
      context.client.send(getOperation(context, "requestCallback"), { ...auth, body, lang: "en" }),
    );
    const { status } = response;
    skipWhenRateLimited(status);
    assertHolds(
      status >= 400,
      `a refusal at ${getBakuTime(new Date(lateMs))}: only a free time slot of the coming days can be booked, and not that of ${slot.from}`,
      response,
    );
    return;
  }
  throw new CheckSkipped("the call center has no free time on the same day");
});

/** Checks of the opening hours of the call center, for servers whose clock can be changed. */
export const openingHoursChecks: readonly ContractCheck[] = [wholeDayCheck, openingHoursCheck];
