import type { OpeningHours } from "../../generated/contract.d.ts";
import { getBakuDate, getBakuTime, getBakuWeekday } from "../../i18n/bakuCalendar.ts";

/**
 * Returns whether an office is open at a moment, in Baku time; `undefined` when the server does not say which days of the
 * week its opening hours apply to.
 */
export function isOpenAt(
  { hours, closedDates = [] }: { hours: readonly OpeningHours[]; closedDates?: readonly string[] },
  moment: Date = new Date(),
): boolean | undefined {
  if (closedDates.includes(getBakuDate(moment))) return false;
  const weekday = getBakuWeekday(moment);
  const time = getBakuTime(moment);
  if (hours.some(({ weekdays, opens, closes }) => weekdays?.includes(weekday) && opens <= time && time < closes))
    return true;
  return hours.some(({ weekdays }) => weekdays === undefined) ? undefined : false;
}
