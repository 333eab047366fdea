import { defineFaults } from "../../fault.ts";
import { arrangeEntries, readAllEntries } from "../../lists.ts";
import { changeRequest, getLang, withQuery } from "../../seeds.ts";
import { breach, asCitizen } from "./contentSeeds.ts";

/** Faults that break a sentence of the contract about languages. */
export const languagesSentenceFaults = [
  ...defineFaults("languages", {
    "second-page-in-azerbaijani": breach(
      "listServices",
      "Returns every page but the first one in Azerbaijani.",
      changeRequest("listServices", (request) =>
        Number(request.url.searchParams.get("page") ?? 1) > 1 ? withQuery(request, { lang: "az" }) : request,
      ),
      asCitizen("listServices", { query: { page: 2, perPage: 4, lang: "ru" } }),
    ),
    "default-order-in-azerbaijani": breach(
      "listMarketPrices",
      "Orders the products by their Azerbaijani names in each language, unless `sort` is given.",
      arrangeEntries("listMarketPrices", async (entries, request, backend) => {
        if (request.url.searchParams.has("sort")) return entries;
        const original = await readAllEntries(withQuery(request, { lang: "az" }), backend);
        const ids = original.entries.map(({ id }) => id);
        return entries.toSorted((a, b) => ids.indexOf(a["id"]) - ids.indexOf(b["id"]));
      }),
      asCitizen("listMarketPrices", { query: { lang: "ru", perPage: 100 } }),
    ),
  }),
  ...defineFaults("filters", {
    "category-by-azerbaijani-title": breach(
      "listFaq",
      "Finds the questions of a category only in Azerbaijani, as it joins the titles of the language of the category.",
      arrangeEntries("listFaq", (entries, request) =>
        getLang(request) !== "az" && request.url.searchParams.has("category") ? [] : entries,
      ),
      asCitizen("listFaq", { query: { category: "certificates", lang: "ru" } }),
    ),
  }),
];
