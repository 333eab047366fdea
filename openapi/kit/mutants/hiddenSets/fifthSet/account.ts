import { authenticate } from "../../../../../mocks/store/sessions.ts";
import { defineFaults } from "../../fault.ts";
import { getCommand, getMessage, withFrameBody } from "../../frames.ts";
import { changeFrames, feedFault } from "../../feedSeeds.ts";
import { observeResponse } from "../../observers.ts";
import {
  changeOwn,
  foreignEmail,
  foreignPassword,
  readBody,
  register,
  requestReset,
  resetWith,
} from "../../passwordCalls.ts";
import { getPrincipal } from "../../recordOwners.ts";
import {
  acceptRejected,
  answer,
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
  withBody,
  withJson,
  withQuery,
} from "../../seeds.ts";
import { identityQuery, readStatus } from "../../tokenSeeds.ts";

const bench = { name: "Bench Ltd", address: "Bench Lane 12, Riga" };
const emma = {
  name: "Emma",
  surname: "Lindqvist",
  fatherName: "Karl",
  email: foreignEmail,
  phoneNumber: "+46855501421",
  possessorIds: [7001],
};

export const fifthAccountFaults = [
  ...defineFaults("sessions", {
    "no-second-code": {
      operationId: "signIn",
      description: "Answers 409 for an unconfirmed address without sending the code again.",
      breaks: "contract",
      createHandler: changeResponse(["signIn"], ({ status }, _, { store }) => {
        if (status === 409) store.state.outbox = store.state.outbox.slice(0, -1);
      }),
      observe: async ({ call, store }) => {
        const body = { username: "lukas.brandt@kornhaus.example", password: "Ganz+Klarer-Preis-31" };
        await call("signIn", { body });
        return store.state.outbox.length;
      },
    },
    "one-session-for-identity": {
      operationId: "signInWithIdentity",
      description: "Returns the tokens of an open session of the user instead of new ones.",
      breaks: "contract",
      createHandler: () => {
        const open = new Map<number, { token: string; refreshToken: string }>();
        return async (request, { send, store }) => {
          const response = await send(request);
          const body = parseJson(response.body);
          if (request.operationId !== "signInWithIdentity" || response.status !== 200 || !isObject(body))
            return response;
          const session = store.state.sessions.find(({ accessToken }) => accessToken === body["token"]);
          if (session === undefined) return response;
          const known = open.get(session.accountId);
          if (known !== undefined && authenticate(store, known.token) !== undefined)
            return withJson(response, { ...body, ...known });
          open.set(session.accountId, { token: session.accessToken, refreshToken: session.refreshToken });
          return response;
        };
      },
      observe: async ({ call }) => {
        const tokens = [];
        for (const code of ["citizen-bench-first", "citizen-bench-second"])
          tokens.push((await call("signInWithIdentity", identityQuery(code))).at("token"));
        return tokens[0] === tokens[1];
      },
    },
    "sign-out-keeps-refresh-token": {
      operationId: "signOut",
      description: "Ends only the access token at sign-out; the refresh token still renews the session.",
      breaks: "contract",
      createHandler: answer(["signOut"], async (request, { send, store }) => {
        const session = store.state.sessions.find(
          ({ refreshToken }) => refreshToken === readBody(request)["refreshToken"],
        );
        if (session === undefined) return send(request);
        session.accessExpiresAt = 0;
        return createResponse(200, {});
      }),
      observe: async (caller) => {
        const { refreshToken } = caller.getSession("citizen");
        await caller.call("signOut", { body: { refreshToken } });
        return (await caller.call("renewSession", { query: { refreshToken } })).status;
      },
    },
    "wrong-code-ends-activation": {
      operationId: "activateAccount",
      description: "Deletes the codes that were sent when a wrong one is entered.",
      breaks: "contract",
      createHandler: changeErrors(["activateAccount"], (_, __, { store }) => {
        store.state.verificationCodes = store.state.verificationCodes.filter(({ purpose }) => purpose !== "activation");
      }),
      observe: async ({ call }) => {
        await call("activateAccount", { path: "000001" });
        return (await call("activateAccount", { path: "482913" })).status;
      },
    },
    "unknown-choice-ends-choice": {
      operationId: "chooseAccount",
      description: "Returns to the citizen when an unknown certificate is chosen.",
      breaks: "contract",
      createHandler: changeErrors(["chooseAccount"], (_, request, { store }) => {
        const session = store.state.sessions.find(({ accessToken }) => accessToken === getToken(request));
        if (session !== undefined) delete session.certNumber;
      }),
      observe: async ({ call }) => {
        await call("chooseAccount", { as: "director", query: { certNumber: "AZ-1900-1" } });
        return (await call("readUser", { as: "director" })).at("manufacturers");
      },
    },
  }),
  ...defineFaults("tokens", {
    "refresh-token-stays": {
      operationId: "renewSession",
      description: "Returns the refresh token of the request again, and accepts it for ever.",
      breaks: "contract",
      createHandler: () => {
        const current = new Map<string, string>();
        return async (request, { send }) => {
          if (request.operationId !== "renewSession") return send(request);
          const sent = request.url.searchParams.get("refreshToken") ?? "";
          const response = await send(
            current.has(sent) ? withQuery(request, { refreshToken: current.get(sent) }) : request,
          );
          const body = parseJson(response.body);
          if (response.status !== 200 || !isObject(body)) return response;
          current.set(sent, String(body["refreshToken"]));
          return withJson(response, { ...body, refreshToken: sent });
        };
      },
      observe: async ({ call, getSession }) => {
        const { refreshToken } = getSession("citizen");
        return (await call("renewSession", { query: { refreshToken } })).at("refreshToken") === refreshToken;
      },
    },
    "hand-over-of-ended-session": {
      operationId: "handOverSession",
      description: "Hands over a session with an access token that has expired.",
      breaks: "contract",
      createHandler: answer(["handOverSession"], async (request, { send, store }) => {
        const session = store.state.sessions.find(({ accessToken }) => accessToken === getToken(request));
        const end = session?.accessExpiresAt;
        if (session === undefined || end === undefined) return send(request);
        session.accessExpiresAt = Number.MAX_SAFE_INTEGER;
        const response = await send(request);
        session.accessExpiresAt = end;
        return response;
      }),
      observe: async ({ call, store, getSession }) => {
        const { accessToken } = getSession("citizen");
        store.state.clockOffsetMs += 20 * 60_000;
        return (await call("handOverSession", { token: accessToken })).status;
      },
    },
  }),
  ...defineFaults("passwords", {
    "rejected-and-changed": {
      operationId: "changePassword",
      description: "Rejects a repeated password that differs, after it has stored the new one.",
      breaks: "contract",
      createHandler: changeErrors(["changePassword"], async ({ status }, request, { send }) => {
        const { newPassword } = readBody(request);
        if (status === 422) await send(withBody(request, { ...readBody(request), repeatedPassword: newPassword }));
      }),
      observe: async (caller) => {
        const body = {
          oldPassword: foreignPassword,
          newPassword: "Bərk-Ağac-2041",
          repeatedPassword: "Bərk-Ağac-2042",
        };
        await caller.call("changePassword", { as: "foreign", body });
        return changeOwn(caller, "Yaşıl-Ağac-2042");
      },
    },
    "own-name-in-password": {
      operationId: "checkOwnPassword",
      description: "Accepts a new password that contains the name of the signed-in user.",
      breaks: "contract",
      createHandler: changeRequest("checkOwnPassword", (request, { store }) => {
        const pass = request.url.searchParams.get("pass");
        const account = getPrincipal(request, store)?.account;
        if (pass === null || account === undefined) return request;
        const hidden = [account.name, account.surname].reduce(
          (text, name) => text.replaceAll(new RegExp(name, "giu"), (found) => [...found].toReversed().join("")),
          pass,
        );
        return withQuery(request, { pass: hidden });
      }),
      observe: observeResponse("checkOwnPassword", { as: "foreign", query: { pass: "Lindqvist#2041x" } }),
    },
    "reset-at-request": {
      operationId: "requestPasswordReset",
      description: "Invalidates the old password as soon as a code is requested.",
      breaks: "contract",
      createHandler: changeSuccess(["requestPasswordReset"], (_, { url }, { store }) => {
        const account = store.state.accounts.find(({ email }) => email === url.searchParams.get("username"));
        account?.passwords.push("Heç-Kim-Bilmir-1");
      }),
      observe: async (caller) => {
        await requestReset(caller, foreignEmail);
        return (await caller.call("signIn", { body: { username: foreignEmail, password: foreignPassword } })).status;
      },
    },
    "beginning-of-code": {
      operationId: "resetPassword",
      description: "Compares only the first four digits of the code.",
      breaks: "contract",
      createHandler: changeRequest("resetPassword", (request, { store }) => {
        const sent = request.url.searchParams.get("verificationCode") ?? "";
        const found = store.state.verificationCodes.find(
          ({ code, purpose }) => purpose === "reset" && sent.length >= 4 && code.startsWith(sent.slice(0, 4)),
        );
        return found === undefined ? request : withQuery(request, { verificationCode: found.code });
      }),
      observe: async (caller) => {
        await requestReset(caller, foreignEmail);
        const code = caller.store.state.verificationCodes.findLast(({ purpose }) => purpose === "reset")?.code ?? "";
        return resetWith(caller, `${code.slice(0, 4)}${code.endsWith("7") ? "18" : "27"}`, "Bərk-Ağac-2041");
      },
    },
    "new-address-for-mail-only": {
      operationId: "updateUser",
      description: "Saves a new e-mail address, and signs the user in with the old one only.",
      breaks: "contract",
      createHandler: () => {
        const loginByEmail = new Map<string, string>();
        return async (request, { send, store }) => {
          if (request.operationId === "updateUser") {
            const before = getPrincipal(request, store)?.account.email ?? "";
            const response = await send(request);
            const email = String(readBody(request)["email"]);
            if (response.status === 200 && email !== before)
              loginByEmail.set(email, loginByEmail.get(before) ?? before);
            return response;
          }
          if (request.operationId !== "signIn") return send(request);
          const body = readBody(request);
          const current = [...loginByEmail].find(([, login]) => login === body["username"])?.[0];
          if (current !== undefined) return send(withBody(request, { ...body, username: current }));
          return send(
            loginByEmail.has(String(body["username"]))
              ? withBody(request, { ...body, username: "no@bench.example" })
              : request,
          );
        };
      },
      observe: async ({ call }) => {
        const email = "emma@bench.example";
        await call("updateUser", { as: "foreign", body: { ...emma, email } });
        return (await call("signIn", { body: { username: email, password: foreignPassword } })).status;
      },
    },
  }),
  ...defineFaults("statuses", {
    "weak-password-422": {
      operationId: "checkNewPassword",
      description: "Answers 422 for a password that is not accepted.",
      breaks: "contract",
      createHandler: changeSuccess(["checkNewPassword"], (response) => {
        const body = parseJson(response.body);
        return isObject(body) && body["valid"] === false
          ? createResponse(422, { message: String(body["reason"]), code: "NOT_ACCEPTED" })
          : undefined;
      }),
      observe: observeResponse("checkNewPassword", { query: { pass: "bench", name: "Ida", surname: "Berg" } }),
    },
    "unknown-possessor-without-fields": {
      operationId: "readPossessor",
      description: "Answers 200 with an object without fields for an unknown organisation.",
      breaks: "contract",
      createHandler: changeResponse(["readPossessor"], ({ status }) =>
        status === 404 ? createResponse(200, {}) : undefined,
      ),
      observe: observeResponse("readPossessor", { as: "foreign", path: 99_887 }),
    },
  }),
  ...defineFaults("inputs", {
    "unknown-possessor": {
      operationId: "registerUser",
      description: "Registers a user of an organisation that does not exist.",
      breaks: "contract",
      createHandler: acceptRejected("registerUser", (request, { store }) => {
        const body = readBody(request);
        const ids = store.state.possessors.map(({ id }) => String(id));
        const sent = Array.isArray(body["possessorIds"]) ? body["possessorIds"] : [];
        return sent.length > 0 && sent.every((id) => !ids.includes(String(id)))
          ? withBody(request, { ...body, possessorIds: [store.state.possessors.at(-1)?.id] })
          : undefined;
      }),
      observe: (caller) =>
        register(caller, { password: "Bərk-Ağac-2041", repeatedPassword: "Bərk-Ağac-2041", possessorIds: [99_887] }),
    },
  }),
  ...defineFaults("roles", {
    "taxpayer-without-token": {
      operationId: "lookUpTaxpayer",
      description: "Tells the name and address of a taxpayer without an access token.",
      breaks: "contract",
      createHandler: changeResponse(["lookUpTaxpayer"], ({ status }, request) =>
        status === 401 && getToken(request) === ""
          ? createResponse(200, { tpn: request.url.searchParams.get("tpn"), name: "«Skamya» MMC" })
          : undefined,
      ),
      observe: observeResponse("lookUpTaxpayer", { query: { tpn: "1700000011" } }),
    },
  }),
  ...defineFaults("values", {
    "every-account-selected": {
      operationId: "readUser",
      description: "Marks each organisation of the user as selected while they act for one.",
      breaks: "contract",
      createHandler: changeObject(["readUser"], (body) => {
        const entries = getEntries(body["manufacturers"]);
        if (entries.some(({ selected }) => selected === true)) for (const entry of entries) entry["selected"] = true;
      }),
      observe: async ({ call }) => {
        const options = { as: "representative", query: { certNumber: "AZ-2026-000482" } } as const;
        const token = String((await call("chooseAccount", options)).at("token"));
        return (await call("readUser", { token })).at("manufacturers");
      },
    },
    "only-questions-counted": {
      operationId: "countNotifications",
      description: "Counts only the unread notifications that ask for an evaluation.",
      breaks: "specification",
      createHandler: answer(["countNotifications"], async (request, { send, store }) => {
        const response = await send(request);
        const id = getPrincipal(request, store)?.account.id;
        return response.status === 200
          ? withJson(
              response,
              store.state.notifications.filter(
                ({ accountId, isRead, type }) => accountId === id && !isRead && type === "QUESTION",
              ).length,
            )
          : response;
      }),
      observe: observeResponse("countNotifications", { as: "representative" }),
    },
    "two-entries-for-event": {
      operationId: "readNotificationSettings",
      description: "Returns two entries for one kind of event.",
      breaks: "contract",
      createHandler: changeObject(["readNotificationSettings"], (body) => {
        const items = getEntries(body["items"]);
        body["items"] = [...items, ...items.slice(0, 1).map((item) => ({ ...item, sms: item["sms"] !== true }))];
      }),
      observe: observeResponse("readNotificationSettings", { as: "citizen" }),
    },
    "changed-events-only": {
      operationId: "updateNotificationSettings",
      description: "Returns only the events of the request after a change.",
      breaks: "contract",
      createHandler: changeObject(["updateNotificationSettings"], (body, request) => {
        const sent = getEntries(readBody(request)["items"]).map(({ event }) => event);
        body["items"] = getEntries(body["items"]).filter(({ event }) => sent.includes(event));
      }),
      observe: observeResponse("updateNotificationSettings", {
        as: "citizen",
        body: { items: [{ event: "PAYMENT", email: true, sms: false, push: false }] },
      }),
    },
    "possessor-before-update": {
      operationId: "updatePossessor",
      description: "Returns the organisation as it was before the update.",
      breaks: "contract",
      createHandler: answer(["updatePossessor"], async (request, { send, store }) => {
        const id = request.url.pathname.split("/").at(-1);
        const before = structuredClone(store.state.possessors.find((candidate) => String(candidate.id) === id));
        const response = await send(request);
        return response.status === 200 ? withJson(response, before) : response;
      }),
      observe: observeResponse("updatePossessor", { as: "foreign", path: 7001, body: bench }),
    },
  }),
  ...defineFaults("persistence", {
    "description-of-registration": {
      operationId: "registerPossessor",
      description: "Does not store the description of a new organisation.",
      breaks: "contract",
      createHandler: changeRequestBody("registerPossessor", (body) => {
        delete body["description"];
      }),
      observe: observeResponse("registerPossessor", { body: { ...bench, description: "Sells benches." } }),
    },
    "refused-and-saved": {
      operationId: "updateContacts",
      description: "Answers 412 to a change of what has changed meanwhile, and saves it nevertheless.",
      breaks: "contract",
      createHandler: changeErrors(["updateContacts"], async ({ status }, request, { send }) => {
        const headers = new Headers(request.headers);
        headers.delete("if-match");
        if (status === 412) await send({ ...request, headers });
      }),
      observe: async ({ call }) => {
        const body = { email: "aysel@bench.example", phoneNumber: "+994501234567" };
        await call("updateContacts", { as: "citizen", body, headers: { "if-match": '"other"' } });
        return (await call("readUser", { as: "citizen" })).at("email");
      },
    },
    "language-of-query": {
      operationId: "chooseLanguage",
      description: "Stores the language of the query instead of that of the body.",
      breaks: "specification",
      createHandler: changeRequestBody("chooseLanguage", (body, request) => {
        if (["az", "ru", "en"].includes(String(body["isoCode"]))) body["isoCode"] = getLang(request);
      }),
      observe: observeResponse("chooseLanguage", { as: "citizen", query: { lang: "en" }, body: { isoCode: "ru" } }),
    },
    "read-when-listed": {
      operationId: "readNotifications",
      description: "Marks the notifications as read as soon as they are listed.",
      breaks: "contract",
      createHandler: changeSuccess(["readNotifications"], (_, request, { store }) => {
        const id = getPrincipal(request, store)?.account.id;
        for (const notification of store.state.notifications)
          if (notification.accountId === id) notification.isRead = true;
      }),
      observe: async ({ call }) => {
        await call("readNotifications", { as: "representative" });
        return (await call("countNotifications", { as: "representative" })).at();
      },
    },
    "next-slot-booked": {
      operationId: "requestCallback",
      description: "Books the free time slot after the one that was asked for.",
      breaks: "contract",
      createHandler: changeRequest("requestCallback", async (request, { send }) => {
        const url = new URL(request.url);
        url.pathname = "/api/call-center";
        const center = parseJson((await send({ ...request, method: "GET", url, body: new Uint8Array() })).body);
        const slots = isObject(center) ? getEntries(center["slots"]).filter(({ free }) => free === true) : [];
        const body = readBody(request);
        const index = slots.findIndex(({ id }) => String(id) === String(body["slot"]));
        const next = slots[index + 1];
        return index < 0 || next === undefined ? request : withBody(request, { ...body, slot: next["id"] });
      }),
      observe: async ({ call }) => {
        const slots = getEntries((await call("readCallCenter", { as: "citizen" })).at("slots"));
        const slot = slots.find(({ free }) => free === true)?.["id"];
        const body = { phoneNumber: "+994501112233", topic: "Bench", slot };
        return (await call("requestCallback", { as: "citizen", body })).at("slot.id") === slot;
      },
    },
  }),
  ...defineFaults("errors", {
    "status-in-body-differs": {
      operationId: "updatePossessor",
      description: "Returns the status 500 in the body of each error.",
      breaks: "contract",
      createHandler: changeErrors(["updatePossessor"], (response) => {
        const body = parseJson(response.body);
        return isObject(body) ? withJson(response, { ...body, status: 500 }) : undefined;
      }),
      observe: observeResponse("updatePossessor", { as: "foreign", path: 7001, body: { name: "B" } }),
    },
  }),
  ...defineFaults("transport", {
    "possessor-etag-stays": {
      operationId: "readPossessor",
      description: "Sends the same ETag for an organisation after it has changed.",
      breaks: "contract",
      createHandler: () => {
        const tags = new Map<string, string>();
        return async (request, { send }) => {
          const key = request.url.pathname;
          if (request.operationId === "updatePossessor") {
            const headers = new Headers(request.headers);
            headers.delete("if-match");
            return send({ ...request, headers });
          }
          const response = await send(request);
          const tag = response.headers.get("etag");
          if (request.operationId !== "readPossessor" || tag === null) return response;
          tags.set(key, tags.get(key) ?? tag);
          response.headers.set("etag", tags.get(key) ?? tag);
          return response;
        };
      },
      observe: async ({ call }) => {
        const read = async () => (await call("readPossessor", { as: "foreign", path: 7001 })).headers.get("etag");
        const first = await read();
        await call("updatePossessor", { as: "foreign", path: 7001, body: bench });
        return (await read()) === first;
      },
    },
  }),
  ...defineFaults("parameters", {
    "no-entry-per-page": {
      operationId: "readNotifications",
      description: "Returns all notifications when 0 per page are asked for.",
      breaks: "contract",
      createHandler: acceptRejected("readNotifications", (request) =>
        request.url.searchParams.get("perPage") === "0" ? withQuery(request, { perPage: undefined }) : undefined,
      ),
      observe: observeResponse("readNotifications", { as: "citizen", query: { perPage: 0 } }),
    },
  }),
  ...defineFaults("feed", {
    "one-window": feedFault(
      "Delivers messages only to the connection of a user that was opened last.",
      (() => {
        const newest = new Map<string, symbol>();
        return ({ sendToClient, sendToServer }) => {
          const self = Symbol("connection");
          let user = "";
          return {
            fromClient: (frame) => {
              if (["CONNECT", "STOMP"].includes(getCommand(frame))) {
                user = /authorization:(.*)/i.exec(frame)?.[1] ?? "";
                newest.set(user, self);
              }
              sendToServer(frame);
            },
            fromServer: (frame) => {
              if (getCommand(frame) !== "MESSAGE" || newest.get(user) === self) sendToClient(frame);
            },
          };
        };
      })(),
      "contract",
      async ({ readFeed, getSession, store }) => {
        const token = getSession("citizen").accessToken;
        let second: Promise<readonly string[]> | undefined;
        const first = await readFeed({
          token,
          act: async () => {
            second = readFeed({
              token,
              act: () =>
                store.pushNotification("citizen", {
                  type: "INFORMATION",
                  title: { az: "A", ru: "A", en: "A" },
                  description: { az: "A", ru: "A", en: "A" },
                }),
            });
            await second;
          },
        });
        return [first, await second].map((frames) => frames?.filter((frame) => frame.startsWith("MESSAGE")).length);
      },
    ),
  }),
  ...defineFaults("messages", {
    "title-and-description-swapped": feedFault(
      "Swaps the title and the description of a message.",
      changeFrames("MESSAGE", (frame) => {
        const { title, description, ...rest } = getMessage(frame);
        return withFrameBody(frame, JSON.stringify({ ...rest, title: description, description: title }));
      }),
    ),
  }),
  ...defineFaults("access", {
    "settings-by-last-sign-in": {
      operationId: "updateNotificationSettings",
      description: "Saves the settings also for every other account of the portal.",
      breaks: "contract",
      createHandler: changeSuccess(["updateNotificationSettings"], (_, request, { store }) => {
        const id = getPrincipal(request, store)?.account.id;
        const own = id === undefined ? undefined : store.state.notificationSettings[id];
        if (own === undefined) return;
        for (const account of store.state.accounts) store.state.notificationSettings[account.id] = structuredClone(own);
      }),
      observe: async ({ call }) => {
        const items = [{ event: "PAYMENT", email: false, sms: true, push: true }];
        await call("updateNotificationSettings", { as: "director", body: { items } });
        return (await call("readNotificationSettings", { as: "citizen" })).at();
      },
    },
  }),
  ...defineFaults("languages", {
    "count-of-reset-in-azerbaijani": {
      operationId: "resetPassword",
      description: "Confirms a new password in Azerbaijani, whatever the language of the request.",
      breaks: "contract",
      createHandler: changeJson(["resetPassword"], () => ({ message: "Şifrə uğurla dəyişdirildi." })),
      observe: async ({ call, store }) => {
        await call("requestPasswordReset", { query: { username: foreignEmail } });
        const verificationCode = store.state.outbox.at(-1)?.code ?? "";
        const body = { newPassword: "Bərk-Ağac-2041", repeatedPassword: "Bərk-Ağac-2041" };
        return (await call("resetPassword", { query: { lang: "en", verificationCode }, body })).at("message");
      },
    },
  }),
  ...defineFaults("availability", {
    "activation-after-restart": {
      operationId: "handOverSession",
      description: "Closes the connection of every second hand-over.",
      breaks: "specification",
      createHandler: () => {
        let count = 0;
        return async (request, { send }) => {
          if (request.operationId === "handOverSession" && (count += 1) % 2 === 0) throw new Error("Closed.");
          return send(request);
        };
      },
      observe: async (caller) => [
        (await caller.call("handOverSession", { as: "citizen" })).status,
        (await caller.call("handOverSession", { as: "citizen" })).status,
        await readStatus(caller, { as: "citizen" }),
      ],
    },
  }),
];
