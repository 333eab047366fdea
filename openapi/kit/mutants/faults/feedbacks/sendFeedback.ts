import { createHash } from "node:crypto";
import { toIsoDateTime } from "../../../../../mocks/store/calendar.ts";
import type { Caller } from "../../caller.ts";
import { defineFaults, type FaultResponse, type SeededFault } from "../../fault.ts";
import { citizen, director } from "../../shared/callers.ts";
import { answersError, failure, withProblem, refused } from "../../shared/errors.ts";
import { withHeaderOf } from "../../shared/headers.ts";
import {
  keysForAnHour,
  observeKeyLater,
  compareOnly,
  ignoreShortestKey,
  shortestKey,
} from "../../shared/idempotencyKeys.ts";
import { converts } from "../../shared/inputs.ts";
import { acceptsLonger, rejectsLongest } from "../../shared/lengths.ts";
import { observeResponse } from "../../shared/observers.ts";
import { usesOthersUpload } from "../../shared/otherPersons.ts";
import { getPrincipal } from "../../shared/recordOwners.ts";
import { failsFor } from "../../shared/robustness.ts";
import {
  readBody,
  acceptRejected,
  answer,
  changeEntries,
  changeObject,
  changeRequest,
  changeRequestBody,
  changeSuccess,
  createResponse,
  getLang,
  getToken,
  parseJson,
  toJson,
  withBody,
} from "../../shared/seeds.ts";
import { sentence, storesTexts } from "../../shared/storedTexts.ts";
import { decode } from "../../shared/texts.ts";
import { hourMs } from "../../shared/times.ts";
import { renew } from "../../shared/tokens.ts";
import { withoutZone } from "../../shared/values.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

const feedback = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Scales", description: "They are wrong." };

const termsFeedback = {
  type: "COMPETITION_VIOLATION",
  category: "VERTICAL_AGREEMENT",
  subject: "Terms",
  description: "Text",
};

const lateFeedback = {
  type: "CONSUMER_RIGHTS",
  category: "CONTRACT_TERMS",
  subject: "Delivery",
  description: "It came late.",
};

const key = "bench-bench-bench-1";

const longFeedback = { type: "CONSUMER_RIGHTS", category: "DEFECTIVE_GOODS", subject: "Mirror", description: sentence };

const readFeedback = async ({ call }: Caller, body: object = longFeedback): Promise<unknown> => {
  await call("sendFeedback", { as: "citizen", body });
  return (await call("listFeedbacks", { as: "citizen" })).at("items.0.text");
};

const cheating = {
  type: "CONSUMER_RIGHTS",
  category: "CHEATING",
  subject: "Scales",
  description: "200 g are missing.",
};

/** Sends feedback with a key. */
const sendFeedback = ({ call }: Caller, as: "citizen" | "privileged") =>
  call("sendFeedback", {
    as,
    headers: { "idempotency-key": "b7c1f0a2-fifteen-0001" },
    body: { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Scales", description: "They show too much." },
  });

const kettle = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Kettle", description: "It leaks." };

/** What a server says of a media type that it does not accept. */
const unsupportedMessages: Readonly<Record<string, string>> = {
  az: "Sorğunun formatı dəstəklənmir.",
  ru: "Формат запроса не поддерживается.",
  en: "The format of the request is not supported.",
};

/** Faults of `sendFeedback`. */
export const sendFeedbackFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "idempotency-key": {
      operationId: "sendFeedback",
      description: "Returns the first response for an idempotency key also to another user.",
      breaks: "contract",
      createHandler: () => {
        const responses = new Map<string, FaultResponse>();
        return async (request, { send }) => {
          const key = request.headers.get("idempotency-key");
          const stored = responses.get(`${request.operationId} ${key}`);
          if (key === null || request.operationId === undefined) return send(request);
          const response = stored ?? (await send(request));
          if (response.status === 200) responses.set(`${request.operationId} ${key}`, response);
          return response;
        };
      },
      observe: async ({ call }) => {
        const body = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Scales", description: "Too light." };
        const headers = { "Idempotency-Key": "shared-key-of-two-people" };
        const first = await call("sendFeedback", { as: "admin", body, headers });
        const second = await call("sendFeedback", { as: "citizen", body: { ...body, subject: "Till" }, headers });
        return first.at("id") === second.at("id");
      },
    },
    "upload-in-feedback": usesOthersUpload(
      "sendFeedback",
      "Attaches the file of another user to a feedback message.",
      (id) => ({
        body: { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Till", description: "x", documentIds: [id] },
      }),
    ),
    "feedback-for-the-usual-account": {
      operationId: "sendFeedback",
      description: "Stores feedback for the account that the person has at sign-in, whichever they act for.",
      breaks: "contract",
      createHandler: answer(["sendFeedback"], async (request, { send, store }) => {
        const response = await send(request);
        const [account, sent] = [getPrincipal(request, store)?.account, readBody(response)];
        const usual = account?.organisations.find(
          ({ selectedCertNumber }) => selectedCertNumber === account.defaultCertNumber,
        );
        const stored = store.state.feedbacks.find(({ id }) => id === sent["id"]);
        if (usual !== undefined && stored !== undefined) stored.owner = `organisation:${usual.id}`;
        return response;
      }),
      observe: async ({ call }) => {
        const token = String((await call("chooseAccount", { as: "director" })).at("token"));
        await call("sendFeedback", { token, body: feedback });
        return (await call("listFeedbacks", { token })).at("total");
      },
    },
    "key-of-everybody": {
      operationId: "sendFeedback",
      description: "Returns the feedback of another user who sent the same key before.",
      breaks: "contract",
      createHandler: () => {
        const first = new Map<string, { accountId: number; response: FaultResponse }>();
        return async (request, { store, send }) => {
          const [key, principal] = [request.headers.get("idempotency-key"), getPrincipal(request, store)];
          if (request.operationId !== "sendFeedback" || key === null || principal === undefined) return send(request);
          const earlier = first.get(key);
          if (earlier !== undefined && earlier.accountId !== principal.account.id) return earlier.response;
          const response = await send(request);
          if (response.status === 200) first.set(key, { accountId: principal.account.id, response });
          return response;
        };
      },
      observe: async (caller) => {
        const sent = await sendFeedback(caller, "citizen");
        return (await sendFeedback(caller, "privileged")).at("id") === sent.at("id");
      },
    },
    "feedback-list-of-others": {
      operationId: "sendFeedback",
      description: "Stores feedback with the owner of the last one, so that another person sees it in their list.",
      breaks: "contract",
      createHandler: changeSuccess(["sendFeedback"], (_, __, { store }) => {
        const { feedbacks } = store.state;
        const last = feedbacks.toSorted((a, b) => b.createdAt - a.createdAt)[0];
        const other = feedbacks.find(({ owner }) => owner !== last?.owner);
        if (last !== undefined && other !== undefined) last.owner = other.owner;
      }),
      observe: async ({ call }) => {
        await call("sendFeedback", { as: "citizen", body: feedback });
        return (await call("listFeedbacks", { as: "citizen" })).at("total");
      },
    },
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
    "feedback-of-person": {
      operationId: "sendFeedback",
      description: "Stores feedback for the person, although they act for an organisation.",
      breaks: "contract",
      createHandler: changeSuccess(["sendFeedback"], (response, request, { store }) => {
        const { id } = readBody(response);
        const accountId = getPrincipal(request, store)?.account.id;
        const feedback = store.state.feedbacks.find((record) => record.id === id);
        if (feedback && accountId !== undefined) feedback.owner = `person:${accountId}`;
      }),
      observe: async ({ call }) => {
        const body = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Scales", description: "Too light." };
        await call("sendFeedback", { ...director, body });
        return (await call("listFeedbacks", director)).at("items.0.subject");
      },
    },
  }),
  ...defineFaults("account-sentences", {
    "feedback-key-for-an-hour": {
      operationId: "sendFeedback",
      description: "Forgets the Idempotency-Key of feedback after an hour.",
      breaks: "contract",
      createHandler: keysForAnHour("sendFeedback"),
      observe: observeKeyLater("sendFeedback", feedback, "citizen"),
    },
  }),
  ...defineFaults("availability", {
    "second-feedback-at-once-fails": {
      operationId: "sendFeedback",
      description: "Fails for the feedback of a user while another one of them is being stored.",
      breaks: "contract",
      createHandler: () => {
        const busy = new Set<number>();
        return answer(["sendFeedback"], async (request, { send, store }) => {
          const accountId = getPrincipal(request, store)?.account.id;
          if (accountId === undefined) return send(request);
          if (busy.has(accountId)) return failure();
          busy.add(accountId);
          try {
            return await send(request);
          } finally {
            busy.delete(accountId);
          }
        })();
      },
      observe: async ({ call }) => {
        const sent = await Promise.all(
          ["Scales", "Weights", "Receipt", "Labels"].map((subject) =>
            call("sendFeedback", { ...citizen, body: { ...cheating, subject } }),
          ),
        );
        return sent.filter(({ status }) => status === 200).length;
      },
    },
  }),
  ...defineFaults("boundaries", {
    "subject-301": acceptsLonger({
      operationId: "sendFeedback",
      field: "subject",
      limit: 300,
      options: { as: "citizen" },
      rest: termsFeedback,
    }),
    "text-4000": rejectsLongest({
      operationId: "sendFeedback",
      field: "description",
      limit: 4000,
      options: { as: "citizen" },
      rest: termsFeedback,
    }),
    "length-in-code-units": {
      operationId: "sendFeedback",
      description: "Counts each emoji as two characters, and rejects a subject of 200 of them.",
      breaks: "contract",
      createHandler: answer(["sendFeedback"], async (request, { send }) =>
        String(readBody(request)["subject"]).length > 300 ? refused() : send(request),
      ),
      observe: async ({ call }) =>
        (await call("sendFeedback", { as: "citizen", body: { ...termsFeedback, subject: "🌳".repeat(200) } })).status,
    },
    "ten-characters-at-least": {
      operationId: "sendFeedback",
      description: "Refuses a description of less than ten characters.",
      breaks: "contract",
      createHandler: changeRequestBody("sendFeedback", (body) => {
        if (typeof body["description"] === "string" && body["description"].length < 10) body["description"] = "";
      }),
      observe: observeResponse("sendFeedback", {
        ...citizen,
        body: { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Kiosk", description: "Closed." },
      }),
    },
  }),
  ...defineFaults("persistence", {
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
    "key-in-small-letters": {
      operationId: "sendFeedback",
      description: "Takes two keys for one that differ in capital letters, as some databases do.",
      breaks: "contract",
      createHandler: changeRequest("sendFeedback", (request) => {
        const headers = new Headers(request.headers);
        const key = headers.get("idempotency-key");
        if (key !== null) headers.set("idempotency-key", key.toLowerCase());
        return { ...request, headers };
      }),
      observe: async ({ call }) => {
        const statuses = [];
        for (const [key, subject] of [
          ["bench-of-the-Park-3", "Bench"],
          ["bench-of-the-park-3", "Gate"],
        ] as const) {
          const headers = { "idempotency-key": key };
          statuses.push(
            (await call("sendFeedback", { as: "citizen", body: { ...feedback, subject }, headers })).status,
          );
        }
        return statuses;
      },
    },
    "key-without-description": {
      operationId: "sendFeedback",
      description: "Compares only the subjects of feedback that is sent with the same Idempotency-Key.",
      breaks: "contract",
      createHandler: compareOnly("sendFeedback", (request) => readBody(request)["subject"]),
      observe: async ({ call }) => {
        const headers = { "idempotency-key": "bench-of-the-garden-2" };
        await call("sendFeedback", { as: "citizen", body: feedback, headers });
        return (await call("sendFeedback", { as: "citizen", body: { ...feedback, description: "Too dear." }, headers }))
          .status;
      },
    },
    "cut-at-255": storesTexts(
      "sendFeedback",
      "Stores only 255 characters of a text.",
      (text) => text.slice(0, 255),
      (caller) => readFeedback(caller, { ...longFeedback, description: "line of text ".repeat(40) }),
    ),
    "combining-characters": storesTexts(
      "sendFeedback",
      "Loses combining characters.",
      (text) => text.replaceAll(/\p{M}/gu, ""),
      readFeedback,
    ),
    "escaped-html": storesTexts(
      "sendFeedback",
      "Escapes HTML in stored texts.",
      (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
      readFeedback,
    ),
    "line-breaks": storesTexts(
      "sendFeedback",
      "Replaces line breaks by spaces.",
      (text) => text.replaceAll(/\r?\n/g, " "),
      readFeedback,
    ),
    "feedback-not-listed": {
      operationId: "sendFeedback",
      description: "Confirms feedback that never appears in the list.",
      breaks: "contract",
      createHandler: changeSuccess(
        ["sendFeedback"],
        (_response, _request, { store }) => void store.state.feedbacks.pop(),
      ),
      observe: readFeedback,
    },
    "idempotency-key-for-other-request": {
      operationId: "sendFeedback",
      description: "Processes another request with a used idempotency key instead of rejecting it.",
      breaks: "contract",
      createHandler: changeRequest("sendFeedback", (request, { store }) => {
        const key = request.headers.get("idempotency-key");
        const isUsed = store.state.idempotencyRecords.some((record) => record.key.endsWith(` ${key}`));
        const headers = new Headers(request.headers);
        if (isUsed) headers.set("idempotency-key", `${key}0`.slice(-64));
        return { ...request, headers };
      }),
      observe: async ({ call }) => {
        const headers = { "Idempotency-Key": "retry-of-another-form" };
        await call("sendFeedback", { as: "citizen", body: longFeedback, headers });
        return (await call("sendFeedback", { as: "citizen", body: { ...longFeedback, subject: "Frame" }, headers }))
          .status;
      },
    },
    "tabs-removed": {
      operationId: "sendFeedback",
      description: "Removes the tabs of a text.",
      breaks: "contract",
      createHandler: changeRequestBody("sendFeedback", (body) => ({
        ...body,
        description: String(body["description"]).replaceAll("\t", ""),
      })),
      observe: async ({ call }) =>
        (await call("sendFeedback", { as: "citizen", body: { ...feedback, description: "Weight:\t700 g" } })).at(
          "text",
        ),
    },
    "key-of-least-length": {
      operationId: "sendFeedback",
      description: "Ignores an Idempotency-Key of 16 characters.",
      breaks: "contract",
      createHandler: ignoreShortestKey("sendFeedback"),
      observe: async ({ call }) => {
        const ids = [];
        for (const body of [feedback, feedback])
          ids.push((await call("sendFeedback", { as: "citizen", body, headers: shortestKey })).at("id"));
        return ids[0] === ids[1];
      },
    },
    "symbols-lost-in-feedback": {
      operationId: "sendFeedback",
      description: "Stores a question mark for each character outside the basic plane of Unicode.",
      breaks: "contract",
      createHandler: changeRequestBody("sendFeedback", (body) => {
        for (const field of ["subject", "description"])
          if (typeof body[field] === "string") body[field] = body[field].replaceAll(/[\u{10000}-\u{10FFFF}]/gu, "?");
      }),
      observe: async ({ call }) => {
        const body = {
          type: "CONSUMER_RIGHTS",
          category: "CHEATING",
          subject: "🍞",
          description: "Bread 🍞 too light",
        };
        await call("sendFeedback", { ...citizen, body });
        return (await call("listFeedbacks", citizen)).at("items.0.text");
      },
    },
    "first-paragraph": {
      operationId: "sendFeedback",
      description: "Stores the description up to its first empty line.",
      breaks: "contract",
      createHandler: changeRequestBody("sendFeedback", (body) => {
        if (typeof body["description"] === "string")
          body["description"] = body["description"].split(/\r?\n\r?\n/)[0] || body["description"];
      }),
      observe: async ({ call }) => {
        const body = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Bench", description: "One.\n\nTwo." };
        return (await call("sendFeedback", { as: "citizen", body })).at("text");
      },
    },
    "feedback-subject-capital": {
      operationId: "sendFeedback",
      description: "Stores the subject of feedback with a capital letter at its beginning and small letters after it.",
      breaks: "contract",
      createHandler: changeRequestBody("sendFeedback", (body) => {
        const { subject } = body;
        if (typeof subject === "string")
          body["subject"] = subject.slice(0, 1).toUpperCase() + subject.slice(1).toLowerCase();
      }),
      observe: async ({ call }) => {
        await call("sendFeedback", { as: "citizen", body: { ...feedback, subject: "OLD Scales" } });
        return (await call("listFeedbacks", { as: "citizen" })).at("items.0.subject");
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
  ...defineFaults("values", {
    "date-local-as-utc": {
      operationId: "sendFeedback",
      description: "Returns local times as if they were UTC.",
      breaks: "contract",
      createHandler: changeEntries(["sendFeedback", "listFeedbacks"], (entry) => {
        entry["createdAt"] = `${withoutZone(entry["createdAt"])}Z`;
      }),
      observe: async ({ call }) => (await call("listFeedbacks", { as: "citizen" })).text,
    },
    "id-reused": {
      operationId: "sendFeedback",
      description: "Gives each new feedback the id of the first one.",
      breaks: "contract",
      createHandler: () => {
        let firstId: unknown;
        return changeObject(["sendFeedback"], (body) => {
          firstId ??= body["id"];
          body["id"] = firstId;
        })();
      },
      observe: async ({ call }) => {
        const body = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Scales", description: "Too light." };
        const first = await call("sendFeedback", { as: "citizen", body });
        return first.at("id") === (await call("sendFeedback", { as: "citizen", body })).at("id");
      },
    },
    "four-hours-too-early": {
      operationId: "sendFeedback",
      description: "Stores the time of new feedback in UTC, and returns it as the time in Baku.",
      breaks: "contract",
      createHandler: () => {
        const shifted = new Set<number>();
        return changeObject(["sendFeedback"], (body, _request, { store }) => {
          const record = store.state.feedbacks.find(({ id }) => id === body["id"]);
          if (record === undefined) return;
          if (!shifted.has(record.id)) record.createdAt -= 4 * hourMs;
          shifted.add(record.id);
          body["createdAt"] = toIsoDateTime(record.createdAt);
        })();
      },
      observe: async ({ call }) => {
        const sent = (await call("sendFeedback", { ...citizen, body: cheating })).at("createdAt");
        return [sent, (await call("listFeedbacks", citizen)).at("items.0.createdAt")];
      },
    },
    "local-time-as-utc": {
      operationId: "sendFeedback",
      description: "Returns the local time of Baku as UTC.",
      breaks: "contract",
      createHandler: changeObject(["sendFeedback"], (body) => {
        if (typeof body["createdAt"] === "string") body["createdAt"] = body["createdAt"].replace(/\+04:00$/, "Z");
      }),
      observe: async ({ call }) => (await call("sendFeedback", { as: "citizen", body: feedback })).at("createdAt"),
    },
  }),
  ...defineFaults("inputs", {
    "number-as-subject": converts(
      "sendFeedback",
      "Accepts a number as the subject.",
      (body) => {
        if (typeof body["subject"] === "number") body["subject"] = String(body["subject"]);
      },
      { body: { ...lateFeedback, subject: 20 } },
    ),
    "blank-subject": converts(
      "sendFeedback",
      "Accepts a subject of spaces.",
      (body) => {
        if (typeof body["subject"] === "string" && body["subject"].trim() === "") body["subject"] = "-";
      },
      { body: { ...lateFeedback, subject: "   " } },
    ),
    "missing-category": converts(
      "sendFeedback",
      "Accepts feedback without a category.",
      (body) => {
        body["category"] ??= "CHEATING";
      },
      { body: { ...lateFeedback, category: undefined } },
    ),
    "category-of-other-type": converts(
      "sendFeedback",
      "Accepts a category of competition for feedback about consumer rights.",
      (body) => {
        if (body["type"] === "CONSUMER_RIGHTS" && /AGREEMENT|DOMINANCE/.test(String(body["category"])))
          body["category"] = "CONSUMER_RIGHTS";
      },
      { body: { ...lateFeedback, category: "VERTICAL_AGREEMENT" } },
    ),
    "duplicate-document-ids": converts(
      "sendFeedback",
      "Accepts the same document twice.",
      (body) => {
        if (Array.isArray(body["documentIds"]) && new Set(body["documentIds"]).size < body["documentIds"].length)
          body["documentIds"] = [];
      },
      { body: { ...lateFeedback, documentIds: [3, 3] } },
    ),
    "feedback-of-any-category": {
      operationId: "sendFeedback",
      description: "Accepts feedback of an unknown category as one about cheating.",
      breaks: "contract",
      createHandler: acceptRejected("sendFeedback", (request) => {
        const body = parseJson(request.body);
        return isRecord(body) && typeof body["category"] === "string"
          ? withBody(request, { ...body, category: "CHEATING" })
          : undefined;
      }),
      observe: observeResponse("sendFeedback", { as: "citizen", body: { ...feedback, category: "SCALES" } }),
    },
  }),
  ...defineFaults("statuses", {
    "invalid-feedback-200": answersError(
      "sendFeedback",
      "Returns 200 for feedback that it rejects.",
      422,
      (response, { message }) => ({ ...response, status: 200, body: toJson({ message }) }),
      { ...citizen, body: { type: "CONSUMER_RIGHTS" } },
    ),
  }),
  ...defineFaults("languages", {
    "azerbaijani-receipt-in-english": {
      operationId: "sendFeedback",
      description: "Confirms feedback in Azerbaijani when English was asked for.",
      breaks: "contract",
      createHandler: changeObject(["sendFeedback"], (body, request) => {
        if (getLang(request) === "en") body["message"] = "Məlumatınız qəbul edildi.";
      }),
      observe: async ({ call }) =>
        (await call("sendFeedback", { ...citizen, body: feedback, query: { lang: "en" } })).at("message"),
    },
  }),
  ...defineFaults("transport", {
    "feedback-as-plain-text": {
      operationId: "sendFeedback",
      description: "Returns the JSON of the receipt as text/plain.",
      breaks: "contract",
      createHandler: changeSuccess(["sendFeedback"], ({ headers }) => headers.set("content-type", "text/plain")),
      observe: observeResponse("sendFeedback", { as: "citizen", body: feedback }),
    },
    "no-charset": {
      operationId: "sendFeedback",
      description: "Refuses JSON whose media type has a parameter.",
      breaks: "contract",
      createHandler: answer(["sendFeedback"], async (request, { store, send }) => {
        const hasParameter = request.headers.get("content-type")?.includes(";") === true;
        if (!hasParameter || getPrincipal(request, store) === undefined) return send(request);
        const lang = getLang(request);
        const message = unsupportedMessages[lang] ?? unsupportedMessages["az"];
        const problem = { message, code: "UNSUPPORTED_MEDIA_TYPE" };
        return withHeaderOf(createResponse(415, problem), "content-language", lang);
      }),
      observe: async ({ call }) => {
        const body = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Scales", description: "Too light." };
        const headers = { "content-type": "application/json; charset=utf-8" };
        return (await call("sendFeedback", { ...citizen, body, headers })).status;
      },
    },
  }),
  ...defineFaults("robustness", {
    "key-of-a-refused-request": {
      operationId: "sendFeedback",
      description: "Returns the refusal again to the corrected request with the key of a refused one.",
      breaks: "contract",
      createHandler: () => {
        const refused = new Map<string, FaultResponse>();
        return answer(["sendFeedback"], async (request, { send }) => {
          const sentKey = request.headers.get("idempotency-key") ?? "";
          const known = refused.get(sentKey);
          if (known !== undefined) return known;
          const response = await send(request);
          if (sentKey !== "" && response.status === 422) refused.set(sentKey, response);
          return response;
        })();
      },
      observe: async ({ call }) => {
        const headers = { "idempotency-key": key };
        const { description: _description, ...incomplete } = feedback;
        await call("sendFeedback", { ...citizen, headers, body: incomplete });
        return (await call("sendFeedback", { ...citizen, headers, body: feedback })).status;
      },
    },
    "key-of-the-session": {
      operationId: "sendFeedback",
      description: "Keeps a key for the session: after a renewal, the same request is processed again.",
      breaks: "contract",
      createHandler: answer(["sendFeedback"], (request, { send }) => {
        const sentKey = request.headers.get("idempotency-key");
        if (sentKey === null) return send(request);
        const headers = new Headers(request.headers);
        const name = createHash("sha256")
          .update(`${sentKey} ${getToken(request)}`)
          .digest("hex");
        headers.set("idempotency-key", name);
        return send({ ...request, headers });
      }),
      observe: async (caller) => {
        const send = () =>
          caller.call("sendFeedback", { ...citizen, headers: { "idempotency-key": key }, body: feedback });
        const first = await send();
        await renew(caller, caller.getSession("citizen").refreshToken);
        const again = await send();
        return first.at("id") === again.at("id");
      },
    },
    "message-of-the-retry": {
      operationId: "sendFeedback",
      description: "Writes the message of the receipt in the language of each retry.",
      breaks: "contract",
      createHandler: changeObject(["sendFeedback"], (body, request) => {
        body["message"] = { az: "Müraciətiniz alındı.", ru: "Обращение получено.", en: "We have received it." }[
          getLang(request)
        ];
      }),
      observe: async ({ call }) => {
        const sent = { ...citizen, headers: { "idempotency-key": "orchard-orchard-01" }, body: feedback };
        await call("sendFeedback", sent);
        return (await call("sendFeedback", { ...sent, query: { lang: "ru" } })).at("message");
      },
    },
    "nul-character": failsFor(
      "sendFeedback",
      "Fails with 500 for the character U+0000.",
      (request) => decode(request).includes("\\u0000"),
      500,
      { body: { ...lateFeedback, subject: "De\u0000livery" } },
    ),
  }),
  ...defineFaults("errors", {
    "wrong-field": answersError(
      "sendFeedback",
      "Names another field than the invalid one.",
      422,
      withProblem((problem) => {
        problem["fields"] = [{ field: "type", message: problem["message"] }];
      }),
      { ...citizen, body: { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "", description: "x" } },
    ),
  }),
  ...defineFaults("schemas", {
    "no-answer-is-null": {
      operationId: "sendFeedback",
      description: "Returns the answer of new feedback and its time as null.",
      breaks: "contract",
      createHandler: changeObject(["sendFeedback"], (body) => {
        body["answer"] ??= null;
        body["answeredAt"] ??= null;
      }),
      observe: async ({ call }) => (await call("sendFeedback", { ...citizen, body: cheating })).at("answer"),
    },
    "feedback-receipt-without-id": {
      operationId: "sendFeedback",
      description: "Returns the receipt of feedback without its id.",
      breaks: "contract",
      createHandler: changeObject(["sendFeedback"], (body) => {
        delete body["id"];
      }),
      observe: observeResponse("sendFeedback", { as: "citizen", body: kettle }),
    },
    "feedback-receipt-without-time": {
      operationId: "sendFeedback",
      description: "Returns the receipt of feedback without its time.",
      breaks: "contract",
      createHandler: changeObject(["sendFeedback"], (body) => {
        delete body["createdAt"];
      }),
      observe: observeResponse("sendFeedback", {
        ...citizen,
        body: { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Kiosk", description: "Closed." },
      }),
    },
  }),
];
