import { toIsoDate, addDays, getMinuteOfDay, toTimestamp, getWeekday, type IsoDate } from "./calendar.ts";
import type { Owner } from "./owners.ts";
import type { MockStore } from "./mockStore.ts";
import { isHoliday, isWorkingDay } from "./workingDays.ts";

/** The phone number of the call center. It is fictitious. */
export const callCenterPhone = "+994125550195";

/** The opening hours. Weekdays count from 1 for Monday. */
export const openingHours = [
  { weekdays: [1, 2, 3, 4, 5], opens: "09:00", closes: "18:00" },
  { weekdays: [6], opens: "10:00", closes: "16:00" },
] as const;

/** A booked callback. */
export type CallbackRecord = { id: number; owner: Owner; phoneNumber: string; slot: string; topic: string };

/** A callback slot, and whether it is available. */
export type BookableSlot = { id: string; day: IsoDate; from: number; to: number; isFree: boolean };

const slotTimes = ["10:00", "11:00", "12:00", "14:00", "15:00", "16:00", "17:00"] as const;
const slotMs = 60 * 60_000;

/**
 * The number of working days for which callbacks can be booked in advance: enough for all bookings of a run of
 * `contract verify`, also after the last slot of a day.
 */
const bookableWorkingDays = 10;

/** Returns true if the call center is open at a timestamp. */
export function isCallCenterOpen(timestamp: number): boolean {
  const day = toIsoDate(timestamp);
  const today = openingHours.find(({ weekdays }) => weekdays.some((weekday) => weekday === getWeekday(day)));
  if (today === undefined || isHoliday(day)) return false;
  const minute = getMinuteOfDay(timestamp);
  return minute >= toMinutes(today.opens) && minute < toMinutes(today.closes);
}

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns the callback slots of the next working days, earliest first. */
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

/** About every third slot is unavailable, as if another user had booked it. The choice is deterministic. */
const isPreBooked = (id: string): boolean =>
  [...id].reduce((sum, character) => sum * 7 + character.charCodeAt(0), 0) % 3 === 0;
