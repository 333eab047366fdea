import { defineFaults } from "../fault.ts";
import { arrangeEntries, changePage, getPaging, observeField, readAllEntries } from "../lists.ts";
import {
  answer,
  changeJson,
  changeRequest,
  createResponse,
  getEntries,
  getLang,
  isObject,
  parseJson,
  withQuery,
  withJson,
} from "../seeds.ts";

const compareCodeUnits = (a: unknown, b: unknown): number =>
  String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;

export const listFaults = defineFaults("lists", {
  "code-unit-order": {
    operationId: "listMarketPrices",
    description: "Sorts products by code unit instead of the alphabet of the language.",
    breaks: "contract",
    createHandler: arrangeEntries("listMarketPrices", (entries, { url }) => {
      const sort = url.searchParams.get("sort") ?? "product.asc";
      if (!sort.startsWith("product")) return entries;
      const sorted = entries.toSorted((a, b) => compareCodeUnits(a["product"], b["product"]));
      return sort.endsWith("desc") ? sorted.toReversed() : sorted;
    }),
    observe: observeField("listMarketPrices", "product", { perPage: 100 }),
  },
  "direction-ignored": {
    operationId: "listDocuments",
    description: "Sorts documents ascending whatever the direction.",
    breaks: "contract",
    createHandler: changeRequest("listDocuments", (request) => {
      const sort = request.url.searchParams.get("sort");
      return sort === null ? request : withQuery(request, { sort: sort.replace(/desc$/, "asc") });
    }),
    observe: observeField("listDocuments", "id", { sort: "name.desc" }),
  },
  "numbers-as-texts": {
    operationId: "listMarketPrices",
    description: "Sorts average prices as texts.",
    breaks: "contract",
    createHandler: arrangeEntries("listMarketPrices", (entries, { url }) => {
      const sort = url.searchParams.get("sort") ?? "";
      if (!sort.startsWith("avgPrice")) return entries;
      const sorted = entries.toSorted((a, b) => compareCodeUnits(a["avgPrice"], b["avgPrice"]));
      return sort.endsWith("desc") ? sorted.toReversed() : sorted;
    }),
    observe: observeField("listMarketPrices", "avgPrice", { sort: "avgPrice.asc", perPage: 100 }),
  },
  "sorted-within-page": {
    operationId: "listDocuments",
    description: "Sorts only the entries of the page instead of the list.",
    breaks: "contract",
    createHandler: answer(["listDocuments"], async (request, { send }) => {
      const sort = request.url.searchParams.get("sort") ?? "";
      const unsorted = await send(withQuery(request, { sort: undefined }));
      const body = parseJson(unsorted.body);
      if (!/^name\.(asc|desc)$/.test(sort) || unsorted.status !== 200 || !isObject(body)) return send(request);
      const compare = new Intl.Collator(getLang(request)).compare;
      const items = getEntries(body).toSorted((a, b) => compare(String(a["name"]), String(b["name"])));
      return withJson(unsorted, { ...body, items: sort.endsWith("asc") ? items : items.toReversed() });
    }),
    observe: observeField("listDocuments", "name", { sort: "name.asc", perPage: 1 }),
  },
  "without-due-date-first": {
    operationId: "listAppeals",
    description: "Puts appeals without a due date first when they are sorted by it.",
    breaks: "contract",
    createHandler: arrangeEntries("listAppeals", (entries, { url }) =>
      url.searchParams.get("sort")?.startsWith("dueDate") === true
        ? entries.toSorted((a, b) => Number("dueDate" in a) - Number("dueDate" in b))
        : entries,
    ),
    observe: observeField("listAppeals", "id", { sort: "dueDate.asc", perPage: 100 }),
  },
  "oldest-feedback-first": {
    operationId: "listFeedbacks",
    description: "Returns the oldest feedback first.",
    breaks: "contract",
    createHandler: arrangeEntries("listFeedbacks", (entries) => entries.toReversed()),
    observe: observeField("listFeedbacks", "id"),
  },
  "oldest-notification-first": {
    operationId: "readNotifications",
    description: "Returns the oldest notification first.",
    breaks: "contract",
    createHandler: changeJson(["readNotifications"], (value) => (Array.isArray(value) ? value.toReversed() : value)),
    observe: observeField("readNotifications", "id"),
  },
  "earliest-report-first": {
    operationId: "listReports",
    description: "Returns the report with the earliest due date first.",
    breaks: "contract",
    createHandler: arrangeEntries("listReports", (entries) => entries.toReversed()),
    observe: async ({ call }) => (await call("listReports", { as: "director" })).at("items.0.id"),
  },
  "least-evaluated-first": {
    operationId: "readEvaluationSummary",
    description: "Returns the least evaluated service first.",
    breaks: "contract",
    createHandler: arrangeEntries("readEvaluationSummary", (entries) => entries.toReversed()),
    observe: observeField("readEvaluationSummary", "serviceTitle"),
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
  "total-capped": {
    operationId: "searchProducts",
    description: "Stops counting the total at ten more than the page shows.",
    breaks: "contract",
    createHandler: changePage("searchProducts", (body) => {
      body.total = Math.min(body.total, body.page * body.perPage + 10);
    }),
    observe: observeField("searchProducts", "goodsCode", { perPage: 1 }),
  },
  "page-past-the-end-repeats": {
    operationId: "listFaq",
    description: "Returns the last page again for a page past the end.",
    breaks: "contract",
    createHandler: answer(["listFaq"], async (request, { send }) => {
      const response = await send(request);
      const body = parseJson(response.body);
      if (response.status !== 200 || !isObject(body) || getEntries(body).length > 0) return response;
      const lastPage = Math.max(1, Math.ceil(Number(body["total"]) / getPaging(request).perPage));
      const last = parseJson((await send(withQuery(request, { page: String(lastPage) }))).body);
      return withJson(response, { ...body, items: getEntries(last) });
    }),
    observe: observeField("listFaq", "id", { page: 400 }),
  },
  "page-past-the-end-404": {
    operationId: "listRiskGroups",
    description: "Returns 404 for a page past the end.",
    breaks: "contract",
    createHandler: answer(["listRiskGroups"], async (request, { send }) => {
      const response = await send(request);
      const isEmpty = response.status === 200 && getEntries(parseJson(response.body)).length === 0;
      return isEmpty ? createResponse(404, { message: "Məlumat tapılmadı." }) : response;
    }),
    observe: observeField("listRiskGroups", "id", { page: 400 }),
  },
  "last-entry-missing": {
    operationId: "listExchangeRates",
    description: "Leaves out the last entry of the list.",
    breaks: "contract",
    createHandler: changePage("listExchangeRates", (body) => {
      if (body.page * body.perPage >= body.total) body.items.pop();
    }),
    observe: observeField("listExchangeRates", "code", { perPage: 100 }),
  },
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
      return withJson(response, { ...(isObject(body) && body), page, perPage, total: entries.length, items });
    }),
    observe: observeField("listPosts", "id", { page: 2, perPage: 4 }),
  },
  "skipped-entry": {
    operationId: "searchRegister",
    description: "Skips an entry between the first page and the second one.",
    breaks: "contract",
    createHandler: arrangeEntries("searchRegister", (entries, request) => {
      const { page, perPage } = getPaging(request);
      return page === 1 ? entries : [...entries.slice(0, perPage), ...entries.slice(perPage + 1)];
    }),
    observe: observeField("searchRegister", "registryNumber", { page: 2, perPage: 2 }, "measurement-tools"),
  },
  "per-page-ignored": {
    operationId: "listEtalons",
    description: "Returns ten entries per page, whatever is asked for.",
    breaks: "contract",
    createHandler: changeRequest("listEtalons", (request) => withQuery(request, { perPage: undefined })),
    observe: observeField("listEtalons", "id", { perPage: 2 }),
  },
  "per-page-capped": {
    operationId: "listMarketPrices",
    description: "Returns at most 20 entries per page, and says that it returned as many as were asked for.",
    breaks: "contract",
    createHandler: changePage("listMarketPrices", (body) => {
      body.items = body.items.slice(0, 20);
    }),
    observe: observeField("listMarketPrices", "id", { perPage: 100 }),
  },
  "one-entry-more": {
    operationId: "readEvaluationSummary",
    description: "Returns one entry more than fits on a page.",
    breaks: "contract",
    createHandler: answer(["readEvaluationSummary"], async (request, backend) => {
      const valid = await backend.send(request);
      if (valid.status !== 200) return valid;
      const { response, entries } = await readAllEntries(request, backend);
      const { page, perPage } = getPaging(request);
      const body = parseJson(response.body);
      const items = entries.slice((page - 1) * perPage, page * perPage + 1);
      return withJson(response, { ...(isObject(body) && body), page, perPage, total: entries.length, items });
    }),
    observe: observeField("readEvaluationSummary", "serviceTitle", { perPage: 2 }),
  },
  "page-always-one": {
    operationId: "listQuestionnaires",
    description: "Says of every page that it is the first one.",
    breaks: "contract",
    createHandler: changePage("listQuestionnaires", (body) => {
      body.page = 1;
    }),
    observe: async ({ call }) => (await call("listQuestionnaires", { query: { page: 2, perPage: 1 } })).at("page"),
  },
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
      return response.status === 200 && isObject(body) ? withJson(response, { ...body, page }) : response;
    }),
    observe: observeField("listServices", "id", { page: 1, perPage: 2 }),
  },
  "notification-page-ignored": {
    operationId: "readNotifications",
    description: "Returns the first page of notifications for every page.",
    breaks: "contract",
    createHandler: changeRequest("readNotifications", (request) => withQuery(request, { page: undefined })),
    observe: observeField("readNotifications", "id", { page: 2, perPage: 1 }),
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
});
