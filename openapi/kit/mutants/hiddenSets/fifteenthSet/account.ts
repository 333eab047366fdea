import { findAccountByEmail } from "../../../../../mocks/store/accounts.ts";
import { messages } from "../../../../../mocks/store/messages.ts";
import { questionNotification } from "../../../../../mocks/store/notifications.ts";
import { getOwner } from "../../../../../mocks/store/owners.ts";
import { personas } from "../../../../../mocks/store/personas.ts";
import type { NotificationChannels } from "../../../../../src/generated/contract.d.ts";
import { isSameId } from "../../../../../src/config/isSameId.ts";
import type { Caller } from "../../caller.ts";
import { defineFaults } from "../../fault.ts";
import { byNumber, feedFault } from "../../feedSeeds.ts";
import { getMessage, withFrameBody } from "../../frames.ts";
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
import { otherPassword, renew } from "../../sentenceSeeds.ts";
import {
  acceptRejected,
  answer,
  bodyOf,
  changeJson,
  changeObject,
  changeRequest,
  changeRequestBody,
  changeSuccess,
  getLang,
  getPathPart,
  withBody,
  withQuery,
} from "../../seeds.ts";

/** The certificate of the first organisation of the representative. */
const firstCertNumber = "AZ-2026-000481";

/** The number of characters of a name that the database keeps. */
const maxStoredName = 100;

/** The e-mail address of the user of the mock store who has not confirmed it. */
const unconfirmedEmail = personas.unverified.signIn.email;

/** Lets the representative act for an organisation. Resolves to the tokens. */
const chooseFirst = async ({ call }: Caller): Promise<{ token: string; refreshToken: string }> => {
  const chosen = await call("chooseAccount", { as: "representative", query: { certNumber: firstCertNumber } });
  return { token: String(chosen.at("token")), refreshToken: String(chosen.at("refreshToken")) };
};

/** Returns which accounts of a user are selected. */
const readSelected = async ({ call }: Caller, token: string): Promise<unknown> =>
  (await call("readUser", { token })).at("manufacturers");

const sessionFaults = [
  ...defineFaults("sessions", {
    "account-lost-on-renewal": {
      operationId: "renewSession",
      description:
        "Renews a session as it was at the sign-in, so that the user no longer acts for the chosen organisation.",
      breaks: "contract",
      createHandler: changeSuccess(["renewSession"], (response, _request, { store }) => {
        const { sessions, accounts } = store.state;
        const session = sessions.find(({ accessToken }) => accessToken === bodyOf(response)["accessToken"]);
        const account = accounts.find(({ id }) => id === session?.accountId);
        if (session === undefined) return;
        if (account?.defaultCertNumber === undefined) delete session.certNumber;
        else session.certNumber = account.defaultCertNumber;
      }),
      observe: async (caller) => {
        const renewed = await renew(caller, (await chooseFirst(caller)).refreshToken);
        return readSelected(caller, String(renewed.at("accessToken")));
      },
    },
    "no-way-back": {
      operationId: "chooseAccount",
      description: "Keeps the organisation when a user who acts for one chooses to act as a citizen again.",
      breaks: "contract",
      createHandler: changeRequest("chooseAccount", (request, { store }) => {
        const certNumber = getPrincipal(request, store)?.session.certNumber;
        return request.url.searchParams.has("certNumber") ? request : withQuery(request, { certNumber });
      }),
      observe: async (caller) => {
        const { token } = await chooseFirst(caller);
        return readSelected(caller, String((await caller.call("chooseAccount", { token })).at("token")));
      },
    },
    "one-session-of-two-portals": {
      operationId: "handOverSession",
      description:
        "Replaces the refresh token of the session by that of the other portal, so that the user is signed out here later.",
      breaks: "contract",
      createHandler: changeSuccess(["handOverSession"], (_response, request, { store }) => {
        const session = getPrincipal(request, store)?.session;
        if (session) session.refreshToken = store.random.token("refresh");
      }),
      observe: async (caller) => {
        const { refreshToken } = caller.getSession("citizen");
        await caller.call("handOverSession", { as: "citizen" });
        return (await renew(caller, refreshToken)).status;
      },
    },
  }),
  ...defineFaults("feed", {
    "number-of-message": feedFault(
      "Numbers the messages of each connection, so that no message has the id of its notification in the list.",
      byNumber((frame, number, { sendToClient }) =>
        sendToClient(withFrameBody(frame, JSON.stringify({ ...getMessage(frame), id: number }))),
      ),
      "contract",
      async ({ readFeed, getSession, store }) =>
        (
          await readFeed({
            token: getSession("citizen").accessToken,
            act: () => void store.pushNotification("citizen", questionNotification),
          })
        ).map((frame) => getMessage(frame)["id"]),
    ),
  }),
];

const organisationFaults = [
  ...defineFaults("boundaries", {
    "stored-name": {
      operationId: "registerPossessor",
      description: "Stores the first 100 characters of a longer name, while the response has all of it.",
      breaks: "contract",
      createHandler: changeSuccess(["registerPossessor"], (response, _request, { store }) => {
        const record = store.state.possessors.find(({ id }) => id === bodyOf(response)["id"]);
        if (record) record.name = record.name.slice(0, maxStoredName);
      }),
      observe: async ({ call }) => {
        const body = { name: `${"Alder and Sons ".repeat(12)}Ltd`, address: "Alder Lane 9" };
        const path = String((await call("registerPossessor", { body })).at("id"));
        return (await call("readPossessor", { path })).at("name");
      },
    },
  }),
  ...defineFaults("persistence", {
    "echoed-tax-number": {
      operationId: "updatePossessor",
      description: "Returns a changed tax number without storing it, since its table has no column for it yet.",
      breaks: "contract",
      createHandler: answer(["updatePossessor"], async (request, { store, send }) => {
        const record = store.state.possessors.find(({ id }) => isSameId(id, getPathPart(request, -1)));
        const taxNumber = record?.taxNumber;
        const response = await send(request);
        if (record === undefined || response.status !== 200) return response;
        if (taxNumber === undefined) delete record.taxNumber;
        else record.taxNumber = taxNumber;
        return response;
      }),
      observe: async ({ call }) => {
        const body = { name: "Nordvik Foods AB", address: "Skeppsbron 4, Stockholm", taxNumber: "SE556677" };
        await call("updatePossessor", { as: "foreign", path: 7001, body });
        return (await call("readPossessor", { as: "foreign", path: 7001 })).at("taxNumber");
      },
    },
  }),
];

const userFaults = [
  ...defineFaults("roles", {
    "taxpayers-for-citizens": {
      operationId: "lookUpTaxpayer",
      description:
        "Finds no taxpayer for a user with a password, since the tax register is asked in the name of a PIN.",
      breaks: "contract",
      createHandler: changeRequest("lookUpTaxpayer", (request, { store }) =>
        getPrincipal(request, store)?.account.foreign === true &&
        /^\d{10}$/.test(request.url.searchParams.get("tpn") ?? "")
          ? withQuery(request, { tpn: "0000000000" })
          : request,
      ),
      observe: async ({ call }) =>
        (await call("lookUpTaxpayer", { as: "foreign", query: { tpn: "1700000011" } })).status,
    },
  }),
  ...defineFaults("persistence", {
    "note-until-emoji": {
      operationId: "updateContacts",
      description: "Stores a note up to its first emoji, since the database has characters of at most three bytes.",
      breaks: "contract",
      createHandler: changeRequestBody("updateContacts", (body) =>
        typeof body["note"] === "string" ? { ...body, note: body["note"].split(/[\u{10000}-\u{10FFFF}]/u)[0] } : body,
      ),
      observe: async ({ call }) => {
        const body = {
          email: "aysel.quliyeva@poct.example",
          phoneNumber: "+994125550142",
          note: "Zəng edin 🙂, sağ olun",
        };
        await call("updateContacts", { as: "citizen", body });
        return (await call("readUser", { as: "citizen" })).at("note");
      },
    },
    "sign-in-with-old-address": {
      operationId: "updateUser",
      description: "Saves a new e-mail address, but the user can still sign in only with the old one.",
      breaks: "contract",
      createHandler: () => {
        const loginNames = new Map<number, string>();
        return async (request, { store, send }) => {
          const { accounts } = store.state;
          const account = getPrincipal(request, store)?.account;
          if (request.operationId === "updateUser" && account !== undefined && !loginNames.has(account.id))
            loginNames.set(account.id, account.email);
          const username = readBody(request)["username"];
          if (request.operationId !== "signIn" || typeof username !== "string") return send(request);
          const owner = accounts.find(
            ({ id, email, foreign }) =>
              foreign && (loginNames.get(id) ?? email).toLowerCase() === username.toLowerCase(),
          );
          const isRenamed = findAccountByEmail(accounts, username) !== undefined && owner === undefined;
          const email = owner?.email ?? (isRenamed ? `unknown.${username}` : username);
          return send(withBody(request, { ...readBody(request), username: email }));
        };
      },
      observe: async ({ call }) => {
        const username = "emma.l@nordvik.example";
        const body = {
          name: "Emma",
          surname: "Lindqvist",
          fatherName: "Karl",
          email: username,
          phoneNumber: "+46855501420",
        };
        await call("updateUser", { as: "foreign", body });
        return (await call("signIn", { body: { username, password: foreignPassword } })).status;
      },
    },
    "settings-of-structure": {
      operationId: "updateNotificationSettings",
      description:
        "Keeps the settings for the account that the user acts for, so that another choice of account shows others.",
      breaks: "contract",
      createHandler: () => {
        const settings = new Map<string, NotificationChannels[]>();
        return async (request, { store, send }) => {
          const principal = getPrincipal(request, store);
          if (principal === undefined || request.operationId?.endsWith("NotificationSettings") !== true)
            return send(request);
          const { account } = principal;
          const key = `${account.id} ${getOwner(principal)}`;
          const own = settings.get(key);
          if (own === undefined) delete store.state.notificationSettings[account.id];
          else store.state.notificationSettings[account.id] = own;
          const response = await send(request);
          const stored = store.state.notificationSettings[account.id];
          if (stored !== undefined) settings.set(key, stored);
          return response;
        };
      },
      observe: async (caller) => {
        const body = { items: [{ event: "PAYMENT", email: false, sms: true, push: true }] };
        await caller.call("updateNotificationSettings", { as: "representative", body });
        const { token } = await chooseFirst(caller);
        return (await caller.call("readNotificationSettings", { token })).text;
      },
    },
  }),
  ...defineFaults("boundaries", {
    "script-of-name": {
      operationId: "registerUser",
      description: "Refuses a name in a script other than the Latin and the Cyrillic one.",
      breaks: "contract",
      createHandler: changeRequestBody("registerUser", (body) => {
        const refused = ["name", "surname", "fatherName"].filter(
          (name) =>
            typeof body[name] === "string" && !/^[\p{Script=Latin}\p{Script=Cyrillic}\s'’.-]+$/u.test(body[name]),
        );
        return { ...body, ...Object.fromEntries(refused.map((name) => [name, " "])) };
      }),
      observe: (caller) =>
        register(caller, { name: "გიორგი", password: otherPassword, repeatedPassword: otherPassword }),
    },
  }),
];

const passwordFaults = [
  ...defineFaults("languages", {
    "reason-of-name": {
      operationId: "checkNewPassword",
      description:
        "Gives the reason that the password contains the name in Azerbaijani, all others in the requested language.",
      breaks: "contract",
      createHandler: changeObject(["checkNewPassword"], (check, request) => {
        const { passwordHasName } = messages;
        const lang = getLang(request) === "ru" ? "ru" : "en";
        if (check["reason"] === passwordHasName[lang]) check["reason"] = passwordHasName.az;
      }),
      observe: async ({ call }) => {
        const query = { pass: "Emma-Lindqvist-2026", name: "Emma", surname: "Lindqvist", lang: "en" };
        return (await call("checkNewPassword", { query })).at("reason");
      },
    },
  }),
  ...defineFaults("passwords", {
    "only-current-is-used": {
      operationId: "checkOwnPassword",
      description: "Finds an earlier password acceptable, since it compares only with the current one.",
      breaks: "contract",
      createHandler: changeJson(["checkOwnPassword"], (check, request, { store }) => {
        const passwords = getPrincipal(request, store)?.account.passwords ?? [];
        const pass = request.url.searchParams.get("pass") ?? "";
        return passwords.includes(pass) && passwords.at(-1) !== pass ? { valid: true } : check;
      }),
      observe: async (caller) => {
        await changeOwn(caller, otherPassword);
        return (await caller.call("checkOwnPassword", { as: "foreign", query: { pass: foreignPassword } })).text;
      },
    },
    "earlier-code": {
      operationId: "requestPasswordReset",
      description: "Leaves the code that was sent before valid when it sends another one.",
      breaks: "contract",
      createHandler: answer(["requestPasswordReset"], async (request, { store, send }) => {
        const earlier = store.state.verificationCodes.filter(({ purpose }) => purpose === "reset");
        const response = await send(request);
        const { verificationCodes } = store.state;
        verificationCodes.push(...earlier.filter((code) => !verificationCodes.includes(code)));
        return response;
      }),
      observe: async (caller) => {
        await requestReset(caller, foreignEmail);
        const code = caller.store.outbox.at(-1)?.code ?? "";
        await requestReset(caller, foreignEmail);
        return resetWith(caller, code, otherPassword);
      },
    },
    "unconfirmed-revealed": {
      operationId: "signIn",
      description:
        "Answers a wrong password with 409 when the address is not confirmed yet, which reveals the account.",
      breaks: "contract",
      createHandler: acceptRejected("signIn", (request, { store }) => {
        const { username, ...rest } = readBody(request);
        const account = findAccountByEmail(store.state.accounts, String(username));
        return account?.emailVerified === false && rest["password"] !== account.passwords.at(-1)
          ? withBody(request, { ...rest, username, password: account.passwords.at(-1) })
          : undefined;
      }),
      observe: async ({ call }) =>
        (await call("signIn", { body: { username: unconfirmedEmail, password: otherPassword } })).status,
    },
  }),
];

/** The faults of sessions, users and organisations. */
export const fifteenthAccountFaults = [...sessionFaults, ...organisationFaults, ...userFaults, ...passwordFaults];
