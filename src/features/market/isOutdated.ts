import { getBakuDate } from "../../i18n/bakuCalendar.ts";

const weekMs = 7 * 86_400_000;

/** Returns whether a date is more than a week before today in Baku. */
export const isOutdated = (date: string, now: Date = new Date()): boolean =>
  date < getBakuDate(new Date(now.getTime() - weekMs));
