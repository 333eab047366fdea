import { dailyRates } from "../sampleData/rates.ts";
import { addDays, dayMs, getWeekday, toIsoDate, type IsoDate } from "./calendar.ts";
import type { MockStore } from "./mockStore.ts";
import { getSeriesIndex } from "./series.ts";
import { getLastWorkingDay } from "./workingDays.ts";

/** The exchange rates of one day and of the working day before it, by currency. */
type PublishedRates = {
  date: IsoDate;
  rates: Readonly<Record<string, number>>;
  previousRates: Readonly<Record<string, number>>;
};

/** The currencies whose rate does not change over time. The others rise and fall slowly, outside the days of the sample data. */
const peggedCurrencies: ReadonlySet<string> = new Set(["USD", "AED"]);

/**
 * Returns the rates in force on a date: those of the last working day. `undefined` for a day in the future and for days
 * before the first publication.
 */
export function getRatesOn(store: MockStore, day: IsoDate): PublishedRates | undefined {
  const today = toIsoDate(store.now());
  const startDate = toIsoDate(store.state.startedAt);
  const firstDate = addDays(today < startDate ? today : startDate, -store.config.publishedDays);
  if (day > today || day < firstDate) return undefined;
  const date = getLastWorkingDay(day);
  const getRates = (published: IsoDate): Readonly<Record<string, number>> => {
    const step = countWeekdays(published) - countWeekdays(getLastWorkingDay(startDate));
    const rates = dailyRates[getSeriesIndex(step, dailyRates.length)] ?? {};
    const drift = 1 + 0.02 * Math.sin(Math.max(0, Math.abs(step) - dailyRates.length + 1) / 12);
    return Object.fromEntries(
      Object.entries(rates).map(([code, rate]) => [
        code,
        peggedCurrencies.has(code) ? rate : Math.round(rate * drift * 10_000) / 10_000,
      ]),
    );
  };
  return { date, rates: getRates(date), previousRates: getRates(getLastWorkingDay(addDays(date, -1))) };
}

/** Returns the published rates of a currency on all working days until today, the earliest first. */
export function listRates(store: MockStore, code: string): { date: IsoDate; rate: number }[] {
  const today = toIsoDate(store.now());
  const { publishedDays } = store.config;
  const days = Array.from({ length: publishedDays + 1 }, (_, index) => addDays(today, index - publishedDays));
  return days.flatMap((day) => {
    const published = getRatesOn(store, day);
    const rate = published?.rates[code];
    return published?.date === day && rate !== undefined ? [{ date: day, rate }] : [];
  });
}

/** Returns the number of days from Monday to Friday since a fixed Monday. */
function countWeekdays(day: IsoDate): number {
  const weeks = Math.floor((Date.parse(`${day}T00:00:00Z`) / dayMs + 3) / 7);
  return weeks * 5 + Math.min(getWeekday(day), 5);
}
