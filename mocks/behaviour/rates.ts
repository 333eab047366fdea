import { currencies } from "../sampleData/rates.ts";
import { toIsoDate } from "../store/calendar.ts";
import { translate } from "../store/localizedText.ts";
import { getRatesOn, listRates } from "../store/publishedRates.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";

/** Returns the difference of two rates, rounded to remove floating-point errors. */
const roundedDifference = (current: number, previous: number): number =>
  Math.round((current - previous) * 10_000) / 10_000;

/** Handlers of official exchange rates. */
export const rateHandlers = {
  listExchangeRates: ({ store, lang, query }) => {
    const published = getRatesOn(store, query.date ?? toIsoDate(store.now()));
    const items = Object.entries(published?.rates ?? {}).flatMap(([code, rate]) => {
      const currency = Object.hasOwn(currencies, code) ? currencies[code] : undefined;
      if (currency === undefined || published === undefined) return [];
      return [
        {
          code,
          nominal: currency.nominal,
          name: translate(currency.name, lang),
          rate,
          change: roundedDifference(rate, published.previousRates[code] ?? rate),
          date: published.date,
        },
      ];
    });
    return ok(paginate(items, query));
  },
  readExchangeRateHistory: ({ store, lang, pathParams: { id } }) => {
    const code = String(id);
    const currency = Object.hasOwn(currencies, code) ? currencies[code] : undefined;
    if (currency === undefined) return { status: 404 };
    return ok({
      code,
      nominal: currency.nominal,
      name: translate(currency.name, lang),
      items: listRates(store, code),
    });
  },
} satisfies Behaviour;
