import { gzipSync } from "node:zlib";
import { matchesQuery } from "../../../../../mocks/store/searchIndex.ts";
import { defineFaults, type SeededFault, breach } from "../../fault.ts";
import { failure, forbidden } from "../../shared/errors.ts";
import { ignores } from "../../shared/filters.ts";
import { withHeaderOf } from "../../shared/headers.ts";
import { ignoresQuery, readsQueryAs } from "../../shared/inputs.ts";
import { replaceLetters, selectsLanguageBy, writesTexts } from "../../shared/languages.ts";
import { arrangeEntries, changePage, createPage, getPaging, observeField, readAllEntries } from "../../shared/lists.ts";
import { observeResponse, observeAsCitizen } from "../../shared/observers.ts";
import { changePublicContent } from "../../shared/publicContent.ts";
import { isForeign } from "../../shared/roles.ts";
import { finds, getWord, joinTexts, searchToo } from "../../shared/searches.ts";
import {
  answer,
  readBody,
  cacheResponses,
  changeEntries,
  changeRequest,
  changeResponse,
  changeSuccess,
  createResponse,
  getEntries,
  getLang,
  parseJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { sends, setHeader } from "../../shared/transport.ts";
import { returns } from "../../shared/values.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

const russianInLatin: Readonly<Record<string, string>> = Object.fromEntries(
  [..."абвгдеёжзийклмнопрстуфхцчшщъыьэюя"].map((letter, index) => [
    letter,
    "a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya".split(" ")[index] ?? "",
  ]),
);

/** Faults of `listServices`. */
export const listServicesFaults: readonly SeededFault[] = [
  ...defineFaults("availability", {
    "cached-language": {
      operationId: "listServices",
      description: "Caches a public list without its language, and returns the first one to everybody.",
      breaks: "contract",
      createHandler: cacheResponses(["listServices"], (request) => withQuery(request, { lang: undefined }).url.search),
      observe: async ({ call }) => {
        await call("listServices", { query: { lang: "az" } });
        return (await call("listServices", { query: { lang: "ru" } })).at("items.0.title");
      },
    },
    "cold-cache-without-waiting-time": {
      operationId: "listServices",
      description: "Answers 503 to the first request in each language, without Retry-After, while it fills its cache.",
      breaks: "contract",
      createHandler: () => {
        const warm = new Set<string>();
        return answer(["listServices"], async (request, { send }) => {
          const lang = getLang(request);
          const response = await send(request);
          if (response.status !== 200 || warm.has(lang)) return response;
          warm.add(lang);
          return createResponse(503, {
            message: "Xidmət müvəqqəti işləmir. Bir qədər sonra yenidən cəhd edin.",
            code: "UNAVAILABLE",
          });
        })();
      },
      observe: observeResponse("listServices", {}, 2),
    },
    "no-cyrillic-search": {
      operationId: "listServices",
      description: "Fails with 500 for a search text in Cyrillic letters.",
      breaks: "contract",
      createHandler: changeResponse(["listServices"], (_, { url }) =>
        /\p{Script=Cyrillic}/u.test(url.searchParams.get("word") ?? "") ? failure() : undefined,
      ),
      observe: observeResponse("listServices", { query: { word: "качество", lang: "ru" } }),
    },
  }),
  ...defineFaults("boundaries", {
    "shorter-search": {
      operationId: "listServices",
      description: "Refuses a search text of more than 100 characters.",
      breaks: "contract",
      createHandler: changeResponse(["listServices"], (_, { url }) =>
        (url.searchParams.get("word") ?? "").length > 100
          ? createResponse(400, { message: "Parametrlər yanlışdır.", code: "INVALID_PARAMETERS" })
          : undefined,
      ),
      observe: observeResponse("listServices", { query: { word: "l".repeat(150) } }),
    },
  }),
  ...defineFaults("lists", {
    "pages-from-zero": {
      operationId: "listServices",
      description: "Counts pages from 0, so that page 1 is the second one.",
      breaks: "contract",
      createHandler: answer(["listServices"], async (request, { send }) => {
        const { page } = getPaging(request);
        const response = await send(
          request.url.searchParams.has("page") && page > 0 ? withQuery(request, { page: String(page + 1) }) : request,
        );
        const body = parseJson(response.body);
        return response.status === 200 && isRecord(body) ? withJson(response, { ...body, page }) : response;
      }),
      observe: observeField("listServices", "id", { page: 1, perPage: 2 }),
    },
    "other-order-of-equals-after-the-first-page": {
      operationId: "listServices",
      description:
        "Sorts by the type alone, so that services of one type come in another order after the first page: some are on two pages, and others on none.",
      breaks: "contract",
      createHandler: changePublicContent("listServices", async (body, request, backend) => {
        if (getPaging(request).page === 1) return body;
        const { response, entries } = await readAllEntries(request, backend);
        const types = [...new Set(entries.map(({ type }) => type))];
        const sorted = types.flatMap((type) => entries.filter((entry) => entry["type"] === type).toReversed());
        return readBody(createPage(response, request, sorted));
      }),
      observe: observeResponse("listServices", { query: { page: 2 } }),
    },
    "five-at-most": {
      operationId: "listServices",
      description: "Returns at most five services per page, and calls the page full.",
      breaks: "contract",
      createHandler: changePage("listServices", (page) => {
        page.items = page.items.slice(0, 5);
      }),
      observe: observeResponse("listServices"),
    },
  }),
  ...defineFaults("values", {
    "own-site": breach(
      "listServices",
      "Names the portal as the other site of the services that it provides itself.",
      changeEntries(["listServices"], (service) => {
        if (service["externalUrl"] === undefined) service["externalSite"] = "e-xidmet.example";
      }),
    ),
    "same-id": returns("listServices", "Returns the same id for every entry.", (entry) => {
      entry["id"] = "1";
    }),
    "fee-of-list": {
      operationId: "listServices",
      description: "Returns the fees in the list in qəpiks.",
      breaks: "contract",
      createHandler: changeEntries(["listServices"], (entry) => {
        for (const fee of ["serviceFee", "governmentFee"])
          if (typeof entry[fee] === "number") entry[fee] = Math.round(entry[fee] * 100);
      }),
      observe: observeResponse("listServices"),
    },
    "front-page-of-site": {
      operationId: "listServices",
      description: "Leads to the front page of another site, whose address it keeps without the path.",
      breaks: "contract",
      createHandler: changeEntries(["listServices"], (service) => {
        const { externalUrl } = service;
        if (typeof externalUrl === "string") service["externalUrl"] = `${new URL(externalUrl).origin}/`;
      }),
      observe: observeField("listServices", "externalUrl", { perPage: 100 }),
    },
  }),
  ...defineFaults("inputs", {
    "unknown-type-ignored": ignoresQuery(
      "listServices",
      "Returns all services for an unknown type.",
      "type",
      (value) => ["E_SERVICE", "INFORMATIVE_SERVICE", "INFORMATIVE"].includes(value),
      "PAPER_SERVICE",
    ),
  }),
  ...defineFaults("languages", {
    "no-audience-in-russian": {
      operationId: "listServices",
      description: "Leaves the audience of a service empty in Russian.",
      breaks: "contract",
      createHandler: changeEntries(["listServices"], (service, _index, request) => {
        if (getLang(request) === "ru" && service["audience"] !== undefined) service["audience"] = "";
      }),
      observe: observeResponse("listServices", { query: { lang: "ru" } }),
    },
    "second-page-in-azerbaijani": breach(
      "listServices",
      "Returns every page but the first one in Azerbaijani.",
      changeRequest("listServices", (request) =>
        Number(request.url.searchParams.get("page") ?? 1) > 1 ? withQuery(request, { lang: "az" }) : request,
      ),
      observeAsCitizen("listServices", { query: { page: 2, perPage: 4, lang: "ru" } }),
    ),
    "russian-in-latin": writesTexts(
      "listServices",
      "Writes Russian in Latin letters.",
      ["title", "summary"],
      replaceLetters(russianInLatin),
      "ru",
    ),
    "language-of-account": {
      operationId: "listServices",
      description: "Answers signed-in users in the language of their account instead of the requested one.",
      breaks: "contract",
      createHandler: selectsLanguageBy([], (_request, language) => language),
      observe: async ({ call }) => (await call("listServices", { as: "director", query: { lang: "en" } })).text,
    },
    "summaries-of-matches-from-the-index": {
      operationId: "listServices",
      description:
        "Takes the summaries of services that match a word from the index of the search, which is in Azerbaijani only.",
      breaks: "contract",
      createHandler: changePublicContent("listServices", async (body, request, backend) => {
        if (!request.url.searchParams.has("word") || getLang(request) === "az") return body;
        const { entries } = await readAllEntries(withQuery(request, { lang: "az", word: undefined }), backend);
        const summaries = new Map(entries.map(({ id, summary }) => [id, summary]));
        for (const entry of getEntries(body)) entry["summary"] = summaries.get(entry["id"]) ?? entry["summary"];
        return body;
      }),
      observe: observeResponse("listServices", { query: { word: "certificate", lang: "en" } }),
    },
  }),
  ...defineFaults("transport", {
    "server-header": sends(
      "listServices",
      "Names the server and its version in headers.",
      setHeader("x-powered-by", "Express 4.16.1"),
      "quality",
    ),
    "type-html": sends(
      "listServices",
      "Says that JSON is HTML.",
      setHeader("content-type", "text/html; charset=utf-8"),
    ),
    "compression-replaces-vary": {
      operationId: "listServices",
      description:
        "Compresses responses of more than 4 kB, and names only `Accept-Encoding` in `Vary` there, where `Authorization` has to be.",
      breaks: "contract",
      createHandler: changeSuccess(["listServices"], (response, { headers }) =>
        response.body.length > 4096 && /\bgzip\b/.test(headers.get("accept-encoding") ?? "")
          ? {
              ...withHeaderOf(withHeaderOf(response, "content-encoding", "gzip"), "vary", "Accept-Encoding"),
              body: gzipSync(response.body),
            }
          : undefined,
      ),
      observe: observeResponse("listServices", { query: { perPage: 100 } }),
    },
  }),
  ...defineFaults("roles", {
    "services-not-for-foreign-users": {
      operationId: "listServices",
      description: "Answers 403 to a foreign organisation that lists the services.",
      breaks: "contract",
      createHandler: answer(["listServices"], async (request, backend) =>
        isForeign(request, backend) ? forbidden() : backend.send(request),
      ),
      observe: observeResponse("listServices", { as: "foreign" }),
    },
  }),
  ...defineFaults("searches", {
    "english-services": {
      operationId: "listServices",
      description: "Finds a service by its English name too when Azerbaijani is asked for.",
      breaks: "contract",
      createHandler: searchToo("listServices", "en"),
      observe: observeResponse("listServices", { query: { word: "overcharging" } }),
    },
    "summary-in-azerbaijani-only": {
      operationId: "listServices",
      description: "Searches the names of services in the requested language, and their summaries only in Azerbaijani.",
      breaks: "contract",
      createHandler: arrangeEntries("listServices", (services, request) => {
        const word = (request.url.searchParams.get("word") ?? "").toLowerCase();
        return getLang(request) === "az" || word === ""
          ? services
          : services.filter(({ title }) => String(title).toLowerCase().includes(word));
      }),
      observe: observeField("listServices", "id", { word: "importing", lang: "en" }),
    },
    "case-sensitive": finds(
      "listServices",
      "Finds only the words as they are written, with their case.",
      (entry, word) => joinTexts(entry).includes(word),
      observeField("listServices", "id", { word: "SERTİFİKAT" }),
      "quality",
    ),
    "whole-phrase": finds(
      "listServices",
      "Finds several words only next to each other.",
      (entry, word) => !word.includes(" ") || joinTexts(entry).toLowerCase().includes(word.toLowerCase()),
      observeField("listServices", "id", { word: "verilməsi sertifikat" }),
      "quality",
    ),
    "always-azerbaijani": {
      operationId: "listServices",
      description: "Searches the Azerbaijani texts, whatever the language.",
      breaks: "contract",
      createHandler: answer(["listServices"], async (request, backend) => {
        const response = await backend.send(request);
        if (getWord(request.url) === "" || response.status !== 200) return response;
        const found = await readAllEntries(withQuery(request, { lang: "az" }), backend);
        const all = await readAllEntries(withQuery(request, { word: undefined }), backend);
        const ids = new Set(found.entries.map(({ id }) => id));
        return createPage(
          response,
          request,
          all.entries.filter(({ id }) => ids.has(id)),
        );
      }),
      observe: observeField("listServices", "id", { word: "certificate", lang: "en" }),
    },
    "words-of-one-text": {
      operationId: "listServices",
      description: "Finds a service only when all words are in its name, or all of them in its summary.",
      breaks: "contract",
      createHandler: arrangeEntries("listServices", (entries, { url }) => {
        const word = url.searchParams.get("word");
        if (word === null) return entries;
        return entries.filter(({ title, summary }) =>
          [title, summary].some((text) => matchesQuery(word, String(text))),
        );
      }),
      observe: observeField("listServices", "id", { word: "food requirements", lang: "en" }),
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
    "type-ignored": ignores("listServices", "type", "E_SERVICE"),
    "total-ignores-filter": {
      operationId: "listServices",
      description: "Counts all services in the total, whatever the filter.",
      breaks: "contract",
      createHandler: changePage("listServices", async (body, request, { send }) => {
        const all = await send(
          withQuery(request, {
            type: undefined,
            word: undefined,
            competitionQualityType: undefined,
            perPage: undefined,
            page: undefined,
          }),
        );
        const allBody = parseJson(all.body);
        if (isRecord(allBody)) body.total = Number(allBody["total"]);
      }),
      observe: observeField("listServices", "id", { type: "E_SERVICE" }),
    },
    "one-filter-of-two": {
      operationId: "listServices",
      description: "Ignores the portal when a type is requested too.",
      breaks: "contract",
      createHandler: changeRequest("listServices", (request) =>
        request.url.searchParams.has("type") ? withQuery(request, { competitionQualityType: undefined }) : request,
      ),
      observe: observeField("listServices", "id", { type: "E_SERVICE", competitionQualityType: "2", perPage: 100 }),
    },
    "type-without-portal": {
      operationId: "listServices",
      description: "Ignores the portal when a type of service is given too.",
      breaks: "contract",
      createHandler: changeRequest("listServices", (request) =>
        request.url.searchParams.has("type") ? withQuery(request, { competitionQualityType: undefined }) : request,
      ),
      observe: async ({ call }) => {
        const type = String((await call("listServices")).at("items.0.type"));
        return Promise.all(
          ["1", "2"].map(async (competitionQualityType) =>
            (await call("listServices", { query: { type, competitionQualityType } })).at("total"),
          ),
        );
      },
    },
  }),
  ...defineFaults("parameters", {
    "per-page-101": readsQueryAs(
      "listServices",
      "Accepts more than 100 entries per page.",
      "perPage",
      (value) => Number(value) > 100,
      () => "100",
      "101",
    ),
  }),
];
