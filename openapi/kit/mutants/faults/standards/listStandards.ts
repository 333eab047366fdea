import { standards } from "../../../../../mocks/sampleData/standards.ts";
import { matchesQuery } from "../../../../../mocks/store/searchIndex.ts";
import { splitNormalizedWords } from "../../../../../mocks/store/textNormalization.ts";
import { defineFaults, type SeededFault, breach } from "../../fault.ts";
import { answersError } from "../../shared/errors.ts";
import { failsForQuery, ignoresQuery } from "../../shared/inputs.ts";
import { arrangeEntries, changePage, getPaging, observeField, readAllEntries } from "../../shared/lists.ts";
import { observeResponse } from "../../shared/observers.ts";
import { body } from "../../shared/schemas.ts";
import { finds, getWord, searchToo } from "../../shared/searches.ts";
import {
  acceptRejected,
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
  type JsonObject,
  toJson,
  withQuery,
} from "../../shared/seeds.ts";
import { toSmall } from "../../shared/texts.ts";
import { changeText, sends } from "../../shared/transport.ts";

/** Faults of `listStandards`. */
export const listStandardsFaults: readonly SeededFault[] = [
  ...defineFaults("availability", {
    "cached-page": {
      operationId: "listStandards",
      description: "Caches a public list by its path, whatever the page and the filter.",
      breaks: "contract",
      createHandler: cacheResponses(["listStandards"], ({ url }) => url.searchParams.get("lang") ?? ""),
      observe: async ({ call }) => {
        await call("listStandards");
        return (await call("listStandards", { query: { page: 2, perPage: 3 } })).at("items.0.id");
      },
    },
  }),
  ...defineFaults("lists", {
    "last-page-only-when-full": {
      operationId: "listStandards",
      description: "Returns a page after the first one only when it is full.",
      breaks: "contract",
      createHandler: changePage("listStandards", (body) => {
        if (body.page > 1 && body.items.length < body.perPage) body.items = [];
      }),
      observe: async ({ call }) => {
        const total = Number((await call("listStandards")).at("total"));
        return (await call("listStandards", { query: { page: 2, perPage: total - 1 } })).at("items");
      },
    },
    "total-of-page": {
      operationId: "listStandards",
      description: "Returns the number of entries on the page as the total.",
      breaks: "contract",
      createHandler: changePage("listStandards", (body) => {
        body.total = body.items.length;
      }),
      observe: observeField("listStandards", "id", { perPage: 3 }),
    },
    "unstable-order": {
      operationId: "listStandards",
      description: "Returns equal entries in another order each time.",
      breaks: "quality",
      createHandler: () => {
        let requestCount = 0;
        const handlers = [(entries: never[]) => entries, (entries: never[]) => entries.toReversed()];
        return (request, backend) => {
          const arrange = handlers[(requestCount += 1) % handlers.length];
          return request.operationId === "listStandards"
            ? arrangeEntries("listStandards", (entries) => arrange?.(entries as never[]) ?? entries)()(request, backend)
            : backend.send(request);
        };
      },
      observe: async ({ call }) => [
        (await call("listStandards")).at("items.0.id"),
        (await call("listStandards")).at("items.0.id"),
      ],
    },
  }),
  ...defineFaults("values", {
    "no-successor": breach(
      "listStandards",
      "Calls a standard replaced without naming the one that replaces it.",
      changeEntries(["listStandards"], (standard) => delete standard["replacedBy"]),
    ),
    "successor-of-valid-standard": {
      operationId: "listStandards",
      description: "Names a successor for standards that are in force.",
      breaks: "contract",
      createHandler: changeEntries(["listStandards"], (entry) => {
        if (entry["status"] === "IN_FORCE") entry["replacedBy"] = "AZS 1-2026";
      }),
      observe: observeResponse("listStandards"),
    },
    "successor-by-id": {
      operationId: "listStandards",
      description: "Names the standard that replaces another one by its id, not by its designation.",
      breaks: "contract",
      createHandler: changeEntries(["listStandards"], (standard) => {
        const successor = standards.find(({ designation }) => designation === standard["replacedBy"]);
        if (successor !== undefined) standard["replacedBy"] = successor.id;
      }),
      observe: observeField("listStandards", "replacedBy", { perPage: 100 }),
    },
  }),
  ...defineFaults("inputs", {
    "unknown-language-ignored": ignoresQuery(
      "listStandards",
      "Answers in Azerbaijani for a language that does not exist.",
      "lang",
      (value) => ["az", "ru", "en"].includes(value),
      "fr",
    ),
  }),
  ...defineFaults("statuses", {
    "no-page-after-the-last": {
      operationId: "listStandards",
      description: "Answers 404 for a page after the last one.",
      breaks: "contract",
      createHandler: changeSuccess(["listStandards"], (response, request) =>
        getPaging(request).page > 1 && getEntries(readBody(response)).length === 0
          ? createResponse(404, { message: "Səhifə tapılmadı.", status: 404, code: "NOT_FOUND" })
          : undefined,
      ),
      observe: observeResponse("listStandards", { query: { page: 400 } }),
    },
  }),
  ...defineFaults("languages", {
    "content-language": {
      operationId: "listStandards",
      description: "Says az in the header Content-Language of every response.",
      breaks: "quality",
      createHandler: changeResponse(["listStandards"], ({ headers }) => headers.set("content-language", "az")),
      observe: async ({ call }) =>
        (await call("listStandards", { query: { lang: "ru" } })).headers.get("content-language"),
    },
  }),
  ...defineFaults("transport", {
    "json-prefix": sends(
      "listStandards",
      "Sends characters before the JSON that stop scripts.",
      changeText((text) => `)]}',\n${text}`),
    ),
  }),
  ...defineFaults("searches", {
    "azerbaijani-titles-of-standards": {
      operationId: "listStandards",
      description: "Finds a standard by its Azerbaijani title too when another language is asked for.",
      breaks: "contract",
      createHandler: searchToo("listStandards", "az"),
      observe: observeResponse("listStandards", { query: { word: "Gigiyenik", lang: "ru" } }),
    },
    "dotless-letter": {
      operationId: "listStandards",
      description: "Finds nothing for a word with ı.",
      breaks: "contract",
      createHandler: changeRequest("listStandards", (request) =>
        /[ıI]/.test(getWord(request.url)) ? withQuery(request, { word: "qzxvwk" }) : request,
      ),
      observe: observeField("listStandards", "id", { word: "qıda" }),
    },
    "percent-matches-all": {
      operationId: "listStandards",
      description: "Finds everything for the search text %.",
      breaks: "contract",
      createHandler: changeRequest("listStandards", (request) =>
        getWord(request.url).includes("%") ? withQuery(request, { word: undefined }) : request,
      ),
      observe: observeField("listStandards", "id", { word: "%absent%" }),
    },
    "only-designation": finds(
      "listStandards",
      "Searches only the designations of standards, not their titles.",
      ({ designation }, word) => String(designation).toLowerCase().includes(word.toLowerCase()),
      observeField("listStandards", "id", { word: "qida" }),
    ),
    "designation-in-full": {
      operationId: "listStandards",
      description: "Finds a standard by its whole designation only, and not by the number in it.",
      breaks: "contract",
      createHandler: arrangeEntries("listStandards", (entries, { url }) => {
        const word = toSmall(url.searchParams.get("word") ?? "");
        return /\d/.test(word) ? entries.filter(({ designation }) => toSmall(designation) === word) : entries;
      }),
      observe: observeField("listStandards", "id", { word: "22000" }),
    },
    "words-as-phrase": {
      operationId: "listStandards",
      description: "Finds several words only side by side and in the same order.",
      breaks: "contract",
      createHandler: arrangeEntries("listStandards", (entries, { url }) => {
        const phrase = splitNormalizedWords(url.searchParams.get("word") ?? "").join(" ");
        const hasPhrase = (text: unknown): boolean => splitNormalizedWords(String(text)).join(" ").includes(phrase);
        return entries.filter(({ designation, title }) => hasPhrase(designation) || hasPhrase(title));
      }),
      observe: observeField("listStandards", "designation", { word: "22000 AZS" }),
    },
  }),
  ...defineFaults("filters", {
    "status-with-a-russian-word": {
      operationId: "listStandards",
      description: "Ignores the status of a standard in a search in Russian.",
      breaks: "contract",
      createHandler: answer(["listStandards"], (request, { send }) =>
        send(
          getLang(request) === "ru" && request.url.searchParams.has("word")
            ? withQuery(request, { status: undefined })
            : request,
        ),
      ),
      observe: observeResponse("listStandards", { query: { lang: "ru", word: "AZS", status: "REPLACED" } }),
    },
    "word-without-status": {
      operationId: "listStandards",
      description: "Ignores the status when a word is searched.",
      breaks: "contract",
      createHandler: changeRequest("listStandards", (request) =>
        request.url.searchParams.has("word") ? withQuery(request, { status: undefined }) : request,
      ),
      observe: async ({ call }) => {
        const items = (await call("listStandards", { query: { perPage: 100 } })).at("items") as JsonObject[];
        const status = String(items.find((item) => item["status"] !== items[0]?.["status"])?.["status"]);
        return (await call("listStandards", { query: { word: "AZS", status } })).at("total");
      },
    },
    "or-before-and": {
      operationId: "listStandards",
      description: "Lists standards with the words in their title whatever their status is, as AND comes before OR.",
      breaks: "contract",
      createHandler: arrangeEntries("listStandards", async (entries, request, backend) => {
        const word = request.url.searchParams.get("word");
        const status = request.url.searchParams.get("status");
        if (word === null || status === null) return entries;
        const all = await readAllEntries(withQuery(request, { status: undefined }), backend);
        return all.entries.filter((entry) => entry["status"] === status || matchesQuery(word, String(entry["title"])));
      }),
      observe: observeField("listStandards", "designation", { word: "çörəyi", status: "IN_FORCE" }),
    },
  }),
  ...defineFaults("errors", {
    "problem-details": answersError(
      "listStandards",
      "Returns errors in the format of RFC 9457, without a message.",
      400,
      (response, { message }) => {
        response.headers.set("content-type", "application/problem+json");
        response.body = toJson({ type: "about:blank", title: message, status: 400 });
      },
      { query: { page: "none" } },
    ),
  }),
  ...defineFaults("parameters", {
    "per-page-100": failsForQuery(
      "listStandards",
      "Rejects 100 entries per page.",
      "perPage",
      (value) => value === "100",
      400,
      "100",
    ),
    "unknown-status-ignored": {
      operationId: "listStandards",
      description: "Returns all standards for a status that the contract does not know.",
      breaks: "contract",
      createHandler: acceptRejected("listStandards", (request) =>
        request.url.searchParams.has("status") ? withQuery(request, { status: undefined }) : undefined,
      ),
      observe: async ({ call }) => (await call("listStandards", { query: { status: "old" } })).status,
    },
  }),
  ...defineFaults("schemas", {
    "page-in-envelope": body("listStandards", "Returns the page in the field data.", (value) => ({ data: value })),
  }),
];
