import type { FeedbackRecord } from "../../../../../mocks/store/feedbacks.ts";
import { getOwner } from "../../../../../mocks/store/owners.ts";
import { createSession } from "../../../../../mocks/store/sessions.ts";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { sometimes } from "../../shared/availability.ts";
import { citizen } from "../../shared/callers.ts";
import { ignores } from "../../shared/filters.ts";
import { withHeaderOf } from "../../shared/headers.ts";
import { arrangeEntries, changePage, observeField } from "../../shared/lists.ts";
import { observeResponse } from "../../shared/observers.ts";
import { shirvanCertificate } from "../../shared/organisations.ts";
import { listsOfEverybody } from "../../shared/otherPersons.ts";
import { createQueue, getPrincipal, ignoreOwners } from "../../shared/recordOwners.ts";
import { body } from "../../shared/schemas.ts";
import {
  answer,
  changeEntries,
  changeErrors,
  changeObject,
  changeRequest,
  changeResponse,
  changeSuccess,
  createResponse,
  getLang,
  withQuery,
} from "../../shared/seeds.ts";
import { sends } from "../../shared/transport.ts";
import { returns, setTo } from "../../shared/values.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Faults of `listFeedbacks`. */
export const listFeedbacksFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "list-feedbacks": listsOfEverybody("listFeedbacks", "feedbacks", "feedback"),
    "feedback-by-author": {
      operationId: "listFeedbacks",
      description: "Lists what the user has written, whichever account they act for.",
      breaks: "contract",
      createHandler: () => {
        const runInQueue = createQueue();
        return answer(["listFeedbacks"], (request, { store, send }) =>
          runInQueue(async () => {
            const principal = getPrincipal(request, store);
            if (principal === undefined) return send(request);
            const owners = new Map<FeedbackRecord, FeedbackRecord["owner"]>();
            for (const feedback of store.state.feedbacks) {
              owners.set(feedback, feedback.owner);
              feedback.owner = feedback.accountId === principal.account.id ? getOwner(principal) : "person:0";
            }
            try {
              return await send(request);
            } finally {
              for (const [feedback, owner] of owners) feedback.owner = owner;
            }
          }),
        )();
      },
      observe: async ({ call, store }) => {
        const body = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Bread", description: "Too light" };
        await call("sendFeedback", { as: "representative", body });
        const account = store.state.accounts.find(({ persona }) => persona === "representative");
        const token =
          account &&
          createSession(store, account, { certNumber: shirvanCertificate, signedInAt: store.now() }).accessToken;
        return (await call("listFeedbacks", { token: token ?? "" })).text;
      },
    },
    "type-without-owner": {
      operationId: "listFeedbacks",
      description: "Lists the feedback of all users when the request filters by type.",
      breaks: "contract",
      createHandler: () => {
        const listAll = ignoreOwners(["listFeedbacks"], "feedbacks")();
        return (request, backend) =>
          request.operationId === "listFeedbacks" && request.url.searchParams.has("type")
            ? listAll(request, backend)
            : backend.send(request);
      },
      observe: observeField("listFeedbacks", "id", { type: "COMPETITION_VIOLATION" }),
    },
  }),
  ...defineFaults("availability", {
    "lost-connection": sometimes(
      "listFeedbacks",
      "Closes the connection of every third request.",
      (requestCount) => requestCount % 3 === 0,
      () => {
        throw new Error("The connection is lost.");
      },
    ),
  }),
  ...defineFaults("boundaries", {
    "page-of-ninety-nine": {
      operationId: "listFeedbacks",
      description: "Refuses a page of 100 entries.",
      breaks: "contract",
      createHandler: changeResponse(["listFeedbacks"], (_, { url }) =>
        url.searchParams.get("perPage") === "100"
          ? createResponse(400, { message: "Parametrlər yanlışdır.", code: "INVALID_PARAMETERS" })
          : undefined,
      ),
      observe: observeResponse("listFeedbacks", { as: "citizen", query: { perPage: 100 } }),
    },
  }),
  ...defineFaults("lists", {
    "oldest-feedback-first": {
      operationId: "listFeedbacks",
      description: "Returns the oldest feedback first.",
      breaks: "contract",
      createHandler: arrangeEntries("listFeedbacks", (entries) => entries.toReversed()),
      observe: observeField("listFeedbacks", "id"),
    },
    "ten-per-page-of-feedback": {
      operationId: "listFeedbacks",
      description: "Says of each page that it has at most ten entries, whatever was asked for.",
      breaks: "contract",
      createHandler: changePage("listFeedbacks", (page) => {
        page.perPage = 10;
      }),
      observe: observeResponse("listFeedbacks", { as: "citizen", query: { perPage: 4 } }),
    },
    "feedback-per-page-of-five": {
      operationId: "listFeedbacks",
      description: "Returns five entries by default.",
      breaks: "contract",
      createHandler: changeRequest("listFeedbacks", (request) =>
        request.url.searchParams.has("perPage") ? request : withQuery(request, { perPage: "5" }),
      ),
      observe: observeResponse("listFeedbacks", { as: "citizen" }),
    },
    "one-type-after-the-other": {
      operationId: "listFeedbacks",
      description:
        "Reads the two types from two tables and appends one to the other, so that a new report about competition comes after all older ones about consumer rights.",
      breaks: "contract",
      createHandler: arrangeEntries("listFeedbacks", (entries) => [
        ...entries.filter(({ type }) => type === "CONSUMER_RIGHTS"),
        ...entries.filter(({ type }) => type !== "CONSUMER_RIGHTS"),
      ]),
      observe: async ({ call }) => {
        const body = {
          type: "COMPETITION_VIOLATION",
          category: "HORIZONTAL_AGREEMENT",
          subject: "Flour",
          description: "Three stores have raised the price on the same day.",
        };
        await call("sendFeedback", { ...citizen, body });
        return (await call("listFeedbacks", citizen)).text;
      },
    },
    "old-feedback-first": {
      operationId: "listFeedbacks",
      description: "Returns the oldest feedback at the beginning.",
      breaks: "contract",
      createHandler: arrangeEntries("listFeedbacks", (entries) => entries.toReversed()),
    },
  }),
  ...defineFaults("values", {
    "date-in-future": returns(
      "listFeedbacks",
      "Returns times one year in the future.",
      setTo("createdAt", (value) => String(value).replace(/^\d{4}/, (year) => String(Number(year) + 1))),
      "quality",
    ),
    "empty-text-for-absent": returns(
      "listFeedbacks",
      "Returns an empty text for a reply that does not exist.",
      (entry) => {
        entry["answer"] ??= "";
      },
    ),
    "total-as-text": {
      operationId: "listFeedbacks",
      description: "Returns the total as a text.",
      breaks: "contract",
      createHandler: changeObject(["listFeedbacks"], (body) => {
        body["total"] = String(body["total"]);
      }),
      observe: async ({ call }) => (await call("listFeedbacks", { as: "citizen" })).at("total"),
    },
    "reply-before-question": {
      operationId: "listFeedbacks",
      description: "Returns a time of the reply that is earlier than the feedback.",
      breaks: "contract",
      createHandler: changeEntries(["listFeedbacks"], (entry) => {
        if ("answeredAt" in entry) entry["answeredAt"] = "2001-02-03T04:05:06+04:00";
      }),
      observe: observeField("listFeedbacks", "answeredAt"),
    },
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
  }),
  ...defineFaults("transport", {
    "list-as-204": sends("listFeedbacks", "Returns 204 without a body.", () => ({
      status: 204,
      headers: new Headers(),
      body: new Uint8Array(),
    })),
    "one-type-is-kept-for-a-minute": {
      operationId: "listFeedbacks",
      description: "Lets the browser keep the feedback of one type for a minute.",
      breaks: "contract",
      createHandler: changeSuccess(["listFeedbacks"], (response, { url }) =>
        url.searchParams.has("type") ? withHeaderOf(response, "cache-control", "private, max-age=60") : undefined,
      ),
      observe: observeResponse("listFeedbacks", { ...citizen, query: { type: "CONSUMER_RIGHTS" } }),
    },
  }),
  ...defineFaults("roles", {
    "feedback-not-for-administrators": {
      operationId: "listFeedbacks",
      description: "Lets a person whose role is ADMIN not read their own feedback.",
      breaks: "contract",
      createHandler: answer(["listFeedbacks"], async (request, { send, store }) =>
        getPrincipal(request, store)?.account.persona === "admin"
          ? createResponse(403, { message: "İcazə yoxdur.", code: "FORBIDDEN" })
          : send(request),
      ),
      observe: async ({ call }) => (await call("listFeedbacks", { as: "admin" })).status,
    },
    "administrator-reads-all-feedback": {
      operationId: "listFeedbacks",
      description: "Shows an administrator the feedback of all users in the list of their own.",
      breaks: "contract",
      createHandler: () => {
        const sendForAll = ignoreOwners(["listFeedbacks"], "feedbacks")();
        return (request, backend) =>
          getPrincipal(request, backend.store)?.account.authority === "ADMIN"
            ? sendForAll(request, backend)
            : backend.send(request);
      },
      observe: async ({ call }) => (await call("listFeedbacks", { as: "admin" })).text,
    },
  }),
  ...defineFaults("filters", {
    "feedback-type-ignored": ignores("listFeedbacks", "type", "COMPETITION_VIOLATION"),
  }),
  ...defineFaults("schemas", {
    "paging-nested": body("listFeedbacks", "Returns page, perPage and total in an object.", (value) => {
      if (!isRecord(value)) return;
      const { items, ...paging } = value;
      return { items, paging };
    }),
    "feedback-type-in-small-letters": {
      operationId: "listFeedbacks",
      description: "Returns the type of feedback in small letters.",
      breaks: "contract",
      createHandler: changeEntries(["listFeedbacks"], (entry) => {
        if (typeof entry["type"] === "string") entry["type"] = entry["type"].toLowerCase();
      }),
      observe: observeResponse("listFeedbacks", { as: "citizen" }),
    },
  }),
];
