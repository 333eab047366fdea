import { currencies, dailyRates } from "../sampleData/rates.ts";
import { translate } from "../store/localizedText.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";

/** A difference of two rates, without the dust of binary fractions. */
const roundedDifference = (current: number, previous: number): number =>
  Math.round((current - previous) * 10_000) / 10_000;

/** Official exchange rates. */
export const rateHandlers = {
  listExchangeRates: ({ store, lang, query }) => {
    const today = new Date(store.now()).toISOString().slice(0, 10);
    const { date = today } = query;
    // Banks rest at weekends: the rate in force is the one published last.
    const place = date > today ? -1 : dailyRates.findLastIndex((day) => day.date <= date);
    const [day, before] = [dailyRates[place], dailyRates[place - 1]];
    const items = Object.entries(day?.rates ?? {}).flatMap(([code, rate]) => {
      const currency = currencies[code];
      if (currency === undefined || day === undefined) return [];
      return [
        {
          code,
          nominal: currency.nominal,
          name: translate(currency.name, lang),
          rate,
          change: roundedDifference(rate, before?.rates[code] ?? rate),
          date: day.date,
        },
      ];
    });
    return ok(paginate(items, query));
  },
} satisfies Behaviour;
