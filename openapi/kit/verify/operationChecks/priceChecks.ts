import type { ByOperation } from "../../contract/operationId.ts";
import {
  assertContract,
  fetchBody,
  fetchItems,
  largestPage,
  type ContractCheck,
  type VerifyContext,
} from "../check.ts";
import { createStatusCheck, createValidRequestFor, dayMs, defineCheck } from "./checkHelpers.ts";

type Items<Item> = { total: number; items: readonly Item[] };

/** How many entries of a list are compared with another operation. */
const maxCompared = 8;

/** Numbers that were rounded to the same digits may differ in the last one. */
const isNear = (first: number, second: number): boolean => Math.abs(first - second) < 0.000_051;

/** Of how many days the rate in the history is compared with the list: a week, with its weekend. */
const maxComparedDays = 8;

type Rate = { code: string; date: string; rate: number; change: number; nominal: number };

type RateHistory = { nominal: number; items: readonly { date: string; rate: number }[] };

/** Returns the history of the rates of a currency. */
const readRates = (context: VerifyContext, code: string): Promise<RateHistory> =>
  fetchBody<RateHistory>(context, "readExchangeRateHistory", { path: { id: code } });

/** Throws `ContractViolation` when a rate of a day, or its change since the day before, is another one in the history. */
function assertRate({ code, date, rate, change, nominal }: Rate, history: RateHistory): void {
  const index = history.items.findIndex((point) => point.date === date);
  const [before, today] = [history.items[index - 1], history.items[index]];
  if (today === undefined) return;
  assertContract(
    isNear(today.rate, rate) && history.nominal === nominal,
    `the rate ${rate} for ${nominal} ${code} on ${date} in the history too`,
    { nominal: history.nominal, ...today },
  );
  if (before !== undefined)
    assertContract(
      isNear(today.rate - before.rate, change),
      `the change ${(today.rate - before.rate).toFixed(4)} of ${code} on ${date} since ${before.date}`,
      change,
    );
}

/** How many days without rates are compared. */
const maxUnpublishedDays = 2;

/** Returns the latest days with rates that a day without rates follows, each with that day, as ISO 8601 dates. */
const listGaps = (days: readonly string[]): readonly { lastDay: string; nextDay: string }[] =>
  days
    .flatMap((lastDay, index) => {
      const nextDay = new Date(Date.parse(lastDay) + dayMs).toISOString().slice(0, 10);
      return (days[index + 1] ?? nextDay) > nextDay ? [{ lastDay, nextDay }] : [];
    })
    .slice(-maxUnpublishedDays);

/** Checks that the rates of a day without a publication are those of the last day before it. */
const unpublishedDayCheck = defineCheck(
  "returns the last rates before a day without rates, with their date",
  async (context) => {
    const [first] = await fetchItems<Rate>(context, "listExchangeRates");
    if (first === undefined) return;
    const history = await readRates(context, first.code);
    for (const { lastDay, nextDay } of listGaps(history.items.map(({ date }) => date))) {
      const items = await fetchItems<Rate>(context, "listExchangeRates", { query: { date: nextDay } });
      const found = items.find(({ code }) => code === first.code);
      assertContract(
        found?.date === lastDay,
        `the rate of ${first.code} of ${lastDay} on ${nextDay}, with its date`,
        found,
      );
    }
  },
);

/** How many published days before the last one are compared. */
const maxEarlierDays = 3;

const rateChecks: readonly ContractCheck[] = [
  defineCheck("returns the last rate of the history, and the change since the day before", async (context) => {
    const items = await fetchItems<Rate>(context, "listExchangeRates");
    for (const rate of items.slice(0, maxCompared)) assertRate(rate, await readRates(context, rate.code));
  }),
  defineCheck("returns the rates of an earlier day as the history does, with their change", async (context) => {
    const items = await fetchItems<Rate>(context, "listExchangeRates");
    const compared = items.slice(0, maxCompared);
    const histories = new Map<string, RateHistory>();
    for (const { code } of compared) histories.set(code, await readRates(context, code));
    const days = new Set([...histories.values()].flatMap((history) => history.items.map(({ date }) => date)));
    for (const date of [...days].toSorted().slice(-1 - maxEarlierDays, -1)) {
      const query = { date, ...largestPage };
      for (const rate of (await fetchBody<Items<Rate>>(context, "listExchangeRates", { query })).items) {
        const history = histories.get(rate.code);
        if (history !== undefined) assertRate(rate, history);
      }
    }
  }),
];

/** How much a rate changes from one day to the next at most, unless its unit is another one. */
const maxDailyFactor = 3;

const historyChecks: readonly ContractCheck[] = [
  defineCheck("returns the rates of all days for the same number of units", async (context) => {
    const rates = await fetchItems<Rate>(context, "listExchangeRates");
    for (const { code } of rates.filter(({ nominal }) => nominal !== 1).slice(0, maxCompared)) {
      const { items } = await fetchBody<{ items: readonly { date: string; rate: number }[] }>(
        context,
        "readExchangeRateHistory",
        { path: { id: code } },
      );
      const index = items.findIndex(({ rate }, position) => {
        const factor = rate / (items[position - 1]?.rate ?? rate);
        return factor > maxDailyFactor || factor < 1 / maxDailyFactor;
      });
      assertContract(index === -1, `a rate of ${code} near ${items[index - 1]?.rate}`, items[index]);
    }
  }),
  createStatusCheck("returns 404 for a currency without an official rate", "readExchangeRateHistory", [404], () => ({
    // The rates are in manats.
    path: { id: "AZN" },
  })),
  defineCheck("returns each day once, the earliest first, and none in the future", async (context) => {
    const { items } = await fetchBody<{ items: readonly { date: string }[] }>(
      context,
      "readExchangeRateHistory",
      await createValidRequestFor(context, "readExchangeRateHistory"),
    );
    const days = items.map(({ date }) => date);
    const isRising = days.every((day, index) => index === 0 || day > (days[index - 1] ?? ""));
    assertContract(isRising, "each day once, the earliest first", days);
    const last = days.at(-1);
    assertContract(
      last === undefined || Date.parse(last) < Date.now() + 2 * dayMs,
      "no day in the future",
      last ?? "nothing",
    );
  }),
  defineCheck("returns only days on which a rate was published", async (context) => {
    const { path = {} } = await createValidRequestFor(context, "readExchangeRateHistory");
    const history = await fetchBody<Items<{ date: string; rate: number }>>(context, "readExchangeRateHistory", {
      path,
    });
    for (const point of history.items.slice(-maxComparedDays)) {
      const items = await fetchItems<Rate>(context, "listExchangeRates", { query: { date: point.date } });
      const published = items.find(({ code }) => code === path["id"]);
      if (published === undefined) continue;
      assertContract(
        published.date === point.date && isNear(published.rate, point.rate),
        `the rate ${published.rate} of ${published.date}, the last one published until ${point.date}`,
        point,
      );
    }
  }),
];

type Price = {
  id: string | number;
  product: string;
  history: readonly { date: string; avgPrice: number }[];
  date: string;
  avgPrice: number;
};

const marketPriceChecks: readonly ContractCheck[] = [
  defineCheck("returns the history of each price with the earliest day first, all before its day", async (context) => {
    const readPrices = async (query: { date?: string }): Promise<readonly Price[]> =>
      await fetchItems<Price>(context, "listMarketPrices", { query });
    const latest = await readPrices({});
    const pastDay = latest[0]?.history.at(-1)?.date;
    for (const { product, history, date } of [
      ...latest,
      ...(pastDay === undefined ? [] : await readPrices({ date: pastDay })),
    ]) {
      const days = [...history.map((point) => point.date), date];
      const isRising = days.every((day, index) => index === 0 || day > (days[index - 1] ?? ""));
      assertContract(isRising, `the days of ${product} in their order, up to ${date}`, days);
    }
  }),
  defineCheck("returns the prices of an earlier day as the history does", async (context) => {
    const readPrices = async (query: { date?: string }): Promise<readonly Price[]> =>
      await fetchItems<Price>(context, "listMarketPrices", { query });
    const latest = await readPrices({});
    for (const pastDay of latest[0]?.history.slice(-2).map((point) => point.date) ?? [])
      for (const { id, product, date, avgPrice } of await readPrices({ date: pastDay })) {
        const { history = [] } = latest.find((price) => String(price.id) === String(id)) ?? {};
        const point = history.find((earlier) => earlier.date === date);
        assertContract(
          point === undefined || isNear(point.avgPrice, avgPrice),
          `the price ${point?.avgPrice} of ${product} on ${date}, as in its history`,
          avgPrice,
        );
      }
  }),
];

/** Checks of market prices and exchange rates, by operationId. */
export const priceChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  listMarketPrices: marketPriceChecks,
  listExchangeRates: [
    defineCheck("returns the rates of the requested day, or of an earlier one", async (context) => {
      const date = new Date(Date.now() - 7 * dayMs).toISOString().slice(0, 10);
      const items = await fetchItems<{ date: string }>(context, "listExchangeRates", { query: { date } });
      const later = items.find((item) => item.date > date);
      assertContract(later === undefined, `rates of ${date} or earlier`, later);
    }),
    ...rateChecks,
    unpublishedDayCheck,
  ],
  readExchangeRateHistory: historyChecks,
} satisfies ByOperation<readonly ContractCheck[]>;
