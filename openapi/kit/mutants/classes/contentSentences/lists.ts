import { defineFaults, type RequestHandler } from "../../fault.ts";
import { arrangeEntries, changePage, readAllEntries } from "../../lists.ts";
import { createPdf, sendSuggestion } from "../../observers.ts";
import {
  answer,
  bodyOf,
  changeEntries,
  changeRequest,
  getLang,
  getPathPart,
  withQuery,
  type JsonObject,
} from "../../seeds.ts";
import { breach, asCitizen, listObjects, sortByTitle, takeLatestForFuture } from "./contentSeeds.ts";

/** Selects everything when nothing has the value of a filter. */
const ignoreUnknownValue = (operationId: string, name: string): (() => RequestHandler) =>
  answer([operationId], async (request, { send }) => {
    const response = await send(request);
    const isEmpty = response.status === 200 && bodyOf(response)["total"] === 0;
    return isEmpty && request.url.searchParams.has(name) ? send(withQuery(request, { [name]: undefined })) : response;
  });

/** Faults that break a sentence of the contract about orders, filters and pages of lists. */
export const listsSentenceFaults = [
  ...defineFaults("filters", {
    "appeals-of-kind-unsorted": breach(
      "listAppeals",
      "Ignores `sort` when appeals of one kind or status are asked for.",
      changeRequest("listAppeals", (request) =>
        ["kind", "status"].some((name) => request.url.searchParams.has(name))
          ? withQuery(request, { sort: undefined })
          : request,
      ),
      asCitizen("listAppeals", { query: { kind: "COMPLAINT", sort: "appealDate.asc" } }),
    ),
    "prices-of-region-unsorted": breach(
      "listMarketPrices",
      "Sorts by the product when a region is chosen, whatever `sort` says.",
      changeRequest("listMarketPrices", (request) =>
        request.url.searchParams.has("region") ? withQuery(request, { sort: undefined }) : request,
      ),
      asCitizen("listMarketPrices", { query: { region: "ganja", sort: "avgPrice.desc" } }),
    ),
    "categories-of-found-questions": breach(
      "listFaq",
      "Returns only the categories of the questions that a search finds.",
      changePage("listFaq", async (page, request, backend) => {
        if (!request.url.searchParams.has("word")) return;
        const ids = (await readAllEntries(request, backend)).entries.map(({ category }) => JSON.stringify(category));
        Object.assign(page, {
          categories: listObjects(Object(page)["categories"]).filter((found) => ids.includes(JSON.stringify(found))),
        });
      }),
      asCitizen("listFaq", { query: { word: "sertifikat" } }),
    ),
    "categories-of-product": breach(
      "listMarketPrices",
      "Returns only the category of the product whose prices are asked for.",
      changePage("listMarketPrices", (page, request) => {
        if (request.url.searchParams.has("productId"))
          Object.assign(page, { categories: page.items.slice(0, 1).map(({ category }) => category) });
      }),
      asCitizen("listMarketPrices", { query: { productId: "bread" } }),
    ),
    "rates-of-tomorrow": breach(
      "listExchangeRates",
      "Returns the latest rates for a day in the future, as the last ones before it.",
      takeLatestForFuture("listExchangeRates"),
      asCitizen("listExchangeRates", { query: { date: "2030-05-06" } }),
    ),
    "prices-of-tomorrow": breach(
      "listMarketPrices",
      "Returns the latest prices for a day in the future, as the last ones before it.",
      takeLatestForFuture("listMarketPrices"),
      asCitizen("listMarketPrices", { query: { date: "2030-05-06" } }),
    ),
  }),
  ...defineFaults("searches", {
    "numbers-of-nomenclature": breach(
      "searchRegister",
      "Searches only the numbers of the nomenclature, whose table has no text index.",
      arrangeEntries("searchRegister", (entries, request) => {
        const word = request.url.searchParams.get("word");
        if (word === null || getPathPart(request, -1) !== "nomenclature") return entries;
        return entries.filter(({ registryNumber }) => String(registryNumber).includes(word));
      }),
      asCitizen("searchRegister", { path: "nomenclature", query: { word: "çəki" } }),
    ),
  }),
  ...defineFaults("lists", {
    "posts-by-title": breach(
      "listPosts",
      "Orders the posts by their title in every language but Azerbaijani.",
      arrangeEntries("listPosts", (entries, request) =>
        getLang(request) === "az" ? entries : sortByTitle(entries, request),
      ),
      asCitizen("listPosts", { query: { lang: "ru" } }),
    ),
    "offices-by-title": breach(
      "listOffices",
      "Orders the offices by their names in the requested language.",
      arrangeEntries("listOffices", sortByTitle),
      asCitizen("listOffices", { query: { lang: "ru" } }),
    ),
    "risk-groups-by-title": breach(
      "listRiskGroups",
      "Orders the risk groups by their names in the requested language.",
      arrangeEntries("listRiskGroups", sortByTitle),
      asCitizen("listRiskGroups", { query: { lang: "en" } }),
    ),
    "questions-by-text": breach(
      "listFaq",
      "Orders all questions by their text, whatever their category.",
      arrangeEntries("listFaq", (entries, request) =>
        entries.toSorted((a, b) => String(a["question"]).localeCompare(String(b["question"]), getLang(request))),
      ),
    ),
    "samples-by-name": breach(
      "searchRegister",
      "Orders the register of standard samples by name instead of number.",
      arrangeEntries("searchRegister", (entries, request) =>
        getPathPart(request, -1) === "standard-samples"
          ? entries.toSorted((a, b) => String(a["name"]).localeCompare(String(b["name"]), getLang(request)))
          : entries,
      ),
      asCitizen("searchRegister", { path: "standard-samples" }),
    ),
    "one-page-of-removed-tools": breach(
      "searchRegister",
      "Returns the first page of the removed instruments for each page.",
      changeRequest("searchRegister", (request) =>
        getPathPart(request, -1) === "removed-measurement-tools" ? withQuery(request, { page: undefined }) : request,
      ),
      asCitizen("searchRegister", { path: "removed-measurement-tools", query: { page: 2, perPage: 2 } }),
    ),
  }),
  ...defineFaults("lists", {
    "appeals-by-day": breach(
      "sendAppeal",
      "Orders the appeals of one day by their ids, the earliest first, since it compares only the days.",
      arrangeEntries("listAppeals", (entries, request) => {
        const day = (appeal: JsonObject): string => String(appeal["appealDate"]).slice(0, 10);
        const isDefault = (request.url.searchParams.get("sort") ?? "appealDate.desc") === "appealDate.desc";
        return isDefault
          ? entries.toSorted((a, b) => day(b).localeCompare(day(a)) || Number(a["id"]) - Number(b["id"]))
          : entries;
      }),
      async (caller) => {
        await sendSuggestion(caller);
        await sendSuggestion(caller);
        return (await caller.call("listAppeals", { as: "citizen" })).text;
      },
    ),
    "names-in-azerbaijani-order": breach(
      "listDocuments",
      "Sorts names by the Azerbaijani alphabet in each language.",
      changeRequest("listDocuments", (request) =>
        request.url.searchParams.get("sort")?.startsWith("name") === true
          ? withQuery(request, { lang: "az" })
          : request,
      ),
      async (caller) => {
        await caller.upload("citizen", createPdf("xeber.pdf"));
        return (
          await caller.call("listDocuments", { as: "citizen", query: { sort: "name.asc", lang: "en", perPage: 100 } })
        ).text;
      },
    ),
    "flags-not-listed": breach(
      "readAppeal",
      "Lists the appeals without saying which of them wait for a document or were evaluated.",
      changeEntries(["listAppeals"], (appeal) => {
        delete appeal["needsDocument"];
        delete appeal["evaluated"];
      }),
      asCitizen("listAppeals"),
    ),
  }),
  ...defineFaults("filters", {
    "latest-prices-of-region": breach(
      "listMarketPrices",
      "Returns the latest prices of a region, whatever the day.",
      changeRequest("listMarketPrices", (request) =>
        request.url.searchParams.has("region") ? withQuery(request, { date: undefined }) : request,
      ),
      asCitizen("listMarketPrices", { query: { region: "ganja", date: "2026-10-19" } }),
    ),
    "earlier-day-unsorted": breach(
      "listMarketPrices",
      "Ignores `sort` for an earlier day.",
      changeRequest("listMarketPrices", (request) =>
        request.url.searchParams.has("date") ? withQuery(request, { sort: undefined }) : request,
      ),
      asCitizen("listMarketPrices", { query: { sort: "avgPrice.desc", date: "2026-10-19" } }),
    ),
    "unknown-region-is-none": breach(
      "listOffices",
      "Returns all offices for a region that it does not know.",
      ignoreUnknownValue("listOffices", "region"),
      asCitizen("listOffices", { query: { region: "mars" } }),
    ),
    "unknown-category-is-none": breach(
      "listFaq",
      "Returns all questions for a category that it does not know.",
      ignoreUnknownValue("listFaq", "category"),
      asCitizen("listFaq", { query: { category: "mars" } }),
    ),
  }),
];
