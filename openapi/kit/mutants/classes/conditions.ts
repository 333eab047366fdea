import { toIsoDate } from "../../../../mocks/store/calendar.ts";
import { defineFaults } from "../fault.ts";
import { arrangeEntries, observeField } from "../lists.ts";
import { createPdf, sendSuggestion } from "../observers.ts";
import { readBody } from "../passwordCalls.ts";
import { answer, changeEntries, changeRequest, createResponse, getEntries, getLang, withQuery } from "../seeds.ts";
import { answerSecond } from "../sentenceSeeds.ts";

/** Faults that show only in one language, on one day, with one filter, in one of two places or in one of two requests. */
export const conditionFaults = [
  ...defineFaults("lists", {
    "order-without-status": {
      operationId: "listAppeals",
      description: "Ignores `sort` when a status is requested.",
      breaks: "contract",
      createHandler: changeRequest("listAppeals", (request) =>
        request.url.searchParams.has("status") ? withQuery(request, { sort: undefined }) : request,
      ),
      observe: observeField("listAppeals", "id", { status: "WAITING", sort: "appealDate.asc" }),
    },
  }),
  ...defineFaults("values", {
    "no-change-on-earlier-days": {
      operationId: "listExchangeRates",
      description: "Returns no change of the rates of an earlier day, since it compares them with themselves.",
      breaks: "contract",
      createHandler: changeEntries(["listExchangeRates"], (rate, _index, { url }) => {
        if (url.searchParams.has("date")) rate["change"] = 0;
      }),
      observe: observeField("listExchangeRates", "change", { date: "2026-11-10" }),
    },
    "awaited-document-not-listed": {
      operationId: "listAppeals",
      description: "Says only in an appeal itself, and not in the list, that the service waits for a document.",
      breaks: "contract",
      createHandler: changeEntries(["listAppeals"], (appeal) => {
        delete appeal["needsDocument"];
      }),
      observe: observeField("listAppeals", "needsDocument"),
    },
    "rates-of-today-missing": {
      operationId: "listExchangeRates",
      description:
        "Returns no rates when today is requested, since it compares the day with `before` instead of `until`.",
      breaks: "contract",
      createHandler: arrangeEntries("listExchangeRates", (rates, { url }, { store }) =>
        url.searchParams.get("date") === toIsoDate(store.now()) ? [] : rates,
      ),
      observe: async ({ call, store }) =>
        (await call("listExchangeRates", { query: { date: toIsoDate(store.now()) } })).at("total"),
    },
    "unread-on-later-pages": {
      operationId: "readNotifications",
      description: "Returns every notification as unread on each page but the first.",
      breaks: "contract",
      createHandler: changeEntries(["readNotifications"], (notification, _index, { url }) => {
        if (url.searchParams.has("perPage") && Number(url.searchParams.get("page")) > 1) notification["read"] = false;
      }),
      observe: async ({ call }) => {
        await call("markNotificationsRead", { as: "citizen" });
        return (await call("readNotifications", { as: "citizen", query: { page: 2, perPage: 1 } })).at("0.read");
      },
    },
    "evaluation-not-listed": {
      operationId: "listAppeals",
      description: "Says only in an appeal itself, and not in the list, that it has been evaluated.",
      breaks: "contract",
      createHandler: changeEntries(["listAppeals"], (appeal) => {
        delete appeal["evaluated"];
      }),
      observe: async ({ call, store }) => {
        for (const appeal of store.state.appeals) appeal.isEvaluated = true;
        return getEntries((await call("listAppeals", { as: "citizen" })).at()).map(({ evaluated }) => evaluated);
      },
    },
  }),
  ...defineFaults("searches", {
    "summary-in-azerbaijani-only": {
      operationId: "listServices",
      description: "Searches the names of services in the requested language, and their summaries only in Azerbaijani.",
      breaks: "contract",
      createHandler: arrangeEntries("listServices", (services, request) => {
        const word = (request.url.searchParams.get("word") ?? "").toLowerCase();
        return getLang(request) === "az" || word === ""
          ? services
          : services.filter(({ title }) => String(title).toLowerCase().includes(word));
      }),
      observe: observeField("listServices", "id", { word: "importing", lang: "en" }),
    },
  }),
  ...defineFaults("boundaries", {
    "message-with-six-files": {
      operationId: "sendAppealMessage",
      description: "Refuses a message with more than five files.",
      breaks: "contract",
      createHandler: answer(["sendAppealMessage"], async (request, { send }) => {
        const { documentIds } = readBody(request);
        return Array.isArray(documentIds) && documentIds.length > 5
          ? createResponse(422, { message: "Fayllar çoxdur.", code: "NOT_ACCEPTED" })
          : send(request);
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        const documentIds = [];
        while (documentIds.length < 6)
          documentIds.push((await caller.upload("citizen", createPdf("plan.pdf"))).at("id"));
        return (await caller.call("sendAppealMessage", { as: "citizen", path, body: { text: "Plans.", documentIds } }))
          .status;
      },
    },
  }),
  ...defineFaults("languages", {
    "questions-in-another-order": {
      operationId: "listQuestionnaires",
      description: "Returns the questions of each questionnaire in the opposite order in Russian.",
      breaks: "contract",
      createHandler: changeEntries(["listQuestionnaires"], (questionnaire, _index, request) => {
        const { questions } = questionnaire;
        if (getLang(request) === "ru" && Array.isArray(questions))
          questionnaire["questions"] = questions.toReversed() as unknown[];
      }),
    },
  }),
  ...defineFaults("robustness", {
    "two-first-saves": {
      operationId: "keepDraft",
      description:
        "Fails with 500 when a draft is saved twice at the same time, since both saves add a row with its key.",
      breaks: "contract",
      createHandler: answerSecond(
        ({ operationId, url }) => (operationId === "keepDraft" ? url.pathname : undefined),
        async () => Promise.resolve(createResponse(500, { message: "Naməlum xəta baş verdi!" })),
      ),
      observe: async ({ call }) => {
        const save = () =>
          call("keepDraft", { as: "citizen", path: "complaint", body: { data: { subject: "Scales" } } });
        return (await Promise.all([save(), save()])).map(({ status }) => status);
      },
    },
  }),
];
