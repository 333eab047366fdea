import { createOnce } from "../config/createOnce.ts";
import { getBakuDate, timeZone } from "./bakuCalendar.ts";
import { getIntlTag } from "./format.ts";
import type { Language } from "./language.ts";

const azMonths = ["yan", "fev", "mar", "apr", "may", "iyn", "iyl", "avq", "sen", "okt", "noy", "dek"];

const getDayFormat = createOnce(
  (tag: string) => new Intl.DateTimeFormat(tag, { timeZone, day: "numeric", month: "short" }),
);

/** Formats the day and the month of a date, for the axis of a chart: `28 may`, `28 мая`, `28 May`. */
export function formatDayAndMonth(language: Language, iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  if (language === "az") {
    const [, month, day] = getBakuDate(moment).split("-");
    return `${Number(day)}\u00A0${azMonths[Number(month) - 1]}`;
  }
  return getDayFormat(getIntlTag(language)).format(moment).replace(" ", "\u00A0");
}
