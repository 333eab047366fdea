import { createSession } from "../../../../../mocks/store/sessions.ts";
import {
  answer,
  changeObject,
  changeRequestBody,
  changeResponse,
  changeSuccess,
  createResponse,
  getLang,
  getToken,
  isObject,
  parseJson,
  toJson,
  withBody,
  withJson,
  withQuery,
  type JsonObject,
} from "../../seeds.ts";
import type { Caller } from "../../caller.ts";
import { defineFaults } from "../../fault.ts";
import { getPrincipal } from "../../recordOwners.ts";
import { feedFault, changeFrames } from "../../feedSeeds.ts";
import { personas } from "../../../../../mocks/store/personas.ts";

const { email, password } = personas.foreign.signIn;
const nextPassword = "Nar-Bağı-Şəfəq-77";

const renewCitizen = async ({ call, getSession }: Caller): Promise<unknown> =>
  (await call("renewSession", { query: { refreshToken: getSession("director").refreshToken } })).at("accessToken");

export const accountFaults = [
  ...defineFaults("passwords", {
    "first-letters-of-password": {
      operationId: "signIn",
      description: "Compares only the first 12 characters of the password at sign-in.",
      breaks: "specification",
      createHandler: answer(["signIn"], (request, { send, store }) => {
        const body = parseJson(request.body);
        if (!isObject(body)) return send(request);
        const account = store.state.accounts.find((candidate) => candidate.email === body["username"]);
        const current = account?.passwords.at(-1);
        const isSimilar = current !== undefined && String(body["password"]).startsWith(current.slice(0, 12));
        return send(isSimilar ? withBody(request, { ...body, password: current }) : request);
      }),
      observe: async ({ call }) =>
        (await call("signIn", { body: { username: email, password: `${password}?` } })).status,
    },
    "repeat-not-compared": {
      operationId: "changePassword",
      description: "Changes the password although the repeated one differs.",
      breaks: "contract",
      createHandler: changeRequestBody("changePassword", (body) => {
        body["repeatedPassword"] = body["newPassword"];
      }),
      observe: async ({ call }) => {
        const body = { oldPassword: password, newPassword: nextPassword, repeatedPassword: `${nextPassword}1` };
        return (await call("changePassword", { as: "foreign", body })).status;
      },
    },
    "earlier-passwords-accepted": {
      operationId: "checkOwnPassword",
      description: "Accepts the current password as the new one.",
      breaks: "contract",
      createHandler: changeObject(["checkOwnPassword"], (body, request, { store }) => {
        const current = getPrincipal(request, store)?.account.passwords.at(-1);
        if (request.url.searchParams.get("pass") !== current) return;
        body["valid"] = true;
        delete body["reason"];
      }),
      observe: async ({ call }) => (await call("checkOwnPassword", { as: "foreign", query: { pass: password } })).at(),
    },
    "surname-in-password": {
      operationId: "checkNewPassword",
      description: "Accepts a password that contains the surname; only the given name is looked for.",
      breaks: "contract",
      createHandler: answer(["checkNewPassword"], (request, { send }) => send(withQuery(request, { surname: "Qqqq" }))),
      observe: async ({ call }) =>
        (
          await call("checkNewPassword", { query: { pass: "Kornhaus-2026!x", name: "Vera", surname: "Kornhaus" } })
        ).at(),
    },
    "reset-names-unknown-address": {
      operationId: "requestPasswordReset",
      description: "Answers an unknown address with another message than a known one.",
      breaks: "contract",
      createHandler: changeObject(["requestPasswordReset"], (body, { url }, { store }) => {
        const isKnown = store.state.accounts.some((account) => account.email === url.searchParams.get("username"));
        if (!isKnown) body["message"] = "Belə bir ünvan tapılmadı.";
      }),
      observe: async ({ call }) =>
        (await call("requestPasswordReset", { query: { username: "who@nobody.example" } })).at(),
    },
    "reset-code-stays": {
      operationId: "resetPassword",
      description: "Lets the code of a password reset be used a second time.",
      breaks: "contract",
      createHandler: answer(["resetPassword"], async (request, { send, store }) => {
        const codes = [...store.state.verificationCodes];
        const response = await send(request);
        store.state.verificationCodes = codes;
        return response;
      }),
      observe: async ({ call, store }) => {
        await call("requestPasswordReset", { query: { username: email } });
        const verificationCode = store.state.verificationCodes.find(({ purpose }) => purpose === "reset")?.code ?? "";
        const reset = (newPassword: string) =>
          call("resetPassword", {
            query: { verificationCode },
            body: { newPassword, repeatedPassword: newPassword },
          });
        return [(await reset(nextPassword)).status, (await reset(`${nextPassword}b`)).status];
      },
    },
  }),
  ...defineFaults("password-rules", {
    "distinct-without-case": {
      operationId: "registerUser",
      description: "Counts capital and small letters as the same among the five different characters.",
      breaks: "specification",
      createHandler: answer(["registerUser"], async (request, { send }) => {
        const body = parseJson(request.body);
        const text = isObject(body) ? String(body["password"]).toLowerCase() : "";
        return isObject(body) && text.length >= 10 && new Set(text).size < 5
          ? createResponse(422, { message: "Şifrə tələblərə uyğun deyil.", code: "VALIDATION_FAILED" })
          : send(request);
      }),
      observe: async ({ call }) => {
        const pass = "aA1!bB1!aAbB";
        const body = {
          name: "Ada",
          surname: "Byron",
          fatherName: "Noel",
          username: "ada@engine.example",
          password: "aA1!aA1!aA1!z",
          repeatedPassword: "aA1!aA1!aA1!z",
          phoneNumber: "+4912345",
          possessorIds: [1],
        };
        const possessor = await call("registerPossessor", { body: { name: "Engine", address: "London, street 1" } });
        body.possessorIds = [Number(possessor.at("id"))];
        const weak = (await call("registerUser", { body: { ...body, password: pass, repeatedPassword: pass } })).status;
        return [weak, (await call("registerUser", { body })).status];
      },
    },
  }),
  ...defineFaults("sessions", {
    "beginning-of-redirect": {
      operationId: "signInWithIdentity",
      description: "Accepts a redirect URI whose path only begins like the registered one.",
      breaks: "contract",
      createHandler: answer(["signInWithIdentity"], async (request, { send }) => {
        const redirect = request.url.searchParams.get("redirect") ?? "";
        const [registered] = /^https?:\/\/[^/]+\/asan-login/.exec(redirect) ?? [];
        return send(registered === undefined ? request : withQuery(request, { redirect: registered }));
      }),
      observe: async ({ call }) =>
        (await call("signInWithIdentity", { query: { code: "x", redirect: "http://localhost/asan-login-copy" } }))
          .status,
    },
    "hand-over-ends-session": {
      operationId: "handOverSession",
      description: "Ends the session that was handed over, so that its access token is no longer valid.",
      breaks: "contract",
      createHandler: changeSuccess(["handOverSession"], (_, request, { store }) => {
        store.state.sessions = store.state.sessions.filter(({ accessToken }) => accessToken !== getToken(request));
      }),
      observe: async ({ call }) => {
        await call("handOverSession", { as: "citizen" });
        return (await call("readUser", { as: "citizen" })).status;
      },
    },
    "activation-code-twice": {
      operationId: "activateAccount",
      description: "Accepts any code of six digits for an account that is active already.",
      breaks: "specification",
      createHandler: changeResponse(["activateAccount"], ({ status }) =>
        status >= 400 && status < 500 ? createResponse(200, { message: "Hesab təsdiqləndi." }) : undefined,
      ),
      observe: async ({ call }) => (await call("activateAccount", { path: "000001" })).status,
    },
  }),
  ...defineFaults("tokens", {
    "renewal-forgets-account": {
      operationId: "renewSession",
      description: "Forgets the chosen organisation when the tokens are renewed.",
      breaks: "contract",
      createHandler: changeSuccess(["renewSession"], (response, _, { store }) => {
        const body = parseJson(response.body);
        const session = store.state.sessions.find(
          ({ accessToken }) => isObject(body) && accessToken === body["accessToken"],
        );
        delete session?.certNumber;
      }),
      observe: async (caller) =>
        (await caller.call("readUser", { token: String(await renewCitizen(caller)) })).at("manufacturers"),
    },
    "sign-out-of-unknown-token": {
      operationId: "signOut",
      description: "Refuses to sign out with an unknown token with 401.",
      breaks: "contract",
      createHandler: answer(["signOut"], async (request, { send, store }) => {
        const body = parseJson(request.body);
        const isKnown =
          isObject(body) && store.state.sessions.some(({ refreshToken }) => refreshToken === body["refreshToken"]);
        return isKnown || !isObject(body) || typeof body["refreshToken"] !== "string"
          ? send(request)
          : createResponse(401, { message: "Sessiyanız başa çatıb.", code: "SESSION_ENDED" });
      }),
      observe: async ({ call }) =>
        (await call("signOut", { body: { refreshToken: "unknown-refresh-token-0001" } })).status,
    },
  }),
  ...defineFaults("access", {
    "unknown-certificate-ignored": {
      operationId: "chooseAccount",
      description: "Answers 200 to the certificate of an organisation of other persons, and selects nothing.",
      breaks: "contract",
      createHandler: changeResponse(["chooseAccount"], ({ status }) =>
        status === 403 || status === 404 ? createResponse(200, { message: "Hesab seçildi." }) : undefined,
      ),
      observe: async ({ call }) =>
        (await call("chooseAccount", { as: "citizen", query: { certNumber: "AZ-2026-000484" } })).status,
    },
    "settings-of-last-person": {
      operationId: "readNotificationSettings",
      description: "Returns the settings of the person who saved theirs last.",
      breaks: "contract",
      createHandler: () => {
        let last: Uint8Array | undefined;
        return async (request, { send }) => {
          const response = await send(request);
          if (response.status !== 200) return response;
          if (request.operationId === "updateNotificationSettings") last = response.body;
          return request.operationId === "readNotificationSettings"
            ? { ...response, body: last ?? response.body }
            : response;
        };
      },
      observe: async ({ call }) => {
        const body = { items: [{ event: "APPEAL_STATUS", email: false, sms: false, push: true }] };
        const settings = await call("readNotificationSettings", { as: "citizen" });
        const items = settings.at("items") as JsonObject[];
        await call("updateNotificationSettings", {
          as: "citizen",
          body: items[0] ? { items: [{ ...items[0], email: items[0]["email"] !== true, sms: true }] } : body,
        });
        return (await call("readNotificationSettings", { as: "foreign" })).at();
      },
    },
    "description-for-any-user": {
      operationId: "readPossessor",
      description: "Returns the description of an organisation to every signed-in user.",
      breaks: "contract",
      createHandler: changeObject(["readPossessor"], (body, request, { store }) => {
        const stored = store.state.possessors.find(({ id }) => String(id) === String(body["id"]));
        if (getPrincipal(request, store) && stored?.description !== undefined) body["description"] = stored.description;
      }),
      observe: async ({ call, store }) => {
        const [possessor] = store.state.possessors;
        if (possessor) possessor.description = "A note";
        return (await call("readPossessor", { as: "citizen", path: String(possessor?.id) })).at("description");
      },
    },
    "possessor-of-others-not-refused": {
      operationId: "updatePossessor",
      description: "Answers 200 to an update of another user's organisation, and saves nothing.",
      breaks: "contract",
      createHandler: changeResponse(["updatePossessor"], ({ status }, request) =>
        status === 403 ? createResponse(200, { ...(parseJson(request.body) as JsonObject) }) : undefined,
      ),
      observe: async ({ call, store }) =>
        (
          await call("updatePossessor", {
            as: "citizen",
            path: String(store.state.possessors[0]?.id),
            body: { name: "Another name", address: "Another address 1" },
          })
        ).status,
    },
  }),
  ...defineFaults("persistence", {
    "country-of-possessor": {
      operationId: "registerPossessor",
      description: "Does not store the country and the tax number of an organisation.",
      breaks: "contract",
      createHandler: changeRequestBody(
        "registerPossessor",
        ({ country: _country, taxNumber: _taxNumber, ...body }) => body,
      ),
      observe: async ({ call }) => {
        const body = { name: "Nordlys", address: "Street 1, Oslo", country: "Norway", taxNumber: "12" };
        const id = String((await call("registerPossessor", { body })).at("id"));
        return (await call("readPossessor", { path: id })).at();
      },
    },
    "phone-number-cut": {
      operationId: "updateUser",
      description: "Stores the first 15 characters of a phone number.",
      breaks: "specification",
      createHandler: changeRequestBody("updateUser", (body) => {
        if (typeof body["phoneNumber"] === "string") body["phoneNumber"] = body["phoneNumber"].slice(0, 15);
      }),
      observe: async ({ call }) => {
        const body = { name: "Emma", surname: "L", fatherName: "K", email, phoneNumber: "+123456789012345678901234" };
        await call("updateUser", { as: "foreign", body });
        return (await call("readUser", { as: "foreign" })).at("phoneNumber");
      },
    },
    "last-contacts-win": {
      operationId: "updateContacts",
      description: "Ignores If-Match, so that contacts that were changed meanwhile are overwritten.",
      breaks: "contract",
      createHandler: answer(["updateContacts"], (request, { send }) => {
        const headers = new Headers(request.headers);
        headers.delete("if-match");
        return send({ ...request, headers });
      }),
      observe: async ({ call }) =>
        (
          await call("updateContacts", {
            as: "citizen",
            body: { email: "a@b.example", phoneNumber: "+994501" },
            headers: { "if-match": '"other"' },
          })
        ).status,
    },
    "language-of-this-session": {
      operationId: "chooseLanguage",
      description: "Keeps the chosen language for the session only, so that the next session has the old one.",
      breaks: "contract",
      createHandler: () => {
        const sessions = new Set<string>();
        return async (request, { send }) => {
          const response = await send(request);
          if (request.operationId === "chooseLanguage" && response.status === 200) sessions.add(getToken(request));
          const body = parseJson(response.body);
          if (request.operationId !== "readUser" || !isObject(body) || sessions.size === 0) return response;
          return sessions.has(getToken(request))
            ? response
            : withJson(response, { ...body, language: { isoCode: "az" } });
        };
      },
      observe: async ({ call, store }) => {
        await call("chooseLanguage", { as: "citizen", body: { isoCode: "ru" } });
        const account = store.state.accounts.find(({ persona }) => persona === "citizen");
        return account && (await call("readUser", { token: createSession(store, account).accessToken })).at("language");
      },
    },
    "other-events-off": {
      operationId: "updateNotificationSettings",
      description: "Turns off all channels of the events that the request does not name.",
      breaks: "contract",
      createHandler: answer(["updateNotificationSettings"], async (request, { send }) => {
        const body = parseJson(request.body);
        const current = await send(request);
        const stored = parseJson(current.body);
        if (current.status !== 200 || !isObject(body) || !isObject(stored) || !Array.isArray(stored["items"]))
          return current;
        const named = (Array.isArray(body["items"]) ? body["items"] : []).filter(isObject).map(({ event }) => event);
        const items = stored["items"]
          .filter(isObject)
          .map((item) => (named.includes(item["event"]) ? item : { ...item, email: false, sms: false, push: false }));
        return send(withBody(request, { items }));
      }),
      observe: async ({ call }) => {
        const items = (await call("readNotificationSettings", { as: "citizen" })).at("items") as JsonObject[];
        await call("updateNotificationSettings", { as: "citizen", body: { items: items.slice(0, 1) } });
        return (await call("readNotificationSettings", { as: "citizen" })).at();
      },
    },
    "only-first-page-read": {
      operationId: "markNotificationsRead",
      description: "Resets the count, and leaves the notifications unread in the list.",
      breaks: "contract",
      createHandler: () => {
        const wasRead = new Map<unknown, boolean>();
        return async (request, { send }) => {
          const response = await send(request);
          const items = parseJson(response.body);
          if (request.operationId !== "readNotifications" || !Array.isArray(items)) return response;
          for (const item of items.filter(isObject)) {
            if (!wasRead.has(item["id"])) wasRead.set(item["id"], item["read"] === true);
            item["read"] = wasRead.get(item["id"]);
          }
          return withJson(response, items);
        };
      },
      observe: async ({ call }) => {
        await call("readNotifications", { as: "citizen" });
        await call("markNotificationsRead", { as: "citizen" });
        return (await call("readNotifications", { as: "citizen" })).at();
      },
    },
  }),
  ...defineFaults("values", {
    "language-of-request": {
      operationId: "readUser",
      description: "Returns the language of the request as the language of the user.",
      breaks: "specification",
      createHandler: changeObject(["readUser"], (body, request) => {
        body["language"] = { isoCode: getLang(request) };
      }),
    },
    "read-ones-counted": {
      operationId: "countNotifications",
      description: "Counts all notifications, not only the unread ones.",
      breaks: "contract",
      createHandler: answer(["countNotifications"], async (request, { send, store }) => {
        const response = await send(request);
        const id = getPrincipal(request, store)?.account.id;
        if (response.status !== 200) return response;
        const count = store.state.notifications.filter(({ accountId }) => accountId === id).length;
        const body = parseJson(response.body);
        return { ...response, body: toJson(isObject(body) ? { ...body, count } : count) };
      }),
      observe: async ({ call }) => {
        await call("markNotificationsRead", { as: "citizen" });
        return (await call("countNotifications", { as: "citizen" })).at();
      },
    },
  }),
  ...defineFaults("transport", {
    "notifications-in-cache": {
      operationId: "readNotifications",
      description: "Lets a shared cache keep the notifications of a person for a minute.",
      breaks: "contract",
      createHandler: changeSuccess(["readNotifications"], ({ headers }) => {
        headers.set("cache-control", "max-age=60");
      }),
      observe: async ({ call }) => (await call("readNotifications", { as: "citizen" })).headers.get("cache-control"),
    },
  }),
  ...defineFaults("messages", {
    "pushed-id-differs": feedFault(
      "Pushes a notification with another id than the list has.",
      changeFrames("MESSAGE", (frame) =>
        frame.replace(/"id":\s*(\d+)/, (_, id: string) => `"id":${Number(id) + 500_000}`),
      ),
    ),
  }),
  ...defineFaults("statuses", {
    "unknown-taxpayer-is-empty": {
      operationId: "lookUpTaxpayer",
      description: "Returns 200 with empty texts for a number that is not in the register.",
      breaks: "contract",
      createHandler: changeResponse(["lookUpTaxpayer"], ({ status }, { url }) =>
        status === 404 ? createResponse(200, { tpn: url.searchParams.get("tpn"), name: "", address: "" }) : undefined,
      ),
      observe: async ({ call }) =>
        (await call("lookUpTaxpayer", { as: "citizen", query: { tpn: "9999999999" } })).status,
    },
  }),
];
