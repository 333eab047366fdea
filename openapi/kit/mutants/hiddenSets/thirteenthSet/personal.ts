import { findAccountByEmail } from "../../../../../mocks/store/accounts.ts";
import { getAppealStatus } from "../../../../../mocks/store/appeals.ts";
import { toIsoDateTime } from "../../../../../mocks/store/calendar.ts";
import { endSessions } from "../../../../../mocks/store/sessions.ts";
import type { CallOptions } from "../../caller.ts";
import { defineFaults, type FaultResponse } from "../../fault.ts";
import { arrangeEntries, observeField } from "../../lists.ts";
import { failure } from "../../observers.ts";
import { foreignEmail, readBody, register, requestReset } from "../../passwordCalls.ts";
import { getPrincipal, ignoreOwners } from "../../recordOwners.ts";
import {
  answer,
  bodyOf,
  changeEntries,
  changeRequest,
  changeSuccess,
  createResponse,
  getPathPart,
  withBody,
  withHeaderOf,
  withQuery,
} from "../../seeds.ts";

const citizen: CallOptions = { as: "citizen" };
const emma = {
  name: "Emma",
  surname: "Lindqvist",
  fatherName: "Karl",
  email: foreignEmail,
  phoneNumber: "+46855501420",
};
const maxInteger = 2 ** 31 - 1;
const maxHashedBytes = 72;
const bakuOffsetMs = 4 * 60 * 60_000;

/** Returns a text up to the bytes that bcrypt reads of it. */
const cutForHash = (password: string): string =>
  new TextDecoder().decode(new TextEncoder().encode(password).slice(0, maxHashedBytes));

/** Returns a text as it is after one more step that decodes a query. */
function decodeOnceMore(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll("+", " "));
  } catch {
    return value;
  }
}

/** The faults of personal data and of accounts. */
export const thirteenthPersonalFaults = [
  ...defineFaults("passwords", {
    "lock-of-known-addresses": {
      operationId: "requestPasswordReset",
      description: "Counts only the requests for addresses that have an account, so that a lock reveals them.",
      breaks: "contract",
      createHandler: answer(["requestPasswordReset"], async (request, { store, send }) => {
        const response = await send(request);
        const username = request.url.searchParams.get("username") ?? "";
        if (findAccountByEmail(store.state.accounts, username) !== undefined) return response;
        for (const key of Object.keys(store.state.attempts))
          if (key.startsWith("reset ") && key.endsWith(` ${username.toLowerCase()}`)) delete store.state.attempts[key];
        return response;
      }),
      observe: async (caller) => {
        const statuses = [];
        for (let count = 0; count < 7; count += 1)
          statuses.push((await requestReset(caller, "nobody@alder.example")).status);
        return statuses;
      },
    },
    "first-72-bytes": {
      operationId: "registerUser",
      description: "Hashes the first 72 bytes of a password, so that any other end signs in too.",
      breaks: "contract",
      createHandler: answer(["registerUser", "signIn"], async (request, { send }) => {
        const body = readBody(request);
        const { password, repeatedPassword } = body;
        const cut = cutForHash(String(password));
        if (cut === password) return send(request);
        if (request.operationId === "signIn") {
          const response = await send(request);
          return response.status === 401 ? send(withBody(request, { ...body, password: cut })) : response;
        }
        if (password !== repeatedPassword) return send(request);
        const response = await send(withBody(request, { ...body, password: cut, repeatedPassword: cut }));
        return response.status === 200 ? response : send(request);
      }),
      observe: async (caller) => {
        const password = `Clear+Prices-2026 ${"on every market of the town, ".repeat(3)}`;
        const username = "long.password@alder.example";
        const registered = await register(caller, {
          username,
          password: `${password}today`,
          repeatedPassword: `${password}today`,
        });
        const signIn = await caller.call("signIn", { body: { username, password: `${password}tomorrow` } });
        return [registered, signIn.status];
      },
    },
  }),
  ...defineFaults("sessions", {
    "ended-by-other-portal": {
      operationId: "handOverSession",
      description: "Ends the first session as soon as the second pair of tokens is renewed.",
      breaks: "contract",
      createHandler: () => {
        const firstSessions = new Map<string, number>();
        return answer(["handOverSession", "renewSession"], async (request, { store, send }) => {
          const response = await send(request);
          if (response.status !== 200) return response;
          if (request.operationId === "handOverSession") {
            const principal = getPrincipal(request, store);
            if (principal) firstSessions.set(String(bodyOf(response)["refreshToken"]), principal.session.id);
          } else {
            const firstSession = firstSessions.get(request.url.searchParams.get("refreshToken") ?? "");
            endSessions(store, ({ id }) => id === firstSession);
          }
          return response;
        })();
      },
      observe: async ({ call }) => {
        const handedOver = await call("handOverSession", { as: "privileged" });
        const renewed = await call("renewSession", { query: { refreshToken: String(handedOver.at("refreshToken")) } });
        return [renewed.status, (await call("readUser", { as: "privileged" })).status];
      },
    },
    "settings-of-sign-in": {
      operationId: "readNotificationSettings",
      description: "Keeps the settings in the session, which does not see what another session has changed.",
      breaks: "contract",
      createHandler: () => {
        const known = new Map<number, FaultResponse>();
        return answer(["readNotificationSettings", "updateNotificationSettings"], async (request, { store, send }) => {
          const sessionId = getPrincipal(request, store)?.session.id;
          if (sessionId === undefined) return send(request);
          if (request.operationId === "updateNotificationSettings") known.delete(sessionId);
          const response = known.get(sessionId) ?? (await send(request));
          if (request.operationId === "readNotificationSettings" && response.status === 200)
            known.set(sessionId, response);
          return response;
        })();
      },
      observe: async ({ call }) => {
        const otherSession = String((await call("chooseAccount", citizen)).at("token"));
        const channels = { event: "PAYMENT", email: false, sms: true, push: true };
        await call("readNotificationSettings", citizen);
        await call("updateNotificationSettings", { token: otherSession, body: { items: [channels] } });
        return (await call("readNotificationSettings", citizen)).text;
      },
    },
  }),
  ...defineFaults("tokens", {
    "code-used-twice-at-once": {
      operationId: "signInWithIdentity",
      description: "Checks a code before it marks it as used, so that two requests at the same time both sign in.",
      breaks: "contract",
      createHandler: () => {
        const running = new Map<string, Promise<FaultResponse>>();
        return answer(["signInWithIdentity"], async (request, { store, send }) => {
          const code = request.url.searchParams.get("code") ?? "";
          const earlier = running.get(code);
          if (earlier !== undefined) {
            if ((await earlier).status === 200)
              store.state.usedIdentityCodes = store.state.usedIdentityCodes.filter((used) => used !== code);
            return send(request);
          }
          const response = send(request);
          running.set(code, response);
          try {
            return await response;
          } finally {
            running.delete(code);
          }
        })();
      },
      observe: async ({ call }) => {
        const query = { code: "citizen-at-the-same-time", redirect: "https://portal.example/asan-login" };
        const responses = await Promise.all([1, 2].map(() => call("signInWithIdentity", { query })));
        return responses.map(({ status }) => status).toSorted((a, b) => a - b);
      },
    },
    "repeat-extends-period": {
      operationId: "renewSession",
      description: "Counts the 30 seconds of a used refresh token from its last use, not from its first.",
      breaks: "contract",
      createHandler: answer(["renewSession"], async (request, { store, send }) => {
        const response = await send(request);
        const refreshToken = request.url.searchParams.get("refreshToken");
        if (response.status !== 200) return response;
        for (const { usedRefreshTokens } of store.state.sessions)
          for (const use of usedRefreshTokens) if (use.token === refreshToken) use.usedAt = store.now();
        return response;
      }),
      observe: async ({ call, store, getSession }) => {
        const query = { refreshToken: getSession("citizen").refreshToken };
        const statuses = [];
        for (let count = 0; count < 3; count += 1) {
          statuses.push((await call("renewSession", { query })).status);
          store.advanceClock(20);
        }
        return statuses;
      },
    },
  }),
  ...defineFaults("drafts-and-files", {
    "request-met-without-file": {
      operationId: "sendAppealMessage",
      description: "Takes a request for a document as met when a message without a file is sent.",
      breaks: "contract",
      createHandler: changeSuccess(["sendAppealMessage"], (_response, request, { store }) => {
        const appealId = getPathPart(request, -2);
        for (const message of store.state.appealMessages)
          if (String(message.appealId) === appealId) delete message.needsDocument;
      }),
      observe: async ({ call }) => {
        await call("sendAppealMessage", { ...citizen, path: 481, body: { text: "Which document do you need?" } });
        const messages = await call("listAppealMessages", { ...citizen, path: 481 });
        return [(await call("readAppeal", { ...citizen, path: 481 })).at("needsDocument"), messages.text];
      },
    },
  }),
  ...defineFaults("parameters", {
    "password-decoded-twice": {
      operationId: "checkNewPassword",
      description: "Decodes the query twice, so that a plus sign in a password becomes a space.",
      breaks: "contract",
      createHandler: changeRequest("checkNewPassword", (request) =>
        withQuery(request, { pass: decodeOnceMore(request.url.searchParams.get("pass") ?? "") }),
      ),
      observe: async ({ call }) =>
        (await call("checkNewPassword", { query: { pass: "Market+Prices2026", name: "Ida", surname: "Berg" } })).text,
    },
  }),
  ...defineFaults("transport", {
    "no-range-of-applications": {
      operationId: "downloadReceipt",
      description: "Answers 406 when the header Accept names application/* and not application/pdf.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadReceipt"], (_response, { headers }) =>
        /application\/pdf|\*\/\*/i.test(headers.get("accept") ?? "*/*")
          ? undefined
          : createResponse(406, {
              message: "Bu sənəd tələb olunan formatda yoxdur.",
              code: "NOT_ACCEPTABLE",
            }),
      ),
      observe: async ({ call }) =>
        (await call("downloadReceipt", { ...citizen, path: 6044, headers: { accept: "application/*" } })).status,
    },
  }),
  ...defineFaults("filters", {
    "status-without-withdrawn": {
      operationId: "listAppeals",
      description: "Leaves withdrawn appeals out when it filters by their status.",
      breaks: "contract",
      createHandler: arrangeEntries("listAppeals", (entries, { url }) =>
        url.searchParams.has("status") ? entries.filter((appeal) => !("withdrawnAt" in appeal)) : entries,
      ),
      observe: observeField("listAppeals", "id", { status: "IN_PROCESS" }),
    },
  }),
  ...defineFaults("statuses", {
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
  ...defineFaults("values", {
    "payment-date-of-other-zone": {
      operationId: "listPaidPayments",
      description: "Returns the time of a payment in UTC with the offset of Baku, four hours too early.",
      breaks: "contract",
      createHandler: changeEntries(["listPaidPayments"], (payment) => {
        const paidAt = Date.parse(String(payment["paymentDate"]));
        if (!Number.isNaN(paidAt)) payment["paymentDate"] = toIsoDateTime(paidAt - bakuOffsetMs);
      }),
      observe: async ({ call }) => [
        (await call("listPaidPayments", citizen)).at("items.0.paymentDate"),
        (await call("readAppeal", { ...citizen, path: 390 })).at("payments.0.paymentDate"),
      ],
    },
  }),
  ...defineFaults("robustness", {
    "appeal-number-overflow": {
      operationId: "findAppeal",
      description: "Fails with 500 when the digits of an unknown number do not fit into an integer of 32 bits.",
      breaks: "contract",
      createHandler: changeSuccess(["findAppeal"], (_response, request) => {
        const parts = String(readBody(request)["appealNumber"]).trim().split("-");
        return parts.some((part) => /^\d+$/.test(part) && Number(part) > maxInteger) ? failure() : undefined;
      }),
      observe: async ({ call }) =>
        (await call("findAppeal", { body: { appealNumber: "2026-99999999999", email: foreignEmail } })).status,
    },
  }),
  ...defineFaults("languages", {
    "chosen-before-requested": {
      operationId: "chooseLanguage",
      description: "Answers the later requests of a session in the language that was chosen in it, whatever `lang` is.",
      breaks: "contract",
      createHandler: () => {
        const chosen = new Map<number, string>();
        return async (request, { store, send }) => {
          const sessionId = getPrincipal(request, store)?.session.id;
          if (sessionId === undefined) return send(request);
          const lang = chosen.get(sessionId);
          const response = await send(lang === undefined ? request : withQuery(request, { lang }));
          if (request.operationId === "chooseLanguage" && response.status === 200)
            chosen.set(sessionId, String(readBody(request)["isoCode"]));
          return response;
        };
      },
      observe: async (caller) => {
        await caller.call("chooseLanguage", { ...citizen, body: { isoCode: "ru" } });
        return observeField("listAppeals", "serviceType", { lang: "en" })(caller);
      },
    },
  }),
  ...defineFaults("persistence", {
    "tag-of-one-second": {
      operationId: "readUser",
      description:
        "Takes the second of the last change as the entity tag, so that an update overwrites another one of that second.",
      breaks: "contract",
      createHandler: () => {
        const changedAt = new Map<number, number>();
        return async (request, { store, send }) => {
          const accountId = getPrincipal(request, store)?.account.id;
          const { operationId = "" } = request;
          if (accountId === undefined) return send(request);
          const tag = `W/"${accountId}-${Math.floor((changedAt.get(accountId) ?? store.state.startedAt) / 1000)}"`;
          if (operationId === "readUser") {
            const response = await send(request);
            return response.status === 200 ? withHeaderOf(response, "etag", tag) : response;
          }
          if (!["updateUser", "updateContacts", "chooseLanguage"].includes(operationId)) return send(request);
          const headers = new Headers(request.headers);
          if (headers.get("if-match") === tag) headers.delete("if-match");
          const response = await send({ ...request, headers });
          if (response.status === 200) changedAt.set(accountId, store.now());
          return response;
        };
      },
      observe: async ({ call, store }) => {
        const update = async (note: string, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
          (await call("updateUser", { as: "foreign", headers, body: { ...emma, note } })).status;
        store.advanceClock(60);
        await update("Call in the morning.");
        const tag = (await call("readUser", { as: "foreign" })).headers.get("etag") ?? "";
        await update("Call in the evening.");
        return [
          await update("Do not call.", { "if-match": tag }),
          (await call("readUser", { as: "foreign" })).at("note"),
        ];
      },
    },
  }),
  ...defineFaults("roles", {
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
];
