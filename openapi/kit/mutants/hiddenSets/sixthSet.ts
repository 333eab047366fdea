import { authenticate } from "../../../../mocks/store/sessions.ts";
import type { CallOptions, Caller } from "../caller.ts";
import { defineFaults, type FaultRequest, type UpstreamBackend } from "../fault.ts";
import { getCommand } from "../frames.ts";
import { feedFault } from "../feedSeeds.ts";
import { arrangeEntries, changePage } from "../lists.ts";
import { createPdf, failure, observeResponse, sendSuggestion } from "../observers.ts";
import { foreignEmail, readBody, requestReset, resetWith } from "../passwordCalls.ts";
import { createTokenOf, getPrincipal } from "../recordOwners.ts";
import {
  answer,
  cacheResponses,
  changeEntries,
  changeErrors,
  changeJson,
  changeObject,
  changeRequest,
  changeRequestBody,
  changeResponse,
  changeSuccess,
  createResponse,
  getEntries,
  getLang,
  getToken,
  isObject,
  parseJson,
  withJson,
  withQuery,
  withToken,
} from "../seeds.ts";
import { acceptToken, identityQuery } from "../tokenSeeds.ts";

const citizen: CallOptions = { as: "citizen" };
const forbidden = () => createResponse(403, { message: "Bu əməliyyat üçün icazəniz yoxdur.", code: "FORBIDDEN" });
const complaint = {
  kind: "COMPLAINT",
  category: "CHEATING",
  subject: "Lamp",
  text: "The lamp is dark.",
  counterparty: { name: "Lamp shop", voen: "1700000011" },
};

const isForeign = (request: FaultRequest, { store }: UpstreamBackend): boolean =>
  getPrincipal(request, store)?.account.foreign === true;

/** Sends a request with the token of another session of the same account when its own token was refused. */
const acceptExpired = (operationId: string) => {
  const accept = acceptToken((token, store) => {
    const session = store.state.sessions.find(({ accessToken }) => accessToken === token);
    return session?.accountId;
  })();
  return () => (request: FaultRequest, backend: UpstreamBackend) =>
    request.operationId === operationId ? accept(request, backend) : backend.send(request);
};

const submitLampReport = async ({ call, upload }: Caller, options: CallOptions) => {
  const file = await upload("director", createPdf("lamp.pdf"));
  const report = getEntries((await call("listReports", { as: "director" })).at())[0]?.["id"];
  return call("submitReport", { ...options, path: String(report), body: { documentId: file.at("id") } });
};

export const sixthFaults = [
  ...defineFaults("persistence", {
    "tax-number-of-shop": {
      operationId: "sendAppeal",
      description: "Drops the taxpayer number of the business that a complaint is about.",
      breaks: "contract",
      createHandler: changeRequestBody("sendAppeal", (body) => {
        if (isObject(body["counterparty"])) delete body["counterparty"]["voen"];
      }),
      observe: async ({ call }) => {
        const path = String((await call("sendAppeal", { ...citizen, body: complaint })).at("id"));
        return (await call("readAppeal", { ...citizen, path })).at("counterparty");
      },
    },
    "choice-for-one-request": {
      operationId: "chooseAccount",
      description: "Forgets the chosen account after the user details were read once.",
      breaks: "specification",
      createHandler: () => {
        const used = new Set<string>();
        return async (request, { send, store }) => {
          const response = await send(request);
          const token = getToken(request);
          if (request.operationId !== "readUser") return response;
          const session = store.state.sessions.find(({ accessToken }) => accessToken === token);
          if (used.has(token) && session !== undefined) delete session.certNumber;
          used.add(token);
          return response;
        };
      },
      observe: async ({ call }) => {
        const options = { as: "representative", query: { certNumber: "AZ-2026-000482" } } as const;
        const token = String((await call("chooseAccount", options)).at("token"));
        const seen = [];
        for (let count = 0; count < 3; count += 1) seen.push((await call("readUser", { token })).at("manufacturers"));
        return seen;
      },
    },
    "first-event-only": {
      operationId: "updateNotificationSettings",
      description: "Saves only the first event of a request with several.",
      breaks: "contract",
      createHandler: changeRequestBody("updateNotificationSettings", (body) => {
        if (Array.isArray(body["items"])) body["items"] = body["items"].slice(0, 1);
      }),
      observe: async ({ call }) => {
        const items = getEntries((await call("readNotificationSettings", citizen)).at()).map((item) => ({
          ...item,
          sms: item["sms"] !== true,
        }));
        return (await call("updateNotificationSettings", { ...citizen, body: { items } })).at("items");
      },
    },
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
    "competition-as-consumer": {
      operationId: "sendFeedback",
      description: "Lists feedback about competition as feedback about consumer rights.",
      breaks: "contract",
      createHandler: changeSuccess(["sendFeedback"], (_, __, { store }) => {
        const last = store.state.feedbacks.toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id)[0];
        if (last?.type === "COMPETITION_VIOLATION") Object.assign(last, { type: "CONSUMER_RIGHTS" });
      }),
      observe: async ({ call }) => {
        const body = {
          type: "COMPETITION_VIOLATION",
          category: "DOMINANCE_ABUSE",
          subject: "Lamp",
          description: "Dark.",
        };
        await call("sendFeedback", { ...citizen, body });
        return (await call("listFeedbacks", citizen)).at("items.0.type");
      },
    },
  }),
  ...defineFaults("schemas", {
    "duration-as-text": {
      operationId: "readService",
      description: "Returns the duration of a service as a text.",
      breaks: "contract",
      createHandler: changeObject(["readService"], (body) => {
        body["durationWorkingDays"] = String(body["durationWorkingDays"]);
      }),
      observe: async ({ call }) => {
        const path = String((await call("listServices")).at("items.0.id"));
        return (await call("readService", { path })).at("durationWorkingDays");
      },
    },
    "period-as-text": {
      operationId: "submitReport",
      description: "Returns the period of a submitted report as a text.",
      breaks: "contract",
      createHandler: changeObject(["submitReport"], (body) => {
        const { period } = body;
        if (isObject(period)) body["period"] = `${String(period["from"])}/${String(period["to"])}`;
      }),
      observe: async (caller) => (await submitLampReport(caller, { as: "director" })).at("period"),
    },
  }),
  ...defineFaults("roles", {
    "no-count-for-foreign-users": {
      operationId: "countNotifications",
      description: "Answers 403 to a foreign organisation that asks for the number of its notifications.",
      breaks: "specification",
      createHandler: answer(["countNotifications"], async (request, backend) =>
        isForeign(request, backend) ? forbidden() : backend.send(request),
      ),
      observe: observeResponse("countNotifications", { as: "foreign" }),
    },
    "service-needs-token": {
      operationId: "readService",
      description: "Requires an access token for the page of a service.",
      breaks: "contract",
      createHandler: answer(["readService"], async (request, { send }) =>
        getToken(request) === ""
          ? createResponse(401, { message: "İstifadəçi kimi daxil olmamısınız.", code: "UNAUTHORIZED" })
          : send(request),
      ),
      observe: async ({ call }) => {
        const path = String((await call("listServices")).at("items.0.id"));
        return (await call("readService", { path })).status;
      },
    },
    "services-not-for-foreign-users": {
      operationId: "listServices",
      description: "Answers 403 to a foreign organisation that lists the services.",
      breaks: "contract",
      createHandler: answer(["listServices"], async (request, backend) =>
        isForeign(request, backend) ? forbidden() : backend.send(request),
      ),
      observe: observeResponse("listServices", { as: "foreign" }),
    },
    "message-404-for-role": {
      operationId: "sendAppealMessage",
      description: "Answers 404 instead of 403 to a role that may not send messages.",
      breaks: "contract",
      createHandler: changeErrors(["sendAppealMessage"], (response, request, backend) =>
        response.status === 403 && isForeign(request, backend)
          ? createResponse(404, { message: "Axtardığınız məlumat tapılmadı.", code: "NOT_FOUND" })
          : undefined,
      ),
      observe: observeResponse("sendAppealMessage", { as: "foreign", path: 77_001, body: { text: "Lamp." } }),
    },
    "general-questionnaires-hidden": {
      operationId: "listQuestionnaires",
      description: "Hides the general questionnaires from signed-in users.",
      breaks: "contract",
      createHandler: arrangeEntries("listQuestionnaires", (entries, request) =>
        getToken(request) === "" ? entries : entries.filter(({ scope }) => scope !== "GENERAL"),
      ),
      observe: observeResponse("listQuestionnaires", citizen),
    },
    "privileges-of-last-user": {
      operationId: "handOverSession",
      description: "Returns the privileges of the user who has any to everybody after them.",
      breaks: "contract",
      createHandler: changeObject(["handOverSession"], (body, _, { store }) => {
        body["privileges"] = store.state.accounts.find(({ privileges }) => privileges.length > 0)?.privileges ?? [];
      }),
      observe: async ({ call }) => (await call("handOverSession", citizen)).at("privileges"),
    },
  }),
  ...defineFaults("availability", {
    "no-second-page": {
      operationId: "listEtalons",
      description: "Answers 503 for every page after the first.",
      breaks: "contract",
      createHandler: changeResponse(["listEtalons"], (_, { url }) =>
        Number(url.searchParams.get("page") ?? 1) > 1
          ? createResponse(503, { message: "Xidmət müvəqqəti işləmir.", code: "UNAVAILABLE" })
          : undefined,
      ),
      observe: observeResponse("listEtalons", { query: { page: 2 } }),
    },
    "third-reset-closed": {
      operationId: "requestPasswordReset",
      description: "Closes the connection of every third request for a code.",
      breaks: "specification",
      createHandler: () => {
        let count = 0;
        return async (request, { send }) => {
          if (request.operationId === "requestPasswordReset" && (count += 1) % 3 === 0) throw new Error("Closed.");
          return send(request);
        };
      },
      observe: observeResponse("requestPasswordReset", { query: { username: "lamp@lamp.example" } }, 3),
    },
    "no-rates-of-yesterday": {
      operationId: "listExchangeRates",
      description: "Fails with 500 for each day before today.",
      breaks: "contract",
      createHandler: changeResponse(["listExchangeRates"], (_, { url }) =>
        url.searchParams.has("date") ? failure() : undefined,
      ),
      observe: observeResponse("listExchangeRates", { query: { date: "2026-11-01" } }),
    },
  }),
  ...defineFaults("tokens", {
    "reset-code-activates": {
      operationId: "activateAccount",
      description: "Accepts a code for another purpose, such as a reset, as the confirmation of an address.",
      breaks: "contract",
      createHandler: answer(["activateAccount"], async (request, { send, store }) => {
        const code = decodeURIComponent(request.url.pathname.split("/").at(-1) ?? "");
        const found = store.state.verificationCodes.find((entry) => entry.code === code && entry.purpose === "reset");
        return found === undefined ? send(request) : createResponse(200, { message: "Hesab uğurla təsdiqləndi." });
      }),
      observe: async (caller) => {
        await requestReset(caller, foreignEmail);
        return (await caller.call("activateAccount", { path: caller.store.outbox.at(-1)?.code ?? "" })).status;
      },
    },
    "status-refuses-expired-token": {
      operationId: "readServiceStatus",
      description: "Answers 401 to a request for the status with an access token that is not valid.",
      breaks: "contract",
      createHandler: answer(["readServiceStatus"], async (request, { send, store }) =>
        getToken(request) !== "" && authenticate(store, getToken(request)) === undefined
          ? createResponse(401, { message: "İstifadəçi kimi daxil olmamısınız.", code: "UNAUTHORIZED" })
          : send(request),
      ),
      observe: observeResponse("readServiceStatus", { token: "expired" }),
    },
    "refresh-token-for-callback": {
      operationId: "requestCallback",
      description: "Accepts a refresh token as the access token of a request for a callback.",
      breaks: "contract",
      createHandler: answer(["requestCallback"], (request, { send, store }) => {
        const session = store.state.sessions.find(({ refreshToken }) => refreshToken === getToken(request));
        return send(session === undefined ? request : withToken(request, session.accessToken));
      }),
      observe: async ({ call, getSession }) =>
        (await call("requestCallback", { token: getSession("citizen").refreshToken, body: {} })).status,
    },
    "activation-code-resets": {
      operationId: "resetPassword",
      description: "Accepts the code of an activation for a new password.",
      breaks: "contract",
      createHandler: answer(["resetPassword"], (request, { send, store }) => {
        const code = request.url.searchParams.get("verificationCode");
        for (const entry of store.state.verificationCodes)
          if (entry.code === code && entry.purpose === "activation") entry.purpose = "reset";
        return send(request);
      }),
      observe: (caller) => resetWith(caller, "482913", "Bərk-Lampa-2041"),
    },
  }),
  ...defineFaults("errors", {
    "order-error-in-english": {
      operationId: "listPaidPayments",
      description: "Explains an unknown order in English, whatever the language of the request.",
      breaks: "contract",
      createHandler: changeErrors(["listPaidPayments"], async (response, request, { send }) =>
        response.status === 400 && getLang(request) !== "en" ? send(withQuery(request, { lang: "en" })) : undefined,
      ),
      observe: observeResponse("listPaidPayments", { ...citizen, query: { sort: "lamp" } }),
    },
    "large-draft-as-page": {
      operationId: "keepDraft",
      description: "Answers 413 with a page of the web server.",
      breaks: "contract",
      createHandler: changeErrors(["keepDraft"], (response) =>
        response.status === 413
          ? {
              ...response,
              headers: new Headers({ "content-type": "text/html" }),
              body: new TextEncoder().encode("<h1>413 Request Entity Too Large</h1>"),
            }
          : undefined,
      ),
      observe: observeResponse("keepDraft", { ...citizen, path: "lamp", body: { data: { a: "a".repeat(400_000) } } }),
    },
    "unknown-appeal-is-forbidden": {
      operationId: "listAppealMessages",
      description: "Names an unknown appeal with the code FORBIDDEN.",
      breaks: "contract",
      createHandler: changeErrors(["listAppealMessages"], (response) => {
        const body = parseJson(response.body);
        return response.status === 404 && isObject(body)
          ? withJson(response, { ...body, code: "FORBIDDEN" })
          : undefined;
      }),
      observe: observeResponse("listAppealMessages", { ...citizen, path: 77_001 }),
    },
    "missing-password-without-message": {
      operationId: "checkOwnPassword",
      description: "Answers 400 without a message when the password is missing.",
      breaks: "contract",
      createHandler: changeErrors(["checkOwnPassword"], (response) =>
        response.status === 400 ? withJson(response, { code: "INVALID_PARAMETERS" }) : undefined,
      ),
      observe: observeResponse("checkOwnPassword", { as: "foreign" }),
    },
  }),
  ...defineFaults("transport", {
    "payment-as-redirect": {
      operationId: "startPayment",
      description: "Redirects to the payment page with 303 instead of returning its address.",
      breaks: "contract",
      createHandler: changeSuccess(["startPayment"], (response) => {
        const body = parseJson(response.body);
        const location = isObject(body) ? String(body["redirectUrl"]) : "/";
        return { status: 303, headers: new Headers({ location }), body: new Uint8Array() };
      }),
      observe: async ({ call }) => {
        const path = String((await call("listObligations", { as: "director" })).at("items.0.id"));
        return (await call("startPayment", { as: "director", path })).status;
      },
    },
    "organisation-in-shared-cache": {
      operationId: "registerPossessor",
      description: "Lets shared caches keep the new organisation.",
      breaks: "contract",
      createHandler: changeSuccess(["registerPossessor"], ({ headers }) => {
        headers.set("cache-control", "public, max-age=600");
      }),
      observe: observeResponse("registerPossessor", { body: { name: "Lamp Ltd", address: "Lamp Lane 12" } }),
    },
    "withdrawal-as-html": {
      operationId: "withdrawAppeal",
      description: "Returns the withdrawn appeal with the type text/html.",
      breaks: "contract",
      createHandler: changeSuccess(["withdrawAppeal"], ({ headers }) => {
        headers.set("content-type", "text/html; charset=utf-8");
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        return (await caller.call("withdrawAppeal", { ...citizen, path })).headers.get("content-type");
      },
    },
    "one-etag-for-all-currencies": {
      operationId: "readExchangeRateHistory",
      description: "Sends the same ETag for the history of every currency, and answers 304 to it.",
      breaks: "contract",
      createHandler: answer(["readExchangeRateHistory"], async (request, { send }) => {
        const headers = new Headers(request.headers);
        headers.delete("if-none-match");
        const response = await send({ ...request, headers });
        if (response.status !== 200) return response;
        response.headers.set("etag", '"rates-1"');
        return request.headers.get("if-none-match") === '"rates-1"'
          ? { ...response, status: 304, body: new Uint8Array() }
          : response;
      }),
      observe: observeResponse("readExchangeRateHistory", { path: "USD" }),
    },
  }),
  ...defineFaults("access", {
    "beginning-of-address": {
      operationId: "findAppeal",
      description: "Compares only the part of the e-mail address before the @.",
      breaks: "contract",
      createHandler: changeRequestBody("findAppeal", (body, _request) => {
        const [local] = String(body["email"]).split("@");
        if (local === "aysel.quliyeva") body["email"] = "aysel.quliyeva@poct.example";
        if (local === "nazli.ismayilova") body["email"] = "nazli.ismayilova@ismayilli-bal.example";
      }),
      observe: async ({ call, store }) => {
        const appeal = store.state.appeals.find(({ accountId }) => accountId === 1001);
        const body = { appealNumber: appeal?.number, email: "aysel.quliyeva@lamp.example" };
        return (await call("findAppeal", { body })).text;
      },
    },
    "organisation-by-name": {
      operationId: "registerPossessor",
      description: "Returns the id of the organisation that has the same name already, so that anybody can join it.",
      breaks: "contract",
      createHandler: answer(["registerPossessor"], async (request, { send, store }) => {
        const { name } = readBody(request);
        const known = store.state.possessors.find((possessor) => possessor.name === name);
        const response = await send(request);
        const body = parseJson(response.body);
        return known === undefined || response.status !== 200 || !isObject(body)
          ? response
          : withJson(response, { ...body, id: known.id });
      }),
      observe: async ({ call }) => {
        const body = { name: "Lamp Ltd", address: "Lamp Lane 12" };
        const ids = [];
        for (let count = 0; count < 2; count += 1) ids.push((await call("registerPossessor", { body })).at("id"));
        return ids[0] === ids[1];
      },
    },
    "withdrawal-of-others-403": {
      operationId: "withdrawAppeal",
      description: "Answers 403 for the appeal of another person and 404 for an unknown one, and so tells which exist.",
      breaks: "contract",
      createHandler: changeErrors(["withdrawAppeal"], ({ status }, { url }, { store }) => {
        const id = url.pathname.split("/").at(-2);
        return status === 404 && store.state.appeals.some((appeal) => String(appeal.id) === id)
          ? forbidden()
          : undefined;
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller, "director");
        return (await caller.call("withdrawAppeal", { ...citizen, path })).status;
      },
    },
  }),
  ...defineFaults("parameters", {
    "long-code-fails": {
      operationId: "signInWithIdentity",
      description: "Fails with 500 for a code of more than 255 characters.",
      breaks: "specification",
      createHandler: changeResponse(["signInWithIdentity"], (_, { url }) =>
        (url.searchParams.get("code") ?? "").length > 255 ? failure() : undefined,
      ),
      observe: observeResponse("signInWithIdentity", identityQuery("x".repeat(300))),
    },
    "any-language": {
      operationId: "registerPossessor",
      description: "Takes an unknown language for Azerbaijani.",
      breaks: "contract",
      createHandler: changeRequest("registerPossessor", (request) =>
        ["az", "ru", "en"].includes(getLang(request)) ? request : withQuery(request, { lang: "az" }),
      ),
      observe: observeResponse("registerPossessor", {
        query: { lang: "de" },
        body: { name: "Lamp Ltd", address: "Lamp Lane 12" },
      }),
    },
    "page-without-size": {
      operationId: "readNotifications",
      description: "Returns the page of ten that is asked for although no size was given.",
      breaks: "contract",
      createHandler: changeRequest("readNotifications", (request) =>
        request.url.searchParams.has("page") && !request.url.searchParams.has("perPage")
          ? withQuery(request, { perPage: "10" })
          : request,
      ),
      observe: observeResponse("readNotifications", { as: "representative", query: { page: 2 } }),
    },
    "any-language-of-call-center": {
      operationId: "readCallCenter",
      description: "Takes an unknown language for Azerbaijani.",
      breaks: "contract",
      createHandler: changeRequest("readCallCenter", (request) =>
        ["az", "ru", "en"].includes(getLang(request)) ? request : withQuery(request, { lang: "az" }),
      ),
      observe: observeResponse("readCallCenter", { query: { lang: "tr" } }),
    },
  }),
  ...defineFaults("statuses", {
    "settings-without-content": {
      operationId: "updateNotificationSettings",
      description: "Answers 204 to a change of the settings.",
      breaks: "contract",
      createHandler: changeSuccess(["updateNotificationSettings"], (response) => ({
        ...response,
        status: 204,
        body: new Uint8Array(),
      })),
      observe: observeResponse("updateNotificationSettings", {
        ...citizen,
        body: { items: [{ event: "PAYMENT", email: true, sms: false, push: false }] },
      }),
    },
    "receipt-of-unknown-payment-403": {
      operationId: "downloadReceipt",
      description: "Answers 403 for a payment that does not exist.",
      breaks: "contract",
      createHandler: changeErrors(["downloadReceipt"], ({ status }) => (status === 404 ? forbidden() : undefined)),
      observe: observeResponse("downloadReceipt", { ...citizen, path: 77_001 }),
    },
    "no-appeals-404": {
      operationId: "listAppeals",
      description: "Answers 404 when no appeal satisfies the filters.",
      breaks: "contract",
      createHandler: changeSuccess(["listAppeals"], (response) => {
        const body = parseJson(response.body);
        return isObject(body) && body["total"] === 0
          ? createResponse(404, { message: "Müraciət yoxdur.", code: "NOT_FOUND" })
          : undefined;
      }),
      observe: observeResponse("listAppeals", { as: "admin" }),
    },
    "unknown-post-redirects": {
      operationId: "readPost",
      description: "Redirects from an unknown post to the list of posts.",
      breaks: "contract",
      createHandler: changeErrors(["readPost"], ({ status }) =>
        status === 404
          ? { status: 302, headers: new Headers({ location: "/api/posts/public" }), body: new Uint8Array() }
          : undefined,
      ),
      observe: observeResponse("readPost", { path: "77001" }),
    },
  }),
  ...defineFaults("lists", {
    "five-at-most": {
      operationId: "listServices",
      description: "Returns at most five services per page, and calls the page full.",
      breaks: "contract",
      createHandler: changePage("listServices", (page) => {
        page.items = page.items.slice(0, 5);
      }),
      observe: observeResponse("listServices"),
    },
  }),
  ...defineFaults("filters", {
    "progress-is-in-process": {
      operationId: "listAppeals",
      description: "Returns the appeals in execution among those under review.",
      breaks: "contract",
      createHandler: answer(["listAppeals"], async (request, { send }) => {
        if (request.url.searchParams.get("status") !== "IN_PROCESS") return send(request);
        const response = await send(request);
        const others = getEntries(parseJson((await send(withQuery(request, { status: "PROGRESS" }))).body));
        const body = parseJson(response.body);
        if (!isObject(body) || response.status !== 200) return response;
        const items = [...getEntries(body), ...others.filter((entry) => "appealNumber" in entry)];
        return withJson(response, { ...body, items, total: items.length });
      }),
      observe: observeResponse("listAppeals", { as: "director", query: { status: "IN_PROCESS" } }),
    },
  }),
  ...defineFaults("boundaries", {
    "shorter-search": {
      operationId: "listServices",
      description: "Refuses a search text of more than 100 characters.",
      breaks: "contract",
      createHandler: changeResponse(["listServices"], (_, { url }) =>
        (url.searchParams.get("word") ?? "").length > 100
          ? createResponse(400, { message: "Parametrlər yanlışdır.", code: "INVALID_PARAMETERS" })
          : undefined,
      ),
      observe: observeResponse("listServices", { query: { word: "l".repeat(150) } }),
    },
    "last-page-fails": {
      operationId: "listPaidPayments",
      description: "Fails with 500 for the highest page number.",
      breaks: "contract",
      createHandler: changeResponse(["listPaidPayments"], (_, { url }) =>
        url.searchParams.get("page") === "100000" ? failure() : undefined,
      ),
      observe: observeResponse("listPaidPayments", { ...citizen, query: { page: 100_000 } }),
    },
    "fifty-drafts": {
      operationId: "listDrafts",
      description: "Refuses more than 50 drafts per page.",
      breaks: "contract",
      createHandler: changeResponse(["listDrafts"], (_, { url }) =>
        Number(url.searchParams.get("perPage") ?? 10) > 50
          ? createResponse(400, { message: "Parametrlər yanlışdır.", code: "INVALID_PARAMETERS" })
          : undefined,
      ),
      observe: observeResponse("listDrafts", { ...citizen, query: { perPage: 60 } }),
    },
  }),
  ...defineFaults("robustness", {
    "emoji-in-comment": {
      operationId: "sendEvaluation",
      description: "Fails with 500 for a comment with an emoji.",
      breaks: "contract",
      createHandler: changeResponse(["sendEvaluation"], (_, request) =>
        /"comment":"[^"]*\p{Extended_Pictographic}/u.test(new TextDecoder().decode(request.body))
          ? failure()
          : undefined,
      ),
      observe: observeResponse("sendEvaluation", {
        body: { questionnaireId: 1, answers: [{ questionId: 1, answer: "YES", comment: "Good 💡" }] },
      }),
    },
  }),
  ...defineFaults("sessions", {
    "choice-of-every-session": {
      operationId: "readUser",
      description: "Applies the choice of an account to every session of the person.",
      breaks: "contract",
      createHandler: changeSuccess(["chooseAccount"], (_, request, { store }) => {
        const session = store.state.sessions.find(({ accessToken }) => accessToken === getToken(request));
        const certNumber = request.url.searchParams.get("certNumber");
        for (const other of store.state.sessions)
          if (other.accountId === session?.accountId) {
            if (certNumber === null) delete other.certNumber;
            else other.certNumber = certNumber;
          }
      }),
      observe: async ({ call, store }) => {
        const token = createTokenOf(store, ({ persona }) => persona === "representative") ?? "";
        await call("chooseAccount", { as: "representative", query: { certNumber: "AZ-2026-000482" } });
        return (await call("readUser", { token })).at("manufacturers");
      },
    },
    "report-with-expired-token": {
      operationId: "submitReport",
      description: "Accepts a report with an access token that has expired.",
      breaks: "contract",
      createHandler: acceptExpired("submitReport"),
      observe: async (caller) => {
        const { accessToken } = caller.getSession("director");
        const session = caller.store.state.sessions.find((found) => found.accessToken === accessToken);
        const file = await caller.upload("director", createPdf("lamp.pdf"));
        const report = getEntries((await caller.call("listReports", { as: "director" })).at())[0]?.["id"];
        if (session !== undefined) session.accessExpiresAt = 0;
        const options = { token: accessToken, path: String(report), body: { documentId: file.at("id") } };
        return (await caller.call("submitReport", options)).status;
      },
    },
  }),
  ...defineFaults("feed", {
    "listed-with-the-next": {
      operationId: "readNotifications",
      description: "Lists a notification only when the next one has arrived.",
      breaks: "contract",
      createHandler: changeJson(["readNotifications"], (value, { url }) =>
        Array.isArray(value) && !url.searchParams.has("page") && value.length > 1
          ? (value as unknown[]).slice(1)
          : value,
      ),
      observe: observeResponse("readNotifications", { as: "representative" }),
    },
    "unknown-token-connects": feedFault(
      "Confirms a connection with an unknown token, and delivers nothing to it.",
      ({ sendToClient, sendToServer }) => ({
        fromServer: (frame) =>
          sendToClient(getCommand(frame) === "ERROR" ? "CONNECTED\nversion:1.2\nheart-beat:0,0\n\n\0" : frame),
        fromClient: sendToServer,
      }),
      "contract",
      ({ readFeed }) => readFeed({ token: "unknown" }),
    ),
  }),
  ...defineFaults("languages", {
    "page-error-in-english": {
      operationId: "listFeedbacks",
      description: "Explains an invalid page in English, whatever the language of the request.",
      breaks: "contract",
      createHandler: changeErrors(["listFeedbacks"], async (response, request, { send }) =>
        response.status === 400 && getLang(request) !== "en" ? send(withQuery(request, { lang: "en" })) : undefined,
      ),
      observe: observeResponse("listFeedbacks", { ...citizen, query: { page: 0 } }),
    },
    "wrong-code-in-azerbaijani": {
      operationId: "activateAccount",
      description: "Explains a wrong code in Azerbaijani, whatever the language of the request.",
      breaks: "contract",
      createHandler: changeErrors(["activateAccount"], async (response, request, { send }) =>
        response.status === 422 && getLang(request) !== "az" ? send(withQuery(request, { lang: "az" })) : undefined,
      ),
      observe: observeResponse("activateAccount", { path: "000001", query: { lang: "en" } }),
    },
    "report-title-in-azerbaijani": {
      operationId: "submitReport",
      description: "Returns the title of a submitted report in Azerbaijani.",
      breaks: "contract",
      createHandler: changeObject(["submitReport"], async (body, request, { send }) => {
        const url = new URL(request.url);
        url.pathname = "/api/reports";
        url.search = "?perPage=100&lang=az";
        const list = parseJson((await send({ ...request, method: "GET", url, body: new Uint8Array() })).body);
        body["title"] = getEntries(list).find(({ id }) => id === body["id"])?.["title"] ?? body["title"];
      }),
      observe: async (caller) =>
        (await submitLampReport(caller, { as: "director", query: { lang: "en" } })).at("title"),
    },
  }),
  ...defineFaults("values", {
    "status-begins-tomorrow": {
      operationId: "readServiceStatus",
      description: "Returns the time at which the status began with the time of tomorrow.",
      breaks: "contract",
      createHandler: changeEntries(["readServiceStatus"], (entry) => {
        if (typeof entry["since"] === "string")
          entry["since"] = new Date(Date.parse(entry["since"]) + 40 * 86_400_000 * 2).toISOString();
      }),
      observe: observeResponse("readServiceStatus"),
    },
  }),
];
