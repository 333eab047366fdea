import { defineFaults, type FaultDefinition } from "../fault.ts";
import { arrangeEntries, createPage, observeField, readAllEntries } from "../lists.ts";
import { answer, createResponse, changeRequest, parseJson, isObject, withQuery, type JsonObject } from "../seeds.ts";

const getWord = (url: URL): string => url.searchParams.get("word") ?? "";

/** Keeps only the results that `isFound` accepts for the search text. */
const finds = (
  operationId: string,
  description: string,
  isFound: (entry: JsonObject, word: string) => boolean,
  observe: FaultDefinition["observe"],
  breaks: FaultDefinition["breaks"] = "contract",
): FaultDefinition => ({
  operationId,
  description,
  breaks,
  createHandler: arrangeEntries(operationId, (entries, { url }) =>
    getWord(url) === "" ? entries : entries.filter((entry) => isFound(entry, getWord(url))),
  ),
  ...(observe && { observe }),
});

const joinTexts = (entry: JsonObject): string =>
  Object.values(entry)
    .filter((value) => typeof value === "string")
    .join(" ");

/** Fails for search texts with some character. */
const failsFor = (
  operationId: string,
  description: string,
  pattern: RegExp,
  example: string,
  path?: string,
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: answer([operationId], async (request, { send }) =>
    pattern.test(getWord(request.url))
      ? createResponse(500, { message: "Axtarış zamanı xəta baş verdi", code: "UNKNOWN" })
      : send(request),
  ),
  observe: observeField(operationId, "id", { word: example }, path),
});

export const searchFaults = defineFaults("searches", {
  "case-sensitive": finds(
    "listServices",
    "Finds only the words as they are written, with their case.",
    (entry, word) => joinTexts(entry).includes(word),
    observeField("listServices", "id", { word: "SERTİFİKAT" }),
    "quality",
  ),
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
  "dotless-letter": {
    operationId: "listStandards",
    description: "Finds nothing for a word with ı.",
    breaks: "contract",
    createHandler: changeRequest("listStandards", (request) =>
      /[ıI]/.test(getWord(request.url)) ? withQuery(request, { word: "qzxvwk" }) : request,
    ),
    observe: observeField("listStandards", "id", { word: "qıda" }),
  },
  "apostrophe-fails": failsFor("searchPortal", "Fails with 500 for a search text with an apostrophe.", /'/, "don't"),
  "parenthesis-fails": failsFor(
    "searchProducts",
    "Uses the search text as a regular expression, and fails with 500 for an open parenthesis.",
    /[([*+?\\]/,
    "milk (fresh",
  ),
  "percent-matches-all": {
    operationId: "listStandards",
    description: "Finds everything for the search text %.",
    breaks: "contract",
    createHandler: changeRequest("listStandards", (request) =>
      getWord(request.url).includes("%") ? withQuery(request, { word: undefined }) : request,
    ),
    observe: observeField("listStandards", "id", { word: "%absent%" }),
  },
  "unknown-word-finds-all": {
    operationId: "listFaq",
    description: "Returns all entries when nothing matches.",
    breaks: "contract",
    createHandler: answer(["listFaq"], async (request, backend) => {
      const response = await backend.send(request);
      const body = parseJson(response.body);
      if (!isObject(body) || body["total"] !== 0) return response;
      const all = await readAllEntries(withQuery(request, { word: undefined }), backend);
      return createPage(all.response, request, all.entries);
    }),
    observe: observeField("listFaq", "id", { word: "qzxvwk" }),
  },
  "word-required": {
    operationId: "searchRegister",
    description: "Returns nothing from a register without a search text.",
    breaks: "contract",
    createHandler: answer(["searchRegister"], async (request, backend) => {
      const response = await backend.send(request);
      return getWord(request.url) === "" && response.status === 200 ? createPage(response, request, []) : response;
    }),
    observe: observeField("searchRegister", "name", {}, "nomenclature"),
  },
  "only-title": finds(
    "searchPortal",
    "Searches only the titles.",
    ({ title }, word) => String(title).toLowerCase().includes(word.toLowerCase().slice(0, 4)),
    observeField("searchPortal", "id", { word: "müraciət", perPage: 100 }),
    "quality",
  ),
  "only-designation": finds(
    "listStandards",
    "Searches only the designations of standards, not their titles.",
    ({ designation }, word) => String(designation).toLowerCase().includes(word.toLowerCase()),
    observeField("listStandards", "id", { word: "qida" }),
  ),
  "any-word": {
    operationId: "searchProducts",
    description: "Finds goods with any of several words.",
    breaks: "contract",
    createHandler: changeRequest("searchProducts", (request) => {
      const [first, second] = getWord(request.url).split(" ");
      return second === undefined ? request : withQuery(request, { word: first });
    }),
    observe: observeField("searchProducts", "goodsCode", { word: "süd qzxvwk" }),
  },
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
  "manufacturer-not-searched": finds(
    "searchRegister",
    "Does not search the manufacturers of instruments.",
    ({ manufacturer: _manufacturer, ...entry }, word) =>
      joinTexts(entry).toLowerCase().includes(word.toLowerCase().slice(0, 5)),
    async ({ call }) => {
      const first = await call("searchRegister", { path: "measurement-tools" });
      const word = String(first.at("items.0.manufacturer")).split(" ")[0] ?? "";
      return (await call("searchRegister", { path: "measurement-tools", query: { word } })).at("total");
    },
  ),
  "appeal-number-not-searched": finds(
    "listAppeals",
    "Does not search the numbers of appeals.",
    ({ appealNumber: _appealNumber, ...entry }, word) =>
      joinTexts(entry).toLowerCase().includes(word.toLowerCase().slice(0, 5)),
    async ({ call }) => {
      const word = String((await call("listAppeals", { as: "citizen" })).at("items.0.appealNumber"));
      return (await call("listAppeals", { as: "citizen", query: { word } })).at("total");
    },
  ),
  "words-of-one-field": finds(
    "listDocuments",
    "Finds only documents that have all the words in one field.",
    (entry, word) =>
      ["name", "fileName", "appealNumber"].some((field) =>
        word
          .toLowerCase()
          .split(" ")
          .every((part) =>
            String(entry[field] ?? "")
              .toLowerCase()
              .includes(part),
          ),
      ),
    async ({ call }) => {
      const { at } = await call("listDocuments", { as: "citizen", query: { sort: "createdAt.asc" } });
      const word = `${String(at("items.0.name")).split(" ")[0]} ${String(at("items.0.appealNumber"))}`;
      return (await call("listDocuments", { as: "citizen", query: { word } })).at("total");
    },
  ),
});
