import { defineFaults, type SeededFault, breach } from "../../fault.ts";
import { slow } from "../../shared/availability.ts";
import { foreign } from "../../shared/callers.ts";
import { forbidden } from "../../shared/errors.ts";
import { ignores } from "../../shared/filters.ts";
import { readsQueryAs } from "../../shared/inputs.ts";
import { replaceLetters, writesTexts } from "../../shared/languages.ts";
import { arrangeEntries, changePage, getPaging, observeField, readAllEntries } from "../../shared/lists.ts";
import { observeResponse, observeAsCitizen } from "../../shared/observers.ts";
import { compareTexts } from "../../shared/order.ts";
import { sortByTitle } from "../../shared/publicContent.ts";
import { isForeign } from "../../shared/roles.ts";
import { body } from "../../shared/schemas.ts";
import {
  answer,
  readBody,
  changeEntries,
  changeObject,
  changeRequest,
  changeResponse,
  createResponse,
  getEntries,
  getLang,
  getToken,
  parseJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { sends, setHeader } from "../../shared/transport.ts";
import { returns } from "../../shared/values.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

const azerbaijaniInAscii: Readonly<Record<string, string>> = { ə: "e", ı: "i", ş: "s", ç: "c", ğ: "g", ö: "o", ü: "u" };

/** Faults of `listPosts`. */
export const listPostsFaults: readonly SeededFault[] = [
  ...defineFaults("availability", {
    "slow-list": slow("listPosts", "Needs three seconds for a public list.", 3, () => true),
  }),
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
    "posts-by-title": breach(
      "listPosts",
      "Orders the posts by their title in every language but Azerbaijani.",
      arrangeEntries("listPosts", (entries, request) =>
        getLang(request) === "az" ? entries : sortByTitle(entries, request),
      ),
      observeAsCitizen("listPosts", { query: { lang: "ru" } }),
    ),
    "overlapping-pages": {
      operationId: "listPosts",
      description: "Begins each page with the last entry of the page before.",
      breaks: "contract",
      createHandler: answer(["listPosts"], async (request, backend) => {
        const { page, perPage } = getPaging(request);
        const valid = await backend.send(request);
        if (valid.status !== 200 || page < 2) return valid;
        const { response, entries } = await readAllEntries(request, backend);
        const items = entries.slice((page - 1) * perPage - 1, page * perPage - 1);
        const body = parseJson(response.body);
        return withJson(response, { ...(isRecord(body) && body), page, perPage, total: entries.length, items });
      }),
      observe: observeField("listPosts", "id", { page: 2, perPage: 4 }),
    },
    "posts-by-section": {
      operationId: "listPosts",
      description: "Returns the posts of all sections section by section, each with its newest first.",
      breaks: "contract",
      createHandler: arrangeEntries("listPosts", (entries, { url }) =>
        url.searchParams.has("place") ? entries : entries.toSorted((a, b) => compareTexts(a["place"], b["place"])),
      ),
      observe: observeResponse("listPosts"),
    },
    "page-without-first-entry": {
      operationId: "listPosts",
      description: "Leaves out the first entry of each page after the first.",
      breaks: "contract",
      createHandler: changePage("listPosts", (body) => {
        if (body.page > 1) body.items = body.items.slice(1);
      }),
      observe: observeField("listPosts", "id", { page: 2, perPage: 3 }),
    },
    "last-page-again": {
      operationId: "listPosts",
      description: "Returns the last page in place of a page after the end.",
      breaks: "contract",
      createHandler: answer(["listPosts"], async (request, { send }) => {
        const response = await send(request);
        const { total, items } = readBody(response);
        if (response.status !== 200 || getEntries(items ?? []).length > 0 || Number(total) === 0) return response;
        return send(withQuery(request, { page: String(Math.ceil(Number(total) / getPaging(request).perPage)) }));
      }),
      observe: async (caller) => [
        (await caller.call("listPosts", { query: { page: 7 } })).at("page"),
        await observeField("listPosts", "id", { page: 7 })(caller),
      ],
    },
  }),
  ...defineFaults("values", {
    "id-of-position": returns("listPosts", "Returns the position on the page as the id.", (entry, index) => {
      entry["id"] = String(index + 1);
    }),
  }),
  ...defineFaults("languages", {
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
        if (getLang(request) === "en" && isRecord(image)) image["alt"] = "";
      }),
      observe: observeResponse("listPosts", { query: { lang: "en" } }),
    },
    "azerbaijani-in-ascii": writesTexts(
      "listPosts",
      "Writes Azerbaijani without its own letters.",
      ["title", "summary"],
      (text, request) => (getLang(request) === "az" ? replaceLetters(azerbaijaniInAscii)(text) : text),
      "az",
    ),
    "default-language": {
      operationId: "listPosts",
      description: "Answers in English without a language in the query.",
      breaks: "specification",
      createHandler: changeRequest("listPosts", (request) =>
        request.url.searchParams.has("lang") ? request : withQuery(request, { lang: "en" }),
      ),
      observe: async ({ call }) => (await call("listPosts")).text,
    },
    "untranslated-left-out": {
      operationId: "listPosts",
      description: "Leaves out a post that is not translated into the requested language.",
      breaks: "contract",
      createHandler: arrangeEntries("listPosts", (entries) => entries.filter(({ lang }) => lang === undefined)),
      observe: observeField("listPosts", "id", { lang: "en", perPage: 100 }),
    },
  }),
  ...defineFaults("transport", {
    "gzip-without-compression": sends(
      "listPosts",
      "Says that a response is compressed, and sends it as it is.",
      setHeader("content-encoding", "gzip"),
    ),
    "old-etag-of-posts": {
      operationId: "listPosts",
      description: "Answers 304 to each conditional request, whatever its ETag.",
      breaks: "contract",
      createHandler: changeResponse(["listPosts"], (response, { headers }) =>
        headers.has("if-none-match")
          ? { status: 304, headers: new Headers(response.headers), body: new Uint8Array() }
          : undefined,
      ),
      observe: async ({ call }) => (await call("listPosts", { headers: { "if-none-match": '"bench"' } })).status,
    },
  }),
  ...defineFaults("robustness", {
    "high-page-number": {
      operationId: "listPosts",
      description: "Fails with 500 for a page number above 9999.",
      breaks: "contract",
      createHandler: changeResponse(["listPosts"], (_, { url }) =>
        Number(url.searchParams.get("page") ?? 1) > 9999
          ? createResponse(500, { message: "Xəta baş verdi." })
          : undefined,
      ),
      observe: async ({ call }) => (await call("listPosts", { query: { page: 20_000 } })).status,
    },
  }),
  ...defineFaults("roles", {
    "public-list-needs-token": {
      operationId: "listPosts",
      description: "Requires an access token for public news.",
      breaks: "contract",
      createHandler: answer(["listPosts"], async (request, { send }) =>
        getToken(request) === "" ? createResponse(401, { message: "Daxil olmamısınız." }) : send(request),
      ),
      observe: async ({ call }) => (await call("listPosts")).status,
    },
    "file-of-post-for-citizens-only": {
      operationId: "listPosts",
      description: "Refuses the file of a published post to a user with a password.",
      breaks: "contract",
      createHandler: answer(["downloadDocument"], async (request, backend) =>
        isForeign(request, backend) ? forbidden() : backend.send(request),
      ),
      observe: async ({ call }) => (await call("downloadDocument", { ...foreign, path: 8001 })).status,
    },
  }),
  ...defineFaults("filters", {
    "place-ignored": ignores("listPosts", "place", "market-prices"),
    "place-ignored-in-russian": {
      operationId: "listPosts",
      description: "Ignores every section but the news in Russian.",
      breaks: "contract",
      createHandler: changeRequest("listPosts", (request) =>
        getLang(request) === "ru" && request.url.searchParams.get("place") !== "news"
          ? withQuery(request, { place: undefined })
          : request,
      ),
      observe: observeField("listPosts", "place", { place: "government-info", lang: "ru" }),
    },
  }),
  ...defineFaults("parameters", {
    "page-text": readsQueryAs(
      "listPosts",
      "Reads a page that is not a number as the first one.",
      "page",
      (value) => !/^-?\d+(\.\d+)?$/.test(value),
      () => "1",
      "two",
    ),
  }),
  ...defineFaults("schemas", {
    "list-without-paging": body("listPosts", "Returns a bare list without page and total.", (value) =>
      isRecord(value) ? value["items"] : value,
    ),
  }),
];
