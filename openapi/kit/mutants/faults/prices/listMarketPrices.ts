import { defineFaults, type SeededFault, breach } from "../../fault.ts";
import { answersError, failure, withProblem } from "../../shared/errors.ts";
import { combinesWithOr, ignores } from "../../shared/filters.ts";
import { withHeaderOf, withoutHeader } from "../../shared/headers.ts";
import { copyFields, partInAzerbaijani } from "../../shared/languages.ts";
import { arrangeEntries, changePage, createPage, observeField, readAllEntries } from "../../shared/lists.ts";
import { observeResponse, observeAsCitizen } from "../../shared/observers.ts";
import { listObjects, takeLatestForFuture } from "../../shared/publicContent.ts";
import { entries, without } from "../../shared/schemas.ts";
import {
  answer,
  changeEntries,
  changeErrors,
  changeJson,
  changeRequest,
  changeResponse,
  changeSuccess,
  getEntries,
  getLang,
  type JsonObject,
  parseJson,
  withQuery,
} from "../../shared/seeds.ts";
import { mondayNight } from "../../shared/times.ts";
import { changeText, sends } from "../../shared/transport.ts";
import { returns } from "../../shared/values.ts";

const compareCodeUnits = (a: unknown, b: unknown): number =>
  String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;

/** Faults of `listMarketPrices`. */
export const listMarketPricesFaults: readonly SeededFault[] = [
  ...defineFaults("availability", {
    "prices-of-category-sorted": {
      operationId: "listMarketPrices",
      description: "Fails with 500 when the prices of a category are sorted by price.",
      breaks: "contract",
      createHandler: changeResponse(["listMarketPrices"], (_, { url }) =>
        url.searchParams.has("category") && url.searchParams.get("sort")?.startsWith("avgPrice") === true
          ? failure()
          : undefined,
      ),
      observe: async ({ call }) => {
        const category = String((await call("listMarketPrices")).at("items.0.category.id"));
        return (await call("listMarketPrices", { query: { category, sort: "avgPrice.asc" } })).status;
      },
    },
  }),
  ...defineFaults("sessions", {
    "tag-is-compared-before-the-token": {
      operationId: "listMarketPrices",
      description: "Compares `If-None-Match` before the token, so that an unknown token gets 304 in place of 401.",
      breaks: "contract",
      createHandler: changeErrors(["listMarketPrices"], async (response, request, { send }) => {
        if (response.status !== 401 || !request.headers.has("if-none-match")) return undefined;
        const found = await send(withoutHeader(request, "authorization"));
        return found.status === 304 ? withHeaderOf(found, "cache-control", "private, no-cache") : undefined;
      }),
      observe: async ({ call }) => {
        const tag = (await call("listMarketPrices")).headers.get("etag") ?? "";
        return (await call("listMarketPrices", { token: "ended", headers: { "if-none-match": tag } })).status;
      },
    },
  }),
  ...defineFaults("lists", {
    "code-unit-order": {
      operationId: "listMarketPrices",
      description: "Sorts products by code unit instead of the alphabet of the language.",
      breaks: "contract",
      createHandler: arrangeEntries("listMarketPrices", (entries, { url }) => {
        const sort = url.searchParams.get("sort") ?? "product.asc";
        if (!sort.startsWith("product")) return entries;
        const sorted = entries.toSorted((a, b) => compareCodeUnits(a["product"], b["product"]));
        return sort.endsWith("desc") ? sorted.toReversed() : sorted;
      }),
      observe: observeField("listMarketPrices", "product", { perPage: 100 }),
    },
    "numbers-as-texts": {
      operationId: "listMarketPrices",
      description: "Sorts average prices as texts.",
      breaks: "contract",
      createHandler: arrangeEntries("listMarketPrices", (entries, { url }) => {
        const sort = url.searchParams.get("sort") ?? "";
        if (!sort.startsWith("avgPrice")) return entries;
        const sorted = entries.toSorted((a, b) => compareCodeUnits(a["avgPrice"], b["avgPrice"]));
        return sort.endsWith("desc") ? sorted.toReversed() : sorted;
      }),
      observe: observeField("listMarketPrices", "avgPrice", { sort: "avgPrice.asc", perPage: 100 }),
    },
    "per-page-capped": {
      operationId: "listMarketPrices",
      description: "Returns at most 20 entries per page, and says that it returned as many as were asked for.",
      breaks: "contract",
      createHandler: changePage("listMarketPrices", (body) => {
        body.items = body.items.slice(0, 20);
      }),
      observe: observeField("listMarketPrices", "id", { perPage: 100 }),
    },
  }),
  ...defineFaults("values", {
    "older-prices-without-the-region": {
      operationId: "listMarketPrices",
      description: "Returns the older prices of a history as those of another region.",
      breaks: "contract",
      createHandler: changeEntries(["listMarketPrices"], (price) => {
        for (const point of getEntries(price["history"]).slice(0, -2))
          point["avgPrice"] = Math.round(Number(point["avgPrice"]) * 1.5 * 100) / 100;
      }),
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
    "latest-price-of-earlier-day": breach(
      "listMarketPrices",
      "Returns the latest prices for an earlier day too, with the change since its own history.",
      changePage("listMarketPrices", async ({ items }, request, backend) => {
        if (!request.url.searchParams.has("date")) return;
        const { entries } = await readAllEntries(withQuery(request, { date: undefined }), backend);
        for (const item of items) {
          const latest = entries.find(({ id }) => id === item["id"]);
          const before = listObjects(item["history"]).at(-1)?.["avgPrice"];
          if (latest === undefined || before === undefined) continue;
          for (const name of ["minPrice", "avgPrice", "maxPrice"]) item[name] = latest[name];
          item["changePercent"] = Math.round((Number(latest["avgPrice"]) / Number(before) - 1) * 1000) / 10;
        }
      }),
      observeAsCitizen("listMarketPrices", { query: { date: "2026-10-19" } }),
    ),
    "change-since-first-price": breach(
      "listMarketPrices",
      "Returns the change since the first price of the history instead of the last one.",
      arrangeEntries("listMarketPrices", (entries, request) => {
        for (const price of entries) {
          const first = listObjects(price["history"])[0]?.["avgPrice"];
          if (first !== undefined)
            price["changePercent"] = Math.round((Number(price["avgPrice"]) / Number(first) - 1) * 1000) / 10;
        }
        const [field, direction] = (request.url.searchParams.get("sort") ?? "").split(".");
        const sign = direction === "desc" ? -1 : 1;
        return field === "changePercent"
          ? entries.toSorted((a, b) => sign * (Number(a["changePercent"]) - Number(b["changePercent"])))
          : entries;
      }),
    ),
    "average-above-highest": returns("listMarketPrices", "Returns average prices above the highest price.", (entry) => {
      entry["avgPrice"] = Math.round(Number(entry["maxPrice"]) * 150) / 100;
    }),
    "price-history-order": {
      operationId: "listMarketPrices",
      description: "Returns the newest price of the history first.",
      breaks: "contract",
      createHandler: changeJson(["listMarketPrices"], (value) => {
        for (const entry of getEntries(value))
          if (Array.isArray(entry["history"])) entry["history"] = entry["history"].toReversed();
        return value;
      }),
      observe: async ({ call }) => (await call("listMarketPrices")).at("items.0.history"),
    },
    "change-of-new-price": {
      operationId: "listMarketPrices",
      description: "Computes the change of a price in per cent of the new price, not of the earlier one.",
      breaks: "contract",
      createHandler: changeEntries(["listMarketPrices"], (price) => {
        const last = getEntries(price["history"]).at(-1)?.["avgPrice"];
        const current = Number(price["avgPrice"]);
        if (typeof last === "number" && current > 0)
          price["changePercent"] = Math.round(((current - last) / current) * 1000) / 10;
      }),
      observe: observeField("listMarketPrices", "changePercent", { perPage: 100 }),
    },
    "change-as-fraction": {
      operationId: "listMarketPrices",
      description: "Returns the change of a price as a fraction instead of per cent.",
      breaks: "contract",
      createHandler: changeEntries(["listMarketPrices"], (entry) => {
        if (typeof entry["changePercent"] === "number") entry["changePercent"] = entry["changePercent"] / 100;
      }),
      observe: observeResponse("listMarketPrices"),
    },
    "history-of-all-days": {
      operationId: "listMarketPrices",
      description: "Puts later days into the history of a past day, whose query ignores the date.",
      breaks: "contract",
      createHandler: changePage("listMarketPrices", async ({ items }, request, backend) => {
        if (!request.url.searchParams.has("date")) return;
        const { entries } = await readAllEntries(withQuery(request, { date: undefined }), backend);
        for (const item of items) item["history"] = entries.find(({ id }) => id === item["id"])?.["history"] ?? [];
      }),
      observe: observeField("listMarketPrices", "history", { date: "2026-10-19" }),
    },
  }),
  ...defineFaults("languages", {
    "default-order-in-azerbaijani": breach(
      "listMarketPrices",
      "Orders the products by their Azerbaijani names in each language, unless `sort` is given.",
      arrangeEntries("listMarketPrices", async (entries, request, backend) => {
        if (request.url.searchParams.has("sort")) return entries;
        const original = await readAllEntries(withQuery(request, { lang: "az" }), backend);
        const ids = original.entries.map(({ id }) => id);
        return entries.toSorted((a, b) => ids.indexOf(a["id"]) - ids.indexOf(b["id"]));
      }),
      observeAsCitizen("listMarketPrices", { query: { lang: "ru", perPage: 100 } }),
    ),
    "nested-region": partInAzerbaijani(
      "listMarketPrices",
      "Names regions in Azerbaijani.",
      copyFields("region", "regions"),
    ),
    "sorted-by-azerbaijani-name": {
      operationId: "listMarketPrices",
      description: "Sorts products by their Azerbaijani name in every language.",
      breaks: "contract",
      createHandler: arrangeEntries("listMarketPrices", async (entries, request, backend) => {
        const sort = request.url.searchParams.get("sort") ?? "product.asc";
        if (!sort.startsWith("product") || getLang(request) === "az") return entries;
        const { entries: sorted } = await readAllEntries(withQuery(request, { lang: "az" }), backend);
        const places = new Map(sorted.map(({ id }, place) => [String(id), place]));
        const getPlace = ({ id }: Record<string, unknown>): number => places.get(String(id)) ?? places.size;
        return entries.toSorted((a, b) => getPlace(a) - getPlace(b));
      }),
      observe: observeField("listMarketPrices", "product", { lang: "ru", perPage: 100 }),
    },
  }),
  ...defineFaults("transport", {
    nan: sends(
      "listMarketPrices",
      "Sends NaN where a number is unknown.",
      changeText((text) => text.replace(/"changePercent":[-\d.]+/, '"changePercent":NaN')),
    ),
    "no-vary": {
      operationId: "listMarketPrices",
      description: "Lets caches keep prices for an hour without a check.",
      breaks: "contract",
      createHandler: changeSuccess(["listMarketPrices"], ({ headers }) => {
        headers.set("cache-control", "public, max-age=3600, immutable");
      }),
      observe: observeResponse("listMarketPrices"),
    },
  }),
  ...defineFaults("filters", {
    "latest-prices-of-region-and-category": {
      operationId: "listMarketPrices",
      description: "Ignores the day when a region and a category are asked for too.",
      breaks: "contract",
      createHandler: changeRequest("listMarketPrices", (request) =>
        request.url.searchParams.has("region") && request.url.searchParams.has("category")
          ? withQuery(request, { date: undefined })
          : request,
      ),
      observe: observeResponse("listMarketPrices", {
        query: { region: "ganja", category: "bread", date: "2026-10-12" },
      }),
    },
    "two-filters-unsorted": {
      operationId: "listMarketPrices",
      description: "Ignores the order when a region and a category are asked for.",
      breaks: "contract",
      createHandler: changeRequest("listMarketPrices", (request) =>
        request.url.searchParams.has("region") && request.url.searchParams.has("category")
          ? withQuery(request, { sort: undefined })
          : request,
      ),
      observe: observeResponse("listMarketPrices", {
        query: { region: "shaki", category: "vegetables", sort: "avgPrice.asc" },
      }),
    },
    "prices-of-region-unsorted": breach(
      "listMarketPrices",
      "Sorts by the product when a region is chosen, whatever `sort` says.",
      changeRequest("listMarketPrices", (request) =>
        request.url.searchParams.has("region") ? withQuery(request, { sort: undefined }) : request,
      ),
      observeAsCitizen("listMarketPrices", { query: { region: "ganja", sort: "avgPrice.desc" } }),
    ),
    "categories-of-product": breach(
      "listMarketPrices",
      "Returns only the category of the product whose prices are asked for.",
      changePage("listMarketPrices", (page, request) => {
        if (request.url.searchParams.has("productId"))
          Object.assign(page, { categories: page.items.slice(0, 1).map(({ category }) => category) });
      }),
      observeAsCitizen("listMarketPrices", { query: { productId: "bread" } }),
    ),
    "prices-of-tomorrow": breach(
      "listMarketPrices",
      "Returns the latest prices for a day in the future, as the last ones before it.",
      takeLatestForFuture("listMarketPrices"),
      observeAsCitizen("listMarketPrices", { query: { date: "2030-05-06" } }),
    ),
    "latest-prices-of-region": breach(
      "listMarketPrices",
      "Returns the latest prices of a region, whatever the day.",
      changeRequest("listMarketPrices", (request) =>
        request.url.searchParams.has("region") ? withQuery(request, { date: undefined }) : request,
      ),
      observeAsCitizen("listMarketPrices", { query: { region: "ganja", date: "2026-10-19" } }),
    ),
    "earlier-day-unsorted": breach(
      "listMarketPrices",
      "Ignores `sort` for an earlier day.",
      changeRequest("listMarketPrices", (request) =>
        request.url.searchParams.has("date") ? withQuery(request, { sort: undefined }) : request,
      ),
      observeAsCitizen("listMarketPrices", { query: { sort: "avgPrice.desc", date: "2026-10-19" } }),
    ),
    "region-ignored": ignores("listMarketPrices", "region", "ganja"),
    "price-filters-or": combinesWithOr("listMarketPrices", "region", "category", ["ganja", "bread"]),
    "region-or-category": {
      operationId: "listMarketPrices",
      description: "Returns the prices of the region or of the category when both are given.",
      breaks: "contract",
      createHandler: answer(["listMarketPrices"], async (request, backend) => {
        const { searchParams } = request.url;
        const response = await backend.send(request);
        if (!searchParams.has("region") || !searchParams.has("category") || response.status !== 200) return response;
        const byRegion = await readAllEntries(withQuery(request, { category: undefined }), backend);
        const byCategory = await readAllEntries(withQuery(request, { region: undefined }), backend);
        const ids = byRegion.entries.map(({ id }) => id);
        const others = byCategory.entries.filter(({ id }) => !ids.includes(id));
        return createPage(response, request, [...byRegion.entries, ...others]);
      }),
      observe: async ({ call }) => {
        const { region, category } = (await call("listMarketPrices")).at("items.0") as Record<string, JsonObject>;
        const query = { region: String(region?.["id"]), category: String(category?.["id"]) };
        return (await call("listMarketPrices", { query })).at("total");
      },
    },
  }),
  ...defineFaults("errors", {
    "status-text-as-message": answersError(
      "listMarketPrices",
      "Returns the English status text as the message in every language.",
      400,
      withProblem(() => ({ message: "Bad Request" })),
      { query: { lang: "az", perPage: 1000 } },
    ),
  }),
  ...defineFaults("feed", {
    "prices-as-event-stream": {
      operationId: "listMarketPrices",
      description: "Answers with a stream of events instead of JSON when the header Accept allows one.",
      breaks: "contract",
      createHandler: changeSuccess(["listMarketPrices"], (response, request) => {
        if (request.headers.get("accept")?.includes("text/event-stream") !== true) return;
        const events = getEntries(parseJson(response.body)).map((entry) => `data:${JSON.stringify(entry)}\n\n`);
        return {
          ...withHeaderOf(response, "content-type", "text/event-stream;charset=UTF-8"),
          body: new TextEncoder().encode(events.join("")),
        };
      }),
      observe: observeResponse("listMarketPrices", {
        headers: { accept: "application/json;q=0.9, text/event-stream" },
      }),
    },
  }),
  ...defineFaults("schemas", {
    "history-missing": entries("listMarketPrices", "Returns prices without their history.", without("history")),
  }),
];
