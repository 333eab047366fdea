import {
  createResponse,
  answer,
  changeEntries,
  changeObject,
  changeRequest,
  changeRequestBody,
  changeResponse,
  getEntries,
  isObject,
  mapTexts,
  parseJson,
  withBody,
  withJson,
  withQuery,
  type JsonObject,
} from "../../seeds.ts";
import { defineFaults, type FaultResponse } from "../../fault.ts";
import { arrangeEntries, changePage, createPage, observeField, readAllEntries } from "../../lists.ts";

const feedback = { type: "CONSUMER_RIGHTS", category: "DEFECTIVE_GOODS", subject: "Kettle", description: "It leaks." };

/** Compares entries by a field as text, the last first. */
const byText = (field: string) => (a: JsonObject, b: JsonObject) =>
  String(a[field]) < String(b[field]) ? 1 : String(a[field]) > String(b[field]) ? -1 : 0;

export const sectionFaults = [
  ...defineFaults("values", {
    "booked-slot-free": {
      operationId: "readCallCenter",
      description: "Shows a booked time slot as free.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (body) => {
        if (!Array.isArray(body["slots"])) return;
        for (const slot of body["slots"].filter(isObject)) slot["free"] = true;
      }),
      observe: async ({ call }) => {
        const slots = (await call("readCallCenter", { as: "citizen" })).at("slots") as JsonObject[];
        const slot = slots.find(({ free }) => free === true)?.["id"];
        await call("requestCallback", { as: "citizen", body: { phoneNumber: "+994501112233", topic: "Tea", slot } });
        return (await call("readCallCenter", { as: "citizen" })).at("slots");
      },
    },
    "evaluation-counted-twice": {
      operationId: "sendEvaluation",
      description: "Counts each answer of an evaluation twice.",
      breaks: "contract",
      createHandler: answer(["sendEvaluation"], async (request, { send, store }) => {
        const before = structuredClone(store.state.tallies);
        const response = await send(request);
        for (const [id, tally] of Object.entries(store.state.tallies))
          for (const [name, value] of Object.entries(tally)) {
            const old = (before[Number(id)] as Record<string, number> | undefined)?.[name] ?? 0;
            (tally as Record<string, number>)[name] = value + (value - old);
          }
        return response;
      }),
      observe: async ({ call }) => {
        const first = (await call("listQuestionnaires")).at("items.0") as JsonObject;
        const answers = (first["questions"] as JsonObject[]).map(({ id }) => ({ questionId: id, answer: "YES" }));
        const lower = answers.map((item) => ({ ...item, answer: "yes" }));
        await call("sendEvaluation", { body: { questionnaireId: first["id"], answers } });
        await call("sendEvaluation", { body: { questionnaireId: first["id"], answers: lower } });
        return (await call("readEvaluationSummary", { query: { perPage: 100 } })).at();
      },
    },
    "post-published-now": {
      operationId: "readPost",
      description: "Returns another time of publication than the list does.",
      breaks: "contract",
      createHandler: changeObject(["readPost"], (body) => {
        body["publishedAt"] = "2026-01-01T00:00:00+04:00";
      }),
      observe: async ({ call }) => {
        const id = String((await call("listPosts")).at("items.0.id"));
        return (await call("readPost", { path: id })).at("publishedAt");
      },
    },
    "change-with-wrong-sign": {
      operationId: "listExchangeRates",
      description: "Returns the change of a rate with the wrong sign.",
      breaks: "contract",
      createHandler: changeEntries(["listExchangeRates"], (entry) => {
        if (typeof entry["change"] === "number") entry["change"] = 0 - entry["change"];
      }),
    },
    "product-count-of-group": {
      operationId: "listRiskGroups",
      description: "Counts one kind of goods too many in each risk group.",
      breaks: "contract",
      createHandler: changeEntries(["listRiskGroups"], (entry) => {
        entry["productCount"] = Number(entry["productCount"]) + 1;
      }),
    },
    "status-since-now": {
      operationId: "readServiceStatus",
      description: "Returns the time of the request as the time at which the status began.",
      breaks: "contract",
      createHandler: () => {
        let last = Date.parse("2026-11-17T06:00:00Z");
        return async (request, { send }) => {
          const response = await send(request);
          const body = parseJson(response.body);
          if (request.operationId !== "readServiceStatus" || !isObject(body)) return response;
          last = Math.max(last + 1000, Date.now() - 1000);
          return withJson(response, { ...body, since: new Date(last).toISOString() });
        };
      },
      observe: async ({ call }) => [
        (await call("readServiceStatus")).at("since") === (await call("readServiceStatus")).at("since"),
      ],
    },
  }),
  ...defineFaults("persistence", {
    "topic-cut": {
      operationId: "requestCallback",
      description: "Stores the first 80 characters of the topic of a callback.",
      breaks: "contract",
      createHandler: changeRequestBody("requestCallback", (body) => {
        if (typeof body["topic"] === "string") body["topic"] = body["topic"].slice(0, 80);
      }),
      observe: async ({ call }) => {
        const slots = (await call("readCallCenter", { as: "citizen" })).at("slots") as JsonObject[];
        const slot = slots.find(({ free }) => free === true)?.["id"];
        const body = { phoneNumber: "+994501112233", topic: "Tea ".repeat(40).trim(), slot };
        return (await call("requestCallback", { as: "citizen", body })).at("topic");
      },
    },
    "first-file-of-report": {
      operationId: "submitReport",
      description: "Keeps the first file of a report when it is submitted a second time.",
      breaks: "contract",
      createHandler: () => {
        const first = new Map<string, unknown>();
        return async (request, { send }) => {
          const body = parseJson(request.body);
          if (request.operationId !== "submitReport" || !isObject(body)) return send(request);
          const kept = first.get(request.url.pathname);
          const response = await send(kept === undefined ? request : withBody(request, { documentId: kept }));
          if (response.status === 200 && kept === undefined) first.set(request.url.pathname, body["documentId"]);
          return response;
        };
      },
      observe: async ({ call, upload }) => {
        const path = String((await call("listReports", { as: "director" })).at("items.0.id"));
        const send = async (text: string) => {
          const file = await upload(
            "director",
            new File([`%PDF-1.7 ${text}`], `${text}.pdf`, { type: "application/pdf" }),
          );
          await call("submitReport", { as: "director", path, body: { documentId: file.at("id") } });
          return file.at("id");
        };
        await send("one");
        const second = await send("two");
        const items = (await call("listReports", { as: "director" })).at("items") as JsonObject[];
        return items.some(({ documentId }) => documentId === second);
      },
    },
  }),
  ...defineFaults("access", {
    "key-of-every-account": {
      operationId: "sendFeedback",
      description: "Returns the first response to an idempotency key to every account.",
      breaks: "contract",
      createHandler: () => {
        const responses = new Map<string, FaultResponse>();
        return async (request, { send }) => {
          const key = request.headers.get("idempotency-key");
          if (request.operationId !== "sendFeedback" || key === null) return send(request);
          const response = responses.get(key) ?? (await send(request));
          if (response.status === 200) responses.set(key, response);
          return response;
        };
      },
      observe: async ({ call }) => {
        const headers = { "idempotency-key": "tea-tea-tea-tea-tea-0001" };
        const first = await call("sendFeedback", { as: "citizen", body: feedback, headers });
        const other = await call("sendFeedback", {
          as: "director",
          body: { ...feedback, description: "Else" },
          headers,
        });
        return first.at("id") === other.at("id") && first.status === 200;
      },
    },
    "reports-of-all-organisations": {
      operationId: "listReports",
      description: "Returns the reports of every organisation to a user who acts for one.",
      breaks: "contract",
      createHandler: answer(["listReports"], async (request, { send, store }) => {
        const own = await send(request);
        const body = parseJson(own.body);
        if (!isObject(body) || body["total"] === 0 || getEntries(body).length === 0) return own;
        const owners = store.state.reports.map(({ owner }) => owner);
        const [entry] = getEntries(body);
        const owner = store.state.reports.find(({ id }) => String(id) === String(entry?.["id"]))?.owner;
        if (owner !== undefined) for (const report of store.state.reports) report.owner = owner;
        const response = await send(request);
        store.state.reports.forEach((report, index) => {
          report.owner = owners[index] ?? report.owner;
        });
        return response;
      }),
      observe: async ({ call }) => (await call("listReports", { as: "director" })).at(),
    },
  }),
  ...defineFaults("filters", {
    "category-on-first-page-only": {
      operationId: "listEtalons",
      description: "Ignores the category from the second page on.",
      breaks: "contract",
      createHandler: changeRequest("listEtalons", (request) =>
        Number(request.url.searchParams.get("page") ?? 1) > 1 ? withQuery(request, { category: undefined }) : request,
      ),
      observe: async ({ call }) => {
        const category = String((await call("listEtalons")).at("items.0.category"));
        return (await call("listEtalons", { query: { category, page: 2, perPage: 1 } })).at();
      },
    },
    "region-or-category": {
      operationId: "listMarketPrices",
      description: "Returns the prices of the region or of the category when both are given.",
      breaks: "contract",
      createHandler: answer(["listMarketPrices"], async (request, backend) => {
        const { searchParams } = request.url;
        const response = await backend.send(request);
        if (!searchParams.has("region") || !searchParams.has("category") || response.status !== 200) return response;
        const byRegion = await readAllEntries(withQuery(request, { category: undefined }), backend);
        const byCategory = await readAllEntries(withQuery(request, { region: undefined }), backend);
        const ids = byRegion.entries.map(({ id }) => id);
        const others = byCategory.entries.filter(({ id }) => !ids.includes(id));
        return createPage(response, request, [...byRegion.entries, ...others]);
      }),
      observe: async ({ call }) => {
        const { region, category } = (await call("listMarketPrices")).at("items.0") as Record<string, JsonObject>;
        const query = { region: String(region?.["id"]), category: String(category?.["id"]) };
        return (await call("listMarketPrices", { query })).at("total");
      },
    },
    "type-without-portal": {
      operationId: "listServices",
      description: "Ignores the portal when a type of service is given too.",
      breaks: "contract",
      createHandler: changeRequest("listServices", (request) =>
        request.url.searchParams.has("type") ? withQuery(request, { competitionQualityType: undefined }) : request,
      ),
      observe: async ({ call }) => {
        const type = String((await call("listServices")).at("items.0.type"));
        return Promise.all(
          ["1", "2"].map(async (competitionQualityType) =>
            (await call("listServices", { query: { type, competitionQualityType } })).at("total"),
          ),
        );
      },
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
  }),
  ...defineFaults("searches", {
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
    "numbers-not-searched": {
      operationId: "searchRegister",
      description: "Does not search the registry number.",
      breaks: "contract",
      createHandler: arrangeEntries("searchRegister", (entries, { url }) => {
        const word = url.searchParams.get("word");
        return word === null
          ? entries
          : entries.filter(({ registryNumber }) => !String(registryNumber).toLowerCase().includes(word.toLowerCase()));
      }),
      observe: async ({ call }) => {
        const path = "measurement-tools";
        const number = String((await call("searchRegister", { path })).at("items.0.registryNumber"));
        return (await call("searchRegister", { path, query: { word: number } })).at("total");
      },
    },
    "always-first-page": {
      operationId: "searchPortal",
      description: "Returns the entries of the first page on each page.",
      breaks: "specification",
      createHandler: answer(["searchPortal"], async (request, { send }) => {
        const response = await send(withQuery(request, { page: "1" }));
        const body = parseJson(response.body);
        const page = Number(request.url.searchParams.get("page") ?? 1);
        return isObject(body) && response.status === 200 ? withJson(response, { ...body, page }) : send(request);
      }),
      observe: async ({ call }) =>
        (await call("searchPortal", { query: { word: "sertifikat", page: 2, perPage: 2 } })).at(),
    },
  }),
  ...defineFaults("lists", {
    "summary-by-title": {
      operationId: "readEvaluationSummary",
      description: "Returns the evaluated services by title.",
      breaks: "contract",
      createHandler: arrangeEntries("readEvaluationSummary", (entries) =>
        entries.toSorted(byText("serviceTitle")).toReversed(),
      ),
    },
    "old-feedback-first": {
      operationId: "listFeedbacks",
      description: "Returns the oldest feedback at the beginning.",
      breaks: "contract",
      createHandler: arrangeEntries("listFeedbacks", (entries) => entries.toReversed()),
    },
    "no-due-date-first": {
      operationId: "listObligations",
      description: "Returns payments without a due date first when they are sorted by due date.",
      breaks: "contract",
      createHandler: arrangeEntries("listObligations", (entries, { url }) =>
        (url.searchParams.get("sort") ?? "dueDate.asc").startsWith("dueDate")
          ? [...entries.filter((entry) => !("dueDate" in entry)), ...entries.filter((entry) => "dueDate" in entry)]
          : entries,
      ),
      observe: async (caller) =>
        Promise.all(
          (["citizen", "director", "representative"] as const).map(async (as) =>
            (await caller.call("listObligations", { as })).at(),
          ),
        ),
    },
    "amounts-as-texts": {
      operationId: "listPaidPayments",
      description: "Sorts amounts as texts.",
      breaks: "contract",
      createHandler: arrangeEntries("listPaidPayments", (entries, { url }) => {
        const sort = url.searchParams.get("sort") ?? "";
        if (!sort.startsWith("amount")) return entries;
        const sorted = entries.toSorted(byText("amount"));
        return sort.endsWith("asc") ? sorted.toReversed() : sorted;
      }),
      observe: async ({ call, store }) => {
        const [first, ...others] = store.state.payments.filter(({ owner }) => owner === "organisation:504");
        for (const payment of others) Object.assign(payment, { paidAt: store.now(), serviceFee: 30, governmentFee: 0 });
        if (first) Object.assign(first, { paidAt: store.now(), serviceFee: 4, governmentFee: 0 });
        return (await call("listPaidPayments", { as: "director", query: { sort: "amount.asc" } })).at();
      },
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
  }),
  ...defineFaults("languages", {
    "questions-in-one-language": {
      operationId: "listQuestionnaires",
      description: "Returns the questions in Azerbaijani, and only the title in the requested language.",
      breaks: "contract",
      createHandler: answer(["listQuestionnaires"], async (request, { send }) => {
        const response = await send(request);
        const [body, az] = [parseJson(response.body), parseJson((await send(withQuery(request, { lang: "az" }))).body)];
        if (!isObject(body) || response.status !== 200) return response;
        const items = getEntries(body).map((item, index) => ({
          ...item,
          questions: getEntries(az)[index]?.["questions"],
        }));
        return withJson(response, { ...body, items });
      }),
    },
    "required-documents-in-one-language": {
      operationId: "readService",
      description: "Returns the hints about required documents in Azerbaijani.",
      breaks: "contract",
      createHandler: answer(["readService"], async (request, { send }) => {
        const response = await send(request);
        const [body, az] = [parseJson(response.body), parseJson((await send(withQuery(request, { lang: "az" }))).body)];
        if (!isObject(body) || !isObject(az) || response.status !== 200) return response;
        return withJson(response, { ...body, requiredDocuments: az["requiredDocuments"] });
      }),
      observe: async ({ call }) => (await call("readService", { path: "101", query: { lang: "en" } })).at(),
    },
  }),
  ...defineFaults("statuses", {
    "receipt-of-open-payment": {
      operationId: "downloadReceipt",
      description: "Returns a receipt of a payment that is not completed.",
      breaks: "contract",
      createHandler: answer(["downloadReceipt"], async (request, { send, store }) => {
        const response = await send(request);
        const id = request.url.pathname.split("/").at(-2);
        const payment = store.state.payments.find((candidate) => String(candidate.id) === id);
        if (response.status !== 404 || payment === undefined || payment.paidAt !== undefined) return response;
        payment.paidAt = store.now();
        const receipt = await send(request);
        delete payment.paidAt;
        return receipt;
      }),
      observe: async ({ call, store }) => {
        const owner = store.state.accounts.find(({ persona }) => persona === "citizen")?.id;
        const open = store.state.payments.find(
          (payment) => payment.owner === `person:${owner}` && payment.paidAt === undefined,
        );
        return (await call("downloadReceipt", { as: "citizen", path: String(open?.id) })).status;
      },
    },
    "unknown-currency-is-euro": {
      operationId: "readExchangeRateHistory",
      description: "Returns the history of another currency for an unknown one.",
      breaks: "contract",
      createHandler: changeResponse(["readExchangeRateHistory"], async (response, request, { send }) => {
        if (response.status !== 404) return;
        const url = new URL(request.url);
        url.pathname = url.pathname.replace(/[^/]+(?=(\/history)?$)/, "EUR");
        return send({ ...request, url });
      }),
      observe: async ({ call }) => (await call("readExchangeRateHistory", { path: "QQQ" })).status,
    },
  }),
  ...defineFaults("inputs", {
    "blank-remark": {
      operationId: "sendRemark",
      description: "Accepts a remark of spaces only.",
      breaks: "contract",
      createHandler: answer(["sendRemark"], async (request, { send }) => {
        const body = parseJson(request.body);
        return isObject(body) && typeof body["text"] === "string" && /^\s+$/.test(body["text"])
          ? createResponse(
              200,
              mapTexts({ message: "Təşəkkür edirik." }, (text) => text),
            )
          : send(request);
      }),
      observe: async ({ call }) => (await call("sendRemark", { body: { page: "/faq", text: "   " } })).status,
    },
  }),
];
