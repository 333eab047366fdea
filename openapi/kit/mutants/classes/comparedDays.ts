import { getLastWorkingDay } from "../../../../mocks/store/workingDays.ts";
import { defineFaults, type RequestHandler } from "../fault.ts";
import { observeResponse } from "../observers.ts";
import { answer, changeEntries, changeObject, getEntries, withQuery, type JsonObject } from "../seeds.ts";

const dayMs = 86_400_000;

/** Returns the day so many days after another one. */
const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** Empties a list. */
const empty = (body: JsonObject): void => void Object.assign(body, { items: [], total: 0 });

/** Changes the points of a history. */
const changePoints = (change: (points: JsonObject[]) => readonly unknown[]): (() => RequestHandler) =>
  changeObject(["readExchangeRateHistory"], (body) => {
    body["items"] = change(getEntries(body["items"]));
  });

const observeEuro = observeResponse("readExchangeRateHistory", { path: "EUR" });

/** One o'clock in Baku of a Monday, a day before the observed time. */
const mondayNight = Date.UTC(2026, 10, 15, 21);

/** Faults that only show on certain days: on a Sunday, after a holiday, at night, or some weeks ago. */
export const comparedDayFaults = [
  ...defineFaults("values", {
    "no-rates-on-sundays": {
      operationId: "listExchangeRates",
      description: "Goes back one day only, so that there are no rates on a Sunday.",
      breaks: "contract",
      createHandler: changeObject(["listExchangeRates"], (body, { url }) => {
        const date = url.searchParams.get("date");
        if (getEntries(body["items"]).some((rate) => addDays(String(rate["date"]), 2) === date)) empty(body);
      }),
      observe: observeResponse("listExchangeRates", { query: { date: "2026-11-15" } }),
    },
    "no-rates-in-long-holidays": {
      operationId: "listExchangeRates",
      description: "Goes back two days only, so that there are no rates on the last days of long holidays.",
      breaks: "contract",
      createHandler: changeObject(["listExchangeRates"], (body, { url }) => {
        const date = url.searchParams.get("date") ?? "";
        if (getEntries(body["items"]).some((rate) => addDays(String(rate["date"]), 2) < date)) empty(body);
      }),
      observe: observeResponse("listExchangeRates", { query: { date: "2026-11-10" } }),
    },
    "no-change-after-holidays": {
      operationId: "listExchangeRates",
      description: "Returns no change of the rates on the first day after holidays.",
      breaks: "contract",
      createHandler: changeEntries(["listExchangeRates"], (rate) => {
        const date = String(rate["date"]);
        if (getLastWorkingDay(addDays(date, -1)) < addDays(date, -3)) rate["change"] = 0;
      }),
      observe: observeResponse("listExchangeRates", { query: { date: "2026-11-11" } }),
    },
    "history-of-two-weeks": {
      operationId: "listExchangeRates",
      description: "Returns the rates of the last two weeks as the history.",
      breaks: "contract",
      createHandler: changePoints((points) => points.slice(-10)),
      observe: observeEuro,
    },
    "rates-of-holidays": {
      operationId: "readExchangeRateHistory",
      description:
        "Repeats the last rate in the history on holidays from Monday to Friday, on which none is published.",
      breaks: "contract",
      createHandler: changePoints((points) =>
        points.flatMap((point, index) => {
          const holidays: JsonObject[] = [];
          const next = String(points[index + 1]?.["date"] ?? point["date"]);
          for (let date = addDays(String(point["date"]), 1); date < next; date = addDays(date, 1))
            if (![0, 6].includes(new Date(date).getUTCDay())) holidays.push({ ...point, date });
          return [point, ...holidays];
        }),
      ),
      observe: observeEuro,
    },
    "no-rate-after-holidays": {
      operationId: "listExchangeRates",
      description: "Leaves out the first day after holidays in the history.",
      breaks: "contract",
      createHandler: changePoints((points) =>
        points.filter(
          ({ date }, index) => index === 0 || addDays(String(points[index - 1]?.["date"]), 3) >= String(date),
        ),
      ),
      observe: observeEuro,
    },
    "older-prices-without-the-region": {
      operationId: "listMarketPrices",
      description: "Returns the older prices of a history as those of another region.",
      breaks: "contract",
      createHandler: changeEntries(["listMarketPrices"], (price) => {
        for (const point of getEntries(price["history"]).slice(0, -2))
          point["avgPrice"] = Math.round(Number(point["avgPrice"]) * 1.5 * 100) / 100;
      }),
    },
    "today-in-utc": {
      operationId: "listExchangeRates",
      description: "Has no rates for today between midnight and four o'clock in Baku, as it is yesterday in UTC.",
      breaks: "contract",
      createHandler: changeObject(["listExchangeRates"], (body, { url }, { store }) => {
        if ((url.searchParams.get("date") ?? "") > new Date(store.now()).toISOString().slice(0, 10)) empty(body);
      }),
      observe: async ({ call, store }) => {
        store.advanceClock((mondayNight - store.now()) / 1000);
        return (await call("listExchangeRates", { query: { date: "2026-11-16" } })).text;
      },
    },
    "prices-of-yesterday-at-night": {
      operationId: "listMarketPrices",
      description: "Returns the prices of the day before from midnight to four o'clock in Baku, when no date is given.",
      breaks: "contract",
      createHandler: answer(["listMarketPrices"], (request, { send, store }) =>
        send(
          request.url.searchParams.has("date")
            ? request
            : withQuery(request, { date: new Date(store.now()).toISOString().slice(0, 10) }),
        ),
      ),
      observe: async ({ call, store }) => {
        store.advanceClock((mondayNight - store.now()) / 1000);
        return (await call("listMarketPrices", {})).text;
      },
    },
  }),
];
