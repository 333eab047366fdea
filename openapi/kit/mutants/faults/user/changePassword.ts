import { findAccountByEmail } from "../../../../../mocks/store/accounts.ts";
import { validatePassword } from "../../../../../mocks/store/passwords.ts";
import type { Caller } from "../../caller.ts";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { foreign } from "../../shared/callers.ts";
import { observeResponse } from "../../shared/observers.ts";
import { changeOwn, foreignEmail, foreignPassword, otherPassword, signInWith } from "../../shared/passwords.ts";
import { getPrincipal } from "../../shared/recordOwners.ts";
import {
  readBody,
  acceptRejected,
  answer,
  changeErrors,
  changeRequest,
  changeRequestBody,
  changeResponse,
  changeSuccess,
  mapTexts,
  withBody,
  withJson,
} from "../../shared/seeds.ts";
import { renew, readStatus } from "../../shared/tokens.ts";
import {
  appendIf,
  keepHandedOver,
  keepRefreshTokens,
  keepSessions,
  missingParts,
  nextPassword,
  observeHandedOver,
  refusePassword,
  storeWeakPassword,
} from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

const signInForeign = async ({ call }: Caller) =>
  call("signIn", { body: { username: foreignEmail, password: foreignPassword } });

/** Returns a text with the signs of markup as entities, as filters against injected scripts write it. */
const escapeMarkup = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const earlierPassword = "Köksal+Yadro-2025";

/** Faults of `changePassword`. */
export const changePasswordFaults: readonly SeededFault[] = [
  ...defineFaults("account-sentences", {
    "small-latin-letters": {
      operationId: "changePassword",
      description: "Asks for a small Latin letter in a new password.",
      breaks: "contract",
      createHandler: refusePassword(
        "changePassword",
        "newPassword",
        (password) => password !== "" && !/[a-z]/.test(password),
      ),
      observe: async (caller) => changeOwn(caller, "QИЯ#щыъ12345"),
    },
    "earlier-password-again": {
      operationId: "changePassword",
      description: "Compares a new password only with the present one, not with earlier ones.",
      breaks: "contract",
      createHandler: answer(["changePassword"], async (request, { store, send }) => {
        const passwords = getPrincipal(request, store)?.account.passwords ?? [];
        const earlier = passwords.splice(0, Math.max(0, passwords.length - 1));
        const response = await send(request);
        passwords.unshift(...earlier);
        return response;
      }),
      observe: async (caller) => {
        await changeOwn(caller, otherPassword);
        return changeOwn(caller, foreignPassword, otherPassword);
      },
    },
    "change-keeps-refresh-tokens": {
      operationId: "changePassword",
      description: "Ends only the access tokens of the other sessions when the password is changed.",
      breaks: "contract",
      createHandler: keepRefreshTokens("changePassword"),
      observe: async (caller) => {
        const session = await signInForeign(caller);
        await changeOwn(caller, otherPassword);
        return (await renew(caller, String(session.at("refreshToken")))).status;
      },
    },
    "change-ends-own-refresh-token": {
      operationId: "changePassword",
      description:
        "Deletes every refresh token of the user when the password is changed, also that of the session itself.",
      breaks: "contract",
      createHandler: changeSuccess(["changePassword"], (_response, request, { store }) => {
        const session = getPrincipal(request, store)?.session;
        if (session !== undefined) session.refreshExpiresAt = store.now();
      }),
      observe: async (caller) => {
        const { refreshToken } = caller.getSession("foreign");
        await changeOwn(caller, otherPassword);
        return (await renew(caller, refreshToken)).status;
      },
    },
    "refused-change-ends-sessions": {
      operationId: "changePassword",
      description: "Ends the other sessions of the user before it checks the new password.",
      breaks: "contract",
      createHandler: changeErrors(["changePassword"], (response, request, { store }) => {
        const principal = getPrincipal(request, store);
        if (response.status !== 422 || principal === undefined) return;
        store.state.sessions = store.state.sessions.filter(
          ({ id, accountId }) => id === principal.session.id || accountId !== principal.account.id,
        );
      }),
      observe: async (caller) => {
        const session = await signInForeign(caller);
        await changeOwn(caller, "weak");
        return readStatus(caller, { token: String(session.at("token")) });
      },
    },
  }),
  ...defineFaults("sessions", {
    "change-keeps-sessions": {
      operationId: "changePassword",
      description: "Leaves the other sessions of the user open when the password is changed.",
      breaks: "contract",
      createHandler: keepSessions("changePassword"),
      observe: async (caller) => {
        const other = (await caller.call("signIn", { body: { username: foreignEmail, password: foreignPassword } })).at(
          "token",
        );
        await changeOwn(caller, otherPassword);
        return readStatus(caller, { token: String(other) });
      },
    },
    "handed-over-session-survives-a-change-of-password": {
      operationId: "changePassword",
      description: "Leaves the sessions open that were created for the other portal.",
      breaks: "contract",
      createHandler: keepHandedOver("changePassword"),
      observe: observeHandedOver((caller) => changeOwn(caller, otherPassword)),
    },
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
  ...defineFaults("passwords", {
    "old-password-valid": {
      operationId: "changePassword",
      description: "Accepts an earlier password at sign-in.",
      breaks: "specification",
      createHandler: acceptRejected("signIn", (request, { store }) => {
        const { username, password } = readBody(request);
        const passwords = findAccountByEmail(store.state.accounts, String(username))?.passwords ?? [];
        return passwords.some((earlier) => earlier === password)
          ? withBody(request, { username, password: passwords.at(-1) })
          : undefined;
      }),
      observe: async (caller) => {
        await changeOwn(caller, "Wolken&Ziegel82");
        return signInWith(caller, foreignPassword);
      },
    },
    "new-password-not-stored": {
      operationId: "changePassword",
      description: "Confirms a new password without storing it.",
      breaks: "specification",
      createHandler: changeResponse(["changePassword"], (response, request, { store }) => {
        if (response.status === 200) getPrincipal(request, store)?.account.passwords.pop();
      }),
      observe: async (caller) => {
        await changeOwn(caller, "Wolken&Ziegel82");
        return signInWith(caller, "Wolken&Ziegel82");
      },
    },
    "current-password-not-checked": {
      operationId: "changePassword",
      description: "Changes the password without checking the current one.",
      breaks: "contract",
      createHandler: acceptRejected("changePassword", (request, { store }) => {
        const current = getPrincipal(request, store)?.account.passwords.at(-1);
        return current === undefined ? undefined : withBody(request, { ...readBody(request), oldPassword: current });
      }),
      observe: (caller) => changeOwn(caller, "Wolken&Ziegel82", "something else"),
    },
    "repetition-not-checked": {
      operationId: "changePassword",
      description: "Does not compare the repeated password when it is changed.",
      breaks: "contract",
      createHandler: changeRequest("changePassword", (request) => {
        const body = readBody(request);
        return "repeatedPassword" in body
          ? withBody(request, { ...body, repeatedPassword: body["newPassword"] })
          : request;
      }),
      observe: async ({ call }) => {
        const body = {
          oldPassword: foreignPassword,
          newPassword: "Wolken&Ziegel82",
          repeatedPassword: "Wolken&Ziegel83",
        };
        return (await call("changePassword", { as: "foreign", body })).status;
      },
    },
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
    "earlier-is-current": {
      operationId: "changePassword",
      description: "Accepts any earlier password as the current one, since it asks the table of all passwords.",
      breaks: "contract",
      createHandler: acceptRejected("changePassword", (request, { store }) => {
        const passwords = getPrincipal(request, store)?.account.passwords ?? [];
        const body = readBody(request);
        return passwords.slice(0, -1).includes(String(body["oldPassword"]))
          ? withBody(request, { ...body, oldPassword: passwords.at(-1) })
          : undefined;
      }),
      observe: (caller) => changeOwn(caller, "Yeni+Qayda-2026", "Köksal+Yadro-2025"),
    },
    "filtered-markup": {
      operationId: "changePassword",
      description: "Stores a password with an ampersand as markup, so that nobody can sign in with it any more.",
      breaks: "contract",
      createHandler: changeRequestBody("changePassword", (body) => mapTexts(body, escapeMarkup)),
      observe: async (caller) => {
        const password = "Qiymət&Bazar-26";
        await changeOwn(caller, password);
        return (await caller.call("signIn", { body: { username: foreignEmail, password } })).status;
      },
    },
    "repeat-not-compared": {
      operationId: "changePassword",
      description: "Changes the password although the repeated one differs.",
      breaks: "contract",
      createHandler: changeRequestBody("changePassword", (body) => {
        body["repeatedPassword"] = body["newPassword"];
      }),
      observe: async ({ call }) => {
        const body = { oldPassword: foreignPassword, newPassword: nextPassword, repeatedPassword: `${nextPassword}1` };
        return (await call("changePassword", { as: "foreign", body })).status;
      },
    },
  }),
  ...defineFaults("errors", {
    "used-password-named-like-registration": {
      operationId: "changePassword",
      description:
        "Names the field `password` of the registration, and not `newPassword`, when a strong password is refused because it was used before or has the name in it.",
      breaks: "contract",
      createHandler: changeErrors(["changePassword"], (response, request) => {
        const problem = readBody(response);
        const { newPassword } = readBody(request);
        const { fields } = problem;
        if (response.status !== 422 || typeof newPassword !== "string" || !Array.isArray(fields)) return undefined;
        if (validatePassword(newPassword, { names: [] }) !== undefined) return undefined;
        return withJson(response, {
          ...problem,
          fields: fields
            .filter(isRecord)
            .map((problemField) =>
              problemField["field"] === "newPassword" ? { ...problemField, field: "password" } : problemField,
            ),
        });
      }),
      observe: observeResponse("changePassword", {
        ...foreign,
        body: { oldPassword: foreignPassword, newPassword: earlierPassword, repeatedPassword: earlierPassword },
      }),
    },
  }),
  ...defineFaults("password-rules", {
    "no-upper-case": {
      operationId: "changePassword",
      description: "Changes a password to one without an upper-case letter.",
      breaks: "contract",
      createHandler: storeWeakPassword(
        "changePassword",
        "newPassword",
        appendIf((password) => !/\p{Lu}/u.test(password), missingParts.upperCase),
        (request, store) => getPrincipal(request, store)?.account,
      ),
      observe: (caller) => changeOwn(caller, "wolken&ziegel82"),
    },
  }),
];
