import { defineFaults, type SeededFault } from "../../fault.ts";
import { ignores } from "../../shared/filters.ts";
import { failsForQuery, readsQueryAs } from "../../shared/inputs.ts";
import { copyFields, partInAzerbaijani } from "../../shared/languages.ts";
import { arrangeEntries, changePage, createPage, getPaging, observeField, readAllEntries } from "../../shared/lists.ts";
import { observeResponse } from "../../shared/observers.ts";
import { compareTexts } from "../../shared/order.ts";
import { entries } from "../../shared/schemas.ts";
import { changeWord, failsForWords, getWord } from "../../shared/searches.ts";
import {
  answer,
  cacheResponses,
  changeObject,
  changeRequest,
  changeResponse,
  createResponse,
  getEntries,
  getLang,
  parseJson,
  withQuery,
} from "../../shared/seeds.ts";
import { toSmall } from "../../shared/texts.ts";
import { returns, setTo } from "../../shared/values.ts";

/** Faults of `searchProducts`. */
export const searchProductsFaults: readonly SeededFault[] = [
  ...defineFaults("persistence", {
    "same-result-for-word": {
      operationId: "searchProducts",
      description: "Keeps the first result for a word, whatever the risk group.",
      breaks: "contract",
      createHandler: () => {
        const cache = cacheResponses(["searchProducts"], ({ url }) =>
          ["word", "page", "perPage", "lang"].map((name) => url.searchParams.get(name)).join(),
        )();
        return (request, backend) =>
          request.url.searchParams.has("word") ? cache(request, backend) : backend.send(request);
      },
      observe: async ({ call }) => {
        const word = String((await call("searchProducts")).at("items.0.name")).split(" ")[0] ?? "";
        const seen = [(await call("searchProducts", { query: { word } })).at("total")];
        for (const { id } of getEntries((await call("listRiskGroups")).at()))
          seen.push((await call("searchProducts", { query: { word, riskGroup: String(id) } })).at("total"));
        return seen;
      },
    },
  }),
  ...defineFaults("lists", {
    "total-capped": {
      operationId: "searchProducts",
      description: "Stops counting the total at ten more than the page shows.",
      breaks: "contract",
      createHandler: changePage("searchProducts", (body) => {
        body.total = Math.min(body.total, body.page * body.perPage + 10);
      }),
      observe: observeField("searchProducts", "goodsCode", { perPage: 1 }),
    },
    "goods-by-name": {
      operationId: "searchProducts",
      description: "Orders the goods of a risk group by name instead of code.",
      breaks: "contract",
      createHandler: arrangeEntries("searchProducts", (entries, { url }) =>
        url.searchParams.has("riskGroup") ? entries.toSorted((a, b) => compareTexts(a["name"], b["name"])) : entries,
      ),
      observe: async ({ call }) => {
        const seen = [];
        for (const { id } of getEntries((await call("listRiskGroups")).at()))
          seen.push((await call("searchProducts", { query: { riskGroup: String(id), perPage: 100 } })).at("items"));
        return seen;
      },
    },
  }),
  ...defineFaults("values", {
    "text-as-number": returns(
      "searchProducts",
      "Returns goods codes as numbers, without their leading zero.",
      setTo("goodsCode", Number),
    ),
  }),
  ...defineFaults("languages", {
    "nested-requirements": partInAzerbaijani(
      "searchProducts",
      "Returns the requirements for goods in Azerbaijani.",
      copyFields("requirements"),
    ),
    "nested-risk-group": partInAzerbaijani(
      "searchProducts",
      "Returns the risk group of goods in Azerbaijani.",
      copyFields("riskGroup"),
    ),
    "category-of-goods-for-russian": {
      operationId: "searchProducts",
      description: "Names the category of goods in Azerbaijani for Russian.",
      breaks: "contract",
      createHandler: changeObject(["searchProducts"], async (body, request, { send }) => {
        if (getLang(request) !== "ru") return;
        const other = getEntries(parseJson((await send(withQuery(request, { lang: "az" }))).body));
        for (const entry of getEntries(body)) {
          const same = other.find(({ goodsCode }) => goodsCode === entry["goodsCode"]);
          if (same !== undefined) entry["productCategory"] = same["productCategory"];
        }
      }),
      observe: observeResponse("searchProducts", { query: { lang: "ru" } }),
    },
  }),
  ...defineFaults("robustness", {
    "emoji-in-product-search": {
      operationId: "searchProducts",
      description: "Fails with 500 for a search text with a character outside the basic plane.",
      breaks: "contract",
      createHandler: changeResponse(["searchProducts"], (_, { url }) =>
        /[\u{10000}-\u{10FFFF}]/u.test(url.searchParams.get("word") ?? "")
          ? createResponse(500, { message: "Xəta baş verdi." })
          : undefined,
      ),
      observe: async ({ call }) => (await call("searchProducts", { query: { word: "nar 🍎" } })).status,
    },
  }),
  ...defineFaults("searches", {
    "requirements-too": {
      operationId: "searchProducts",
      description: "Searches the requirements for the goods too, which the contract does not name.",
      breaks: "contract",
      createHandler: answer(["searchProducts"], async (request, backend) => {
        const word = request.url.searchParams.get("word");
        const found = await readAllEntries(request, backend);
        if (word === null || found.response.status !== 200) return backend.send(request);
        const all = await readAllEntries(withQuery(request, { word: undefined }), backend);
        const known = new Set(found.entries.map(({ goodsCode }) => goodsCode));
        const entries = all.entries.filter(
          ({ goodsCode, requirements }) => known.has(goodsCode) || toSmall(requirements).includes(toSmall(word)),
        );
        return createPage(found.response, request, entries);
      }),
      observe: observeField("searchProducts", "goodsCode", { word: "sertifikatı" }),
    },
    "parenthesis-fails": failsForWords(
      "searchProducts",
      "Uses the search text as a regular expression, and fails with 500 for an open parenthesis.",
      /[([*+?\\]/,
      "milk (fresh",
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
    "last-two-words": {
      operationId: "searchProducts",
      description: "Searches only for the last two words.",
      breaks: "contract",
      createHandler: changeWord("searchProducts", (word) => word.split(" ").slice(-2).join(" ")),
      observe: observeField("searchProducts", "goodsCode", { word: "qzxvwk mal əti" }),
    },
    "description-not-searched-in-risk-group": {
      operationId: "searchProducts",
      description: "Searches only the names, and not the descriptions, when a risk group is requested.",
      breaks: "contract",
      createHandler: arrangeEntries("searchProducts", (entries, { url }) => {
        const word = url.searchParams.get("word");
        return word === null || !url.searchParams.has("riskGroup")
          ? entries
          : entries.filter(({ name }) => toSmall(name).includes(toSmall(word)));
      }),
      observe: observeField("searchProducts", "goodsCode", { riskGroup: "r1", word: "soyudulmuş" }),
    },
    "code-contains-digits": {
      operationId: "searchProducts",
      description: "Finds goods with the digits anywhere in their code, not only at its beginning.",
      breaks: "contract",
      createHandler: answer(["searchProducts"], async (request, backend) => {
        const valid = await backend.send(request);
        const code = request.url.searchParams.get("goodsCode");
        if (code === null || valid.status !== 200) return valid;
        const { entries } = await readAllEntries(withQuery(request, { goodsCode: undefined }), backend);
        return createPage(
          valid,
          request,
          entries.filter(({ goodsCode }) => String(goodsCode).includes(code)),
        );
      }),
      observe: async ({ call }) => {
        const code = String((await call("searchProducts")).at("items.0.goodsCode"));
        return (await call("searchProducts", { query: { goodsCode: code.slice(2, 8) } })).at("total");
      },
    },
    "digits-anywhere-in-code": {
      operationId: "searchProducts",
      description: "Finds goods with the digits anywhere in their code.",
      breaks: "contract",
      createHandler: answer(["searchProducts"], async (request, backend) => {
        const digits = request.url.searchParams.get("goodsCode");
        const response = await backend.send(request);
        if (digits === null || response.status !== 200) return response;
        const { entries } = await readAllEntries(withQuery(request, { goodsCode: undefined }), backend);
        return createPage(
          response,
          request,
          entries.filter(({ goodsCode }) => String(goodsCode).includes(digits)),
        );
      }),
      observe: async ({ call }) => {
        const code = String((await call("searchProducts")).at("items.0.goodsCode"));
        return (await call("searchProducts", { query: { goodsCode: code.slice(-4) } })).at("total");
      },
    },
  }),
  ...defineFaults("filters", {
    "risk-group-ignored": ignores("searchProducts", "riskGroup", "r2", "goodsCode"),
    "goods-code-anywhere": {
      operationId: "searchProducts",
      description: "Finds goods whose code contains the digits anywhere.",
      breaks: "contract",
      createHandler: answer(["searchProducts"], async (request, backend) => {
        const digits = request.url.searchParams.get("goodsCode");
        const valid = await backend.send(request);
        if (digits === null || valid.status !== 200) return valid;
        const { response, entries } = await readAllEntries(withQuery(request, { goodsCode: undefined }), backend);
        return createPage(
          response,
          request,
          entries.filter(({ goodsCode }) => String(goodsCode).includes(digits)),
        );
      }),
      observe: observeField("searchProducts", "goodsCode", { goodsCode: "1000", perPage: 100 }),
    },
    "long-goods-code": {
      operationId: "searchProducts",
      description: "Compares only the first six digits of a goods code, as the international nomenclature has them.",
      breaks: "contract",
      createHandler: changeRequest("searchProducts", (request) =>
        withQuery(request, { goodsCode: request.url.searchParams.get("goodsCode")?.slice(0, 6) }),
      ),
      observe: observeField("searchProducts", "goodsCode", { goodsCode: "020130999" }),
    },
    "first-page-only": {
      operationId: "searchProducts",
      description: "Filters by the risk group on the first page, and lists the goods of all groups on the others.",
      breaks: "contract",
      createHandler: changeRequest("searchProducts", (request) =>
        getPaging(request).page > 1 ? withQuery(request, { riskGroup: undefined }) : request,
      ),
      observe: observeField("searchProducts", "goodsCode", { riskGroup: "r2", page: 2 }),
    },
  }),
  ...defineFaults("parameters", {
    "goods-code-three": readsQueryAs(
      "searchProducts",
      "Accepts a goods code of three digits.",
      "goodsCode",
      (value) => /^\d{3}$/.test(value),
      (value) => `0${value}`,
      "405",
    ),
    "goods-code-ten": failsForQuery(
      "searchProducts",
      "Rejects a goods code of ten digits.",
      "goodsCode",
      (value) => /^\d{10}$/.test(value),
      400,
      "0406101000",
    ),
  }),
  ...defineFaults("schemas", {
    "goods-code-with-spaces": entries(
      "searchProducts",
      "Returns goods codes in groups of digits.",
      (entry) => void (entry["goodsCode"] = String(entry["goodsCode"]).replace(/^(....)/, "$1 ")),
    ),
  }),
];
