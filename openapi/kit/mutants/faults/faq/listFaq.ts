import { defineFaults, type SeededFault, breach } from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { ignoreUnknownValue } from "../../shared/filters.ts";
import { readsQueryAs } from "../../shared/inputs.ts";
import { copyFields, partInAzerbaijani, selectsLanguageBy, writesTexts } from "../../shared/languages.ts";
import { arrangeEntries, changePage, createPage, getPaging, observeField, readAllEntries } from "../../shared/lists.ts";
import { observeResponse, observeAsCitizen } from "../../shared/observers.ts";
import { listObjects } from "../../shared/publicContent.ts";
import { entries } from "../../shared/schemas.ts";
import {
  answer,
  readBody,
  changeEntries,
  getEntries,
  getLang,
  getToken,
  parseJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { decode, toSmall } from "../../shared/texts.ts";
import { sends } from "../../shared/transport.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Faults of `listFaq`. */
export const listFaqFaults: readonly SeededFault[] = [
  ...defineFaults("lists", {
    "questions-by-text": breach(
      "listFaq",
      "Orders all questions by their text, whatever their category.",
      arrangeEntries("listFaq", (entries, request) =>
        entries.toSorted((a, b) => String(a["question"]).localeCompare(String(b["question"]), getLang(request))),
      ),
    ),
    "page-past-the-end-repeats": {
      operationId: "listFaq",
      description: "Returns the last page again for a page past the end.",
      breaks: "contract",
      createHandler: answer(["listFaq"], async (request, { send }) => {
        const response = await send(request);
        const body = parseJson(response.body);
        if (response.status !== 200 || !isRecord(body) || getEntries(body).length > 0) return response;
        const lastPage = Math.max(1, Math.ceil(Number(body["total"]) / getPaging(request).perPage));
        const last = parseJson((await send(withQuery(request, { page: String(lastPage) }))).body);
        return withJson(response, { ...body, items: getEntries(last) });
      }),
      observe: observeField("listFaq", "id", { page: 400 }),
    },
    "faq-total-of-category": {
      operationId: "listFaq",
      description: "Counts the questions of all categories when a category is asked for.",
      breaks: "contract",
      createHandler: answer(["listFaq"], async (request, backend) => {
        const response = await backend.send(request);
        const body = parseJson(response.body);
        if (!isRecord(body) || response.status !== 200) return response;
        const all = parseJson((await backend.send(withQuery(request, { category: undefined }))).body);
        return withJson(response, { ...body, total: isRecord(all) ? all["total"] : 0 });
      }),
      observe: async ({ call }) => {
        const category = (await call("listFaq")).at("items.0.category.id");
        return (await call("listFaq", { query: { category: String(category) } })).at("total");
      },
    },
  }),
  ...defineFaults("values", {
    "answers-as-html": {
      operationId: "listFaq",
      description: "Returns the answers as HTML instead of plain text.",
      breaks: "contract",
      createHandler: changeEntries(["listFaq"], (entry) => {
        if (typeof entry["answer"] === "string")
          entry["answer"] = `<p>${entry["answer"].split("\n\n").join("</p><p>")}</p>`;
      }),
      observe: observeResponse("listFaq"),
    },
  }),
  ...defineFaults("languages", {
    "nested-category": partInAzerbaijani(
      "listFaq",
      "Names categories in Azerbaijani.",
      copyFields("category", "categories"),
    ),
    "character-references": writesTexts(
      "listFaq",
      "Writes letters as character references, such as &#601;.",
      ["question"],
      (text) => text.replaceAll(/\P{ASCII}/gu, (letter) => `&#${letter.codePointAt(0)};`),
      "ru",
    ),
    "language-of-header": {
      operationId: "listFaq",
      description: "Answers in the language of the header Accept-Language instead of the query.",
      breaks: "specification",
      createHandler: selectsLanguageBy(
        ["listFaq"],
        ({ headers }) => /\b(ru|en)\b/.exec(headers.get("accept-language") ?? "")?.[1] ?? "az",
      ),
      observe: async ({ call }) => (await call("listFaq", { query: { lang: "en" } })).text,
    },
  }),
  ...defineFaults("transport", {
    "latin-charset": sends("listFaq", "Sends JSON in ISO 8859-1.", (response) => {
      const text = decode(response);
      response.headers.set("content-type", "application/json; charset=iso-8859-1");
      response.body = Buffer.from(text.replaceAll(/[\u0100-\u{10ffff}]/gu, "?"), "latin1");
    }),
  }),
  ...defineFaults("searches", {
    "unknown-word-finds-all": {
      operationId: "listFaq",
      description: "Returns all entries when nothing matches.",
      breaks: "contract",
      createHandler: answer(["listFaq"], async (request, backend) => {
        const response = await backend.send(request);
        const body = parseJson(response.body);
        if (!isRecord(body) || body["total"] !== 0) return response;
        const all = await readAllEntries(withQuery(request, { word: undefined }), backend);
        return createPage(all.response, request, all.entries);
      }),
      observe: observeField("listFaq", "id", { word: "qzxvwk" }),
    },
    "answer-not-searched-in-category": {
      operationId: "listFaq",
      description: "Searches only the questions, and not the answers, when a category is requested.",
      breaks: "contract",
      createHandler: arrangeEntries("listFaq", (entries, { url }) => {
        const word = url.searchParams.get("word");
        return word === null || !url.searchParams.has("category")
          ? entries
          : entries.filter(({ question }) => toSmall(question).includes(toSmall(word)));
      }),
      observe: observeField("listFaq", "id", { category: "consumers", word: "qeyri" }),
    },
    "answers-not-searched": {
      operationId: "listFaq",
      description: "Searches only the questions, not the answers.",
      breaks: "contract",
      createHandler: arrangeEntries("listFaq", (entries, { url }) => {
        const word = url.searchParams.get("word")?.toLowerCase();
        return word === undefined
          ? entries
          : entries.filter(({ question }) => String(question).toLowerCase().includes(word));
      }),
      observe: async ({ call }) => {
        const text = String((await call("listFaq")).at("items.0.answer"));
        return (await call("listFaq", { query: { word: text.split(" ").slice(0, 4).join(" ") } })).at("total");
      },
    },
  }),
  ...defineFaults("filters", {
    "category-by-azerbaijani-title": breach(
      "listFaq",
      "Finds the questions of a category only in Azerbaijani, as it joins the titles of the language of the category.",
      arrangeEntries("listFaq", (entries, request) =>
        getLang(request) !== "az" && request.url.searchParams.has("category") ? [] : entries,
      ),
      observeAsCitizen("listFaq", { query: { category: "certificates", lang: "ru" } }),
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
      observeAsCitizen("listFaq", { query: { word: "sertifikat" } }),
    ),
    "unknown-category-is-none": breach(
      "listFaq",
      "Returns all questions for a category that it does not know.",
      ignoreUnknownValue("listFaq", "category"),
      observeAsCitizen("listFaq", { query: { category: "mars" } }),
    ),
    "categories-of-page": {
      operationId: "listFaq",
      description: "Returns only the categories of the entries on the page.",
      breaks: "contract",
      createHandler: changePage("listFaq", (body) => {
        const ids = new Set(body.items.map(({ category }) => (isRecord(category) ? category["id"] : undefined)));
        const { categories } = body;
        if (Array.isArray(categories)) body["categories"] = categories.filter(isRecord).filter(({ id }) => ids.has(id));
      }),
      observe: async ({ call }) => (await call("listFaq", { query: { perPage: 1 } })).at("categories"),
    },
    "word-of-a-signed-in-user": {
      operationId: "listFaq",
      description: "Ignores the word of a search with a token.",
      breaks: "contract",
      createHandler: answer(["listFaq"], (request, { send }) =>
        send(getToken(request) === "" ? request : withQuery(request, { word: undefined })),
      ),
      observe: observeResponse("listFaq", { ...citizen, query: { word: "sertifikat" } }),
    },
    "categories-of-words": {
      operationId: "listFaq",
      description: "Returns only the categories of the questions that match the words.",
      breaks: "contract",
      createHandler: answer(["listFaq"], async (request, backend) => {
        const response = await backend.send(request);
        if (response.status !== 200 || !request.url.searchParams.has("word")) return response;
        const { entries } = await readAllEntries(request, backend);
        const ids = entries.map(({ category }) => (isRecord(category) ? category["id"] : undefined));
        const body = readBody(response);
        const categories = getEntries(body["categories"]).filter(({ id }) => ids.includes(id));
        return { ...response, body: new TextEncoder().encode(JSON.stringify({ ...body, categories })) };
      }),
      observe: async ({ call }) => (await call("listFaq", { query: { word: "sertifikat" } })).at("categories"),
    },
  }),
  ...defineFaults("parameters", {
    "page-0": readsQueryAs(
      "listFaq",
      "Accepts page 0.",
      "page",
      (value) => value === "0",
      () => "1",
      "0",
    ),
  }),
  ...defineFaults("schemas", {
    "category-as-text": entries(
      "listFaq",
      "Returns the category as a text.",
      (entry) => void (entry["category"] = "general"),
    ),
  }),
];
