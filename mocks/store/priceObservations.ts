import { pricedProducts, priceRegions, type PricedProduct } from "../sampleData/marketPrices.ts";
import { addDays, dayMs, getWeekday, toIsoDate, type IsoDate } from "./calendar.ts";
import type { MockStore } from "./mockStore.ts";
import { getSeriesIndex } from "./series.ts";

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

/** The number of earlier prices in the history of a price. */
const maxHistoryLength = 9;

/** Returns the Monday of the week of a date. */
const getMonday = (day: IsoDate): IsoDate => addDays(day, 1 - getWeekday(day));

/** The Mondays between which prices were collected: of the week in which the store was created, and of the current week. */
type Visits = { start: IsoDate; latest: IsoDate };

/**
 * Returns the prices in force on a date. Prices are collected on Mondays, the last time on the Monday of the current
 * week. A price that was once shown for a date stays the same when the clock moves.
 */
export function getPricesOn(store: MockStore, day: IsoDate): PriceObservation[] {
  const visits: Visits = {
    start: getMonday(toIsoDate(store.state.startedAt)),
    latest: getMonday(toIsoDate(store.now())),
  };
  return pricedProducts.flatMap((product) =>
    regionIds.flatMap((region) => getPriceObservation(product, region, visits, day) ?? []),
  );
}

function getPriceObservation(
  product: PricedProduct,
  region: PriceObservation["region"],
  { start, latest }: Visits,
  day: IsoDate,
): PriceObservation | undefined {
  const { factor } = priceRegions[region];
  const { weeklyAverages, minOffset, maxOffset } = product;
  const firstVisit = addDays(start < latest ? start : latest, -7 * (weeklyAverages.length - 1));
  const lastVisit = day < latest ? getMonday(day) : latest;
  const points = Array.from({ length: maxHistoryLength + 1 }, (_, index) =>
    addDays(lastVisit, -7 * (maxHistoryLength - index)),
  )
    .filter((date) => date >= firstVisit)
    .map((date) => {
      const weeks = (Date.parse(date) - Date.parse(start)) / (7 * dayMs);
      const price = weeklyAverages[getSeriesIndex(weeks, weeklyAverages.length)] ?? 0;
      return { date, avgPrice: roundToQepik(price * factor) };
    });
  const [previous, current] = [points.at(-2), points.at(-1)];
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
    history: points.slice(0, -1),
  };
}
