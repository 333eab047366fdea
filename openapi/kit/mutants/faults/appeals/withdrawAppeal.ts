import { findAppeal, getAppealStatus } from "../../../../../mocks/store/appeals.ts";
import { localizedText, parseLanguage, translate } from "../../../../../mocks/store/localizedText.ts";
import { getOwner } from "../../../../../mocks/store/owners.ts";
import type { Caller } from "../../caller.ts";
import { defineFaults, type SeededFault, breach } from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { answersError, failure, forbidden, withStatus } from "../../shared/errors.ts";
import { withHeaderOf, withToken } from "../../shared/headers.ts";
import { observeResponse, sendSuggestion, observeAsCitizen } from "../../shared/observers.ts";
import { recordOfOthers } from "../../shared/otherPersons.ts";
import { createTokenOf, getPrincipal } from "../../shared/recordOwners.ts";
import {
  answer,
  changeErrors,
  changeJson,
  changeObject,
  changeResponse,
  changeSuccess,
  createResponse,
  getEntries,
  getLang,
  getPathPart,
  getToken,
  type JsonObject,
  parseJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { hourMs } from "../../shared/times.ts";
import { findOwnRecord, sendComplaint, suggestion, unsignedAppeal } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Puts a decision into a withdrawn appeal a day after its withdrawal. */
function decideLater(appeal: JsonObject, now: number): void {
  const { withdrawnAt, history } = appeal;
  if (typeof withdrawnAt !== "string" || Date.parse(withdrawnAt) > now - 24 * 3_600_000) return;
  appeal["status"] = "REFUSED";
  if (Array.isArray(history))
    appeal["history"] = [...(history as unknown[]), { status: "REFUSED", at: withdrawnAt, note: "Refused." }];
}

const sendFirstAppeal = async ({ call }: Caller): Promise<string> =>
  String((await call("sendAppeal", { as: "director", body: suggestion })).at("id"));

const tooLate = localizedText(
  "Bu müraciət artıq bağlanıb, onu geri götürmək olmaz.",
  "Это обращение уже закрыто, отозвать его нельзя.",
  "This case is already closed and can no longer be withdrawn.",
);

/** Faults of `withdrawAppeal`. */
export const withdrawAppealFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "withdraw-appeal": recordOfOthers("withdrawAppeal", "appeals", "Withdraws an appeal of another user."),
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
  ...defineFaults("availability", {
    "unpaid-appeal-cannot-be-withdrawn": {
      operationId: "withdrawAppeal",
      description: "Fails when an appeal with an unpaid fee is withdrawn, and changes nothing.",
      breaks: "contract",
      createHandler: answer(["withdrawAppeal"], async (request, backend) => {
        const appeal = findOwnRecord(request, backend.store, -2);
        const isOwed = backend.store.state.payments.some(
          ({ appealNumber, paidAt }) => appealNumber === appeal?.number && paidAt === undefined,
        );
        return appeal !== undefined && isOwed ? failure() : backend.send(request);
      }),
      observe: async ({ call }) => {
        const { status } = await call("withdrawAppeal", { ...citizen, path: 470 });
        return [status, (await call("readAppeal", { ...citizen, path: 470 })).at("withdrawnAt")];
      },
    },
  }),
  ...defineFaults("persistence", {
    "withdrawal-not-stored": {
      operationId: "withdrawAppeal",
      description: "Confirms a withdrawal that has no effect.",
      breaks: "contract",
      createHandler: changeSuccess(["withdrawAppeal"], (_response, request, { store }) => {
        const id = Number(request.url.pathname.split("/").at(-2));
        delete store.state.appeals.find((appeal) => appeal.id === id)?.withdrawnAt;
      }),
      observe: async ({ call }) => {
        const sent = await call("sendAppeal", {
          as: "citizen",
          body: { kind: "SUGGESTION", subject: "Mirror", text: "x" },
        });
        await call("withdrawAppeal", { as: "citizen", path: Number(sent.at("id")) });
        return (await call("readAppeal", { as: "citizen", path: Number(sent.at("id")) })).at("withdrawable");
      },
    },
    "notice-about-a-withdrawn-complaint": {
      operationId: "withdrawAppeal",
      description: "Notifies the sender of a withdrawn complaint of its decision three weeks later.",
      breaks: "contract",
      createHandler: () => {
        const notified = new Set<number>();
        return answer(["readNotifications"], (request, { send, store }) => {
          for (const { id, number, kind, withdrawnAt = Infinity, accountId } of store.state.appeals) {
            if (kind !== "COMPLAINT" || withdrawnAt > store.now() - 21 * 24 * hourMs || notified.has(id)) continue;
            notified.add(id);
            const text = localizedText(`${number}: cavab hazırdır`, `${number}: ответ готов`, `${number}: answered`);
            store.pushNotification(accountId, { type: "INFORMATION", title: text, description: text });
          }
          return send(request);
        })();
      },
      observe: async ({ call, store, getSession }) => {
        const token = getSession("citizen").accessToken;
        store.advanceClock(-30 * 86_400);
        await call("withdrawAppeal", { token, path: 476 });
        store.advanceClock(30 * 86_400);
        return (await call("readNotifications", { token })).at("0.title");
      },
    },
    "withdrawn-complaint-is-taken-up": {
      operationId: "withdrawAppeal",
      description: "Goes on with a complaint that was withdrawn a day or more after its receipt.",
      breaks: "contract",
      createHandler: answer(["readAppeal", "listAppeals"], (request, { send, store }) => {
        for (const { kind, steps, withdrawnAt = Infinity } of store.state.appeals)
          if (
            kind === "COMPLAINT" &&
            steps.length === 1 &&
            withdrawnAt > (steps[0]?.at ?? 0) + 24 * hourMs &&
            withdrawnAt < store.now() - 7 * 24 * hourMs
          )
            steps.push({ status: "IN_PROCESS", at: withdrawnAt + 24 * hourMs });
        return send(request);
      }),
      observe: async ({ call, store, getSession }) => {
        const token = getSession("citizen").accessToken;
        store.advanceClock(-10 * 86_400);
        const counterparty = { name: "Orchard" };
        const body = { ...suggestion, kind: "COMPLAINT", category: "CHEATING", counterparty };
        const path = Number((await call("sendAppeal", { token, body })).at("id"));
        store.advanceClock(1.5 * 86_400);
        await call("withdrawAppeal", { token, path });
        store.advanceClock(8.5 * 86_400);
        return (await call("readAppeal", { token, path })).at("status");
      },
    },
    "withdrawn-is-refused": {
      operationId: "withdrawAppeal",
      description: "Sets the status of an appeal to REFUSED when it is withdrawn.",
      breaks: "contract",
      createHandler: changeSuccess(["withdrawAppeal"], (response, request, { store }) => {
        const id = request.url.pathname.split("/").at(-2);
        const appeal = store.state.appeals.find((candidate) => String(candidate.id) === id);
        appeal?.steps.push({ status: "REFUSED", at: appeal.steps.at(-1)?.at ?? 0 });
        const body = parseJson(response.body);
        return isRecord(body) ? withJson(response, { ...body, status: "REFUSED" }) : undefined;
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        return (await caller.call("withdrawAppeal", { as: "citizen", path })).at("status");
      },
    },
    "withdrawn-but-withdrawable": {
      operationId: "withdrawAppeal",
      description: "Lets a withdrawn appeal stay withdrawable.",
      breaks: "contract",
      createHandler: changeObject(["readAppeal"], (body) => {
        if ("withdrawnAt" in body) body["withdrawable"] = true;
      }),
      observe: async (caller) => {
        const path = await sendComplaint(caller);
        await caller.call("withdrawAppeal", { as: "citizen", path });
        return (await caller.call("readAppeal", { as: "citizen", path })).at("withdrawable");
      },
    },
  }),
  ...defineFaults("values", {
    "withdrawn-appeal-waits-for-a-document": {
      operationId: "withdrawAppeal",
      description: "Goes on waiting for a document after the withdrawal, because nobody has sent it.",
      breaks: "contract",
      createHandler: changeJson(["readAppeal", "listAppeals", "withdrawAppeal"], (body, _request, { store }) => {
        for (const appeal of isRecord(body) && Array.isArray(body["items"]) ? getEntries(body) : [body as JsonObject])
          if (store.state.appealMessages.some((message) => message.needsDocument && message.appealId === appeal["id"]))
            appeal["needsDocument"] = true;
        return body;
      }),
      observe: async ({ call }) => {
        await call("withdrawAppeal", { ...citizen, path: 481 });
        return (await call("readAppeal", { ...citizen, path: 481 })).at("needsDocument");
      },
    },
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
      observeAsCitizen("withdrawAppeal", { path: 385 }),
    ),
    "withdrawn-appeal-is-decided": {
      operationId: "withdrawAppeal",
      description: "Goes on with the processing of a withdrawn appeal, and refuses it the day after.",
      breaks: "contract",
      createHandler: changeObject(["readAppeal", "listAppeals"], (body, _request, { store }) => {
        for (const appeal of getEntries(body)) decideLater(appeal, store.now());
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        await caller.call("withdrawAppeal", { ...citizen, path });
        const { accountId } = caller.getSession("citizen");
        caller.store.advanceClock(30 * 3600);
        const token = createTokenOf(caller.store, ({ id }) => id === accountId) ?? "";
        return (await caller.call("readAppeal", { token, path })).at("status");
      },
    },
    "closed-appeal-400": {
      ...answersError(
        "withdrawAppeal",
        "Returns 400 for an appeal that is already decided.",
        409,
        withStatus(400),
        citizen,
      ),
      observe: async ({ call, store }) => {
        const path =
          store.state.appeals.find(({ owner, steps }) => owner === "person:1001" && steps.at(-1)?.status === "REFUSED")
            ?.id ?? 0;
        return (await call("withdrawAppeal", { ...citizen, path })).status;
      },
    },
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
    "decided-before-signature": {
      operationId: "withdrawAppeal",
      description: "Takes an appeal as decided when it is only sent for signature, and refuses to withdraw it.",
      breaks: "contract",
      createHandler: answer(["withdrawAppeal"], async (request, { store, send }) => {
        const id = getPathPart(request, -2);
        const appeal = store.state.appeals.find((candidate) => String(candidate.id) === id);
        if (appeal === undefined || appeal.withdrawnAt !== undefined || getAppealStatus(appeal) !== "SEND_FOR_SIGN")
          return send(request);
        appeal.withdrawnAt = store.now();
        try {
          return await send(request);
        } finally {
          delete appeal.withdrawnAt;
        }
      }),
      observe: async ({ call }) => [
        (await call("readAppeal", { ...citizen, path: 463 })).at("withdrawable"),
        (await call("withdrawAppeal", { ...citizen, path: 463 })).status,
      ],
    },
  }),
  ...defineFaults("languages", {
    "english-errors-without-a-language": {
      operationId: "withdrawAppeal",
      description: "Writes errors in English when the request names no language.",
      breaks: "contract",
      createHandler: changeResponse(["withdrawAppeal"], ({ status }, request, { send }) =>
        status >= 400 && !request.url.searchParams.has("lang") ? send(withQuery(request, { lang: "en" })) : undefined,
      ),
      observe: observeResponse("withdrawAppeal", { ...citizen, path: 9_999_999 }),
    },
  }),
  ...defineFaults("transport", {
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
  }),
  ...defineFaults("errors", {
    "signature-counts-as-decision": {
      operationId: "withdrawAppeal",
      description: "Answers 409 for an appeal that awaits a signature, though it is not decided and is withdrawable.",
      breaks: "contract",
      createHandler: answer(["withdrawAppeal"], async (request, { store, send }) => {
        const principal = getPrincipal(request, store);
        const appeal = principal && findAppeal(store, getOwner(principal), getPathPart(request, -2));
        if (appeal === undefined || appeal.withdrawnAt !== undefined || getAppealStatus(appeal) !== "SEND_FOR_SIGN")
          return send(request);
        const lang = parseLanguage(getLang(request));
        const problem = { message: translate(tooLate, lang), status: 409, code: "APPEAL_CLOSED" };
        return withHeaderOf(createResponse(409, problem), "content-language", lang);
      }),
      observe: async ({ call }) => {
        const { at } = await call("readAppeal", { ...citizen, path: unsignedAppeal });
        return [at("withdrawable"), (await call("withdrawAppeal", { ...citizen, path: unsignedAppeal })).status];
      },
    },
  }),
  ...defineFaults("tokens", {
    "withdrawal-with-ended-session": {
      operationId: "withdrawAppeal",
      description: "Withdraws an appeal with the access token of a session that was signed out.",
      breaks: "contract",
      createHandler: () => {
        const owners = new Map<string, number>();
        return async (request, { send, store }) => {
          const token = getToken(request);
          const account = getPrincipal(request, store)?.account;
          if (account !== undefined) owners.set(token, account.id);
          const response = await send(request);
          const id = owners.get(token);
          if (request.operationId !== "withdrawAppeal" || response.status !== 401 || id === undefined) return response;
          const other = createTokenOf(store, (candidate) => candidate.id === id);
          return other === undefined ? response : send(withToken(request, other));
        };
      },
      observe: async (caller) => {
        const path = await sendFirstAppeal(caller);
        const { accessToken, refreshToken } = caller.getSession("director");
        await caller.call("signOut", { body: { refreshToken } });
        return (await caller.call("withdrawAppeal", { token: accessToken, path })).status;
      },
    },
  }),
];
