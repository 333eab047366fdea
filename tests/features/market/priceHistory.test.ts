import { describe, expect, it } from "vitest";
import { getPriceHistory } from "../../../src/features/market/priceHistory.ts";
import type { MarketPrice } from "../../../src/generated/contract.d.ts";

const createPrice = (id: string, history: MarketPrice["history"], date: string): MarketPrice => ({
  id: `bread-${id}`,
  productId: "bread",
  product: "Round bread",
  unit: "650 g",
  region: { id, title: id },
  category: { id: "bread", title: "Bread" },
  minPrice: 1,
  avgPrice: 2,
  maxPrice: 3,
  changePercent: 0,
  date,
  history,
});
const prices = [
  createPrice("baku", [{ date: "2026-03-02", avgPrice: 1 }], "2026-03-16"),
  createPrice("ganja", [{ date: "2026-03-09", avgPrice: 1.5 }], "2026-03-16"),
];

describe("the history of the prices of a product", () => {
  it("has a value or none for each region and date, the earliest first", () => {
    expect(getPriceHistory(prices, {})).toEqual({
      dates: ["2026-03-02", "2026-03-09", "2026-03-16"],
      series: [
        { id: "baku", label: "baku", values: [1, null, 2] },
        { id: "ganja", label: "ganja", values: [null, 1.5, 2] },
      ],
    });
  });

  it("includes both ends of the period", () => {
    expect(getPriceHistory(prices, { from: "2026-03-09", to: "2026-03-16" }).dates).toEqual([
      "2026-03-09",
      "2026-03-16",
    ]);
    expect(getPriceHistory(prices, { from: "2026-03-17" }).dates).toEqual([]);
  });
});
