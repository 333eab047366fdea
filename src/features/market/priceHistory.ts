import type { ChartSeries } from "../../components/charts/chartSeries.ts";
import type { MarketPrice } from "../../generated/contract.d.ts";

/** The days to show, both included; without a limit all of them. */
export type PricePeriod = { from?: string | undefined; to?: string | undefined };

/** The average prices of a product: a line for each region, with a value for each of the dates or `null`. */
export type PriceHistory = { dates: readonly string[]; series: readonly ChartSeries[] };

/** Returns the average prices of a product in a period by region, the earliest first. */
export function getPriceHistory(prices: readonly MarketPrice[], { from, to }: PricePeriod): PriceHistory {
  const regions = prices.map(({ region, date, avgPrice, history }) => ({
    region,
    byDate: new Map([...history, { date, avgPrice }].map((point) => [point.date, point.avgPrice])),
  }));
  const dates = [...new Set(regions.flatMap(({ byDate }) => [...byDate.keys()]))]
    .filter((date) => (from === undefined || date >= from) && (to === undefined || date <= to))
    .toSorted();
  return {
    dates,
    series: regions.map(({ region, byDate }) => ({
      id: String(region.id),
      label: region.title,
      values: dates.map((date) => byDate.get(date) ?? null),
    })),
  };
}
