import { addDays, dayMs, toIsoDate } from "../../../../../mocks/store/calendar.ts";
import { addWorkingDays } from "../../../../../mocks/store/workingDays.ts";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { admin } from "../../shared/callers.ts";
import { failure } from "../../shared/errors.ts";
import { withHeaderOf } from "../../shared/headers.ts";
import { observeField } from "../../shared/lists.ts";
import { observeResponse } from "../../shared/observers.ts";
import { changePublicContent } from "../../shared/publicContent.ts";
import { isAdmin } from "../../shared/roles.ts";
import {
  answer,
  changeObject,
  changeResponse,
  changeSuccess,
  getEntries,
  getLang,
  getPathPart,
  getToken,
  type JsonObject,
  parseJson,
  withJson,
  withLastPart,
  withQuery,
} from "../../shared/seeds.ts";
import { changePoints, observeEuro } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Currencies that have no official rate, but that the table of currencies contains. */
const unratedCurrencies = new Set("AZN SEK NOK DKK PLN CZK HUF CAD AUD INR KRW ILS IRR SAR".split(" "));

/** Returns the number of days until the next one; 1 for the last. */
const countDays = (day: unknown, next: unknown): number =>
  next === undefined ? 1 : (Date.parse(String(next)) - Date.parse(String(day))) / dayMs;

/** Faults of `readExchangeRateHistory`. */
export const readExchangeRateHistoryFaults: readonly SeededFault[] = [
  ...defineFaults("persistence", {
    "older-rates-for-one-unit": {
      operationId: "readExchangeRateHistory",
      description:
        "Returns the rates of more than thirty days ago for one unit, those of later days for the stated number of units.",
      breaks: "contract",
      createHandler: changeObject(["readExchangeRateHistory"], (body, _request, { store }) => {
        const nominal = Number(body["nominal"]);
        const changedOn = toIsoDate(store.now() - 30 * dayMs);
        for (const point of getEntries(body))
          if (String(point["date"]) < changedOn) point["rate"] = Number((Number(point["rate"]) / nominal).toFixed(6));
      }),
      observe: observeField("readExchangeRateHistory", "rate", {}, "RUB"),
    },
  }),
  ...defineFaults("lists", {
    "weekends-filled-in": {
      operationId: "readExchangeRateHistory",
      description: "Repeats the last rate on days on which none was published, so that the chart has no gaps.",
      breaks: "contract",
      createHandler: changeObject(["readExchangeRateHistory"], (body) => {
        const points = Array.isArray(body["items"]) ? body["items"].filter(isRecord) : [];
        body["items"] = points.flatMap((point, index) => {
          const day = Date.parse(String(point["date"]));
          const next = points[index + 1];
          const days = next === undefined ? 1 : (Date.parse(String(next["date"])) - day) / dayMs;
          return Array.from({ length: days }, (_, later) => ({
            ...point,
            date: new Date(day + later * dayMs).toISOString().slice(0, 10),
          }));
        });
      }),
      observe: observeResponse("readExchangeRateHistory", { path: "EUR" }),
    },
  }),
  ...defineFaults("values", {
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
    "nominal-one-in-history": {
      operationId: "readExchangeRateHistory",
      description: "Returns the rates of the history for one unit, and the list for a hundred.",
      breaks: "contract",
      createHandler: changeObject(["readExchangeRateHistory"], (body) => {
        body["nominal"] = Number(body["nominal"]) === 1 ? 10 : 1;
      }),
      observe: observeResponse("readExchangeRateHistory", { path: "USD" }),
    },
    "archive-of-three-decimals": {
      operationId: "readExchangeRateHistory",
      description: "Rounds the rates of all days but the last to three decimals, as many as the archive keeps.",
      breaks: "contract",
      createHandler: changeObject(["readExchangeRateHistory"], ({ items }) => {
        for (const point of getEntries(items).slice(0, -1))
          point["rate"] = Math.round(Number(point["rate"]) * 1000) / 1000;
      }),
      observe: async ({ call }) => (await call("readExchangeRateHistory", { path: "EUR" })).text,
    },
    "rates-of-weekends": {
      operationId: "readExchangeRateHistory",
      description: "Repeats the last rate for the days on which none was published.",
      breaks: "contract",
      createHandler: changeObject(["readExchangeRateHistory"], (history) => {
        const points = getEntries(history["items"]);
        history["items"] = points.flatMap((point, index) => {
          const days = countDays(point["date"], points[index + 1]?.["date"]);
          return Array.from({ length: days }, (_, day) => ({ ...point, date: addDays(String(point["date"]), day) }));
        });
      }),
      observe: async ({ call }) => (await call("readExchangeRateHistory", { path: "EUR" })).text,
    },
  }),
  ...defineFaults("inputs", {
    "currency-without-rate": {
      operationId: "readExchangeRateHistory",
      description: "Answers with an empty history instead of 404 for a currency that exists but has no official rate.",
      breaks: "contract",
      createHandler: changeResponse(["readExchangeRateHistory"], async (response, request, { send }) => {
        const code = getPathPart(request, -1);
        if (response.status !== 404 || !unratedCurrencies.has(code)) return;
        const lang = getLang(request);
        const known = await send(withLastPart(request, "EUR"));
        const name = new Intl.DisplayNames([lang], { type: "currency" }).of(code);
        return withHeaderOf(withJson(known, { code, nominal: 1, name, items: [] }), "etag", `W/"${code}-${lang}"`);
      }),
      observe: observeResponse("readExchangeRateHistory", { path: "SEK" }),
    },
  }),
  ...defineFaults("statuses", {
    "unknown-currency-is-euro": {
      operationId: "readExchangeRateHistory",
      description: "Returns the history of another currency for an unknown one.",
      breaks: "contract",
      createHandler: changeResponse(["readExchangeRateHistory"], async (response, request, { send }) => {
        if (response.status !== 404) return;
        const url = new URL(request.url);
        url.pathname = url.pathname.replace(/[^/]+(?=(\/history)?$)/, "EUR");
        return send({ ...request, url });
      }),
      observe: async ({ call }) => (await call("readExchangeRateHistory", { path: "QQQ" })).status,
    },
  }),
  ...defineFaults("languages", {
    "currency-name-in-history": {
      operationId: "readExchangeRateHistory",
      description: "Returns the code of a currency as its name.",
      breaks: "contract",
      createHandler: changeObject(["readExchangeRateHistory"], (body) => {
        body["name"] = body["code"];
      }),
      observe: async ({ call }) => (await call("readExchangeRateHistory", { path: "EUR" })).at("name"),
    },
    "currency-for-russian": {
      operationId: "readExchangeRateHistory",
      description: "Names the currency in Azerbaijani for Russian.",
      breaks: "contract",
      createHandler: changeObject(["readExchangeRateHistory"], async (body, request, { send }) => {
        const other = parseJson((await send(withQuery(request, { lang: "az" }))).body);
        if (getLang(request) === "ru" && isRecord(other)) body["name"] = other["name"];
      }),
      observe: observeResponse("readExchangeRateHistory", { path: "USD", query: { lang: "ru" } }),
    },
  }),
  ...defineFaults("transport", {
    "public-cache-with-token": {
      operationId: "readExchangeRateHistory",
      description: "Allows shared caches to keep the response to a request with a token.",
      breaks: "contract",
      createHandler: changeSuccess(["readExchangeRateHistory"], (response, request) =>
        getToken(request) === "" ? undefined : withHeaderOf(response, "cache-control", "public, no-cache"),
      ),
      observe: observeResponse("readExchangeRateHistory", { as: "citizen", path: "USD" }),
    },
    "one-etag-for-all-currencies": {
      operationId: "readExchangeRateHistory",
      description: "Sends the same ETag for the history of every currency, and answers 304 to it.",
      breaks: "contract",
      createHandler: answer(["readExchangeRateHistory"], async (request, { send }) => {
        const headers = new Headers(request.headers);
        headers.delete("if-none-match");
        const response = await send({ ...request, headers });
        if (response.status !== 200) return response;
        response.headers.set("etag", '"rates-1"');
        return request.headers.get("if-none-match") === '"rates-1"'
          ? { ...response, status: 304, body: new Uint8Array() }
          : response;
      }),
      observe: observeResponse("readExchangeRateHistory", { path: "USD" }),
    },
  }),
  ...defineFaults("robustness", {
    "currency-in-small-letters": {
      operationId: "readExchangeRateHistory",
      description: "Fails with 500 for a currency code with other characters than letters.",
      breaks: "contract",
      createHandler: changeResponse(["readExchangeRateHistory"], (_, { url }) =>
        /^[A-Za-z]+$/.test(decodeURIComponent(url.pathname.split("/").at(-1) ?? "")) ? undefined : failure(),
      ),
      observe: observeResponse("readExchangeRateHistory", { path: "12'3" }),
    },
  }),
  ...defineFaults("roles", {
    "rate-of-tomorrow-for-employees": {
      operationId: "readExchangeRateHistory",
      description: "Shows an employee of the service the rate of the next working day too, which is not published yet.",
      breaks: "contract",
      createHandler: changePublicContent("readExchangeRateHistory", (body, request, { store }) => {
        const items = Array.isArray(body["items"]) ? body["items"].filter(isRecord) : [];
        const last = items.at(-1);
        if (last === undefined || !isAdmin(request, store)) return body;
        const date = addWorkingDays(toIsoDate(store.now()), 1);
        return { ...body, items: [...items, { date, rate: Math.round(Number(last["rate"]) * 10_025) / 10_000 }] };
      }),
      observe: observeResponse("readExchangeRateHistory", { ...admin, path: "EUR" }),
    },
  }),
];
