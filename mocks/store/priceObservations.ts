import { pricedProducts, priceRegions, type PricedProduct } from "../sampleData/marketPrices.ts";
import { toIsoDate, addDays, getWeekday, type IsoDate } from "./calendar.ts";
import type { MockStore } from "./mockStore.ts";

/** The price of one product in one region as it was on a day, with the days before. */
export type PriceObservation = {
  product: PricedProduct;
  region: keyof typeof priceRegions;
  date: IsoDate;
  min: number;
  avg: number;
  max: number;
  changePercent: number;
  history: { date: IsoDate; avgPrice: number }[];
};

const regionIds = Object.keys(priceRegions) as PriceObservation["region"][];
const roundToQepik = (amount: number): number => Math.round(amount * 100) / 100;

/** The prices in force on a day: markets are visited on Mondays, the last time on the last Monday before the world began. */
export function getPricesOn(store: MockStore, day: IsoDate): PriceObservation[] {
  const begun = toIsoDate(store.state.startedAt);
  const lastVisit = addDays(begun, 1 - getWeekday(begun));
  return pricedProducts.flatMap((product) =>
    regionIds.flatMap((region) => getPriceObservation(product, region, lastVisit, day) ?? []),
  );
}

function getPriceObservation(
  product: PricedProduct,
  region: PriceObservation["region"],
  lastVisit: IsoDate,
  day: IsoDate,
): PriceObservation | undefined {
  const { factor } = priceRegions[region];
  const { weeklyAverages, minOffset, maxOffset } = product;
  const points = weeklyAverages.map((price, place) => ({
    date: addDays(lastVisit, -7 * (weeklyAverages.length - 1 - place)),
    avgPrice: roundToQepik(price * factor),
  }));
  const place = points.findLastIndex(({ date }) => date <= day);
  const [now, before] = [points[place], points[place - 1]];
  if (now === undefined) return undefined;
  const change = before === undefined ? 0 : ((now.avgPrice - before.avgPrice) / before.avgPrice) * 100;
  return {
    product,
    region,
    date: now.date,
    min: roundToQepik(now.avgPrice - minOffset * factor),
    avg: now.avgPrice,
    max: roundToQepik(now.avgPrice + maxOffset * factor),
    changePercent: Math.round(change * 10) / 10,
    history: points.slice(0, place),
  };
}
