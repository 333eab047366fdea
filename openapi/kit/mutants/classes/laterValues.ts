import { getPrincipal } from "../recordOwners.ts";
import { defineFaults } from "../fault.ts";
import { sendSuggestion } from "../observers.ts";
import {
  answer,
  changeEntries,
  changeRequestBody,
  changeResponse,
  createResponse,
  getPathPart,
  isObject,
  parseJson,
  withJson,
  withQuery,
} from "../seeds.ts";

/** Faults that only another value of a list shows, another account of the person, or what is read some days or one request later. */
export const laterValueFaults = [
  ...defineFaults("access", {
    "payment-of-another-account": {
      operationId: "startPayment",
      description: "Starts the payments of every account of the person, whichever they act for.",
      breaks: "contract",
      createHandler: changeResponse(["startPayment"], ({ status }, request, { store }) => {
        const id = getPathPart(request, -2);
        const owners = getPrincipal(request, store)?.account.organisations.map((own) => `organisation:${own.id}`) ?? [];
        const isTheirs = store.state.payments.some(
          (payment) => String(payment.id) === id && owners.includes(payment.owner),
        );
        return status === 404 && isTheirs ? createResponse(200, { redirectUrl: `/payment/?order=${id}` }) : undefined;
      }),
      observe: async ({ call }) => {
        const path = Number((await call("listObligations", { as: "director" })).at("items.0.id"));
        const citizen = await call("chooseAccount", { as: "director" });
        return (await call("startPayment", { token: String(citizen.at("token")), path })).status;
      },
    },
  }),
  ...defineFaults("persistence", {
    "russian-not-stored": {
      operationId: "chooseLanguage",
      description: "Stores Azerbaijani for a user who chooses Russian.",
      breaks: "contract",
      createHandler: answer(["chooseLanguage"], async (request, { send, store }) => {
        const response = await send(request);
        const account = getPrincipal(request, store)?.account;
        if (account?.language === "ru") account.language = "az";
        return response;
      }),
      observe: async ({ call }) => {
        await call("chooseLanguage", { as: "citizen", body: { isoCode: "ru" } });
        return (await call("readUser", { as: "citizen" })).at("language.isoCode");
      },
    },
    "vertical-agreement-as-horizontal": {
      operationId: "sendFeedback",
      description: "Stores every agreement as one between competitors.",
      breaks: "contract",
      createHandler: changeRequestBody("sendFeedback", (body) =>
        body["category"] === "VERTICAL_AGREEMENT" ? { ...body, category: "HORIZONTAL_AGREEMENT" } : body,
      ),
      observe: async ({ call }) => {
        const texts = { subject: "Bottles", description: "Labels have to be bought too." };
        const body = { type: "COMPETITION_VIOLATION", category: "VERTICAL_AGREEMENT", ...texts };
        return (await call("sendFeedback", { as: "citizen", body })).at("category");
      },
    },
    "messages-until-withdrawal": {
      operationId: "listAppealMessages",
      description: "Leaves out the messages of the service once an appeal is withdrawn.",
      breaks: "contract",
      createHandler: changeResponse(["listAppealMessages"], (response, request, { store }) => {
        const id = getPathPart(request, -2);
        const appeal = store.state.appeals.find((candidate) => String(candidate.id) === id);
        const body = parseJson(response.body);
        if (appeal?.withdrawnAt === undefined || !isObject(body) || !Array.isArray(body["items"])) return undefined;
        const items = body["items"].filter((item: unknown) => isObject(item) && item["author"] !== "SERVICE");
        return withJson(response, { ...body, items, total: items.length });
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        await caller.call("sendAppealMessage", { as: "citizen", path, body: { text: "At the gate." } });
        await caller.call("withdrawAppeal", { as: "citizen", path });
        return (await caller.call("listAppealMessages", { as: "citizen", path })).at("total");
      },
    },
  }),
  ...defineFaults("values", {
    "time-limit-from-correction": {
      operationId: "readAppeal",
      description: "Counts the time limit from the day of the last correction.",
      breaks: "contract",
      createHandler: changeEntries(["readAppeal"], (appeal) => {
        const { history, dueDate, appealDate } = appeal;
        const last: unknown = Array.isArray(history) ? history.at(-1) : undefined;
        if (typeof dueDate !== "string" || !isObject(last) || last["correction"] !== true) return;
        const [due, received, corrected] = [dueDate, appealDate, last["at"]].map((time) =>
          Date.parse(String(time).slice(0, 10)),
        );
        appeal["dueDate"] = new Date((due ?? 0) + (corrected ?? 0) - (received ?? 0)).toISOString().slice(0, 10);
      }),
      observe: async ({ call, store, getSession }) => {
        // A session of today.
        getSession("citizen");
        const body = {
          kind: "COMPLAINT",
          category: "CHEATING",
          subject: "Kiosk",
          text: "Short.",
          counterparty: { name: "Elm" },
        };
        store.advanceClock(-6 * 86_400);
        const path = String((await call("sendAppeal", { as: "citizen", body })).at("id"));
        store.advanceClock(6 * 86_400);
        await call("correctAppeal", { as: "citizen", path, body });
        return (await call("readAppeal", { as: "citizen", path })).at("dueDate");
      },
    },
  }),
  ...defineFaults("lists", {
    "first-page-after-last": {
      operationId: "readNotifications",
      description: "Returns the first page again after the last one.",
      breaks: "contract",
      createHandler: answer(["readNotifications"], async (request, { send }) => {
        const response = await send(request);
        const found = parseJson(response.body);
        return Array.isArray(found) && found.length === 0 ? send(withQuery(request, { page: "1" })) : response;
      }),
      observe: async ({ call }) =>
        (await call("readNotifications", { as: "citizen", query: { page: 40, perPage: 3 } })).at("0.id"),
    },
  }),
];
