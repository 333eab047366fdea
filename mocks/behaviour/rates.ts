import { currencies, dailyRates } from "../sampleData/rates.ts";
import { translate } from "../store/localizedText.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";

/** Returns the difference of two rates, rounded to remove floating-point errors. */
const roundedDifference = (current: number, previous: number): number =>
  Math.round((current - previous) * 10_000) / 10_000;

/** Handlers of official exchange rates. */
export const rateHandlers = {
  listExchangeRates: ({ store, lang, query }) => {
    const today = new Date(store.now()).toISOString().slice(0, 10);
    const { date = today } = query;
    // No rates are published at weekends, so the last published rate stays in force.
    const index = date > today ? -1 : dailyRates.findLastIndex((day) => day.date <= date);
    const [day, previousDay] = [dailyRates[index], dailyRates[index - 1]];
    const items = Object.entries(day?.rates ?? {}).flatMap(([code, rate]) => {
      const currency = currencies[code];
      if (currency === undefined || day === undefined) return [];
      return [
        {
          code,
          nominal: currency.nominal,
          name: translate(currency.name, lang),
          rate,
          change: roundedDifference(rate, previousDay?.rates[code] ?? rate),
          date: day.date,
        },
      ];
    });
    return ok(paginate(items, query));
  },
} satisfies Behaviour;
