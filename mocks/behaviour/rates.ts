import { currencies, rateDays } from "../sampleData/rates.ts";
import { say } from "../store/localizedText.ts";
import { ok, onePage, type Behaviour } from "./behaviour.ts";

/** A difference of two rates, without the dust of binary fractions. */
const difference = (now: number, before: number): number => Math.round((now - before) * 10_000) / 10_000;

/** Official exchange rates. */
export const rates = {
  listExchangeRates: ({ world, lang, query }) => {
    const today = new Date(world.now()).toISOString().slice(0, 10);
    const { date = today } = query;
    // Banks rest at weekends: the rate in force is the one published last.
    const place = date > today ? -1 : rateDays.findLastIndex((day) => day.date <= date);
    const [day, before] = [rateDays[place], rateDays[place - 1]];
    const items = Object.entries(day?.rates ?? {}).flatMap(([code, rate]) => {
      const currency = currencies[code];
      if (currency === undefined || day === undefined) return [];
      return [{ code, nominal: currency.nominal, name: say(currency.name, lang), rate, change: difference(rate, before?.rates[code] ?? rate), date: day.date }];
    });
    return ok(onePage(items, query));
  },
} satisfies Behaviour;
