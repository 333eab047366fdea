// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import MarketPricesPage from "../../../src/features/market/MarketPricesPage.tsx";
import ProductPricesPage from "../../../src/features/market/ProductPricesPage.tsx";
import type { MarketPrice } from "../../../src/generated/contract.d.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

const createPrice = (region: string, date: string): MarketPrice => ({
  id: `bread-${region}`,
  productId: "bread",
  product: "Round bread",
  unit: "650 g",
  region: { id: region, title: region },
  category: { id: "bread", title: "Bread" },
  minPrice: 1,
  avgPrice: 2,
  maxPrice: 3,
  currency: "AZN",
  changePercent: 0,
  date,
  history: [],
});

/** Answers with these prices, and with no posts. */
const respondWith =
  (prices: readonly MarketPrice[]) =>
  ({ url }: Request): Response => {
    const items = new URL(url).pathname.includes("price") ? prices : [];
    return Response.json({ page: 1, perPage: 100, total: items.length, items, regions: [], categories: [] });
  };

let unmount = (): void => undefined;
afterEach(() => unmount());

/** Renders a page and returns the text of each row of its first table, and its headings. */
async function readPrices(page: ReactNode, prices: readonly MarketPrice[]) {
  const rendered = await renderPage(page, { respond: respondWith(prices) });
  unmount = rendered.unmount;
  const read = (selector: string): string[] =>
    [...rendered.container.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll("\u00A0", " "));
  return waitForContent(() => {
    const rows = read("table:first-of-type tbody tr").slice(0, prices.length);
    expect(rows).toHaveLength(prices.length);
    return { rows, headings: read("h2") };
  });
}

describe("the list of market prices", () => {
  it("says of which day each price is", async () => {
    const { rows } = await readPrices(<MarketPricesPage title="Prices" params={{}} />, [
      createPrice("baku", "2026-03-16"),
      createPrice("ganja", "2026-03-09"),
    ]);
    expect(rows[0]).toContain("16 March 2026");
    expect(rows[1]).toContain("9 March 2026");
  });

  it("advises other filters on a day without prices, as no word can be typed", async () => {
    const rendered = await renderPage(<MarketPricesPage title="Prices" params={{}} />, {
      address: "/?date=2026-03-18",
      respond: respondWith([]),
    });
    unmount = rendered.unmount;
    await waitForContent(() => expect(rendered.container.textContent).toContain("No results"));
    expect(rendered.container.textContent).toContain("Change or clear the filters.");
    expect(rendered.container.textContent).not.toContain("another word");
  });
});

describe("a product that has no page of its own", () => {
  it("has its name in its own language in the table of its prices too", async () => {
    const { productId: _page, ...price } = createPrice("baku", "2026-03-16");
    const history = [{ date: "2026-03-09", avgPrice: 2 }];
    await readPrices(<MarketPricesPage title="Prices" params={{}} />, [
      { ...price, product: "Dəyirmi çörək", lang: "az", history },
    ]);
    const languages = [...document.querySelectorAll("summary, details caption, .trend-data caption")].map((text) => [
      text.textContent,
      text.querySelector("[lang=az]")?.textContent,
    ]);
    expect(languages).toEqual([
      ["Prices by day: Dəyirmi çörək", "Dəyirmi çörək"],
      ["Average price: Dəyirmi çörək", "Dəyirmi çörək"],
    ]);
  });
});

describe("the change of a price", () => {
  it("has no direction when it is rounded to nothing", async () => {
    const price = { ...createPrice("baku", "2026-03-16"), changePercent: 0.04 };
    const { rows } = await readPrices(<MarketPricesPage title="Prices" params={{}} />, [
      { ...price, history: [{ date: "2026-03-09", avgPrice: 2 }] },
    ]);
    expect(rows[0]).toContain("unchanged since 9 March 2026");
  });
});

describe("the prices of a product", () => {
  const page = <ProductPricesPage title="Prices" params={{ id: "bread" }} />;
  it("have their day in the heading", async () => {
    const { rows, headings } = await readPrices(page, [
      createPrice("baku", "2026-03-16"),
      createPrice("ganja", "2026-03-16"),
    ]);
    expect(headings[0]).toBe("Prices on 16 March 2026");
    expect(rows.join(" ")).not.toContain("2026");
  });

  it("have their day in each row when the days differ", async () => {
    const { rows, headings } = await readPrices(page, [
      createPrice("baku", "2026-03-16"),
      createPrice("ganja", "2026-03-09"),
    ]);
    expect(headings[0]).toBe("Prices");
    expect(rows[0]).toContain("16 March 2026");
    expect(rows[1]).toContain("9 March 2026");
  });
});
