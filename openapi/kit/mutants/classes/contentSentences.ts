import { getOwner } from "../../../../mocks/store/owners.ts";
import { getAppealStatus, type AppealRecord } from "../../../../mocks/store/appeals.ts";
import { addDays } from "../../../../mocks/store/calendar.ts";
import type { MockStore } from "../../../../mocks/store/mockStore.ts";
import { isSameId } from "../../../../src/config/isSameId.ts";
import type { CallOptions, Caller } from "../caller.ts";
import { defineFaults, type FaultDefinition, type FaultRequest, type RequestHandler } from "../fault.ts";
import { arrangeEntries, changePage, readAllEntries } from "../lists.ts";
import { createPdf, observeResponse, sendSuggestion } from "../observers.ts";
import { readBody } from "../passwordCalls.ts";
import { getPrincipal } from "../recordOwners.ts";
import {
  acceptRejected,
  answer,
  bodyOf,
  changeEntries,
  changeErrors,
  changeObject,
  changeRequest,
  changeRequestBody,
  createResponse,
  getEntries,
  getLang,
  getPathPart,
  isObject,
  withBody,
  withHeaderOf,
  withJson,
  withQuery,
  type JsonObject,
} from "../seeds.ts";

/** Returns a fault that breaks the contract. */
const breach = (
  operationId: string,
  description: string,
  createHandler: () => RequestHandler,
  observe?: FaultDefinition["observe"],
): FaultDefinition => ({ operationId, description, breaks: "contract", createHandler, ...(observe && { observe }) });

const asCitizen = (operationId: string, options: CallOptions = {}): NonNullable<FaultDefinition["observe"]> =>
  observeResponse(operationId, { as: "citizen", ...options });

/** The operations whose response is an appeal, or a list of appeals. */
const appealOperations = ["listAppeals", "readAppeal", "sendAppeal", "correctAppeal", "withdrawAppeal"];

const isDecided = ({ status }: JsonObject): boolean => status === "REFUSED" || status === "CERTIFICATE_ISSUED";

/** Returns the objects in a list of a response. */
const listObjects = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Returns the appeal at a part of the path of a request, of any owner. */
const findRecord = (request: FaultRequest, store: MockStore, index: number): AppealRecord | undefined =>
  store.state.appeals.find(({ id }) => isSameId(id, getPathPart(request, index)));

/** Returns the own appeal at the path of a request. */
const findOwnRecord = (request: FaultRequest, store: MockStore, index: number): AppealRecord | undefined => {
  const [record, principal] = [findRecord(request, store, index), getPrincipal(request, store)];
  return principal && record?.owner === getOwner(principal) ? record : undefined;
};

/** The answers of a valid application for the service 101. */
const validAnswers = {
  productName: "Plum jam",
  goodsCode: "2007",
  destination: "AT",
  weight: 40,
  shippedAt: "2026-12-20",
};

/** Uploads a file and sends an application of the citizen with it. */
async function sendApplication(caller: Caller, answers: object = validAnswers) {
  const documentId = (await caller.upload("citizen", createPdf("plan.pdf"))).at("id");
  const body = { kind: "APPLICATION", serviceId: "101", answers, documentIds: [documentId] };
  return caller.call("sendAppeal", { as: "citizen", body });
}

const correct = ({ call }: Caller, path: string, body: object) => call("correctAppeal", { as: "citizen", path, body });

/** Reads an appeal of the citizen. */
const readAppeal = async ({ call }: Caller, path: string | number): Promise<unknown> =>
  (await call("readAppeal", { as: "citizen", path })).text;

/** Accepts answers that the form of a service does not allow, and stores the others of a valid application. */
const acceptAnswers = (operationId: string): (() => RequestHandler) =>
  acceptRejected(operationId, (request) => {
    const body = readBody(request);
    if (body["kind"] !== "APPLICATION" || !isObject(body["answers"])) return undefined;
    return withBody(request, { ...body, answers: validAnswers });
  });

const sortByTitle = (entries: readonly JsonObject[], request: FaultRequest): readonly JsonObject[] =>
  entries.toSorted((a, b) => String(a["title"]).localeCompare(String(b["title"]), getLang(request)));

/** Takes a day in the future for today. */
const takeLatestForFuture = (operationId: string): (() => RequestHandler) =>
  changeRequest(operationId, (request) => {
    const date = request.url.searchParams.get("date") ?? "";
    const isDay = /^\d{4}-\d\d-\d\d$/.test(date) && String(new Date(date).toJSON()).startsWith(date);
    return isDay && Date.parse(date) > Date.now() ? withQuery(request, { date: undefined }) : request;
  });

const listFaults = [
  ...defineFaults("filters", {
    "appeals-of-kind-unsorted": breach(
      "listAppeals",
      "Ignores `sort` when appeals of one kind or status are asked for.",
      changeRequest("listAppeals", (request) =>
        ["kind", "status"].some((name) => request.url.searchParams.has(name))
          ? withQuery(request, { sort: undefined })
          : request,
      ),
      asCitizen("listAppeals", { query: { kind: "COMPLAINT", sort: "appealDate.asc" } }),
    ),
    "prices-of-region-unsorted": breach(
      "listMarketPrices",
      "Sorts by the product when a region is chosen, whatever `sort` says.",
      changeRequest("listMarketPrices", (request) =>
        request.url.searchParams.has("region") ? withQuery(request, { sort: undefined }) : request,
      ),
      asCitizen("listMarketPrices", { query: { region: "ganja", sort: "avgPrice.desc" } }),
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
      asCitizen("listFaq", { query: { word: "sertifikat" } }),
    ),
    "categories-of-product": breach(
      "listMarketPrices",
      "Returns only the category of the product whose prices are asked for.",
      changePage("listMarketPrices", (page, request) => {
        if (request.url.searchParams.has("productId"))
          Object.assign(page, { categories: page.items.slice(0, 1).map(({ category }) => category) });
      }),
      asCitizen("listMarketPrices", { query: { productId: "bread" } }),
    ),
    "rates-of-tomorrow": breach(
      "listExchangeRates",
      "Returns the latest rates for a day in the future, as the last ones before it.",
      takeLatestForFuture("listExchangeRates"),
      asCitizen("listExchangeRates", { query: { date: "2030-05-06" } }),
    ),
    "prices-of-tomorrow": breach(
      "listMarketPrices",
      "Returns the latest prices for a day in the future, as the last ones before it.",
      takeLatestForFuture("listMarketPrices"),
      asCitizen("listMarketPrices", { query: { date: "2030-05-06" } }),
    ),
  }),
  ...defineFaults("searches", {
    "numbers-of-nomenclature": breach(
      "searchRegister",
      "Searches only the numbers of the nomenclature, whose table has no text index.",
      arrangeEntries("searchRegister", (entries, request) => {
        const word = request.url.searchParams.get("word");
        if (word === null || getPathPart(request, -1) !== "nomenclature") return entries;
        return entries.filter(({ registryNumber }) => String(registryNumber).includes(word));
      }),
      asCitizen("searchRegister", { path: "nomenclature", query: { word: "çəki" } }),
    ),
  }),
  ...defineFaults("lists", {
    "posts-by-title": breach(
      "listPosts",
      "Orders the posts by their title in every language but Azerbaijani.",
      arrangeEntries("listPosts", (entries, request) =>
        getLang(request) === "az" ? entries : sortByTitle(entries, request),
      ),
      asCitizen("listPosts", { query: { lang: "ru" } }),
    ),
    "offices-by-title": breach(
      "listOffices",
      "Orders the offices by their names in the requested language.",
      arrangeEntries("listOffices", sortByTitle),
      asCitizen("listOffices", { query: { lang: "ru" } }),
    ),
    "risk-groups-by-title": breach(
      "listRiskGroups",
      "Orders the risk groups by their names in the requested language.",
      arrangeEntries("listRiskGroups", sortByTitle),
      asCitizen("listRiskGroups", { query: { lang: "en" } }),
    ),
    "questions-by-text": breach(
      "listFaq",
      "Orders all questions by their text, whatever their category.",
      arrangeEntries("listFaq", (entries, request) =>
        entries.toSorted((a, b) => String(a["question"]).localeCompare(String(b["question"]), getLang(request))),
      ),
    ),
    "samples-by-name": breach(
      "searchRegister",
      "Orders the register of standard samples by name instead of number.",
      arrangeEntries("searchRegister", (entries, request) =>
        getPathPart(request, -1) === "standard-samples"
          ? entries.toSorted((a, b) => String(a["name"]).localeCompare(String(b["name"]), getLang(request)))
          : entries,
      ),
      asCitizen("searchRegister", { path: "standard-samples" }),
    ),
    "one-page-of-removed-tools": breach(
      "searchRegister",
      "Returns the first page of the removed instruments for each page.",
      changeRequest("searchRegister", (request) =>
        getPathPart(request, -1) === "removed-measurement-tools" ? withQuery(request, { page: undefined }) : request,
      ),
      asCitizen("searchRegister", { path: "removed-measurement-tools", query: { page: 2, perPage: 2 } }),
    ),
  }),
];

const contentFaults = [
  ...defineFaults("values", {
    "latest-price-of-earlier-day": breach(
      "listMarketPrices",
      "Returns the latest prices for an earlier day too, with the change since its own history.",
      changePage("listMarketPrices", async ({ items }, request, backend) => {
        if (!request.url.searchParams.has("date")) return;
        const { entries } = await readAllEntries(withQuery(request, { date: undefined }), backend);
        for (const item of items) {
          const latest = entries.find(({ id }) => id === item["id"]);
          const before = listObjects(item["history"]).at(-1)?.["avgPrice"];
          if (latest === undefined || before === undefined) continue;
          for (const name of ["minPrice", "avgPrice", "maxPrice"]) item[name] = latest[name];
          item["changePercent"] = Math.round((Number(latest["avgPrice"]) / Number(before) - 1) * 1000) / 10;
        }
      }),
      asCitizen("listMarketPrices", { query: { date: "2026-10-19" } }),
    ),
    "change-since-first-price": breach(
      "listMarketPrices",
      "Returns the change since the first price of the history instead of the last one.",
      arrangeEntries("listMarketPrices", (entries, request) => {
        for (const price of entries) {
          const first = listObjects(price["history"])[0]?.["avgPrice"];
          if (first !== undefined)
            price["changePercent"] = Math.round((Number(price["avgPrice"]) / Number(first) - 1) * 1000) / 10;
        }
        const [field, direction] = (request.url.searchParams.get("sort") ?? "").split(".");
        const sign = direction === "desc" ? -1 : 1;
        return field === "changePercent"
          ? entries.toSorted((a, b) => sign * (Number(a["changePercent"]) - Number(b["changePercent"])))
          : entries;
      }),
    ),
    "no-successor": breach(
      "listStandards",
      "Calls a standard replaced without naming the one that replaces it.",
      changeEntries(["listStandards"], (standard) => delete standard["replacedBy"]),
    ),
    "longitude-first": breach(
      "listOffices",
      "Exchanges latitude and longitude, as GeoJSON has the longitude first.",
      changeEntries(["listOffices"], (office) =>
        Object.assign(office, { latitude: office["longitude"], longitude: office["latitude"] }),
      ),
    ),
    "sunday-is-first": breach(
      "listOffices",
      "Counts the days of the week from 1 for Sunday.",
      changeEntries(["listOffices"], ({ hours }) => {
        for (const entry of listObjects(hours))
          entry["weekdays"] = (entry["weekdays"] as number[]).map((weekday) => (weekday % 7) + 1);
      }),
    ),
    "hours-of-half-a-day": breach(
      "listOffices",
      "Writes times of the afternoon with the hours of a clock, such as 05:00 for 17:00.",
      changeEntries(["listOffices"], ({ hours }) => {
        for (const entry of listObjects(hours)) {
          const [hour = 0, minute = "00"] = String(entry["closes"]).split(":");
          entry["closes"] = `${String(Number(hour) % 12).padStart(2, "0")}:${minute}`;
        }
      }),
    ),
    "own-site": breach(
      "listServices",
      "Names the portal as the other site of the services that it provides itself.",
      changeEntries(["listServices"], (service) => {
        if (service["externalUrl"] === undefined) service["externalSite"] = "e-xidmet.example";
      }),
    ),
    "form-pattern": breach(
      "readService",
      "Uses a keyword in the forms that the contract does not list.",
      changeObject(["readService"], ({ form }) => {
        const schema = isObject(form) && isObject(form["schema"]) ? form["schema"]["properties"] : undefined;
        for (const field of Object.values(isObject(schema) ? schema : {}))
          if (isObject(field) && field["type"] === "string") field["pattern"] = ".*";
      }),
      asCitizen("readService", { path: "101" }),
    ),
    "form-of-free-services": breach(
      "readService",
      "Leaves out the form of a service that has a fee.",
      changeObject(["readService"], (service) => {
        if (Number(service["serviceFee"]) + Number(service["governmentFee"]) > 0) delete service["form"];
      }),
      asCitizen("readService", { path: "101" }),
    ),
    "related-to-itself": breach(
      "readPost",
      "Returns the post itself as the first of its related ones, as it is the most similar.",
      changeObject(["readPost"], (post) => {
        const { content: _content, related, ...own } = post;
        post["related"] = [own, ...listObjects(related)].slice(0, 10);
      }),
      asCitizen("readPost", { path: "301" }),
    ),
    "related-to-withdrawn": breach(
      "readPost",
      "Leaves withdrawn posts among the related ones.",
      changeObject(["readPost"], (post) => {
        const [first] = listObjects(post["related"]);
        if (first !== undefined) post["related"] = [...listObjects(post["related"]), { ...first, id: "290" }];
      }),
      asCitizen("readPost", { path: "301" }),
    ),
    "holder-with-name": breach(
      "checkCertificate",
      "Names the person who holds a certificate, and not only their initials.",
      changeObject(["checkCertificate"], ({ certificate }, _request, { store }) => {
        if (!isObject(certificate)) return;
        const document = store.state.documents.find((found) => found.certificate?.number === certificate["number"]);
        const appeal = store.state.appeals.find(({ number }) => number === document?.appealNumber);
        if (appeal?.owner.startsWith("person:")) certificate["holder"] = appeal.applicant;
      }),
      asCitizen("checkCertificate", { query: { number: "S-2026-00390" } }),
    ),
  }),
  ...defineFaults("transport", {
    "missing-post-is-kept": breach(
      "readPost",
      "Lets caches keep the error for an unknown post for five minutes.",
      changeErrors(["readPost"], (response) => withHeaderOf(response, "cache-control", "public, max-age=300")),
      asCitizen("readPost", { path: "299" }),
    ),
  }),
];

const appealFaults = [
  ...defineFaults("values", {
    "limit-in-days": breach(
      "listAppeals",
      "Counts the time limits of all appeals in calendar days.",
      changeEntries([...appealOperations, "findAppeal"], (entry) => {
        const appeal = isObject(entry["appeal"]) ? entry["appeal"] : entry;
        const days = appeal["dueWorkingDays"] ?? 15;
        if (typeof appeal["dueDate"] === "string")
          appeal["dueDate"] = addDays(String(appeal["appealDate"]).slice(0, 10), Number(days));
      }),
    ),
    "limit-without-length": breach(
      "listAppeals",
      "Returns the last day of the time limit of a complaint without its length.",
      changeEntries(appealOperations, (appeal) => {
        if (appeal["kind"] === "COMPLAINT") delete appeal["dueWorkingDays"];
      }),
    ),
    "waits-after-refusal": breach(
      "listAppeals",
      "Says that the service waits for a document of an appeal that it has refused for want of it.",
      changeEntries(appealOperations, (appeal) => {
        if (appeal["status"] === "REFUSED") appeal["needsDocument"] = true;
      }),
    ),
    "withdrawable-while-waiting": breach(
      "readAppeal",
      "Says that an appeal cannot be withdrawn as soon as it is under review.",
      changeObject(["readAppeal"], (appeal) => {
        if (appeal["status"] !== "WAITING") appeal["withdrawable"] = false;
      }),
      asCitizen("readAppeal", { path: 481 }),
    ),
    "correctable-until-decision": breach(
      "readAppeal",
      "Says that an appeal may be corrected while it is under review.",
      changeObject(["readAppeal"], (appeal) => {
        if (appeal["withdrawnAt"] === undefined && !isDecided(appeal)) appeal["correctable"] = true;
      }),
      asCitizen("readAppeal", { path: 481 }),
    ),
    "refused-complaint-without-reason": breach(
      "readAppeal",
      "Shows the reason of a refusal only for applications.",
      changeObject(["readAppeal"], ({ kind, history }) => {
        for (const step of listObjects(history))
          if (kind === "COMPLAINT" && step["status"] === "REFUSED") delete step["note"];
      }),
      asCitizen("readAppeal", { path: 417 }),
    ),
    "suggestion-without-answer": breach(
      "readAppeal",
      "Shows the answer to a suggestion nowhere.",
      changeObject(["readAppeal"], (appeal) => {
        if (appeal["kind"] === "SUGGESTION" && isDecided(appeal))
          delete listObjects(appeal["history"]).at(-1)?.["note"];
      }),
      asCitizen("readAppeal", { path: 371 }),
    ),
    "files-of-trader-among-documents": breach(
      "readAppeal",
      "Returns the files of the trader among those of the appeal too.",
      changeObject(["readAppeal"], (appeal) => {
        const { traderAnswer, documents, appealNumber } = appeal;
        if (isObject(traderAnswer))
          appeal["documents"] = [
            ...listObjects(documents),
            ...listObjects(traderAnswer["documents"]).map((document) => ({ ...document, appealNumber })),
          ];
      }),
      asCitizen("readAppeal", { path: 452 }),
    ),
    "empty-counterparty": breach(
      "readAppeal",
      "Returns a counterparty with an empty name for an appeal that is no complaint.",
      changeObject(["readAppeal"], (appeal) => {
        appeal["counterparty"] ??= { name: "" };
      }),
      asCitizen("readAppeal", { path: 402 }),
    ),
    "service-of-suggestion": breach(
      "readAppeal",
      "Returns the id 0 of a service for a suggestion, which is about none.",
      changeObject(["readAppeal"], (appeal) => {
        appeal["serviceId"] ??= 0;
      }),
      asCitizen("readAppeal", { path: 402 }),
    ),
    "fees-exchanged-in-appeal": breach(
      "readAppeal",
      "Exchanges the two fees of the payments of an appeal.",
      changeObject(["readAppeal"], ({ payments }) => {
        for (const payment of listObjects(payments))
          Object.assign(payment, { serviceFee: payment["governmentFee"], governmentFee: payment["serviceFee"] });
      }),
      asCitizen("readAppeal", { path: 470 }),
    ),
    "director-as-applicant": breach(
      "readAppeal",
      "Names the person who sent an appeal for an organisation as its applicant.",
      changeObject(["readAppeal"], (appeal, request, { store }) => {
        const principal = getPrincipal(request, store);
        if (principal) appeal["applicant"] = `${principal.account.name} ${principal.account.surname}`;
      }),
      observeResponse("readAppeal", { as: "director", path: 455 }),
    ),
  }),
  ...defineFaults("languages", {
    "trader-in-azerbaijani": breach(
      "readAppeal",
      "Names the requested language for the answer of a trader, which is in Azerbaijani.",
      answer(["readAppeal"], async (request, { send }) => {
        const [response, original] = [await send(request), await send(withQuery(request, { lang: "az" }))];
        const [body, { traderAnswer }] = [bodyOf(response), bodyOf(original)];
        if (!isObject(body["traderAnswer"]) || !isObject(traderAnswer)) return response;
        return withJson(response, { ...body, traderAnswer: { ...body["traderAnswer"], text: traderAnswer["text"] } });
      }),
      asCitizen("readAppeal", { path: 452, query: { lang: "ru" } }),
    ),
    "russian-receipt-in-azerbaijani": breach(
      "downloadReceipt",
      "Has no template of the receipt in Russian, and sends the one in Azerbaijani.",
      answer(["downloadReceipt"], async (request, { send }) => {
        const response = await send(request);
        return response.status === 200 && getLang(request) === "ru"
          ? send(withQuery(request, { lang: "az" }))
          : response;
      }),
      asCitizen("downloadReceipt", { path: 6044, query: { lang: "ru" } }),
    ),
  }),
  ...defineFaults("persistence", {
    "last-correction-only": breach(
      "correctAppeal",
      "Keeps one step for all corrections of an appeal, with the time of the last one.",
      changeObject(["readAppeal"], (appeal) => {
        const history = listObjects(appeal["history"]);
        const last = history.findLast(({ correction }) => correction === true);
        appeal["history"] = history.filter((step) => step["correction"] !== true || step === last);
      }),
      async (caller) => {
        const id = await sendSuggestion(caller);
        for (const text of ["A lamp too.", "A lamp and a bin."])
          await correct(caller, id, { kind: "SUGGESTION", subject: "Bench", text });
        return readAppeal(caller, id);
      },
    ),
    "category-of-first-complaint": breach(
      "correctAppeal",
      "Keeps the category of a complaint when it is corrected.",
      changeRequest("correctAppeal", (request, { store }) => {
        const { category } = findOwnRecord(request, store, -1) ?? {};
        return category === undefined ? request : withBody(request, { ...readBody(request), category });
      }),
      async (caller) => {
        const complaint = { subject: "Scales", text: "They are wrong.", counterparty: { name: "Market" } };
        await correct(caller, "476", { kind: "COMPLAINT", category: "CONTRACT_TERMS", ...complaint });
        return readAppeal(caller, 476);
      },
    ),
    "answers-merged": breach(
      "correctAppeal",
      "Keeps the answers of an application that its correction leaves out.",
      answer(["correctAppeal"], async (request, { store, send }) => {
        const record = findOwnRecord(request, store, -1);
        const before = record?.answers;
        const response = await send(request);
        if (record?.answers && response.status === 200) record.answers = { ...before, ...record.answers };
        return response;
      }),
      async (caller) => {
        const id = String((await sendApplication(caller, { ...validAnswers, note: "By train." })).at("id"));
        await correct(caller, id, { kind: "APPLICATION", serviceId: "101", answers: validAnswers });
        return readAppeal(caller, id);
      },
    ),
    "service-of-correction": breach(
      "correctAppeal",
      "Moves an application to another service when a correction names one.",
      answer(["correctAppeal"], async (request, { store, send }) => {
        const [record, body] = [findOwnRecord(request, store, -1), readBody(request)];
        if (record?.serviceId === undefined || body["kind"] !== "APPLICATION") return send(request);
        const response = await send(withBody(request, { ...body, serviceId: record.serviceId }));
        if (response.status === 200) record.serviceId = String(body["serviceId"]);
        return response;
      }),
      async (caller) => {
        const id = String((await sendApplication(caller)).at("id"));
        await correct(caller, id, { kind: "APPLICATION", serviceId: "110", answers: validAnswers });
        return readAppeal(caller, id);
      },
    ),
    "no-answer-is-dropped": breach(
      "sendAppeal",
      "Stores only the answers that are true, not zero and not empty.",
      changeRequestBody("sendAppeal", (body) =>
        isObject(body["answers"])
          ? { ...body, answers: Object.fromEntries(Object.entries(body["answers"]).filter(([, value]) => value)) }
          : body,
      ),
      async (caller) =>
        readAppeal(
          caller,
          String((await sendApplication(caller, { ...validAnswers, originalOnPaper: false })).at("id")),
        ),
    ),
  }),
  ...defineFaults("inputs", {
    "any-answers": breach(
      "sendAppeal",
      "Does not check the answers of an application by the form of its service.",
      acceptAnswers("sendAppeal"),
      async (caller) => (await sendApplication(caller, { ...validAnswers, weight: "heavy" })).status,
    ),
    "any-corrected-answers": breach(
      "correctAppeal",
      "Does not check the corrected answers of an application by the form of its service.",
      acceptAnswers("correctAppeal"),
      async (caller) => {
        const id = String((await sendApplication(caller)).at("id"));
        const body = { kind: "APPLICATION", serviceId: "101", answers: { ...validAnswers, destination: "XX" } };
        return (await correct(caller, id, body)).status;
      },
    ),
  }),
  ...defineFaults("errors", {
    "appeal-of-somebody-else": breach(
      "readAppeal",
      "Says in the message of the 404 that the appeal is one of another user.",
      answer(["readAppeal"], async (request, { store, send }) => {
        const response = await send(request);
        if (response.status !== 404 || findRecord(request, store, -1) === undefined) return response;
        const messages: Readonly<Record<string, string>> = {
          az: "Bu müraciət başqa istifadəçiyə məxsusdur.",
          ru: "Это обращение принадлежит другому пользователю.",
          en: "This case belongs to another user.",
        };
        const message = messages[getLang(request)];
        return withJson(response, { ...bodyOf(response), message, detail: message });
      }),
      asCitizen("readAppeal", { path: 455 }),
    ),
  }),
  ...defineFaults("statuses", {
    "refused-is-withdrawn": breach(
      "withdrawAppeal",
      "Withdraws an appeal that is refused, since it takes only an issued document for a decision.",
      answer(["withdrawAppeal"], async (request, { store, send }) => {
        const record = findOwnRecord(request, store, -2);
        if (!record || getAppealStatus(record) !== "REFUSED") return send(request);
        const { steps } = record;
        record.steps = steps.slice(0, -1);
        const response = await send(request);
        record.steps = steps;
        return response;
      }),
      asCitizen("withdrawAppeal", { path: 385 }),
    ),
    "signed-is-corrected": breach(
      "correctAppeal",
      "Corrects an appeal that awaits a signature.",
      answer(["correctAppeal"], async (request, { store, send }) => {
        const record = findOwnRecord(request, store, -1);
        if (!record || getAppealStatus(record) !== "SEND_FOR_SIGN") return send(request);
        const { steps } = record;
        record.steps = steps.slice(0, 1);
        const response = await send(request);
        record.steps = steps;
        return response;
      }),
      async (caller) =>
        (
          await correct(caller, "463", {
            kind: "APPLICATION",
            serviceId: "108",
            answers: { subject: "Sign", answerLanguage: "az", text: "Please have a look at the new one." },
          })
        ).status,
    ),
    "withdrawn-is-not-followed": breach(
      "withdrawAppeal",
      "Finds no appeal that was withdrawn for whoever follows it.",
      changeObject(["findAppeal"], (body) => {
        if (isObject(body["appeal"]) && body["appeal"]["withdrawnAt"] !== undefined) delete body["appeal"];
      }),
      ({ call }) =>
        call("findAppeal", { body: { appealNumber: "2026-00398", email: "aysel.quliyeva@poct.example" } }).then(
          ({ text }) => text,
        ),
    ),
    "refusal-is-not-followed": breach(
      "findAppeal",
      "Shows whoever follows an appeal the status before its refusal.",
      changeObject(["findAppeal"], ({ appeal }) => {
        if (!isObject(appeal) || appeal["status"] !== "REFUSED") return;
        const history = listObjects(appeal["history"]).slice(0, -1);
        Object.assign(appeal, { history, status: history.at(-1)?.["status"] });
      }),
      ({ call }) =>
        call("findAppeal", { body: { appealNumber: "2026-00385", email: "aysel.quliyeva@poct.example" } }).then(
          ({ text }) => text,
        ),
    ),
  }),
];

/** Sends a message of the citizen on an appeal. */
const sendMessage = ({ call }: Caller, path: number | string, body: object, headers: Record<string, string> = {}) =>
  call("sendAppealMessage", { as: "citizen", path, body, headers });

const messageFaults = [
  ...defineFaults("messages", {
    "request-stays-open": breach(
      "sendAppealMessage",
      "Leaves the message that asks for a document marked after the file was sent.",
      () => {
        const asked = new Set<unknown>();
        return async (request, { send }) => {
          const response = await send(request);
          if (request.operationId !== "listAppealMessages" || response.status !== 200) return response;
          const body = bodyOf(response);
          for (const message of getEntries(body)) {
            if (message["needsDocument"] === true) asked.add(message["id"]);
            if (asked.has(message["id"])) message["needsDocument"] = true;
          }
          return withJson(response, body);
        };
      },
      async (caller) => {
        await caller.call("listAppealMessages", { as: "citizen", path: 481 });
        const documentId = (await caller.upload("citizen", createPdf("plan.pdf"))).at("id");
        await sendMessage(caller, 481, { text: "Here it is.", documentIds: [documentId] });
        return (await caller.call("listAppealMessages", { as: "citizen", path: 481 })).text;
      },
    ),
    "silent-answers": breach(
      "sendAppealMessage",
      "Does not notify the user of an answer of the service.",
      answer(["sendAppealMessage"], async (request, { store, send }) => {
        const known = new Set(store.state.notifications);
        const response = await send(request);
        store.state.notifications = store.state.notifications.filter((notification) => known.has(notification));
        return response;
      }),
      async (caller) => {
        await sendMessage(caller, 481, { text: "When will you decide?" });
        return (await caller.call("readNotifications", { as: "citizen" })).text;
      },
    ),
    "key-of-another-appeal": breach(
      "sendAppealMessage",
      "Takes a key that was sent with a message on another appeal for a retry, since it compares only the bodies.",
      () => {
        const paths = new Map<string, string>();
        return (request, { send }) => {
          const key = request.headers.get("idempotency-key");
          if (request.operationId !== "sendAppealMessage" || key === null) return send(request);
          const known = `${key} ${new TextDecoder().decode(request.body)}`;
          const path = paths.get(known) ?? request.url.pathname;
          paths.set(known, path);
          const url = new URL(request.url);
          url.pathname = path;
          return send({ ...request, url });
        };
      },
      async (caller) => {
        const headers = { "idempotency-key": "c0ffee00-sentence-0001" };
        await sendMessage(caller, 481, { text: "When will you decide?" }, headers);
        return (await sendMessage(caller, 479, { text: "When will you decide?" }, headers)).status;
      },
    ),
  }),
  ...defineFaults("drafts-and-files", {
    "files-of-messages-without-number": breach(
      "sendAppealMessage",
      "Lists the files of messages without the number of their appeal.",
      changeObject(["listDocuments"], (body, _request, { store }) => {
        const ids = store.state.appealMessages.flatMap(({ documentIds }) => documentIds);
        for (const document of getEntries(body))
          if (ids.some((id) => isSameId(id, String(document["id"])))) delete document["appealNumber"];
      }),
      async (caller) => {
        const documentId = (await caller.upload("citizen", createPdf("plan.pdf"))).at("id");
        await sendMessage(caller, 481, { text: "Here it is.", documentIds: [documentId] });
        return (await caller.call("listDocuments", { as: "citizen" })).text;
      },
    ),
    "file-of-message-as-uploaded": breach(
      "sendAppealMessage",
      "Returns the files of a message as they were before they belonged to the appeal.",
      changeEntries(["sendAppealMessage", "listAppealMessages"], ({ documents }) => {
        for (const document of listObjects(documents)) delete document["appealNumber"];
      }),
      async (caller) => {
        const documentId = (await caller.upload("citizen", createPdf("plan.pdf"))).at("id");
        return (await sendMessage(caller, 481, { text: "Here it is.", documentIds: [documentId] })).text;
      },
    ),
    "no-pdf": breach(
      "uploadDocument",
      "Accepts only pictures and videos.",
      answer(["uploadDocument"], (request, { send }) =>
        new TextDecoder("latin1").decode(request.body).includes("%PDF-")
          ? Promise.resolve(createResponse(422, { message: "Fayl qəbul edilmir." }))
          : send(request),
      ),
      async (caller) => (await caller.upload("citizen", createPdf("plan.pdf"))).status,
    ),
    "image-jpg": breach(
      "uploadDocument",
      "Returns image/jpg as the type of a JPEG image.",
      changeEntries(["uploadDocument", "listDocuments"], (document) => {
        if (document["mimeType"] === "image/jpeg") document["mimeType"] = "image/jpg";
      }),
      asCitizen("listDocuments", { query: { perPage: 100 } }),
    ),
    "empty-file": breach(
      "uploadDocument",
      "Stores an empty file.",
      answer(["uploadDocument"], async (request, { send }) => {
        const response = await send(request);
        const text = new TextDecoder("latin1").decode(request.body);
        if (response.status !== 422 || !/\r\n\r\n\r\n--/.test(text)) return response;
        const [, extension = "png"] = /filename="[^"]*\.(\w+)"/.exec(text) ?? [];
        const signature = extension === "pdf" ? "%PDF-1.7" : "\x89PNG\r\n\x1a\n";
        const body = Uint8Array.from(
          Buffer.from(text.replace("\r\n\r\n\r\n--", `\r\n\r\n${signature}\r\n--`), "latin1"),
        );
        const stored = await send({ ...request, body });
        return stored.status === 200 ? withJson(stored, { ...bodyOf(stored), size: 0 }) : response;
      }),
      async (caller) => (await caller.upload("citizen", new File([], "empty.pdf", { type: "application/pdf" }))).status,
    ),
  }),
];

/** Selects everything when nothing has the value of a filter. */
const ignoreUnknownValue = (operationId: string, name: string): (() => RequestHandler) =>
  answer([operationId], async (request, { send }) => {
    const response = await send(request);
    const isEmpty = response.status === 200 && bodyOf(response)["total"] === 0;
    return isEmpty && request.url.searchParams.has(name) ? send(withQuery(request, { [name]: undefined })) : response;
  });

const moreFaults = [
  ...defineFaults("lists", {
    "appeals-by-day": breach(
      "sendAppeal",
      "Orders the appeals of one day by their ids, the earliest first, since it compares only the days.",
      arrangeEntries("listAppeals", (entries, request) => {
        const day = (appeal: JsonObject): string => String(appeal["appealDate"]).slice(0, 10);
        const isDefault = (request.url.searchParams.get("sort") ?? "appealDate.desc") === "appealDate.desc";
        return isDefault
          ? entries.toSorted((a, b) => day(b).localeCompare(day(a)) || Number(a["id"]) - Number(b["id"]))
          : entries;
      }),
      async (caller) => {
        await sendSuggestion(caller);
        await sendSuggestion(caller);
        return (await caller.call("listAppeals", { as: "citizen" })).text;
      },
    ),
    "names-in-azerbaijani-order": breach(
      "listDocuments",
      "Sorts names by the Azerbaijani alphabet in each language.",
      changeRequest("listDocuments", (request) =>
        request.url.searchParams.get("sort")?.startsWith("name") === true
          ? withQuery(request, { lang: "az" })
          : request,
      ),
      async (caller) => {
        await caller.upload("citizen", createPdf("xeber.pdf"));
        return (
          await caller.call("listDocuments", { as: "citizen", query: { sort: "name.asc", lang: "en", perPage: 100 } })
        ).text;
      },
    ),
    "flags-not-listed": breach(
      "readAppeal",
      "Lists the appeals without saying which of them wait for a document or were evaluated.",
      changeEntries(["listAppeals"], (appeal) => {
        delete appeal["needsDocument"];
        delete appeal["evaluated"];
      }),
      asCitizen("listAppeals"),
    ),
  }),
  ...defineFaults("filters", {
    "latest-prices-of-region": breach(
      "listMarketPrices",
      "Returns the latest prices of a region, whatever the day.",
      changeRequest("listMarketPrices", (request) =>
        request.url.searchParams.has("region") ? withQuery(request, { date: undefined }) : request,
      ),
      asCitizen("listMarketPrices", { query: { region: "ganja", date: "2026-10-19" } }),
    ),
    "earlier-day-unsorted": breach(
      "listMarketPrices",
      "Ignores `sort` for an earlier day.",
      changeRequest("listMarketPrices", (request) =>
        request.url.searchParams.has("date") ? withQuery(request, { sort: undefined }) : request,
      ),
      asCitizen("listMarketPrices", { query: { sort: "avgPrice.desc", date: "2026-10-19" } }),
    ),
    "unknown-region-is-none": breach(
      "listOffices",
      "Returns all offices for a region that it does not know.",
      ignoreUnknownValue("listOffices", "region"),
      asCitizen("listOffices", { query: { region: "mars" } }),
    ),
    "unknown-category-is-none": breach(
      "listFaq",
      "Returns all questions for a category that it does not know.",
      ignoreUnknownValue("listFaq", "category"),
      asCitizen("listFaq", { query: { category: "mars" } }),
    ),
  }),
  ...defineFaults("values", {
    "receipt-without-limit": breach(
      "sendAppeal",
      "Returns a new appeal without its time limit, which is counted later.",
      changeObject(["sendAppeal"], (appeal) => {
        delete appeal["dueDate"];
        delete appeal["dueWorkingDays"];
      }),
      async (caller) => (await sendApplication(caller)).text,
    ),
    "obligations-without-number": breach(
      "listObligations",
      "Lists the unpaid amounts without the numbers of their appeals.",
      changeEntries(["listObligations"], (payment) => delete payment["appealNumber"]),
      asCitizen("listObligations"),
    ),
  }),
  ...defineFaults("persistence", {
    "service-of-complaint": breach(
      "sendAppeal",
      "Does not store the service from which a complaint was started.",
      changeRequestBody("sendAppeal", (body) => {
        if (body["kind"] === "COMPLAINT") delete body["serviceId"];
      }),
      async (caller) => {
        const body = {
          kind: "COMPLAINT",
          category: "CHEATING",
          subject: "Scales",
          text: "They are wrong.",
          counterparty: { name: "Market" },
          serviceId: "105",
        };
        const sent = await caller.call("sendAppeal", { as: "citizen", body });
        return readAppeal(caller, String(sent.at("id")));
      },
    ),
  }),
  ...defineFaults("inputs", {
    "no-missing-information": breach(
      "correctAppeal",
      "Knows only four of the five categories of complaints.",
      answer(["correctAppeal"], (request, { send }) =>
        readBody(request)["category"] === "MISSING_INFORMATION"
          ? Promise.resolve(createResponse(422, { message: "Kateqoriya düzgün deyil." }))
          : send(request),
      ),
      async (caller) => {
        const complaint = { subject: "Scales", text: "They are wrong.", counterparty: { name: "Market" } };
        return (await correct(caller, "476", { kind: "COMPLAINT", category: "MISSING_INFORMATION", ...complaint }))
          .status;
      },
    ),
  }),
  ...defineFaults("errors", {
    "first-question": breach(
      "sendAppeal",
      "Names the first question of the form, whichever answer is wrong.",
      changeErrors(["sendAppeal"], (response) => {
        const body = bodyOf(response);
        const fields = listObjects(body["fields"]).map((problem) =>
          String(problem["field"]).startsWith("answers/") ? { ...problem, field: "answers/productName" } : problem,
        );
        return fields.length === 0 ? undefined : withJson(response, { ...body, fields });
      }),
      async (caller) => (await sendApplication(caller, { ...validAnswers, weight: 0 })).text,
    ),
  }),
  ...defineFaults("drafts-and-files", {
    "files-of-withdrawn-appeals": breach(
      "listDocuments",
      "Lists the files of an appeal no more once it is withdrawn.",
      arrangeEntries("listDocuments", (entries, _request, { store }) =>
        entries.filter(({ appealNumber }) =>
          store.state.appeals.every(({ number, withdrawnAt }) => number !== appealNumber || withdrawnAt === undefined),
        ),
      ),
      asCitizen("listDocuments", { query: { perPage: 100 } }),
    ),
    "files-of-trader-are-closed": breach(
      "readAppeal",
      "Refuses the files of a trader to the sender of the appeal, since they are not among its documents.",
      answer(["downloadDocument"], async (request, { store, send }) => {
        const id = getPathPart(request, -2);
        const files = store.state.appeals.flatMap(({ traderAnswer }) => traderAnswer?.documentIds ?? []);
        return files.some((file) => isSameId(file, id))
          ? createResponse(404, { message: "Axtardığınız məlumat tapılmadı." })
          : send(request);
      }),
      asCitizen("downloadDocument", { path: 8097 }),
    ),
  }),
];

const languageFaults = [
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

/** Returns the payment at the path of a request. */
const findPaymentOf = (request: FaultRequest, store: MockStore) =>
  store.state.payments.find(({ id }) => isSameId(id, getPathPart(request, -2)));

const paymentFaults = [
  ...defineFaults("statuses", {
    "old-payment-is-started": breach(
      "startPayment",
      "Starts a payment again that was paid more than three weeks ago, as its order is in the archive.",
      answer(["startPayment"], async (request, { store, send }) => {
        const payment = findPaymentOf(request, store);
        const paidAt = payment?.paidAt;
        if (payment === undefined || paidAt === undefined || paidAt > store.now() - 21 * 86_400_000)
          return send(request);
        delete payment.paidAt;
        const response = await send(request);
        payment.paidAt = paidAt;
        return response;
      }),
      asCitizen("startPayment", { path: 6044 }),
    ),
    "receipt-of-nothing": breach(
      "downloadReceipt",
      "Returns a receipt of an amount of 0 that is not completed.",
      answer(["downloadReceipt"], async (request, { store, send }) => {
        const payment = findPaymentOf(request, store);
        if (payment === undefined || payment.serviceFee + payment.governmentFee > 0) return send(request);
        payment.paidAt = store.now();
        const response = await send(request);
        delete payment.paidAt;
        return response;
      }),
      ({ call }) => call("downloadReceipt", { as: "director", path: 6103 }).then(({ status }) => status),
    ),
  }),
];

/** Faults that break a sentence of the contract about content, appeals, payments or files. */
export const contentSentenceFaults = [
  ...languageFaults,
  ...paymentFaults,
  ...listFaults,
  ...contentFaults,
  ...appealFaults,
  ...messageFaults,
  ...moreFaults,
];
