import { pricedProducts, priceRegions, type PricedProduct } from "../sampleData/marketPrices.ts";
import { dayOf, daysAfter, weekdayOf, type Day } from "./calendar.ts";
import type { World } from "./mockStore.ts";

/** The price of one product in one region as it was on a day, with the days before. */
export type Observed = { product: PricedProduct; region: keyof typeof priceRegions; date: Day; min: number; avg: number; max: number; changePercent: number; history: { date: Day; avgPrice: number }[] };

const regions = Object.keys(priceRegions) as Observed["region"][];
const qepik = (amount: number): number => Math.round(amount * 100) / 100;

/** The prices in force on a day: markets are visited on Mondays, the last time on the last Monday before the world began. */
export function pricesOn(world: World, day: Day): Observed[] {
  const begun = dayOf(world.state.startedAt);
  const lastVisit = daysAfter(begun, 1 - weekdayOf(begun));
  return pricedProducts.flatMap((product) => regions.flatMap((region) => observedOn(product, region, lastVisit, day) ?? []));
}

function observedOn(product: PricedProduct, region: Observed["region"], lastVisit: Day, day: Day): Observed | undefined {
  const { factor } = priceRegions[region];
  const { weeks, below, above } = product;
  const points = weeks.map((price, place) => ({ date: daysAfter(lastVisit, -7 * (weeks.length - 1 - place)), avgPrice: qepik(price * factor) }));
  const place = points.findLastIndex(({ date }) => date <= day);
  const [now, before] = [points[place], points[place - 1]];
  if (now === undefined) return undefined;
  const change = before === undefined ? 0 : ((now.avgPrice - before.avgPrice) / before.avgPrice) * 100;
  return {
    product,
    region,
    date: now.date,
    min: qepik(now.avgPrice - below * factor),
    avg: now.avgPrice,
    max: qepik(now.avgPrice + above * factor),
    changePercent: Math.round(change * 10) / 10,
    history: points.slice(0, place),
  };
}
