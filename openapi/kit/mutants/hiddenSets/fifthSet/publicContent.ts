import { defineFaults } from "../../fault.ts";
import { arrangeEntries, changePage } from "../../lists.ts";
import { failure, observeResponse } from "../../observers.ts";
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
  isObject,
  parseJson,
  withQuery,
  type JsonObject,
} from "../../seeds.ts";

const compare = (a: unknown, b: unknown): number => (String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0);
const dayMs = 24 * 60 * 60_000;

export const fifthPublicFaults = [
  ...defineFaults("values", {
    "slot-of-yesterday": {
      operationId: "readCallCenter",
      description: "Offers also a time slot of the day before.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (body) => {
        const slots = getEntries(body["slots"]);
        const first = slots[0];
        if (first === undefined) return;
        const earlier = (time: unknown): string => new Date(Date.parse(String(time)) - 7 * dayMs).toISOString();
        body["slots"] = [
          { ...first, id: "early", from: earlier(first["from"]), to: earlier(first["to"]), free: true },
          ...slots,
        ];
      }),
      observe: observeResponse("readCallCenter", { as: "citizen" }),
    },
    "not-evaluated-services": {
      operationId: "readEvaluationSummary",
      description: "Lists also services without an evaluation, with zeros.",
      breaks: "contract",
      createHandler: arrangeEntries("readEvaluationSummary", (entries) => [
        ...entries,
        ...entries.slice(0, 1).map((entry) => ({ ...entry, serviceId: "9090", yes: 0, no: 0, partially: 0, total: 0 })),
      ]),
      observe: observeResponse("readEvaluationSummary", { query: { perPage: 100 } }),
    },
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
    "closed-in-the-past": {
      operationId: "listOffices",
      description: "Returns the closed days of the last year instead of the next 30 days.",
      breaks: "contract",
      createHandler: changeEntries(["listOffices"], (entry) => {
        if ("title" in entry) entry["closedDates"] = ["2025-12-31", "2026-01-01"];
      }),
      observe: observeResponse("listOffices"),
    },
    "change-as-fraction": {
      operationId: "listMarketPrices",
      description: "Returns the change of a price as a fraction instead of per cent.",
      breaks: "contract",
      createHandler: changeEntries(["listMarketPrices"], (entry) => {
        if (typeof entry["changePercent"] === "number") entry["changePercent"] = entry["changePercent"] / 100;
      }),
      observe: observeResponse("listMarketPrices"),
    },
    "nominal-one-in-history": {
      operationId: "readExchangeRateHistory",
      description: "Returns the rates of the history for one unit, and the list for a hundred.",
      breaks: "contract",
      createHandler: changeObject(["readExchangeRateHistory"], (body) => {
        body["nominal"] = Number(body["nominal"]) === 1 ? 10 : 1;
      }),
      observe: observeResponse("readExchangeRateHistory", { path: "USD" }),
    },
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
    "unknown-required-field": {
      operationId: "readService",
      description: "Requires a field that the form does not have.",
      breaks: "contract",
      createHandler: changeObject(["readService"], (body) => {
        const form = body["form"];
        const schema = isObject(form) ? form["schema"] : undefined;
        if (isObject(schema))
          schema["required"] = [...(Array.isArray(schema["required"]) ? schema["required"] : []), "benchNumber"];
      }),
      observe: async ({ call }) => {
        const seen = [];
        for (const { id } of getEntries((await call("listServices", { query: { perPage: 100 } })).at()).slice(0, 8))
          seen.push((await call("readService", { path: String(id) })).at("form.schema.required"));
        return seen;
      },
    },
    "successor-of-valid-standard": {
      operationId: "listStandards",
      description: "Names a successor for standards that are in force.",
      breaks: "contract",
      createHandler: changeEntries(["listStandards"], (entry) => {
        if (entry["status"] === "IN_FORCE") entry["replacedBy"] = "AZS 1-2026";
      }),
      observe: observeResponse("listStandards"),
    },
    "message-while-ok": {
      operationId: "readServiceStatus",
      description: "Returns a message while everything works.",
      breaks: "contract",
      createHandler: changeObject(["readServiceStatus"], (body, request) => {
        if (body["state"] !== "OK") return;
        const messages: JsonObject = { az: "Hər şey işləyir.", ru: "Всё работает.", en: "Everything works." };
        body["message"] = messages[getLang(request)] ?? messages["az"];
      }),
      observe: observeResponse("readServiceStatus"),
    },
  }),
  ...defineFaults("filters", {
    "latest-rates-for-old-day": {
      operationId: "listExchangeRates",
      description: "Returns the latest rates for a day without rates.",
      breaks: "contract",
      createHandler: answer(["listExchangeRates"], async (request, { send }) => {
        const response = await send(request);
        const body = parseJson(response.body);
        return isObject(body) && body["total"] === 0 ? send(withQuery(request, { date: undefined })) : response;
      }),
      observe: observeResponse("listExchangeRates", { query: { date: "1995-05-05" } }),
    },
    "scope-ignored": {
      operationId: "listQuestionnaires",
      description: "Ignores the scope.",
      breaks: "contract",
      createHandler: changeRequest("listQuestionnaires", (request) =>
        ["SERVICE", "GENERAL"].includes(request.url.searchParams.get("scope") ?? "")
          ? withQuery(request, { scope: undefined })
          : request,
      ),
      observe: observeResponse("listQuestionnaires", { query: { scope: "GENERAL" } }),
    },
  }),
  ...defineFaults("lists", {
    "posts-by-section": {
      operationId: "listPosts",
      description: "Returns the posts of all sections section by section, each with its newest first.",
      breaks: "contract",
      createHandler: arrangeEntries("listPosts", (entries, { url }) =>
        url.searchParams.has("place") ? entries : entries.toSorted((a, b) => compare(a["place"], b["place"])),
      ),
      observe: observeResponse("listPosts"),
    },
    "goods-by-name": {
      operationId: "searchProducts",
      description: "Orders the goods of a risk group by name instead of code.",
      breaks: "contract",
      createHandler: arrangeEntries("searchProducts", (entries, { url }) =>
        url.searchParams.has("riskGroup") ? entries.toSorted((a, b) => compare(a["name"], b["name"])) : entries,
      ),
      observe: async ({ call }) => {
        const seen = [];
        for (const { id } of getEntries((await call("listRiskGroups")).at()))
          seen.push((await call("searchProducts", { query: { riskGroup: String(id), perPage: 100 } })).at("items"));
        return seen;
      },
    },
    "register-by-name": {
      operationId: "searchRegister",
      description: "Orders the entries of a register by name instead of number.",
      breaks: "contract",
      createHandler: arrangeEntries("searchRegister", (entries) =>
        entries.toSorted((a, b) => compare(a["name"], b["name"])),
      ),
      observe: observeResponse("searchRegister", { path: "measurement-tools" }),
    },
    "twenty-results": {
      operationId: "searchPortal",
      description: "Returns twenty results by default.",
      breaks: "specification",
      createHandler: changeRequest("searchPortal", (request) =>
        request.url.searchParams.has("perPage") ? request : withQuery(request, { perPage: "20" }),
      ),
      observe: observeResponse("searchPortal", { query: { word: "a" } }),
    },
    "total-of-etalons-of-page": {
      operationId: "listEtalons",
      description: "Counts the etalons of all categories in the total of one.",
      breaks: "contract",
      createHandler: changePage("listEtalons", async (page, request, { send }) => {
        const all = parseJson((await send(withQuery(request, { category: undefined }))).body);
        if (isObject(all)) page.total = Number(all["total"]);
      }),
      observe: observeResponse("listEtalons", { query: { category: "mass" } }),
    },
  }),
  ...defineFaults("languages", {
    "keeper-in-azerbaijani": {
      operationId: "listEtalons",
      description: "Names the laboratories in Azerbaijani.",
      breaks: "contract",
      createHandler: changeEntries(["listEtalons"], (entry) => {
        if ("keeper" in entry) entry["keeper"] = "Ölçmələrin vəhdəti laboratoriyası, Bakı şəhəri";
      }),
      observe: observeResponse("listEtalons", { query: { lang: "en" } }),
    },
    "related-in-azerbaijani": {
      operationId: "readPost",
      description: "Returns the related posts in Azerbaijani.",
      breaks: "contract",
      createHandler: changeObject(["readPost"], async (body, request, { send }) => {
        const other = parseJson((await send(withQuery(request, { lang: "az" }))).body);
        if (isObject(other)) body["related"] = other["related"];
      }),
      observe: async ({ call }) => {
        const seen = [];
        for (const { id } of getEntries((await call("listPosts")).at()))
          seen.push((await call("readPost", { path: String(id), query: { lang: "en" } })).at("related"));
        return seen;
      },
    },
    "groups-in-azerbaijani-for-russian": {
      operationId: "listRiskGroups",
      description: "Describes the risk groups in Azerbaijani for Russian.",
      breaks: "contract",
      createHandler: changeObject(["listRiskGroups"], async (body, request, { send }) => {
        if (getLang(request) !== "ru") return;
        const other = parseJson((await send(withQuery(request, { lang: "az" }))).body);
        const texts = isObject(other) ? getEntries(other).map(({ description }) => description) : [];
        getEntries(body).forEach((entry, index) => {
          entry["description"] = texts[index];
        });
      }),
      observe: observeResponse("listRiskGroups", { query: { lang: "ru" } }),
    },
  }),
  ...defineFaults("searches", {
    "certificate-with-spaces": {
      operationId: "checkCertificate",
      description: "Finds no certificate when there are spaces around its number.",
      breaks: "contract",
      createHandler: changeObject(["checkCertificate"], (body, { url }) => {
        const sent = url.searchParams.get("number") ?? "";
        if (sent !== sent.trim()) delete body["certificate"];
      }),
      observe: async ({ call, store }) => {
        const number = store.state.documents.find(({ certificate }) => certificate)?.certificate?.number ?? "";
        return (await call("checkCertificate", { query: { number: ` ${number} ` } })).at("certificate.number");
      },
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
  }),
  ...defineFaults("availability", {
    "groups-closed": {
      operationId: "listRiskGroups",
      description: "Closes the connection of every fifth request.",
      breaks: "contract",
      createHandler: () => {
        let count = 0;
        return async (request, { send }) => {
          if (request.operationId === "listRiskGroups" && (count += 1) % 5 === 0) throw new Error("Closed.");
          return send(request);
        };
      },
      observe: observeResponse("listRiskGroups", {}, 5),
    },
  }),
  ...defineFaults("parameters", {
    "negative-page-of-offices": {
      operationId: "listOffices",
      description: "Returns the first page for a negative one.",
      breaks: "contract",
      createHandler: changeRequest("listOffices", (request) =>
        Number(request.url.searchParams.get("page") ?? 1) < 0 ? withQuery(request, { page: "1" }) : request,
      ),
      observe: observeResponse("listOffices", { query: { page: -3 } }),
    },
  }),
  ...defineFaults("schemas", {
    "free-slots-as-texts": {
      operationId: "readCallCenter",
      description: "Returns the ids of the weekdays as texts.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (body) => {
        for (const hours of getEntries(body["hours"]))
          if (Array.isArray(hours["weekdays"])) hours["weekdays"] = hours["weekdays"].map(String);
      }),
      observe: observeResponse("readCallCenter"),
    },
  }),
  ...defineFaults("robustness", {
    "currency-in-small-letters": {
      operationId: "readExchangeRateHistory",
      description: "Fails with 500 for a currency code with other characters than letters.",
      breaks: "contract",
      createHandler: changeResponse(["readExchangeRateHistory"], (_, { url }) =>
        /^[A-Za-z]+$/.test(decodeURIComponent(url.pathname.split("/").at(-1) ?? "")) ? undefined : failure(),
      ),
      observe: observeResponse("readExchangeRateHistory", { path: "12'3" }),
    },
  }),
  ...defineFaults("transport", {
    "no-vary": {
      operationId: "listMarketPrices",
      description: "Lets caches keep prices for an hour without a check.",
      breaks: "contract",
      createHandler: changeSuccess(["listMarketPrices"], ({ headers }) => {
        headers.set("cache-control", "public, max-age=3600, immutable");
      }),
      observe: observeResponse("listMarketPrices"),
    },
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
  ...defineFaults("statuses", {
    "withdrawn-service-410": {
      operationId: "readService",
      description: "Answers 410 for a service that does not exist.",
      breaks: "contract",
      createHandler: changeResponse(["readService"], ({ status, body }) =>
        status === 404 ? createResponse(410, parseJson(body)) : undefined,
      ),
      observe: observeResponse("readService", { path: "99887" }),
    },
  }),
];
