import { questionnaires } from "../../../../../mocks/sampleData/questionnaires.ts";
import { defineFaults } from "../../fault.ts";
import { observeField } from "../../lists.ts";
import { foreignEmail, requestReset, resetWith } from "../../passwordCalls.ts";
import { getPrincipal } from "../../recordOwners.ts";
import {
  acceptRejected,
  answer,
  changeEntries,
  changeObject,
  changeRequest,
  createResponse,
  getEntries,
  isObject,
  parseJson,
  withQuery,
} from "../../seeds.ts";
import { changeFrames, feedFault } from "../../feedSeeds.ts";
import { getMessage, withFrameBody } from "../../frames.ts";

export const otherFaults = [
  ...defineFaults("filters", {
    "kind-ignored": {
      operationId: "listAppeals",
      description: "Ignores the parameter kind.",
      breaks: "contract",
      createHandler: changeRequest("listAppeals", (request) => withQuery(request, { kind: undefined })),
      observe: observeField("listAppeals", "id", { kind: "COMPLAINT" }),
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
  }),
  ...defineFaults("sessions", {
    "choice-lost-at-renewal": {
      operationId: "renewSession",
      description: "Forgets the chosen organisation when the session is renewed.",
      breaks: "contract",
      createHandler: changeObject(["renewSession"], (body, _request, { store }) => {
        const session = store.state.sessions.find(({ accessToken }) => accessToken === body["accessToken"]);
        if (session !== undefined) delete session.certNumber;
      }),
      observe: async ({ call, getSession, store }) => {
        const account = store.state.accounts.find(({ persona }) => persona === "representative");
        const certNumber = account?.organisations[0]?.selectedCertNumber ?? "";
        const chosen = await call("chooseAccount", { as: "representative", query: { certNumber } });
        const refreshToken = String(chosen.at("refreshToken") ?? getSession("representative").refreshToken);
        const renewed = await call("renewSession", { query: { refreshToken } });
        return (await call("readUser", { token: String(renewed.at("accessToken")) })).at("manufacturers");
      },
    },
  }),
  ...defineFaults("passwords", {
    "reset-code-twice": {
      operationId: "resetPassword",
      description: "Accepts the code of a password reset more than once.",
      breaks: "contract",
      createHandler: () => {
        const used = new Map<string, number>();
        return async (request, { send, store }) => {
          const code = request.url.searchParams.get("verificationCode") ?? "";
          if (request.operationId !== "resetPassword") return send(request);
          const stored = store.state.verificationCodes.find(
            (entry) => entry.code === code && entry.purpose === "reset",
          );
          const accountId = used.get(code) ?? stored?.accountId;
          if (stored === undefined && accountId !== undefined)
            store.state.verificationCodes.push({ code, purpose: "reset", accountId, expiresAt: store.now() + 60_000 });
          const response = await send(request);
          if (response.status === 200 && accountId !== undefined) used.set(code, accountId);
          return response;
        };
      },
      observe: async (caller) => {
        await requestReset(caller, foreignEmail);
        const code = caller.store.outbox.at(-1)?.code ?? "";
        await resetWith(caller, code, "Tall+Grass-Field-70");
        return resetWith(caller, code, "Wide+River-Valley-71");
      },
    },
  }),
  ...defineFaults("persistence", {
    "counterparty-lost": {
      operationId: "sendAppeal",
      description: "Does not store who a complaint is about.",
      breaks: "contract",
      createHandler: changeObject(["readAppeal"], (body) => void delete body["counterparty"]),
      observe: async ({ call }) => {
        const entries = getEntries((await call("listAppeals", { as: "citizen", query: { kind: "COMPLAINT" } })).at());
        return (await call("readAppeal", { as: "citizen", path: String(entries[0]?.["id"]) })).at("counterparty");
      },
    },
    "lost-update": {
      operationId: "updateContacts",
      description: "Ignores If-Match, so that the last update wins.",
      breaks: "contract",
      createHandler: changeRequest("updateContacts", (request) => {
        const headers = new Headers(request.headers);
        headers.delete("if-match");
        return { ...request, headers };
      }),
      observe: async ({ call }) =>
        (
          await call("updateContacts", {
            as: "citizen",
            body: { email: "mail@quince.example", phoneNumber: "+994701112233" },
            headers: { "If-Match": '"outdated"' },
          })
        ).status,
    },
  }),
  ...defineFaults("statuses", {
    "withdrawn-twice": {
      operationId: "withdrawAppeal",
      description: "Returns 200 when an appeal is withdrawn a second time.",
      breaks: "contract",
      createHandler: () => {
        const responses = new Map<string, Awaited<ReturnType<typeof createResponse>>>();
        return async (request, { send }) => {
          const response = await send(request);
          if (request.operationId !== "withdrawAppeal") return response;
          if (response.status === 200) responses.set(request.url.pathname, response);
          return response.status === 409 ? (responses.get(request.url.pathname) ?? response) : response;
        };
      },
      observe: async ({ call }) => {
        const body = { kind: "SUGGESTION", subject: "Mirror", text: "x" };
        const path = String((await call("sendAppeal", { as: "citizen", body })).at("id"));
        await call("withdrawAppeal", { as: "citizen", path });
        return (await call("withdrawAppeal", { as: "citizen", path })).status;
      },
    },
  }),
  ...defineFaults("values", {
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
    "reason-in-azerbaijani": {
      operationId: "checkNewPassword",
      description: "Explains in Azerbaijani why a password is not accepted.",
      breaks: "contract",
      createHandler: changeRequest("checkNewPassword", (request) => withQuery(request, { lang: "az" })),
      observe: async ({ call }) =>
        (await call("checkNewPassword", { query: { password: "short", name: "Ida", surname: "Berg", lang: "en" } }))
          .text,
    },
  }),
  ...defineFaults("inputs", {
    "evaluation-without-answers": {
      operationId: "sendEvaluation",
      description: "Accepts an evaluation without any answer.",
      breaks: "contract",
      createHandler: acceptRejected("sendEvaluation", (request) => {
        const body = parseJson(request.body);
        if (!isObject(body) || !Array.isArray(body["answers"]) || body["answers"].length > 0) return undefined;
        const found = questionnaires.find(({ id }) => String(id) === String(body["questionnaireId"]));
        const answers = (found?.questions ?? []).map(({ id }) => ({ questionId: id, answer: "YES" }));
        return { ...request, body: new TextEncoder().encode(JSON.stringify({ ...body, answers })) };
      }),
      observe: async ({ call }) =>
        (await call("sendEvaluation", { as: "citizen", body: { questionnaireId: 20, answers: [] } })).status,
    },
  }),
  ...defineFaults("boundaries", {
    "remark-cut": {
      operationId: "sendAppeal",
      description: "Rejects the longest text that an appeal may have.",
      breaks: "contract",
      createHandler: answer(["sendAppeal"], async (request, { send }) => {
        const body = parseJson(request.body);
        return isObject(body) && String(body["text"] ?? "").length === 4000
          ? createResponse(422, { message: "Mətn çox uzundur.", code: "NOT_ACCEPTED" })
          : send(request);
      }),
      observe: async ({ call }) =>
        (
          await call("sendAppeal", {
            as: "citizen",
            body: { kind: "SUGGESTION", subject: "Long", text: "q".repeat(4000) },
          })
        ).status,
    },
  }),
  ...defineFaults("messages", {
    "letters-replaced": feedFault(
      "Sends a question mark for each letter of the title that is not ASCII.",
      changeFrames("MESSAGE", (frame) => {
        const message = getMessage(frame);
        return withFrameBody(
          frame,
          JSON.stringify({ ...message, title: String(message["title"]).replaceAll(/[^ -~]/g, "?") }),
        );
      }),
    ),
  }),
];
