import { defineFaults, type FaultDefinition } from "../fault.ts";
import { changePage, createPage, observeField, readAllEntries } from "../lists.ts";
import { answer, changeRequest, isObject, parseJson, withQuery } from "../seeds.ts";

/** Drops a query parameter. */
const ignores = (operationId: string, parameter: string, value: string, field = "id"): FaultDefinition => ({
  operationId,
  description: `Ignores the parameter ${parameter}.`,
  breaks: "contract",
  createHandler: changeRequest(operationId, (request) => withQuery(request, { [parameter]: undefined })),
  observe: observeField(operationId, field, { [parameter]: value }),
});

/** Combines two filters with "or" instead of "and". */
const combinesWithOr = (
  operationId: string,
  first: string,
  second: string,
  values: [string, string],
): FaultDefinition => ({
  operationId,
  description: `Returns entries that match ${first} or ${second} when both are given.`,
  breaks: "contract",
  createHandler: answer([operationId], async (request, backend) => {
    const { searchParams } = request.url;
    if (!searchParams.has(first) || !searchParams.has(second)) return backend.send(request);
    const one = await readAllEntries(withQuery(request, { [second]: undefined }), backend);
    const other = await readAllEntries(withQuery(request, { [first]: undefined }), backend);
    if (one.response.status !== 200 || other.response.status !== 200) return backend.send(request);
    const ids = new Set(one.entries.map(({ id }) => id));
    return createPage(one.response, request, [...one.entries, ...other.entries.filter(({ id }) => !ids.has(id))]);
  }),
  observe: observeField(operationId, "id", { [first]: values[0], [second]: values[1], perPage: 100 }),
});

export const filterFaults = defineFaults("filters", {
  "type-ignored": ignores("listServices", "type", "E_SERVICE"),
  "status-ignored": ignores("listAppeals", "status", "REFUSED"),
  "feedback-type-ignored": ignores("listFeedbacks", "type", "COMPETITION_VIOLATION"),
  "region-ignored": ignores("listMarketPrices", "region", "ganja"),
  "date-ignored": {
    ...ignores("listExchangeRates", "date", "2026-10-15", "date"),
    breaks: "contract",
  },
  "place-ignored": ignores("listPosts", "place", "market-prices"),
  "etalon-category-ignored": ignores("listEtalons", "category", "density"),
  "risk-group-ignored": ignores("searchProducts", "riskGroup", "r2", "goodsCode"),
  "sort-ignored": ignores("listAppeals", "sort", "appealDate.asc"),
  "appeal-filters-or": combinesWithOr("listAppeals", "status", "kind", ["IN_PROCESS", "COMPLAINT"]),
  "price-filters-or": combinesWithOr("listMarketPrices", "region", "category", ["ganja", "bread"]),
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
      if (isObject(allBody)) body.total = Number(allBody["total"]);
    }),
    observe: observeField("listServices", "id", { type: "E_SERVICE" }),
  },
  "categories-of-page": {
    operationId: "listFaq",
    description: "Returns only the categories of the entries on the page.",
    breaks: "contract",
    createHandler: changePage("listFaq", (body) => {
      const ids = new Set(body.items.map(({ category }) => (isObject(category) ? category["id"] : undefined)));
      const { categories } = body;
      if (Array.isArray(categories)) body["categories"] = categories.filter(isObject).filter(({ id }) => ids.has(id));
    }),
    observe: async ({ call }) => (await call("listFaq", { query: { perPage: 1 } })).at("categories"),
  },
});
