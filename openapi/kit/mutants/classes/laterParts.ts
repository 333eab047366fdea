import { dayMs } from "../../../../mocks/store/calendar.ts";
import { isSameId } from "../../../../src/config/isSameId.ts";
import { defineFaults } from "../fault.ts";
import { changePage, observeField } from "../lists.ts";
import { createPdf, sendSuggestion } from "../observers.ts";
import { readBody, register } from "../passwordCalls.ts";
import {
  answer,
  changeObject,
  changeRequest,
  changeRequestBody,
  createResponse,
  getEntries,
  getLang,
  getPathPart,
  isObject,
  withQuery,
} from "../seeds.ts";

const feedback = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Bench", description: "Short weight." };

/** Faults that show only in a later part: the second entry, the last page, the end of a value, another language, a later day. */
export const laterPartFaults = [
  ...defineFaults("persistence", {
    "only-last-event": {
      operationId: "updateNotificationSettings",
      description: "Saves only the last of several events.",
      breaks: "contract",
      createHandler: changeRequestBody("updateNotificationSettings", ({ items }) => ({
        items: Array.isArray(items) ? items.slice(-1) : items,
      })),
      observe: async ({ call }) => {
        const items = ["PAYMENT", "APPEAL_STATUS"].map((event) => ({ event, email: false, sms: true, push: true }));
        await call("updateNotificationSettings", { as: "citizen", body: { items } });
        return (await call("readNotificationSettings", { as: "citizen" })).text;
      },
    },
    "only-last-organisation": {
      operationId: "registerUser",
      description: "Registers a user with the last of several organisations only.",
      breaks: "contract",
      createHandler: changeRequestBody("registerUser", ({ possessorIds, ...person }) => ({
        ...person,
        possessorIds: Array.isArray(possessorIds) ? possessorIds.slice(-1) : possessorIds,
      })),
      observe: async (caller) => {
        const ids = [];
        for (const name of ["Elm Ltd", "Oak Ltd"])
          ids.push((await caller.call("registerPossessor", { body: { name, address: "Elm Lane 12" } })).at("id"));
        const password = "Ziegel&Wolken82";
        await register(caller, { possessorIds: ids, password, repeatedPassword: password });
        return caller.store.state.accounts.at(-1)?.possessorIds;
      },
    },
    "topic-cut-in-response": {
      operationId: "requestCallback",
      description: "Returns only the first 120 characters of the topic of a call.",
      breaks: "contract",
      createHandler: changeObject(["requestCallback"], (callback) => {
        callback["topic"] = String(callback["topic"]).slice(0, 120);
      }),
      observe: async ({ call }) => {
        const slots = getEntries({ items: (await call("readCallCenter", { as: "citizen" })).at("slots") });
        const slot = slots.find(({ free }) => free === true)?.["id"];
        const body = { phoneNumber: "+99412555", slot, topic: "k".repeat(200) };
        return (await call("requestCallback", { as: "citizen", body })).at("topic");
      },
    },
    "file-of-message-deleted": {
      operationId: "sendAppealMessage",
      description: "Deletes the file of a message after a day, as one that nothing names.",
      breaks: "contract",
      createHandler: answer(["downloadDocument"], async (request, { store, send }) => {
        const id = getPathPart(request, -2);
        const file = store.state.documents.find((document) => isSameId(document.id, id));
        const isOld = file?.content.kind === "uploaded" && file.createdAt < store.now() - dayMs;
        return isOld && file.appealNumber !== undefined
          ? createResponse(404, { message: "Axtardığınız məlumat tapılmadı.", code: "NOT_FOUND" })
          : send(request);
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        const id = String((await caller.upload("citizen", createPdf("plan.pdf"))).at("id"));
        await caller.call("sendAppealMessage", { as: "citizen", path, body: { text: "Plan.", documentIds: [id] } });
        caller.store.advanceClock(3 * (dayMs / 1000));
        const session = caller.store.state.sessions.at(-1);
        if (session) session.accessExpiresAt = caller.store.now() + dayMs;
        return (await caller.call("downloadDocument", { as: "citizen", path: id })).status;
      },
    },
    "key-of-forty-characters": {
      operationId: "sendFeedback",
      description: "Compares only the first 40 characters of an Idempotency-Key.",
      breaks: "contract",
      createHandler: changeRequest("sendFeedback", (request) => {
        const headers = new Headers(request.headers);
        const key = headers.get("idempotency-key");
        if (key !== null) headers.set("idempotency-key", key.slice(0, 40));
        return { ...request, headers };
      }),
      observe: async ({ call }) => {
        const ids = [];
        for (const end of ["1", "2"])
          ids.push(
            (
              await call("sendFeedback", {
                as: "citizen",
                body: feedback,
                headers: { "idempotency-key": `${"bench-".repeat(9)}${end}` },
              })
            ).at("id"),
          );
        return ids[0] === ids[1];
      },
    },
  }),
  ...defineFaults("drafts-and-files", {
    "key-of-fifty-characters": {
      operationId: "keepDraft",
      description: "Keeps one draft for all forms whose keys begin with the same 50 characters.",
      breaks: "contract",
      createHandler: answer(["keepDraft", "readDraft"], async (request, { send }) => {
        const url = new URL(request.url);
        url.pathname = url.pathname.replace(/[^/]+$/, (formKey) => formKey.slice(0, 50));
        return send({ ...request, url });
      }),
      observe: async ({ call }) => {
        const keys = ["1", "2"].map((end) => `${"garden-".repeat(8)}${end}`);
        for (const path of keys) await call("keepDraft", { as: "citizen", path, body: { data: { plot: path } } });
        return (await call("readDraft", { as: "citizen", path: keys[0] ?? "" })).at("data.plot");
      },
    },
  }),
  ...defineFaults("filters", {
    "place-ignored-in-russian": {
      operationId: "listPosts",
      description: "Ignores every section but the news in Russian.",
      breaks: "contract",
      createHandler: changeRequest("listPosts", (request) =>
        getLang(request) === "ru" && request.url.searchParams.get("place") !== "news"
          ? withQuery(request, { place: undefined })
          : request,
      ),
      observe: observeField("listPosts", "place", { place: "government-info", lang: "ru" }),
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
  }),
  ...defineFaults("lists", {
    "paid-order-in-english": {
      operationId: "listPaidPayments",
      description: "Sorts the latest payment first in English, whatever `sort` says of the date.",
      breaks: "contract",
      createHandler: changeRequest("listPaidPayments", (request) =>
        getLang(request) === "en" && request.url.searchParams.get("sort") === "paymentDate.asc"
          ? withQuery(request, { sort: undefined })
          : request,
      ),
      observe: async ({ call }) =>
        (await call("listPaidPayments", { as: "director", query: { sort: "paymentDate.asc", lang: "en" } })).text,
    },
    "last-page-only-when-full": {
      operationId: "listStandards",
      description: "Returns a page after the first one only when it is full.",
      breaks: "contract",
      createHandler: changePage("listStandards", (body) => {
        if (body.page > 1 && body.items.length < body.perPage) body.items = [];
      }),
      observe: async ({ call }) => {
        const total = Number((await call("listStandards")).at("total"));
        return (await call("listStandards", { query: { page: 2, perPage: total - 1 } })).at("items");
      },
    },
    "last-notifications-only-when-full": {
      operationId: "readNotifications",
      description: "Returns a page of notifications after the first one only when it is full.",
      breaks: "contract",
      createHandler: answer(["readNotifications"], async (request, { send }) => {
        const response = await send(request);
        const { searchParams } = request.url;
        const count = Number(searchParams.get("perPage") ?? 0);
        const isPartial = getEntries(JSON.parse(new TextDecoder().decode(response.body))).length < count;
        return Number(searchParams.get("page") ?? 1) > 1 && isPartial
          ? { ...response, body: new TextEncoder().encode("[]") }
          : response;
      }),
      observe: async ({ call }) =>
        (await call("readNotifications", { as: "citizen", query: { page: 2, perPage: 2 } })).text,
    },
  }),
  ...defineFaults("inputs", {
    "two-answers-to-a-question": {
      operationId: "sendEvaluation",
      description: "Counts the answers, and not whether each question has one.",
      breaks: "contract",
      createHandler: answer(["sendEvaluation"], async (request, { send }) => {
        const { answers } = readBody(request);
        const ids = Array.isArray(answers) ? answers.filter(isObject).map(({ questionId }) => questionId) : [];
        return new Set(ids).size < ids.length ? createResponse(200, {}) : send(request);
      }),
      observe: async ({ call }) => {
        const answers = [1, 1].map((questionId) => ({ questionId, answer: "NO" }));
        return (await call("sendEvaluation", { body: { questionnaireId: 1, answers } })).status;
      },
    },
  }),
];
