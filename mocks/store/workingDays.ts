import { addDays, getWeekday, type IsoDate } from "./calendar.ts";

/**
 * The days between Monday and Saturday that are public holidays. A holiday at a weekend moves to the next working day,
 * and so does each day on which two holidays meet, as the Labour Code says; this table has them where they came to stand.
 */
const holidays: ReadonlySet<IsoDate> = new Set([
  "2026-01-01",
  "2026-01-02",
  "2026-01-20",
  "2026-03-09",
  // Novruz and Ramadan, which meet.
  "2026-03-20",
  "2026-03-21",
  "2026-03-23",
  "2026-03-24",
  "2026-03-25",
  "2026-03-26",
  "2026-03-27",
  "2026-03-30",
  "2026-05-09",
  "2026-05-11",
  "2026-05-27",
  "2026-05-28",
  "2026-05-29",
  "2026-06-15",
  "2026-06-26",
  "2026-11-09",
  "2026-11-10",
  "2026-12-31",
  "2027-01-01",
  "2027-01-02",
  "2027-01-04",
  "2027-01-20",
  "2027-03-08",
  "2027-03-09",
  "2027-03-10",
  "2027-03-20",
  "2027-03-22",
  "2027-03-23",
  "2027-03-24",
  "2027-03-25",
  "2027-03-26",
  "2027-05-10",
  "2027-05-17",
  "2027-05-18",
  "2027-05-28",
  "2027-06-15",
  "2027-06-26",
  "2027-06-28",
  "2027-11-08",
  "2027-11-09",
  "2027-12-31",
]);

/** Whether offices work on a day. */
export const isWorkingDay = (day: IsoDate): boolean => getWeekday(day) <= 5 && !holidays.has(day);

/** Whether a day from Monday to Saturday is a public holiday. */
export const isHoliday = (day: IsoDate): boolean => holidays.has(day);

/** The day on which a time of so many working days ends. The day it begins does not count. */
export function addWorkingDays(day: IsoDate, count: number): IsoDate {
  let end = day;
  for (let left = count; left > 0;) {
    end = addDays(end, 1);
    if (isWorkingDay(end)) left -= 1;
  }
  return end;
}

/** A working day: the day itself, or the last one before it. */
export function getLastWorkingDay(day: IsoDate): IsoDate {
  let found = day;
  while (!isWorkingDay(found)) found = addDays(found, -1);
  return found;
}
