import { createHash } from "node:crypto";
import { defineFaults, type FaultResponse } from "../fault.ts";
import { createPdf, observeResponse } from "../observers.ts";
import { foreignPassword } from "../passwordCalls.ts";
import { renew } from "../sentenceSeeds.ts";
import {
  answer,
  bodyOf,
  changeObject,
  changeResponse,
  changeSuccess,
  getEntries,
  getLang,
  getToken,
  isObject,
  parseJson,
  withJson,
  withQuery,
} from "../seeds.ts";

const citizen = { as: "citizen" } as const;
const remark = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Scales", description: "Too light." };
const key = "bench-bench-bench-1";

/** Faults that only another condition of a request shows: its language, key, session or token, the hour, or the state of what it is about. */
export const otherConditionFaults = [
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
    "azerbaijani-receipt-in-english": {
      operationId: "sendFeedback",
      description: "Confirms feedback in Azerbaijani when English was asked for.",
      breaks: "contract",
      createHandler: changeObject(["sendFeedback"], (body, request) => {
        if (getLang(request) === "en") body["message"] = "Məlumatınız qəbul edildi.";
      }),
      observe: async ({ call }) =>
        (await call("sendFeedback", { ...citizen, body: remark, query: { lang: "en" } })).at("message"),
    },
    "one-group-in-azerbaijani": {
      operationId: "listRiskGroups",
      description: "Writes the last risk group in Azerbaijani in a Russian list, without its language.",
      breaks: "contract",
      createHandler: changeSuccess(["listRiskGroups"], async (response, request, { send }) => {
        if (getLang(request) !== "ru") return undefined;
        const [body, azerbaijani] = [response, await send(withQuery(request, { lang: "az" }))].map((sent) =>
          parseJson(sent.body),
        );
        if (!isObject(body) || !isObject(azerbaijani)) return undefined;
        const [items, others] = [getEntries(body["items"]), getEntries(azerbaijani["items"])];
        return withJson(response, { ...body, items: [...items.slice(0, -1), ...others.slice(-1)] });
      }),
      observe: observeResponse("listRiskGroups", { query: { lang: "ru" } }),
    },
    "one-etalon-without-its-language": {
      operationId: "listEtalons",
      description: "Does not say that the texts of an etalon are Azerbaijani where they are not translated.",
      breaks: "contract",
      createHandler: changeObject(["listEtalons"], (body) => {
        for (const etalon of getEntries(body["items"])) delete etalon["lang"];
      }),
      observe: observeResponse("listEtalons", { query: { lang: "en", perPage: 100 } }),
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
        const { description: _description, ...incomplete } = remark;
        await call("sendFeedback", { ...citizen, headers, body: incomplete });
        return (await call("sendFeedback", { ...citizen, headers, body: remark })).status;
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
          caller.call("sendFeedback", { ...citizen, headers: { "idempotency-key": key }, body: remark });
        const first = await send();
        await renew(caller, caller.getSession("citizen").refreshToken);
        const again = await send();
        return first.at("id") === again.at("id");
      },
    },
  }),
  ...defineFaults("filters", {
    "status-with-a-russian-word": {
      operationId: "listStandards",
      description: "Ignores the status of a standard in a search in Russian.",
      breaks: "contract",
      createHandler: answer(["listStandards"], (request, { send }) =>
        send(
          getLang(request) === "ru" && request.url.searchParams.has("word")
            ? withQuery(request, { status: undefined })
            : request,
        ),
      ),
      observe: observeResponse("listStandards", { query: { lang: "ru", word: "AZS", status: "REPLACED" } }),
    },
    "word-of-a-signed-in-user": {
      operationId: "listFaq",
      description: "Ignores the word of a search with a token.",
      breaks: "contract",
      createHandler: answer(["listFaq"], (request, { send }) =>
        send(getToken(request) === "" ? request : withQuery(request, { word: undefined })),
      ),
      observe: observeResponse("listFaq", { ...citizen, query: { word: "sertifikat" } }),
    },
  }),
  ...defineFaults("sessions", {
    "idle-session-survives-a-new-password": {
      operationId: "changePassword",
      description: "Ends only those other sessions at a change of password whose access tokens are still valid.",
      breaks: "contract",
      createHandler: answer(["changePassword"], async (request, { send, store }) => {
        const idle = store.state.sessions.filter(({ accessExpiresAt }) => accessExpiresAt <= store.now());
        const response = await send(request);
        const kept = store.state.sessions;
        store.state.sessions = [...kept, ...idle.filter((session) => !kept.includes(session))];
        return response;
      }),
      observe: async (caller) => {
        const idle = caller.getSession("foreign");
        idle.accessExpiresAt = caller.store.now();
        const used = { ...idle, id: idle.id + 1000, accessToken: "used-access", refreshToken: "used-refresh" };
        used.accessExpiresAt = caller.store.now() + 60_000;
        caller.store.state.sessions.push(used);
        const newPassword = "Bench#Words-2027";
        const body = { oldPassword: foreignPassword, newPassword, repeatedPassword: newPassword };
        await caller.call("changePassword", { token: used.accessToken, body });
        return (await renew(caller, idle.refreshToken)).status;
      },
    },
  }),
  ...defineFaults("persistence", {
    "deleted-draft-comes-back": {
      operationId: "keepDraft",
      description: "Does not compare If-Match with a draft that was deleted meanwhile.",
      breaks: "contract",
      createHandler: answer(["keepDraft"], async (request, { send }) => {
        const headers = new Headers(request.headers);
        headers.delete("if-match");
        const { data } = bodyOf(await send({ ...request, method: "GET", headers, body: new Uint8Array() }));
        return send(data === null ? { ...request, headers } : request);
      }),
      observe: async ({ call }) => {
        const draft = { ...citizen, path: "bench-draft" };
        await call("keepDraft", { ...draft, body: { data: { subject: "Kept" } } });
        const tag = (await call("readDraft", draft)).headers.get("etag") ?? "";
        await call("keepDraft", { ...draft, body: { data: null } });
        const headers = { "if-match": tag };
        return (await call("keepDraft", { ...draft, headers, body: { data: { subject: "Again" } } })).status;
      },
    },
    "answer-to-a-file-without-notification": {
      operationId: "sendAppealMessage",
      description: "Notifies the user of the answer to a message only when the message has no files.",
      breaks: "contract",
      createHandler: answer(["sendAppealMessage"], async (request, { send, store }) => {
        const count = store.state.notifications.length;
        const response = await send(request);
        const sent = parseJson(request.body);
        if (isObject(sent) && Array.isArray(sent["documentIds"]) && sent["documentIds"].length > 0)
          store.state.notifications.splice(count);
        return response;
      }),
      observe: async ({ call, upload, store }) => {
        const count = store.state.notifications.length;
        const documentIds = [(await upload("citizen", createPdf("bench.pdf"))).at("id")];
        await call("sendAppealMessage", { ...citizen, path: 481, body: { text: "A file.", documentIds } });
        return store.state.notifications.length - count;
      },
    },
  }),
  ...defineFaults("lists", {
    "overdue-reports-left-out": {
      operationId: "listReports",
      description: "Leaves out the reports whose due date has passed and that were not submitted.",
      breaks: "contract",
      createHandler: changeObject(["listReports"], (body, _request, { store }) => {
        const today = new Date(store.now()).toISOString().slice(0, 10);
        const items = getEntries(body["items"]);
        const listed = items.filter(
          ({ dueDate, submittedAt }) => submittedAt !== undefined || String(dueDate) >= today,
        );
        body["total"] = Number(body["total"]) - items.length + listed.length;
        body["items"] = listed;
      }),
      observe: observeResponse("listReports", { as: "director" }),
    },
    "lapsed-etalons-left-out": {
      operationId: "listEtalons",
      description: "Leaves out the etalons whose certificate has expired.",
      breaks: "contract",
      createHandler: changeObject(["listEtalons"], (body, _request, { store }) => {
        const today = new Date(store.now()).toISOString().slice(0, 10);
        const valid = getEntries(body["items"]).filter(({ validUntil }) => String(validUntil) >= today);
        body["total"] = valid.length;
        body["items"] = valid;
      }),
      observe: observeResponse("listEtalons", { query: { perPage: 100 } }),
    },
  }),
  ...defineFaults("values", {
    "rates-of-yesterday-at-night": {
      operationId: "listExchangeRates",
      description: "Returns the rates of the day before from midnight to four o'clock in Baku, when no date is given.",
      breaks: "contract",
      createHandler: answer(["listExchangeRates"], (request, { send, store }) =>
        send(
          request.url.searchParams.has("date")
            ? request
            : withQuery(request, { date: new Date(store.now()).toISOString().slice(0, 10) }),
        ),
      ),
      observe: async ({ call, store }) => {
        // One o'clock in Baku.
        store.advanceClock((Date.UTC(2026, 2, 18, 21) - store.now()) / 1000);
        return (await call("listExchangeRates", {})).text;
      },
    },
    "no-change-on-sundays": {
      operationId: "listExchangeRates",
      description: "Returns no change of the rates for a day without published ones.",
      breaks: "contract",
      createHandler: changeObject(["listExchangeRates"], (body, request) => {
        const date = request.url.searchParams.get("date");
        for (const rate of getEntries(body["items"])) if (date !== null && rate["date"] !== date) rate["change"] = 0;
      }),
      observe: async ({ call, store }) => {
        const day = new Date(store.now());
        day.setUTCDate(day.getUTCDate() - day.getUTCDay() - 7);
        return (await call("listExchangeRates", { query: { date: day.toISOString().slice(0, 10) } })).text;
      },
    },
  }),
  ...defineFaults("availability", {
    "decided-appeal-is-not-followed": {
      operationId: "findAppeal",
      description: "Finds an appeal by its number and address only until it is decided.",
      breaks: "contract",
      createHandler: changeObject(["findAppeal"], (body) => {
        const { appeal } = body;
        if (isObject(appeal) && ["CERTIFICATE_ISSUED", "REFUSED"].includes(String(appeal["status"])))
          delete body["appeal"];
      }),
      observe: async ({ call, store }) => {
        const decided = store.state.appeals.find(({ steps }) => steps.at(-1)?.status === "REFUSED");
        const sender = store.state.accounts.find(({ id }) => id === decided?.accountId);
        return (await call("findAppeal", { body: { appealNumber: decided?.number, email: sender?.email } })).text;
      },
    },
  }),
];
