import { defineFaults, type RequestHandler } from "../fault.ts";
import { arrangeEntries, createPage, readAllEntries } from "../lists.ts";
import { observeResponse } from "../observers.ts";
import { answer, changeEntries, changeObject, changeRequest, getLang, isObject, withQuery } from "../seeds.ts";

/** Also finds by the texts of another language, whichever is asked for. */
const searchToo = (operationId: string, other: string): (() => RequestHandler) =>
  answer([operationId], async (request, backend) => {
    const response = await backend.send(request);
    if (response.status !== 200 || !request.url.searchParams.has("word")) return response;
    const ids = new Set<unknown>();
    for (const lang of [getLang(request), other])
      for (const { id } of (await readAllEntries(withQuery(request, { lang }), backend)).entries) ids.add(id);
    const all = await readAllEntries(withQuery(request, { word: undefined }), backend);
    return createPage(
      response,
      request,
      all.entries.filter(({ id }) => ids.has(id)),
    );
  });

/** Writes in the first language that the browser prefers when the request names none. */
const languageOfBrowser = (operationId: string): (() => RequestHandler) =>
  changeRequest(operationId, (request) => {
    const preferred = /^(?:az|ru|en)/.exec(request.headers.get("accept-language") ?? "")?.[0];
    return preferred === undefined || request.url.searchParams.has("lang")
      ? request
      : withQuery(request, { lang: preferred });
  });

/** Faults that only a comparison of several responses shows. */
export const comparedResponseFaults = [
  ...defineFaults("lists", {
    "no-total-after-the-last-page": {
      operationId: "listPosts",
      description: "Counts the posts in the rows of the page, so that a page after the last one has the total 0.",
      breaks: "contract",
      createHandler: changeObject(["listPosts"], (body) => {
        if (Array.isArray(body["items"]) && body["items"].length === 0) body["total"] = 0;
      }),
      observe: observeResponse("listPosts", { query: { page: 7, perPage: 50 } }),
    },
    "documents-of-the-empty-page": {
      operationId: "listDocuments",
      description: "Returns the number of the documents on the page as the total when the page is empty.",
      breaks: "contract",
      createHandler: changeObject(["listDocuments"], (body) => {
        if (Array.isArray(body["items"]) && body["items"].length === 0) body["total"] = body["items"].length;
      }),
      observe: observeResponse("listDocuments", { as: "citizen", query: { page: 900 } }),
    },
  }),
  ...defineFaults("searches", {
    "azerbaijani-titles-of-standards": {
      operationId: "listStandards",
      description: "Finds a standard by its Azerbaijani title too when another language is asked for.",
      breaks: "contract",
      createHandler: searchToo("listStandards", "az"),
      observe: observeResponse("listStandards", { query: { word: "Gigiyenik", lang: "ru" } }),
    },
    "english-services": {
      operationId: "listServices",
      description: "Finds a service by its English name too when Azerbaijani is asked for.",
      breaks: "contract",
      createHandler: searchToo("listServices", "en"),
      observe: observeResponse("listServices", { query: { word: "overcharging" } }),
    },
  }),
  ...defineFaults("languages", {
    "language-of-the-browser": {
      operationId: "readService",
      description: "Writes a service in the language that the browser prefers when the request names none.",
      breaks: "contract",
      createHandler: languageOfBrowser("readService"),
      observe: observeResponse("readService", { path: 103, headers: { "accept-language": "en-GB" } }),
    },
    "errors-in-the-language-of-the-browser": {
      operationId: "sendRemark",
      description: "Writes errors in the language that the browser prefers when the request names none.",
      breaks: "contract",
      createHandler: languageOfBrowser("sendRemark"),
      observe: observeResponse("sendRemark", { body: {}, headers: { "accept-language": "en-GB" } }),
    },
    "no-audience-in-russian": {
      operationId: "listServices",
      description: "Leaves the audience of a service empty in Russian.",
      breaks: "contract",
      createHandler: changeEntries(["listServices"], (service, _index, request) => {
        if (getLang(request) === "ru" && service["audience"] !== undefined) service["audience"] = "";
      }),
      observe: observeResponse("listServices", { query: { lang: "ru" } }),
    },
    "no-bulletin-in-english": {
      operationId: "listPosts",
      description: "Names files in English that nobody has translated yet.",
      breaks: "contract",
      createHandler: changeEntries(["listPosts", "readPost"], (post, _index, request) => {
        if (getLang(request) === "en" && post["documentId"] !== undefined)
          post["documentId"] = Number(post["documentId"]) + 40_000;
      }),
      observe: observeResponse("listPosts", { query: { lang: "en", perPage: 100 } }),
    },
    "no-description-of-pictures-in-english": {
      operationId: "listPosts",
      description: "Leaves the text of each picture empty in English.",
      breaks: "contract",
      createHandler: changeEntries(["listPosts", "readPost"], (post, _index, request) => {
        const { image } = post;
        if (getLang(request) === "en" && isObject(image)) image["alt"] = "";
      }),
      observe: observeResponse("listPosts", { query: { lang: "en" } }),
    },
  }),
  ...defineFaults("filters", {
    "information-in-both-portals": {
      operationId: "listServices",
      description: "Lists the services that only inform in every portal.",
      breaks: "contract",
      createHandler: arrangeEntries("listServices", async (entries, request, backend) => {
        const portal = request.url.searchParams.get("competitionQualityType");
        if (portal === null) return entries;
        const all = await readAllEntries(withQuery(request, { competitionQualityType: undefined }), backend);
        return all.entries.filter(
          ({ id, type }) => type === "INFORMATIVE" || entries.some((entry) => entry["id"] === id),
        );
      }),
      observe: observeResponse("listServices", { query: { competitionQualityType: "1", perPage: 50 } }),
    },
    "information-in-no-portal": {
      operationId: "listServices",
      description: "Lists the services that only inform in no portal.",
      breaks: "contract",
      createHandler: arrangeEntries("listServices", (entries, request) =>
        request.url.searchParams.has("competitionQualityType")
          ? entries.filter(({ type }) => type !== "INFORMATIVE")
          : entries,
      ),
      observe: observeResponse("listServices", { query: { competitionQualityType: "2", perPage: 50 } }),
    },
    "no-word-with-type-and-portal": {
      operationId: "listServices",
      description: "Ignores the words when a type and a portal are asked for too.",
      breaks: "contract",
      createHandler: changeRequest("listServices", (request) =>
        request.url.searchParams.has("type") && request.url.searchParams.has("competitionQualityType")
          ? withQuery(request, { word: undefined })
          : request,
      ),
      observe: observeResponse("listServices", {
        query: { type: "E_SERVICE", competitionQualityType: "1", word: "üfüqi" },
      }),
    },
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
  }),
];
