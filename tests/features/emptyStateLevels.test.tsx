// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import HomeLowerSections from "../../src/app/pages/HomeLowerSections.tsx";
import ExchangeRatesPage from "../../src/features/market/ExchangeRatesPage.tsx";
import FirstServices from "../../src/features/services/FirstServices.tsx";
import { renderPage, waitForContent } from "../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

it.each<[string, ReactNode, string]>([
  ["the page of the exchange rates", <ExchangeRatesPage key="rates" title="Exchange rates" params={{}} />, "H2"],
  ["the home page, for news and exchange rates", <HomeLowerSections key="home" />, "H3 H3"],
  ["the home page, for services", <FirstServices key="services" count={3} />, "H3"],
])("the heading of an empty list is one level below the heading above it on %s", async (_name, page, levels) => {
  const { container, ...rendered } = await renderPage(page, {
    respond: () => Response.json({ page: 1, perPage: 100, total: 0, items: [] }),
  });
  unmount = rendered.unmount;
  await waitForContent(() =>
    expect([...container.querySelectorAll(".empty-state > :is(h2, h3)")].map(({ tagName }) => tagName).join(" ")).toBe(
      levels,
    ),
  );
});
