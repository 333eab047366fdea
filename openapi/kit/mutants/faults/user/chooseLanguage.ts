import type { Account } from "../../../../../mocks/store/accounts.ts";
import { getOwner } from "../../../../../mocks/store/owners.ts";
import { createSession } from "../../../../../mocks/store/sessions.ts";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { citizen, citizenEmail } from "../../shared/callers.ts";
import { observeField } from "../../shared/lists.ts";
import { observeResponse } from "../../shared/observers.ts";
import { createTokenOf, getPrincipal } from "../../shared/recordOwners.ts";
import { failsFor } from "../../shared/robustness.ts";
import { citizensOnly } from "../../shared/roles.ts";
import {
  readBody,
  answer,
  changeErrors,
  changeObject,
  changeRequestBody,
  changeResponse,
  changeSuccess,
  createResponse,
  getLang,
  getToken,
  parseJson,
  toJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Returns what an account has of its owner's details. */
const copyDetails = ({ name, surname, fatherName, email, phoneNumber, note }: Account): Partial<Account> => ({
  name,
  surname,
  fatherName,
  email,
  phoneNumber,
  ...(note !== undefined && { note }),
});

/** Faults of `chooseLanguage`. */
export const chooseLanguageFaults: readonly SeededFault[] = [
  ...defineFaults("account-sentences", {
    "type-of-the-problem": {
      operationId: "chooseLanguage",
      description: "Names the address of a page of its documentation as the type of each error.",
      breaks: "contract",
      createHandler: changeErrors(["chooseLanguage"], (response) => ({
        ...response,
        body: toJson({ ...readBody(response), type: "https://docs.portal.example/errors" }),
      })),
      observe: observeResponse("chooseLanguage", { body: { isoCode: "az" } }),
    },
    "language-of-citizens": {
      operationId: "chooseLanguage",
      description: "Saves the language only of users with a state identity.",
      breaks: "contract",
      createHandler: citizensOnly("chooseLanguage"),
      observe: async ({ call }) => {
        await call("chooseLanguage", { as: "foreign", body: { isoCode: "ru" } });
        return (await call("readUser", { as: "foreign" })).at("language.isoCode");
      },
    },
    "language-with-a-message": {
      operationId: "chooseLanguage",
      description: "Confirms the chosen language with a message.",
      breaks: "contract",
      createHandler: changeObject(["chooseLanguage"], (body, request) => {
        body["message"] = { az: "Dil seçildi.", ru: "Язык выбран.", en: "Language chosen." }[getLang(request)];
      }),
      observe: observeResponse("chooseLanguage", { as: "citizen", body: { isoCode: "az" } }),
    },
    "administrators-without-language": {
      operationId: "chooseLanguage",
      description: "Answers 403 to an administrator who chooses a language.",
      breaks: "contract",
      createHandler: answer(["chooseLanguage"], async (request, { store, send }) =>
        getPrincipal(request, store)?.account.authority === "ADMIN"
          ? createResponse(403, { message: "Bu əməliyyat üçün icazəniz yoxdur.", code: "FORBIDDEN" })
          : send(request),
      ),
      observe: observeResponse("chooseLanguage", { as: "admin", body: { isoCode: "az" } }),
    },
  }),
  ...defineFaults("sessions", {
    "language-ends-sessions": {
      operationId: "chooseLanguage",
      description: "Ends the other sessions of the person who chooses a language.",
      breaks: "contract",
      createHandler: changeSuccess(["chooseLanguage"], (_, request, { store }) => {
        const own = store.state.sessions.find(({ accessToken }) => accessToken === getToken(request));
        store.state.sessions = store.state.sessions.filter(
          (session) => session === own || session.accountId !== own?.accountId,
        );
      }),
      observe: async ({ call, getSession, store }) => {
        const before = getSession("citizen").accountId;
        const count = (): number => store.state.sessions.filter(({ accountId }) => accountId === before).length;
        const { at } = await call("signInWithIdentity", {
          query: { code: "citizen-kiosk-number-2", redirect: "https://portal.example/asan-login" },
        });
        await call("chooseLanguage", { token: String(at("token")), body: { isoCode: "ru" } });
        return count();
      },
    },
  }),
  ...defineFaults("persistence", {
    "russian-not-stored": {
      operationId: "chooseLanguage",
      description: "Stores Azerbaijani for a user who chooses Russian.",
      breaks: "contract",
      createHandler: answer(["chooseLanguage"], async (request, { send, store }) => {
        const response = await send(request);
        const account = getPrincipal(request, store)?.account;
        if (account?.language === "ru") account.language = "az";
        return response;
      }),
      observe: async ({ call }) => {
        await call("chooseLanguage", { as: "citizen", body: { isoCode: "ru" } });
        return (await call("readUser", { as: "citizen" })).at("language.isoCode");
      },
    },
    "language-not-stored": {
      operationId: "chooseLanguage",
      description: "Confirms the chosen language without storing it.",
      breaks: "specification",
      createHandler: changeResponse(["chooseLanguage"], (_response, request, { store }) => {
        const principal = getPrincipal(request, store);
        if (principal !== undefined) principal.account.language = "az";
      }),
      observe: async ({ call }) => {
        await call("chooseLanguage", { as: "citizen", body: { isoCode: "en" } });
        return (await call("readUser", { as: "citizen" })).at("language.isoCode");
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
    "language-of-structure": {
      operationId: "chooseLanguage",
      description: "Saves the language for the account that the user acts for, and loses it when they choose another.",
      breaks: "contract",
      createHandler: () => {
        const first = new Map<number, string>();
        const chosen = new Map<string, string>();
        return async (request, { store, send }) => {
          const principal = getPrincipal(request, store);
          if (principal === undefined) return send(request);
          const { account } = principal;
          const key = `${account.id} ${getOwner(principal)}`;
          if (!first.has(account.id)) first.set(account.id, account.language);
          const response = await send(request);
          if (response.status !== 200) return response;
          if (request.operationId === "chooseLanguage") chosen.set(key, account.language);
          return request.operationId === "readUser"
            ? withJson(response, {
                ...readBody(response),
                language: { isoCode: chosen.get(key) ?? first.get(account.id) },
              })
            : response;
        };
      },
      observe: async ({ call }) => {
        await call("chooseLanguage", { as: "representative", body: { isoCode: "en" } });
        const query = { certNumber: "AZ-2026-000481" };
        const token = String((await call("chooseAccount", { as: "representative", query })).at("token"));
        return (await call("readUser", { token })).at("language");
      },
    },
    "user-of-session": {
      operationId: "chooseLanguage",
      description: "Saves the whole user as at the sign-in, which undoes a later change of the contact details.",
      breaks: "contract",
      createHandler: () => {
        const loaded = new Map<number, Pick<Account, "email" | "phoneNumber">>();
        return async (request, { store, send }) => {
          const principal = getPrincipal(request, store);
          if (principal === undefined) return send(request);
          const { account, session } = principal;
          const user = loaded.get(session.id) ?? { email: account.email, phoneNumber: account.phoneNumber };
          loaded.set(session.id, user);
          const response = await send(request);
          if (request.operationId === "chooseLanguage" && response.status === 200) Object.assign(account, user);
          return response;
        };
      },
      observe: async ({ call }) => {
        const body = { email: citizenEmail, phoneNumber: "+994125550999" };
        await call("updateContacts", { as: "citizen", body });
        await call("chooseLanguage", { as: "citizen", body: { isoCode: "ru" } });
        return (await call("readUser", { as: "citizen" })).at("phoneNumber");
      },
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
          if (request.operationId !== "readUser" || !isRecord(body) || sessions.size === 0) return response;
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
    "language-of-session": {
      operationId: "chooseLanguage",
      description: "Keeps the chosen language for the session only, so that other devices keep theirs.",
      breaks: "contract",
      createHandler: () => {
        const languages = new Map<number, unknown>();
        return async (request, { store, send }) => {
          const principal = getPrincipal(request, store);
          const before = principal?.account.language;
          const response = await send(request);
          if (response.status !== 200 || principal === undefined || before === undefined) return response;
          const { account, session } = principal;
          if (request.operationId === "chooseLanguage") {
            languages.set(session.id, readBody(request)["isoCode"]);
            account.language = before;
          }
          const isoCode = languages.get(session.id);
          if (request.operationId !== "readUser" || isoCode === undefined) return response;
          return withJson(response, { ...readBody(response), language: { isoCode } });
        };
      },
      observe: async ({ call, store }) => {
        await call("chooseLanguage", { as: "citizen", body: { isoCode: "en" } });
        const token = createTokenOf(store, ({ persona }) => persona === "citizen") ?? "";
        return (await call("readUser", { token })).at("language");
      },
    },
  }),
  ...defineFaults("inputs", {
    "unknown-language-is-azerbaijani": {
      operationId: "chooseLanguage",
      description: "Stores Azerbaijani for a language that does not exist.",
      breaks: "contract",
      createHandler: changeRequestBody("chooseLanguage", (body) => {
        if (typeof body["isoCode"] === "string" && !["az", "ru", "en"].includes(body["isoCode"]))
          body["isoCode"] = "az";
      }),
      observe: observeResponse("chooseLanguage", { ...citizen, body: { isoCode: "tr" } }),
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
  ...defineFaults("transport", {
    "language-as-html": {
      operationId: "chooseLanguage",
      description: "Returns the chosen language with the type text/html.",
      breaks: "contract",
      createHandler: changeSuccess(["chooseLanguage"], ({ headers }) => {
        headers.set("content-type", "text/html; charset=utf-8");
      }),
      observe: observeResponse("chooseLanguage", { as: "citizen", body: { isoCode: "ru" } }),
    },
  }),
  ...defineFaults("robustness", {
    "unknown-field-fails": {
      ...failsFor(
        "chooseLanguage",
        "Rejects a body with a field that the contract does not name.",
        (request) => {
          const body = parseJson(request.body);
          return isRecord(body) && Object.keys(body).some((name) => name !== "isoCode");
        },
        422,
        { body: { isoCode: "en", since: "today" } },
      ),
      breaks: "quality",
    },
  }),
  ...defineFaults("states", {
    "account-as-it-was-at-sign-in": {
      operationId: "chooseLanguage",
      description:
        "Saves the whole account of the session with the language, so that the contact details are again those of the sign-in.",
      breaks: "contract",
      createHandler: () => {
        const details = new Map<number, Partial<Account>>();
        return async (request, { send, store }) => {
          const principal = getPrincipal(request, store);
          if (principal === undefined) return send(request);
          const { account, session } = principal;
          const known = details.get(session.id) ?? copyDetails(account);
          details.set(session.id, known);
          const response = await send(request);
          if (request.operationId !== "chooseLanguage" || response.status !== 200) return response;
          delete account.note;
          Object.assign(account, known);
          return response;
        };
      },
      observe: async ({ call }) => {
        await call("readUser", citizen);
        await call("updateContacts", {
          ...citizen,
          body: { email: "aysel@poct.example", phoneNumber: "+994125550100" },
        });
        await call("chooseLanguage", { ...citizen, body: { isoCode: "en" } });
        return (await call("readUser", citizen)).text;
      },
    },
  }),
];
