// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { RateHistory } from "../../../src/features/market/RateHistory.tsx";
import type { ExchangeRate } from "../../../src/generated/contract.d.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

const euro: ExchangeRate = {
  code: "EUR",
  name: "Avro",
  nominal: 1,
  rate: 1.95,
  change: 0,
  date: "2026-03-18",
  lang: "az",
};
const dollar: ExchangeRate = { code: "USD", name: "US dollar", nominal: 1, rate: 1.7, change: 0, date: "2026-03-18" };
const rates = [euro, dollar];

async function renderHistory(): Promise<HTMLElement> {
  const { container, ...rendered } = await renderPage(<RateHistory rates={rates} />, {
    respond: ({ url }) => {
      const { code, name, nominal, lang, date, rate } =
        rates.find((candidate) => new URL(url).pathname.includes(candidate.code)) ?? euro;
      return Response.json({ code, name, nominal, lang, items: [{ date, rate }] });
    },
  });
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.querySelector("select")).not.toBeNull());
  return container;
}

it("the name of a currency has its language in the choice of a currency", async () => {
  const container = await renderHistory();
  const options = [...container.querySelectorAll("option")];
  expect(options.map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ["EUR, Avro", "az"],
    ["USD, US dollar", ""],
  ]);
});

it("each choice of a currency announces what is shown", async () => {
  const container = await renderHistory();
  const region = container.querySelector("[role=status]");
  const shown = new Set<ChildNode | null>();
  const choose = async (code: string, announced: string, count: number): Promise<void> => {
    const select = container.querySelector("select");
    if (select !== null) select.value = code;
    container.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
    await waitForContent(() => {
      expect(region?.textContent).toContain(announced);
      shown.add(region?.firstChild ?? null);
      expect(shown.size).toBe(count);
    });
  };
  await waitForContent(() => expect(container.textContent).toContain("1.95"));
  expect(region?.textContent).toBe("");
  await choose("USD", "US dollar", 1);
  const historyLength = history.length;
  await choose("USD", "US dollar", 2);
  expect(history).toHaveLength(historyLength);
  await choose("EUR", "Avro", 3);
  expect(region?.querySelector("[lang=az]")?.textContent).toBe("Avro");
});
