import { pricedProducts, priceRegions, type PricedProduct } from "../sampleData/marketPrices.ts";
import { toIsoDate, addDays, getWeekday, type IsoDate } from "./calendar.ts";
import type { MockStore } from "./mockStore.ts";

/** The price of a product in a region on one date, with earlier prices. */
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

/**
 * Returns the prices in force on a date. Prices are collected on Mondays, the last time on the Monday before the store
 * was created.
 */
export function getPricesOn(store: MockStore, day: IsoDate): PriceObservation[] {
  const startDate = toIsoDate(store.state.startedAt);
  const lastVisit = addDays(startDate, 1 - getWeekday(startDate));
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
  const points = weeklyAverages.map((price, index) => ({
    date: addDays(lastVisit, -7 * (weeklyAverages.length - 1 - index)),
    avgPrice: roundToQepik(price * factor),
  }));
  const index = points.findLastIndex(({ date }) => date <= day);
  const [current, previous] = [points[index], points[index - 1]];
  if (current === undefined) return undefined;
  const change = previous === undefined ? 0 : ((current.avgPrice - previous.avgPrice) / previous.avgPrice) * 100;
  return {
    product,
    region,
    date: current.date,
    min: roundToQepik(current.avgPrice - minOffset * factor),
    avg: current.avgPrice,
    max: roundToQepik(current.avgPrice + maxOffset * factor),
    changePercent: Math.round(change * 10) / 10,
    history: points.slice(0, index),
  };
}
