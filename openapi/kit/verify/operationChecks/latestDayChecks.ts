import { isRecord } from "../../../../src/config/isRecord.ts";
import { getBakuDate, getBakuYesterday } from "../../../../src/i18n/bakuCalendar.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import type { ContractCheck } from "../check.ts";
import { fetchBody, fetchItems, largestPage } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { dayMs, listPastDays, runAt, toTimeOfDay } from "../serverClock.ts";
import { createValidRequestFor, defineCheck } from "./checkHelpers.ts";

/** How many days may pass without entries: more than the longest holidays, such as Novruz and Ramadan with their weekends. */
const maxDaysWithoutEntries = 14;

/** Returns the check that without a date the entries of the last day are listed. */
const createLatestCheck = (id: string): ContractCheck =>
  defineCheck("returns the latest entries without a date", async (context) => {
    const items = await fetchItems(context, id);
    const newest = items
      .map(({ date }) => String(date))
      .toSorted()
      .at(-1);
    if (newest === undefined) throw new CheckSkipped("the list is empty");
    for (
      let time = Date.parse(newest);
      time <= Date.now() - dayMs && time <= Date.parse(newest) + maxDaysWithoutEntries * dayMs;
      time += dayMs
    ) {
      const date = new Date(time).toISOString().slice(0, 10);
      const later = (await fetchItems(context, id, { query: { date } })).find((item) => String(item["date"]) > newest);
      assertContract(
        later === undefined,
        `the entries of ${date} without a date too, and not only of ${newest}`,
        later,
      );
    }
  });

/** Returns the check that the entries of the last day are also those of its date, and those of today until there are newer ones. */
const createLatestDayCheck = (id: string): ContractCheck =>
  defineCheck("returns the latest entries for their day, and for today", async (context) => {
    const latest = await fetchItems(context, id);
    const newest = latest
      .map(({ date }) => String(date))
      .toSorted()
      .at(-1);
    if (newest === undefined) throw new CheckSkipped("the list is empty");
    const readDay = (date: string): Promise<readonly JsonBody[]> => fetchItems(context, id, { query: { date } });
    const ofNewest = new Set((await readDay(newest)).map((item) => JSON.stringify(item)));
    const missing = latest.find((item) => item["date"] === newest && !ofNewest.has(JSON.stringify(item)));
    assertContract(
      missing === undefined || ofNewest.size >= largestPage.perPage,
      `each entry of ${newest} with this date too, such as ${JSON.stringify(missing)?.slice(0, 200)}`,
      `${ofNewest.size} entries without it`,
    );
    const [today, yesterday] = [getBakuDate(), getBakuYesterday()];
    // A server may have nothing on a day without entries. Where it has those of an earlier day, today is no exception.
    const hasEarlier = (await readDay(yesterday)).some(({ date }) => String(date) < yesterday);
    if (newest < today && hasEarlier && (await readDay(today)).length === 0)
      context.notes.add(`nothing for ${today}, although ${yesterday} has the entries of an earlier day`);
  });

/**
 * Returns the check that a day has begun at 01:00 in Baku, when it is still the day before in UTC: its entries are the latest
 * ones, and until there are any, those of an earlier day are in force. `isAlwaysInForce` when the contract leaves no choice.
 */
const createNightCheck = (id: string, isAlwaysInForce: boolean): ContractCheck =>
  defineCheck("returns the latest entries without a date at night too", async (context) => {
    const [newest] = (await fetchItems(context, id))
      .map(({ date }) => String(date))
      .toSorted((a, b) => (a < b ? 1 : -1));
    if (newest === undefined) throw new CheckSkipped("the list is empty");
    const read = (query: { date?: string }): Promise<readonly JsonBody[]> => fetchItems(context, id, { query });
    for (const day of listPastDays(new Date(newest).getUTCDay() || 7)) {
      const before = getBakuDate(new Date(toTimeOfDay(day, "12:00") - dayMs));
      const atNoon = await runAt(context, toTimeOfDay(day, "12:00"), () => read({}));
      const atNight = await runAt(context, toTimeOfDay(day, "01:00"), async () => ({
        latest: (await read({})).map(({ date }) => String(date)),
        ofDay: (await read({ date: day })).map(({ date }) => String(date)),
        ofDayBefore: (await read({ date: before })).map(({ date }) => String(date)),
      }));
      const { latest, ofDay, ofDayBefore } = atNight;
      const time = `at 01:00 of ${day} in Baku`;
      assertContract(
        atNoon.length === 0 || latest.length > 0,
        `the latest entries without a date ${time}, as at noon`,
        "none",
      );
      const hasEarlier = isAlwaysInForce ? ofDayBefore.length > 0 : ofDayBefore.some((date) => date < before);
      assertContract(!hasEarlier || ofDay.length > 0, `entries for ${day} ${time}, as there are for ${before}`, "none");
      assertContract(
        !ofDay.includes(day) || latest.some((date) => date >= day),
        `the entries of ${day} without a date ${time}, as with it`,
        [...new Set(latest)],
      );
    }
  });

const productCheck = defineCheck("names a product the same in every region", async (context) => {
  const byId = new Map<unknown, string>();
  const byProduct = new Map<string, { region: string; ids: Set<unknown> }[]>();
  for (const { productId, product, unit, category, region } of await fetchItems(context, "listMarketPrices")) {
    if (productId === undefined) continue;
    const described = JSON.stringify([product, unit, category]);
    const earlier = byId.get(productId) ?? described;
    assertContract(earlier === described, `${earlier} for each price of product ${String(productId)}`, described);
    byId.set(productId, described);
    const regions = byProduct.get(described) ?? [];
    const regionId = String(isRecord(region) ? region["id"] : region);
    const known = regions.find((entry) => entry.region === regionId);
    known?.ids.add(productId);
    byProduct.set(described, known ? regions : [...regions, { region: regionId, ids: new Set([productId]) }]);
  }
  for (const [described, [first, ...others]] of byProduct)
    for (const { region, ids } of others)
      assertContract(
        first === undefined || [...ids].some((id) => first.ids.has(id)),
        `the id of ${described} in ${String(first?.region)} in ${region} too: ${[...(first?.ids ?? [])].join(", ")}`,
        [...ids],
      );
});

const historyCheck = defineCheck("returns the rates of a year at most", async (context) => {
  const request = await createValidRequestFor(context, "readExchangeRateHistory");
  const { items } = await fetchBody<{ items: readonly { date: string }[] }>(
    context,
    "readExchangeRateHistory",
    request,
  );
  const early = items.find(({ date }) => Date.parse(date) < Date.now() - 368 * dayMs);
  assertContract(early === undefined, "no rate of more than a year ago", early);
});

/** Checks of the days of prices and exchange rates, by operationId. */
export const latestDayChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  listMarketPrices: [
    createLatestCheck("listMarketPrices"),
    createLatestDayCheck("listMarketPrices"),
    createNightCheck("listMarketPrices", false),
    productCheck,
  ],
  listExchangeRates: [
    createLatestCheck("listExchangeRates"),
    createLatestDayCheck("listExchangeRates"),
    createNightCheck("listExchangeRates", true),
  ],
  readExchangeRateHistory: [historyCheck],
} satisfies ByOperation<readonly ContractCheck[]>;
