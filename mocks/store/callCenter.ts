import { toIsoDate, addDays, getMinuteOfDay, toTimestamp, getWeekday, type IsoDate } from "./calendar.ts";
import type { Owner } from "./owners.ts";
import type { MockStore } from "./mockStore.ts";
import { isHoliday, isWorkingDay } from "./workingDays.ts";

/** The number of the call center; nobody has it. */
export const callCenterPhone = "+994125550195";

/** When somebody answers, by the days of the week from 1 for Monday. */
export const openingHours = [
  { weekdays: [1, 2, 3, 4, 5], opens: "09:00", closes: "18:00" },
  { weekdays: [6], opens: "10:00", closes: "16:00" },
] as const;

/** A call that was promised to somebody. */
export type CallbackRecord = { id: number; owner: Owner; phone: string; slot: string; topic: string };

/** A time in which somebody can be called, and whether it can still be chosen. */
export type BookableSlot = { id: string; day: IsoDate; from: number; to: number; isFree: boolean };

const slotTimes = ["10:00", "11:00", "12:00", "14:00", "15:00", "16:00", "17:00"] as const;
const slotMs = 60 * 60_000;

/** How many working days ahead one can be called. */
const bookableWorkingDays = 5;

/** Whether somebody answers at a moment. */
export function isCallCenterOpen(timestamp: number): boolean {
  const day = toIsoDate(timestamp);
  const today = openingHours.find(({ weekdays }) => weekdays.some((weekday) => weekday === getWeekday(day)));
  if (today === undefined || isHoliday(day)) return false;
  const minute = getMinuteOfDay(timestamp);
  return minute >= toMinutes(today.opens) && minute < toMinutes(today.closes);
}

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The times of the coming working days in which one can be called, the earliest first. */
export function getBookableSlots(store: MockStore): BookableSlot[] {
  const now = store.now();
  const days: IsoDate[] = [];
  for (let day = toIsoDate(now); days.length < bookableWorkingDays; day = addDays(day, 1))
    if (isWorkingDay(day)) days.push(day);
  return days
    .flatMap((day) =>
      slotTimes.map((time): BookableSlot => {
        const id = `${day.replaceAll("-", "")}-${time.replace(":", "")}`;
        const from = toTimestamp(day, time);
        return {
          id,
          day,
          from,
          to: from + slotMs,
          isFree: !isPreBooked(id) && store.state.callbacks.every(({ slot }) => slot !== id),
        };
      }),
    )
    .filter(({ from }) => from > now);
}

/** Other people call too: every third time or so is theirs, always the same ones. */
const isPreBooked = (id: string): boolean =>
  [...id].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) % 3 === 0;
