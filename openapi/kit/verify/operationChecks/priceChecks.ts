import type { ByOperation } from "../../contract/operationId.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { fetchBody, fetchItems, largestPage } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import { dayMs } from "../serverClock.ts";
import { createStatusCheck, createValidRequestFor, defineCheck } from "./checkHelpers.ts";

/** How many entries of a list are compared with another operation. */
const maxCompared = 20;

/** Numbers that were rounded to the same digits may differ in the last one. */
const isNear = (first: number, second: number): boolean => Math.abs(first - second) < 0.000_051;

/** Of how many days the history is compared with the list: a week, with its weekend. */
const maxComparedDays = 8;

/** Of how many earlier days it is compared too, before the newest rates. */
const earlierDays = [20, 30, 40, 60];

/** The days that the history of months has at least, where the rates of these days are known. */
const historyDays = 60;

/** Returns the day so many days after another one, both as ISO 8601 dates. */
const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

type Rate = { code: string; date: string; rate: number; change: number; nominal: number };

type RateHistory = { code: string; nominal: number; items: readonly { date: string; rate: number }[] };

/** Returns the history of the rates of a currency. */
const readRates = (context: VerifyContext, code: string): Promise<RateHistory> =>
  fetchBody<RateHistory>(context, "readExchangeRateHistory", { path: { id: code } });

/** Throws `ContractViolation` when a rate of a day, or its change since the day before, is not in the history, or another one there. */
function assertRate({ code, date, rate, change, nominal }: Rate, history: RateHistory): void {
  const index = history.items.findIndex((point) => point.date === date);
  const [before, today] = [history.items[index - 1], history.items[index]];
  if (today === undefined) {
    const first = history.items[0]?.date ?? date;
    const covered = addDays(history.items.at(-1)?.date ?? date, -historyDays);
    assertContract(
      date < first && date < covered,
      `the rate of ${code} of ${date} in its history, which has the days of the last months`,
      `none of this day; the first one is ${first}`,
    );
    return;
  }
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

/** How many of the latest gaps between days with rates, and of the longest ones, are compared. */
const maxGaps = 2;

/** How many days of a gap are compared, besides the last one. */
const maxGapDays = 4;

/** The last day before a gap between days with rates, the days without any, and the next day with rates. */
type Gap = { lastDay: string; daysBetween: readonly string[]; nextDay: string };

/** Returns the latest gaps between days with rates, such as weekends, and the longest ones, such as holidays. */
function listGaps(days: readonly string[]): readonly Gap[] {
  const gaps = days.flatMap((lastDay, index): Gap[] => {
    const nextDay = days[index + 1] ?? addDays(lastDay, 1);
    const length = Math.round((Date.parse(nextDay) - Date.parse(lastDay)) / dayMs) - 1;
    const daysBetween = Array.from({ length }, (_, position) => addDays(lastDay, position + 1));
    return length > 0 ? [{ lastDay, daysBetween, nextDay }] : [];
  });
  const longest = gaps.toSorted((a, b) => a.daysBetween.length - b.daysBetween.length).slice(-maxGaps);
  return [...new Set([...gaps.slice(-maxGaps), ...longest])];
}

/** Checks that the rates of a day without a publication are those of the last day before it. */
const unpublishedDayCheck = defineCheck(
  "returns the last rates before a day without rates, with their date",
  async (context) => {
    const [first] = await fetchItems<Rate>(context, "listExchangeRates");
    if (first === undefined) return;
    const history = await readRates(context, first.code);
    const readDay = (date: string): Promise<readonly Rate[]> =>
      fetchItems<Rate>(context, "listExchangeRates", { query: { date } });
    for (const { lastDay, daysBetween } of listGaps(history.items.map(({ date }) => date))) {
      const ofLastDay = await readDay(lastDay);
      for (const day of new Set([...daysBetween.slice(0, maxGapDays), ...daysBetween.slice(-1)])) {
        const items = await readDay(day);
        const found = items.find(({ code }) => code === first.code);
        assertContract(
          found?.date === lastDay,
          `the rate of ${first.code} of ${lastDay} on ${day}, since the last ones before it are in force, with their own date`,
          found,
        );
        for (const rate of ofLastDay) {
          const next = items.find(({ code }) => code === rate.code);
          // A currency may have rates on other days.
          if (next !== undefined && next.date > lastDay) continue;
          const expected = JSON.stringify(rate);
          assertContract(JSON.stringify(next) === expected, `on ${day} the rate of ${lastDay}: ${expected}`, next);
        }
      }
    }
  },
);

const rateChecks: readonly ContractCheck[] = [
  defineCheck("returns the last rate of the history, and the change since the day before", async (context) => {
    const items = await fetchItems<Rate>(context, "listExchangeRates");
    for (const rate of items.slice(0, maxCompared)) assertRate(rate, await readRates(context, rate.code));
  }),
  defineCheck("returns the rates of an earlier day as the history does, with their change", async (context) => {
    const items = await fetchItems<Rate>(context, "listExchangeRates");
    const histories = new Map<string, RateHistory>();
    for (const { code } of items.slice(0, maxCompared)) histories.set(code, await readRates(context, code));
    const newest = items
      .map(({ date }) => date)
      .toSorted()
      .at(-1);
    if (newest === undefined) return;
    const published = [...histories.values()].flatMap(({ items: points }) => points.map(({ date }) => date));
    const days = [
      ...Array.from({ length: maxComparedDays }, (_, index) => addDays(newest, -index - 1)),
      ...earlierDays.map((count) => addDays(newest, -count)),
      // The rates after holidays have changed since the last day before them.
      ...listGaps([...new Set(published)].toSorted()).map(({ nextDay }) => nextDay),
    ];
    for (const date of new Set(days)) {
      for (const rate of await fetchItems<Rate>(context, "listExchangeRates", { query: { date } })) {
        const history = histories.get(rate.code);
        if (history !== undefined) assertRate(rate, history);
      }
    }
  }),
];

/** How many days before those of the last months, with the rate of the day before them, are compared. */
const maxRepeated = 20;

/** How much a rate changes from one day to the next at most, unless its unit is another one. */
const maxDailyFactor = 3;

/** Returns the history of a currency whose rate changes; of the first one when none does. */
async function findChangingHistory(context: VerifyContext): Promise<RateHistory | undefined> {
  const histories: RateHistory[] = [];
  for (const { code } of (await fetchItems<Rate>(context, "listExchangeRates")).slice(0, maxCompared)) {
    const history = await readRates(context, code);
    if (history.items.some(({ rate }) => rate !== history.items[0]?.rate)) return history;
    histories.push(history);
  }
  return histories[0];
}

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
    const history = await findChangingHistory(context);
    if (history === undefined) return;
    const newest = history.items.at(-1)?.date ?? "";
    const isRecent = ({ date }: { date: string }): boolean => date >= addDays(newest, -historyDays);
    // A rate that is that of the day before may be no new one.
    const repeated = history.items.filter(
      (point, index) => !isRecent(point) && point.rate === history.items[index - 1]?.rate,
    );
    for (const point of [...history.items.filter(isRecent), ...repeated.slice(-maxRepeated)]) {
      const items = await fetchItems<Rate>(context, "listExchangeRates", { query: { date: point.date } });
      const published = items.find(({ code }) => code === history.code);
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
  minPrice: number;
  avgPrice: number;
  maxPrice: number;
  changePercent: number;
};

/** Reads the prices of a day, or the latest ones. */
const readPrices = (context: VerifyContext, query: { date?: string } = {}): Promise<readonly Price[]> =>
  fetchItems<Price>(context, "listMarketPrices", { query });

/** Throws `ContractViolation` when the history of a price is not in the order of its days, all of them before its own. */
function assertHistoryBefore({ product, history, date }: Price): void {
  const days = [...history.map((point) => point.date), date];
  const isRising = days.every((day, index) => index === 0 || day > (days[index - 1] ?? ""));
  assertContract(isRising, `the days of ${product} in their order, up to ${date}`, days);
}

/** Returns what is recorded of a price on its day. */
const toRecord = ({ date, minPrice, avgPrice, maxPrice, changePercent }: Price): string =>
  JSON.stringify({ date, minPrice, avgPrice, maxPrice, changePercent });

/** How many days after a day with prices another one is read. */
const daysBetweenRecords = 2;

/** Checks that the prices of a day without any are the last ones before it, as they are on their own day. */
const unrecordedDayCheck = defineCheck("returns the last prices before a day without prices", async (context) => {
  const latest = await readPrices(context);
  for (const { date: recorded } of latest[0]?.history.slice(-2) ?? []) {
    const day = addDays(recorded, daysBetweenRecords);
    const prices = await readPrices(context, { date: day });
    const [date = day] = prices.map((price) => price.date);
    const ofDate = date === day ? prices : await readPrices(context, { date });
    for (const price of prices.filter((candidate) => candidate.date === date)) {
      assertHistoryBefore(price);
      const isSame = ({ id }: Price): boolean => String(id) === String(price.id);
      const expected = ofDate.find(isSame);
      assertContract(
        expected === undefined ? ofDate.length >= largestPage.perPage : toRecord(expected) === toRecord(price),
        `on ${day} the price of ${price.product} of ${date}: ${expected === undefined ? "none" : toRecord(expected)}`,
        toRecord(price),
      );
      const later = latest.find(isSame)?.history.find((point) => point.date > date && point.date <= day);
      assertContract(later === undefined, `on ${day} the price of ${price.product} of ${later?.date}`, toRecord(price));
    }
  }
});

const marketPriceChecks: readonly ContractCheck[] = [
  defineCheck("returns the history of each price with the earliest day first, all before its day", async (context) => {
    const latest = await readPrices(context);
    const pastDay = latest[0]?.history.at(-1)?.date;
    for (const price of [...latest, ...(pastDay === undefined ? [] : await readPrices(context, { date: pastDay }))])
      assertHistoryBefore(price);
  }),
  defineCheck("returns the prices of an earlier day as the history does", async (context) => {
    const latest = await readPrices(context);
    const { history: points = [] } = latest[0] ?? {};
    const compared = [points[0], points[Math.floor(points.length / 2)], ...points.slice(-2)];
    for (const pastDay of new Set(compared.flatMap((point) => point?.date ?? [])))
      for (const { id, product, date, avgPrice } of await readPrices(context, { date: pastDay })) {
        const { history = [] } = latest.find((price) => String(price.id) === String(id)) ?? {};
        const point = history.find((earlier) => earlier.date === date);
        assertContract(
          point === undefined || isNear(point.avgPrice, avgPrice),
          `the price ${point?.avgPrice} of ${product} on ${date}, as in its history`,
          avgPrice,
        );
      }
  }),
  unrecordedDayCheck,
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
