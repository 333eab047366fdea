import { posts } from "../../../../../mocks/sampleData/posts.ts";
import { translate } from "../../../../../mocks/store/localizedText.ts";
import { isSameId } from "../../../../../src/config/isSameId.ts";
import type { Caller } from "../../caller.ts";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { citizen, foreign } from "../../shared/callers.ts";
import { failure, problemOf } from "../../shared/errors.ts";
import { readsQueryAs } from "../../shared/inputs.ts";
import { swapsLanguage } from "../../shared/languages.ts";
import { arrangeEntries, changePage, createPage, getPaging, observeField, readAllEntries } from "../../shared/lists.ts";
import { observeResponse, sendSuggestion } from "../../shared/observers.ts";
import { readAuthority } from "../../shared/roles.ts";
import { body, entries, rename, without } from "../../shared/schemas.ts";
import { failsForWords, finds, getWord } from "../../shared/searches.ts";
import {
  answer,
  changeEntries,
  changeObject,
  changeRequest,
  changeResponse,
  changeSuccess,
  createResponse,
  getEntries,
  getLang,
  type JsonObject,
  parseJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { escapePattern } from "../../shared/texts.ts";
import { acceptToken } from "../../shared/tokens.ts";
import { changeText, sends } from "../../shared/transport.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Adds entries to the results of a search: those of the texts that contain the searched word. */
const searchAlso = (listTexts: (store: Caller["store"]) => readonly string[]) =>
  changeObject(["searchPortal"], (body, { url }, { store }) => {
    const word = (url.searchParams.get("word") ?? "").toLowerCase();
    const found = listTexts(store).filter((text) => text.toLowerCase().includes(word));
    const added = found.map((text, index) => ({
      id: `p${index}`,
      title: text.slice(0, 200),
      content: text.slice(0, 400),
      searchPlace: "news",
    }));
    body["items"] = [...added, ...getEntries(body["items"])].slice(0, Number(url.searchParams.get("perPage") ?? 10));
    body["total"] = Number(body["total"]) + added.length;
  });

/** Faults of `searchPortal`. */
export const searchPortalFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "appeals-in-the-search": {
      operationId: "searchPortal",
      description: "Finds the appeals of everybody.",
      breaks: "specification",
      createHandler: searchAlso(({ state }) => state.appeals.flatMap(({ text }) => (text === undefined ? [] : [text]))),
      observe: async (caller) => {
        await sendSuggestion(caller, "citizen", "A bench near Qarabulaq.");
        return (await caller.call("searchPortal", { query: { word: "qarabulaq" } })).at("total");
      },
    },
    "messages-in-the-search": {
      operationId: "searchPortal",
      description: "Finds the messages of everybody on their appeals.",
      breaks: "specification",
      createHandler: searchAlso(({ state }) => state.appealMessages.map(({ text }) => JSON.stringify(text))),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        await caller.call("sendAppealMessage", { ...citizen, path, body: { text: "Near Qarabulaq." } });
        return (await caller.call("searchPortal", { query: { word: "qarabulaq" } })).at("total");
      },
    },
    "drafts-in-the-search": {
      operationId: "searchPortal",
      description: "Finds the drafts of everybody.",
      breaks: "specification",
      createHandler: searchAlso(({ state }) => state.drafts.map(({ data }) => JSON.stringify(data))),
      observe: async ({ call }) => {
        await call("keepDraft", { ...citizen, path: "bench", body: { data: { text: "Near Qarabulaq." } } });
        return (await call("searchPortal", { query: { word: "qarabulaq" } })).at("total");
      },
    },
  }),
  ...defineFaults("account-sentences", {
    "shows-the-beginning": {
      operationId: "searchPortal",
      description: "Shows the beginning of each text, wherever the word is.",
      breaks: "contract",
      createHandler: changeObject(["searchPortal"], (body, request) => {
        for (const item of getEntries(body)) {
          const post = posts.find(({ id, place }) => id === item["id"] && place === item["searchPlace"]);
          if (post === undefined) continue;
          const text = translate(post.content, getLang(request) as "az");
          item["content"] = text
            .replaceAll(/<[^>]*>/g, " ")
            .replaceAll(/\s+/g, " ")
            .trim()
            .slice(0, 80);
        }
      }),
      observe: observeResponse("searchPortal", { query: { word: "sertifikat", perPage: 50 } }),
    },
    "results-by-section": {
      operationId: "searchPortal",
      description: "Returns the results by their section and number, and not the best match first.",
      breaks: "contract",
      createHandler: arrangeEntries("searchPortal", (entries) => {
        const key = ({ searchPlace, id }: JsonObject): string => `${String(searchPlace)} ${String(id)}`;
        return entries.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
      }),
      observe: observeResponse("searchPortal", { query: { word: "sertifikat" } }),
    },
  }),
  ...defineFaults("boundaries", {
    "two-letters-at-least": {
      operationId: "searchPortal",
      description: "Refuses a search text of one character.",
      breaks: "contract",
      createHandler: changeResponse(["searchPortal"], ({ status }, { url }) =>
        status === 200 && (url.searchParams.get("word") ?? "").length === 1
          ? createResponse(400, { message: "Parametrlər yanlışdır.", code: "INVALID_PARAMETERS" })
          : undefined,
      ),
      observe: observeResponse("searchPortal", { query: { word: "k" } }),
    },
  }),
  ...defineFaults("sessions", {
    "refresh-token-as-access-token": {
      operationId: "searchPortal",
      description: "Verifies only the signature of a token, so that a refresh token is accepted as an access token.",
      breaks: "contract",
      createHandler: () => {
        const acceptRefreshToken = acceptToken(
          (token, store) =>
            store.state.sessions.find(
              ({ refreshToken, refreshExpiresAt }) => refreshToken === token && refreshExpiresAt > store.now(),
            )?.accountId,
        )();
        return (request, backend) =>
          request.operationId === "searchPortal" ? acceptRefreshToken(request, backend) : backend.send(request);
      },
      observe: async ({ call, getSession }) => {
        const token = getSession("citizen").refreshToken;
        return (await call("searchPortal", { token, query: { word: "sertifikat" } })).status;
      },
    },
  }),
  ...defineFaults("lists", {
    "twenty-results": {
      operationId: "searchPortal",
      description: "Returns twenty results by default.",
      breaks: "specification",
      createHandler: changeRequest("searchPortal", (request) =>
        request.url.searchParams.has("perPage") ? request : withQuery(request, { perPage: "20" }),
      ),
      observe: observeResponse("searchPortal", { query: { word: "a" } }),
    },
    "search-pages-from-zero": {
      operationId: "searchPortal",
      description: "Counts the pages in its response from 0.",
      breaks: "contract",
      createHandler: changePage("searchPortal", (body) => {
        body.page -= 1;
      }),
      observe: async ({ call }) => (await call("searchPortal", { query: { word: "sertifikat" } })).at("page"),
    },
  }),
  ...defineFaults("values", {
    "one-index-of-services": {
      operationId: "searchPortal",
      description: "Names the section e-services for an informative service, since both share one index.",
      breaks: "contract",
      createHandler: changeEntries(["searchPortal"], (result) => {
        if (result["searchPlace"] === "informative-services") result["searchPlace"] = "e-services";
      }),
      observe: observeField("searchPortal", "searchPlace", { word: "advice", lang: "en" }),
    },
    "one-id-for-all": {
      operationId: "searchPortal",
      description: "Returns the same id for each result.",
      breaks: "specification",
      createHandler: changeEntries(["searchPortal"], (entry) => {
        entry["id"] = "1";
      }),
      observe: observeResponse("searchPortal", { query: { word: "sertifikat" } }),
    },
  }),
  ...defineFaults("languages", {
    "results-without-their-language": {
      operationId: "searchPortal",
      description: "Does not name the language of a result that is not translated.",
      breaks: "contract",
      createHandler: changeEntries(["searchPortal"], (result) => {
        delete result["lang"];
      }),
      observe: observeResponse("searchPortal", { query: { word: "AZS", lang: "en" } }),
    },
    "azerbaijani-for-english": swapsLanguage(
      "searchPortal",
      "Searches and answers in Azerbaijani for English.",
      "en",
      "az",
    ),
  }),
  ...defineFaults("transport", {
    "truncated-json": sends(
      "searchPortal",
      "Ends a response in the middle.",
      changeText((text) => text.slice(0, Math.floor(text.length * 0.7))),
    ),
    "search-in-latin-1": {
      operationId: "searchPortal",
      description: "Sends search results in ISO 8859-1.",
      breaks: "specification",
      createHandler: changeSuccess(["searchPortal"], (response) => {
        response.headers.set("content-type", "application/json; charset=iso-8859-1");
        return { ...response, body: Uint8Array.from(Buffer.from(new TextDecoder().decode(response.body), "latin1")) };
      }),
      observe: observeResponse("searchPortal", { query: { word: "sertifikat" } }),
    },
  }),
  ...defineFaults("robustness", {
    "result-window-of-the-index": {
      operationId: "searchPortal",
      description:
        "Fails with 500 for a page beyond the first 10 000 results, which the search engine refuses to count to.",
      breaks: "contract",
      createHandler: changeSuccess(["searchPortal"], (_response, request) => {
        const { page, perPage } = getPaging(request);
        return page * perPage > 10_000 ? problemOf(request, 500) : undefined;
      }),
      observe: observeResponse("searchPortal", { query: { word: "sertifikat", page: 1001 } }),
    },
  }),
  ...defineFaults("roles", {
    "search-hides-services-by-role": {
      operationId: "searchPortal",
      description: "Leaves the public electronic services out of the results for a user with the role USER.",
      breaks: "contract",
      createHandler: arrangeEntries("searchPortal", (entries, request, { store }) =>
        readAuthority(request, store) === "USER"
          ? entries.filter(({ searchPlace }) => searchPlace !== "e-services")
          : entries,
      ),
      observe: observeResponse("searchPortal", { ...foreign, query: { word: "sertifikat", perPage: 50 } }),
    },
  }),
  ...defineFaults("searches", {
    "dotted-capital": {
      operationId: "searchPortal",
      description: "Turns İ into i with a combining dot, and finds nothing.",
      breaks: "contract",
      createHandler: changeRequest("searchPortal", (request) => {
        const word = getWord(request.url);
        return word.includes("İ") ? withQuery(request, { word: "qzxvwk" }) : request;
      }),
      observe: observeField("searchPortal", "id", { word: "İXRAC" }),
    },
    "apostrophe-fails": failsForWords(
      "searchPortal",
      "Fails with 500 for a search text with an apostrophe.",
      /'/,
      "don't",
    ),
    "only-title": finds(
      "searchPortal",
      "Searches only the titles.",
      ({ title }, word) => String(title).toLowerCase().includes(word.toLowerCase().slice(0, 4)),
      observeField("searchPortal", "id", { word: "müraciət", perPage: 100 }),
      "quality",
    ),
    "issue-for-post": {
      operationId: "searchPortal",
      description: "Gives a result of the bulletin the id of its file in place of the post, so that it opens nothing.",
      breaks: "contract",
      createHandler: changeEntries(["searchPortal"], (result) => {
        const post = posts.find(({ id, place }) => place === "bulletin" && isSameId(id, String(result["id"])));
        if (post?.documentId !== undefined && result["searchPlace"] === "bulletin") result["id"] = post.documentId;
      }),
      observe: observeField("searchPortal", "id", { word: "bülleten", perPage: 100 }),
    },
    "punctuation-fails": {
      operationId: "searchPortal",
      description: "Fails with 500 for a search text without a letter or a digit.",
      breaks: "contract",
      createHandler: changeResponse(["searchPortal"], (_, { url }) =>
        /^[^\p{L}\p{N}]+$/u.test(url.searchParams.get("word") ?? "") ? failure() : undefined,
      ),
      observe: observeResponse("searchPortal", { query: { word: "!!!" } }),
    },
    "other-result-instead-of-none": {
      operationId: "searchPortal",
      description: "Returns a result for another word when nothing matches.",
      breaks: "contract",
      createHandler: answer(["searchPortal"], async (request, backend) => {
        const response = await backend.send(request);
        const { entries } = await readAllEntries(withQuery(request, { word: "sertifikat" }), backend);
        const own = parseJson(response.body);
        if (response.status !== 200 || !isRecord(own) || own["total"] !== 0) return response;
        return createPage(response, request, entries.slice(0, 1));
      }),
      observe: observeResponse("searchPortal", { query: { word: "qqxxzz" } }),
    },
    "always-first-page": {
      operationId: "searchPortal",
      description: "Returns the entries of the first page on each page.",
      breaks: "specification",
      createHandler: answer(["searchPortal"], async (request, { send }) => {
        const response = await send(withQuery(request, { page: "1" }));
        const body = parseJson(response.body);
        const page = Number(request.url.searchParams.get("page") ?? 1);
        return isRecord(body) && response.status === 200 ? withJson(response, { ...body, page }) : send(request);
      }),
      observe: async ({ call }) =>
        (await call("searchPortal", { query: { word: "sertifikat", page: 2, perPage: 2 } })).at(),
    },
    "marked-words": {
      operationId: "searchPortal",
      description: "Marks the words that were found with tags in the text of a result.",
      breaks: "contract",
      createHandler: changeEntries(["searchPortal"], (result, _index, { url }) => {
        const words = (url.searchParams.get("word") ?? "").split(/\s+/).filter((word) => word !== "");
        const pattern = new RegExp(words.map(escapePattern).join("|"), "giu");
        if (words.length > 0) result["content"] = String(result["content"]).replaceAll(pattern, "<b>$&</b>");
      }),
      observe: observeField("searchPortal", "content", { word: "sertifikat" }),
    },
  }),
  ...defineFaults("parameters", {
    "word-201": readsQueryAs(
      "searchPortal",
      "Cuts a search text of more than 200 characters instead of rejecting it.",
      "word",
      (value) => [...value].length > 200,
      (value) => [...value].slice(0, 200).join(""),
      "h".repeat(201),
    ),
  }),
  ...defineFaults("schemas", {
    "search-without-place": entries(
      "searchPortal",
      "Returns search results without searchPlace.",
      without("searchPlace"),
      "specification",
    ),
    "search-items-renamed": body("searchPortal", "Returns search results in the field hits.", (value) => {
      if (isRecord(value)) rename("items", "hits")(value);
    }),
  }),
];
