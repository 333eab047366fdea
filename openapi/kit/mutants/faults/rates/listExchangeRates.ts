import { addDays, toIsoDate } from "../../../../../mocks/store/calendar.ts";
import { getLastWorkingDay } from "../../../../../mocks/store/workingDays.ts";
import { defineFaults, type SeededFault, breach } from "../../fault.ts";
import { sometimes } from "../../shared/availability.ts";
import { failure } from "../../shared/errors.ts";
import { ignores } from "../../shared/filters.ts";
import { ignoresQuery } from "../../shared/inputs.ts";
import { arrangeEntries, changePage, getPaging, observeField } from "../../shared/lists.ts";
import { observeResponse, observeAsCitizen } from "../../shared/observers.ts";
import { takeLatestForFuture } from "../../shared/publicContent.ts";
import { entries } from "../../shared/schemas.ts";
import {
  acceptRejected,
  answer,
  changeEntries,
  changeObject,
  changeRequest,
  changeResponse,
  getEntries,
  type JsonObject,
  parseJson,
  withQuery,
} from "../../shared/seeds.ts";
import { encode } from "../../shared/texts.ts";
import { mondayNight } from "../../shared/times.ts";
import { returns, setTo } from "../../shared/values.ts";
import { changePoints, observeEuro } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Empties a list. */
const empty = (body: JsonObject): void => void Object.assign(body, { items: [], total: 0 });

/** Moves a day of a text such as 2026-10-32 into the next month, as lenient parsers do. */
const rollOver = (text: string): string | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (day === undefined) return undefined;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).toISOString().slice(0, 10);
};

/** Faults of `listExchangeRates`. */
export const listExchangeRatesFaults: readonly SeededFault[] = [
  ...defineFaults("availability", {
    "html-page-with-200": sometimes(
      "listExchangeRates",
      "Returns the page of a gateway with status 200 for every tenth request.",
      (requestCount) => requestCount % 10 === 0,
      () => ({
        status: 200,
        headers: new Headers({ "content-type": "text/html" }),
        body: encode("<html><body>Service temporarily unavailable</body></html>"),
      }),
    ),
    "no-rates-of-yesterday": {
      operationId: "listExchangeRates",
      description: "Fails with 500 for each day before today.",
      breaks: "contract",
      createHandler: changeResponse(["listExchangeRates"], (_, { url }) =>
        url.searchParams.has("date") ? failure() : undefined,
      ),
      observe: observeResponse("listExchangeRates", { query: { date: "2026-11-01" } }),
    },
  }),
  ...defineFaults("lists", {
    "last-entry-missing": {
      operationId: "listExchangeRates",
      description: "Leaves out the last entry of the list.",
      breaks: "contract",
      createHandler: changePage("listExchangeRates", (body) => {
        if (body.page * body.perPage >= body.total) body.items.pop();
      }),
      observe: observeField("listExchangeRates", "code", { perPage: 100 }),
    },
    "next-page-loses-the-day": {
      operationId: "listExchangeRates",
      description: "Uses the requested day for the first page only, and shows the latest rates on all others.",
      breaks: "contract",
      createHandler: answer(["listExchangeRates"], async (request, { send }) => {
        const response = await send(request);
        return response.status < 400 && getPaging(request).page > 1
          ? send(withQuery(request, { date: undefined }))
          : response;
      }),
      observe: observeResponse("listExchangeRates", { query: { date: "2026-10-06", page: 2 } }),
    },
  }),
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
    "no-change-on-earlier-days": {
      operationId: "listExchangeRates",
      description: "Returns no change of the rates of an earlier day, since it compares them with themselves.",
      breaks: "contract",
      createHandler: changeEntries(["listExchangeRates"], (rate, _index, { url }) => {
        if (url.searchParams.has("date")) rate["change"] = 0;
      }),
      observe: observeField("listExchangeRates", "change", { date: "2026-11-10" }),
    },
    "rates-of-today-missing": {
      operationId: "listExchangeRates",
      description:
        "Returns no rates when today is requested, since it compares the day with `before` instead of `until`.",
      breaks: "contract",
      createHandler: arrangeEntries("listExchangeRates", (rates, { url }, { store }) =>
        url.searchParams.get("date") === toIsoDate(store.now()) ? [] : rates,
      ),
      observe: async ({ call, store }) =>
        (await call("listExchangeRates", { query: { date: toIsoDate(store.now()) } })).at("total"),
    },
    "rates-of-yesterday-at-night": {
      operationId: "listExchangeRates",
      description: "Returns the rates of the day before from midnight to four o'clock in Baku, when no date is given.",
      breaks: "contract",
      createHandler: answer(["listExchangeRates"], (request, { send, store }) =>
        send(
          request.url.searchParams.has("date")
            ? request
            : withQuery(request, { date: new Date(store.now()).toISOString().slice(0, 10) }),
        ),
      ),
      observe: async ({ call, store }) => {
        // One o'clock in Baku.
        store.advanceClock((Date.UTC(2026, 2, 18, 21) - store.now()) / 1000);
        return (await call("listExchangeRates", {})).text;
      },
    },
    "no-change-on-sundays": {
      operationId: "listExchangeRates",
      description: "Returns no change of the rates for a day without published ones.",
      breaks: "contract",
      createHandler: changeObject(["listExchangeRates"], (body, request) => {
        const date = request.url.searchParams.get("date");
        for (const rate of getEntries(body["items"])) if (date !== null && rate["date"] !== date) rate["change"] = 0;
      }),
      observe: async ({ call, store }) => {
        const day = new Date(store.now());
        day.setUTCDate(day.getUTCDate() - day.getUTCDay() - 7);
        return (await call("listExchangeRates", { query: { date: day.toISOString().slice(0, 10) } })).text;
      },
    },
    "decimal-comma": returns(
      "listExchangeRates",
      "Returns rates as texts with a decimal comma.",
      setTo("rate", (value) => String(value).replace(".", ",")),
    ),
    "nominal-zero": returns("listExchangeRates", "Returns 0 as the number of units that a rate is for.", (entry) => {
      entry["nominal"] = 0;
    }),
    "rates-of-another-day": returns(
      "listExchangeRates",
      "Returns a day for the rates that is later than the requested one.",
      (entry) => {
        entry["date"] = "2099-12-31";
      },
    ),
    "rates-of-an-unpublished-day": {
      operationId: "listExchangeRates",
      description: "Dates the rates as the request, also on a day on which none are published.",
      breaks: "contract",
      createHandler: changeObject(["listExchangeRates"], ({ items }, { url }) => {
        const date = url.searchParams.get("date");
        if (date !== null) for (const rate of getEntries(items)) rate["date"] = date;
      }),
      observe: observeResponse("listExchangeRates", { query: { date: "2026-11-01" } }),
    },
    "change-with-wrong-sign": {
      operationId: "listExchangeRates",
      description: "Returns the change of a rate with the wrong sign.",
      breaks: "contract",
      createHandler: changeEntries(["listExchangeRates"], (entry) => {
        if (typeof entry["change"] === "number") entry["change"] = 0 - entry["change"];
      }),
    },
  }),
  ...defineFaults("inputs", {
    "invalid-date-ignored": ignoresQuery(
      "listExchangeRates",
      "Ignores a date that is not in the calendar.",
      "date",
      (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && String(new Date(`${value}T00:00:00Z`).toJSON()).startsWith(value),
      "2026-02-30",
    ),
    "thirty-second-of-october": {
      operationId: "listExchangeRates",
      description: "Takes a day that does not exist, such as 2026-10-32, for one of the next month.",
      breaks: "contract",
      createHandler: acceptRejected("listExchangeRates", (request) => {
        const date = rollOver(request.url.searchParams.get("date") ?? "");
        return date === undefined ? undefined : withQuery(request, { date });
      }),
      observe: observeResponse("listExchangeRates", { query: { date: "2026-10-32" } }),
    },
  }),
  ...defineFaults("filters", {
    "rates-of-tomorrow": breach(
      "listExchangeRates",
      "Returns the latest rates for a day in the future, as the last ones before it.",
      takeLatestForFuture("listExchangeRates"),
      observeAsCitizen("listExchangeRates", { query: { date: "2030-05-06" } }),
    ),
    "date-ignored": {
      ...ignores("listExchangeRates", "date", "2026-10-15", "date"),
      breaks: "contract",
    },
    "rates-of-the-next-days": {
      operationId: "listExchangeRates",
      description: "Returns the latest rates for the next three days.",
      breaks: "contract",
      createHandler: changeRequest("listExchangeRates", (request, { store }) => {
        const days = (Date.parse(request.url.searchParams.get("date") ?? "") - store.now()) / 86_400_000;
        return days > 0 && days < 3 ? withQuery(request, { date: undefined }) : request;
      }),
      observe: async ({ call }) => (await call("listExchangeRates", { query: { date: "2026-11-19" } })).at("total"),
    },
    "latest-rates-for-old-day": {
      operationId: "listExchangeRates",
      description: "Returns the latest rates for a day without rates.",
      breaks: "contract",
      createHandler: answer(["listExchangeRates"], async (request, { send }) => {
        const response = await send(request);
        const body = parseJson(response.body);
        return isRecord(body) && body["total"] === 0 ? send(withQuery(request, { date: undefined })) : response;
      }),
      observe: observeResponse("listExchangeRates", { query: { date: "1995-05-05" } }),
    },
  }),
  ...defineFaults("schemas", {
    "rate-code-lower-case": entries(
      "listExchangeRates",
      "Returns currency codes in lower case.",
      (entry) => void (entry["code"] = String(entry["code"]).toLowerCase()),
    ),
  }),
];
