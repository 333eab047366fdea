import { addDays, getWeekday, type IsoDate } from "./calendar.ts";

/**
 * Public holidays from Monday to Saturday. By the Labour Code, a holiday on a weekend or on another holiday moves to
 * the next working day. The list contains the resulting dates.
 */
const holidays: ReadonlySet<IsoDate> = new Set([
  "2026-01-01",
  "2026-01-02",
  "2026-01-20",
  "2026-03-09",
  // Novruz and Ramadan on the same day.
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

/** Returns true if a date is a working day. */
export const isWorkingDay = (day: IsoDate): boolean => getWeekday(day) <= 5 && !holidays.has(day);

/** Returns true if a date from Monday to Saturday is a public holiday. */
export const isHoliday = (day: IsoDate): boolean => holidays.has(day);

/** Returns the date after `count` working days. The first day does not count. */
export function addWorkingDays(day: IsoDate, count: number): IsoDate {
  let end = day;
  for (let left = count; left > 0;) {
    end = addDays(end, 1);
    if (isWorkingDay(end)) left -= 1;
  }
  return end;
}

/** Returns a date if it is a working day, or the last working day before it. */
export function getLastWorkingDay(day: IsoDate): IsoDate {
  let result = day;
  while (!isWorkingDay(result)) result = addDays(result, -1);
  return result;
}
