import { findAccountByEmail } from "../../../../../mocks/store/accounts.ts";
import { authenticate } from "../../../../../mocks/store/sessions.ts";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { citizen, foreign } from "../../shared/callers.ts";
import { refused } from "../../shared/errors.ts";
import { converts } from "../../shared/inputs.ts";
import { observeResponse } from "../../shared/observers.ts";
import { foreignEmail, foreignPassword, register, otherPassword } from "../../shared/passwords.ts";
import { getPrincipal } from "../../shared/recordOwners.ts";
import { failsFor, hasText } from "../../shared/robustness.ts";
import {
  readBody,
  acceptRejected,
  answer,
  changeErrors,
  changeRequest,
  changeRequestBody,
  changeResponse,
  changeSuccess,
  createResponse,
  getToken,
  parseJson,
  withBody,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { storesTexts } from "../../shared/storedTexts.ts";
import { joinOthers } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

const profile = {
  name: "Aylin",
  surname: "Sarı",
  fatherName: "Kamal",
  email: "aylin@mail.example",
  phoneNumber: "+99455",
};

const emma = { name: "Emma", surname: "Lindqvist", fatherName: "Karl", phoneNumber: "+46855501420" };

const emmaOfNordvik = {
  name: "Emma",
  surname: "Lindqvist",
  fatherName: "Karl",
  email: foreignEmail,
  phoneNumber: "+46855501421",
  possessorIds: [7001],
};

const emmaWithoutPhone = {
  name: "Emma",
  surname: "Lindqvist",
  fatherName: "Karl",
  email: "emma.lindqvist@nordvik.example",
};

/** Faults of `updateUser`. */
export const updateUserFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "email-taken": {
      operationId: "updateUser",
      description: "Lets a user take the e-mail address of another account.",
      breaks: "quality",
      createHandler: acceptRejected("updateUser", (request, { store }) => {
        const body = parseJson(request.body);
        const holder = store.state.accounts.find(({ email }) => isRecord(body) && email === body["email"]);
        if (holder === undefined || holder.id === getPrincipal(request, store)?.account.id) return undefined;
        holder.email = `${holder.id}.${holder.email}`;
        return request;
      }),
      observe: async ({ call, store }) => {
        const email = store.state.accounts.find(({ persona }) => persona === "unverified")?.email;
        const body = { name: "Ida", surname: "Berg", fatherName: "Olof", email, phoneNumber: "+4685550" };
        return (await call("updateUser", { as: "foreign", body })).status;
      },
    },
  }),
  ...defineFaults("account-sentences", {
    "joins-any-organisation": {
      operationId: "updateUser",
      description: "Stores each number of an organisation that a user enters, also of one with another user.",
      breaks: "specification",
      createHandler: joinOthers("updateUser", (request, store) => getPrincipal(request, store)?.account),
      observe: async (caller) => {
        await register(caller, {
          username: "joins@birch.example",
          password: otherPassword,
          repeatedPassword: otherPassword,
        });
        const account = findAccountByEmail(caller.store.state.accounts, "joins@birch.example");
        if (account !== undefined) account.emailVerified = true;
        const session = await caller.call("signIn", {
          body: { username: "joins@birch.example", password: otherPassword },
        });
        const body = {
          name: "Ida",
          surname: "Berg",
          fatherName: "-",
          email: "joins@birch.example",
          phoneNumber: "+46855",
        };
        const possessorIds = [...(account?.possessorIds ?? []), 7001];
        await caller.call("updateUser", { token: String(session.at("token")), body: { ...body, possessorIds } });
        return account?.possessorIds.length;
      },
    },
    "user-found-by-address": {
      operationId: "updateUser",
      description: "Finds the user by the e-mail address of the request, and not by the session.",
      breaks: "specification",
      createHandler: answer(["updateUser"], async (request, { store, send }) => {
        const body = readBody(request);
        const holder = findAccountByEmail(store.state.accounts, String(body["email"]));
        const own = getPrincipal(request, store)?.account;
        if (holder === undefined || own === undefined || holder.id === own.id) return send(request);
        const { name, surname, fatherName, phoneNumber } = body as Record<string, string>;
        const response = await send(withBody(request, { ...body, email: own.email }));
        if (response.status === 200) Object.assign(holder, { name, surname, fatherName, phoneNumber });
        return response;
      }),
      observe: async (caller) => {
        await register(caller, {
          username: "other@birch.example",
          password: otherPassword,
          repeatedPassword: otherPassword,
        });
        const body = {
          name: "Ida",
          surname: "Berg",
          fatherName: "-",
          email: "other@birch.example",
          phoneNumber: "+46800",
        };
        await caller.call("updateUser", { as: "foreign", body });
        return findAccountByEmail(caller.store.state.accounts, "other@birch.example")?.phoneNumber;
      },
    },
    "one-address-for-two-users": {
      operationId: "updateUser",
      description: "Lets a user enter the address of another one, who cannot sign in any more.",
      breaks: "contract",
      createHandler: answer(["updateUser"], async (request, { store, send }) => {
        const body = readBody(request);
        const own = getPrincipal(request, store)?.account;
        const holder = findAccountByEmail(store.state.accounts, String(body["email"]));
        if (own === undefined || holder === undefined || holder.id === own.id) return send(request);
        const response = await send(withBody(request, { ...body, email: own.email }));
        if (response.status !== 200) return response;
        own.email = holder.email;
        const { accounts } = store.state;
        accounts.splice(accounts.indexOf(own), 1);
        accounts.unshift(own);
        return response;
      }),
      observe: async (caller) => {
        const person = { username: "other@birch.example", password: otherPassword, repeatedPassword: otherPassword };
        await register(caller, person);
        const body = { name: "Ida", surname: "Berg", fatherName: "-", email: person.username, phoneNumber: "+46800" };
        return (await caller.call("updateUser", { as: "foreign", body })).status;
      },
    },
  }),
  ...defineFaults("boundaries", {
    "name-of-sixty-four": {
      operationId: "updateUser",
      description: "Refuses a name of more than 64 characters.",
      breaks: "contract",
      createHandler: changeResponse(["updateUser"], ({ status }, request) =>
        status === 200 && String(readBody(request)["name"]).length > 64 ? refused() : undefined,
      ),
      observe: observeResponse("updateUser", { as: "foreign", body: { ...emmaOfNordvik, name: "E".repeat(80) } }),
    },
  }),
  ...defineFaults("passwords", {
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
        await call("updateUser", { as: "foreign", body: { ...emmaOfNordvik, email } });
        return (await call("signIn", { body: { username: email, password: foreignPassword } })).status;
      },
    },
  }),
  ...defineFaults("persistence", {
    "address-kept-until-confirmed": {
      operationId: "updateUser",
      description: "Keeps the e-mail address, and takes a new one only after a confirmation that no operation has.",
      breaks: "contract",
      createHandler: changeRequest("updateUser", (request, { store }) => {
        const email = getPrincipal(request, store)?.account.email;
        return withBody(request, { ...readBody(request), email });
      }),
      observe: async ({ call }) => {
        await call("updateUser", { as: "foreign", body: { ...emmaOfNordvik, email: "emma@linden.example" } });
        return (await call("readUser", { as: "foreign" })).at("email");
      },
    },
    "upper-case-names": storesTexts(
      "updateUser",
      "Stores names in capitals.",
      (text) => text.toUpperCase(),
      async ({ call }) => {
        const body = {
          name: "Ida",
          surname: "Berg",
          fatherName: "Olof",
          email: "ida@alder.example",
          phoneNumber: "+46",
        };
        await call("updateUser", { as: "foreign", body });
        return (await call("readUser", { as: "foreign" })).at("surname");
      },
    ),
    "organisations-added": {
      operationId: "updateUser",
      description: "Adds the organisations that are sent to the earlier ones of the user.",
      breaks: "contract",
      createHandler: changeRequest("updateUser", (request, { store }) => {
        const body = readBody(request);
        const { possessorIds } = body;
        const known = authenticate(store, getToken(request))?.account.possessorIds ?? [];
        return Array.isArray(possessorIds)
          ? withBody(request, { ...body, possessorIds: [...new Set([...known, ...possessorIds.map(Number)])] })
          : request;
      }),
      observe: async ({ call }) => {
        const id = (await call("registerPossessor", { body: { name: "Elm Ltd", address: "Elm Lane 12" } })).at("id");
        const names = { name: "Emma", surname: "Lindqvist", fatherName: "Karl" };
        const body = { ...names, email: foreignEmail, phoneNumber: "+46855", possessorIds: [id] };
        await call("updateUser", { as: "foreign", body });
        return (await call("readUser", { as: "foreign" })).at("possessorIds");
      },
    },
    "signs-in-with-old-address": {
      operationId: "updateUser",
      description: "Saves a new e-mail address, but the user still signs in with the earlier one.",
      breaks: "contract",
      createHandler: () => {
        const usernames = new Map<number, string>();
        return async (request, { store, send }) => {
          if (request.operationId === "updateUser") {
            const account = getPrincipal(request, store)?.account;
            const earlier = account?.email;
            const response = await send(request);
            if (
              account !== undefined &&
              earlier !== undefined &&
              account.email !== earlier &&
              !usernames.has(account.id)
            )
              usernames.set(account.id, earlier);
            return response;
          }
          if (request.operationId !== "signIn") return send(request);
          const body = readBody(request);
          const username = String(body["username"]).toLowerCase();
          const named = store.state.accounts.find(
            ({ id, email }) => (usernames.get(id) ?? email).toLowerCase() === username,
          );
          return send(withBody(request, { ...body, username: named?.email ?? "nobody@portal.example" }));
        };
      },
      observe: async ({ call }) => {
        const email = "emma@lindqvist.example";
        await call("updateUser", { as: "foreign", body: { ...emma, email } });
        return (await call("signIn", { body: { username: email, password: foreignPassword } })).status;
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
    "phone-number-cut": {
      operationId: "updateUser",
      description: "Stores the first 15 characters of a phone number.",
      breaks: "specification",
      createHandler: changeRequestBody("updateUser", (body) => {
        if (typeof body["phoneNumber"] === "string") body["phoneNumber"] = body["phoneNumber"].slice(0, 15);
      }),
      observe: async ({ call }) => {
        const body = {
          name: "Emma",
          surname: "L",
          fatherName: "K",
          email: foreignEmail,
          phoneNumber: "+123456789012345678901234",
        };
        await call("updateUser", { as: "foreign", body });
        return (await call("readUser", { as: "foreign" })).at("phoneNumber");
      },
    },
  }),
  ...defineFaults("inputs", {
    "null-as-name": converts(
      "updateUser",
      "Accepts null for the name, and stores an empty one.",
      (body) => {
        if (body["name"] === null) body["name"] = "-";
      },
      {
        as: "foreign",
        body: { name: null, surname: "Berg", fatherName: "Olof", email: "ida@alder.example", phoneNumber: "+4685" },
      },
    ),
  }),
  ...defineFaults("languages", {
    "field-messages-by-accept-language": {
      operationId: "updateUser",
      description:
        "Writes the messages of rejected fields in the language of the header Accept-Language, and in English without one.",
      breaks: "contract",
      createHandler: changeErrors(["updateUser"], async (response, request, { send }) => {
        const { fields, ...problem } = readBody(response);
        if (fields === undefined) return;
        const [lang = "en"] = /\b(az|ru|en)\b/i.exec(request.headers.get("accept-language") ?? "") ?? [];
        const localized = readBody(await send(withQuery(request, { lang: lang.toLowerCase() })));
        return withJson(response, { ...problem, fields: localized["fields"] ?? fields });
      }),
      observe: observeResponse("updateUser", {
        ...foreign,
        query: { lang: "ru" },
        body: { ...emmaWithoutPhone, phoneNumber: "0855501420" },
      }),
    },
  }),
  ...defineFaults("transport", {
    "user-update-as-page": {
      operationId: "updateUser",
      description: "Answers a saved update with a page.",
      breaks: "specification",
      createHandler: changeSuccess(["updateUser"], (response) => ({
        ...response,
        headers: new Headers({ "content-type": "text/html", "cache-control": "no-store" }),
        body: new TextEncoder().encode("<p>Saved</p>"),
      })),
      observe: observeResponse("updateUser", { as: "foreign", body: emmaOfNordvik }),
    },
  }),
  ...defineFaults("robustness", {
    "apostrophe-fails": failsFor(
      "updateUser",
      "Fails with 500 for a name with an apostrophe.",
      (request) => hasText(request, (text) => text.includes("'")),
      500,
      {
        as: "foreign",
        body: {
          name: "Ciara",
          surname: "O'Neill",
          fatherName: "Sean",
          email: "ciara@alder.example",
          phoneNumber: "+353",
        },
      },
    ),
  }),
  ...defineFaults("roles", {
    "citizen-renames-themselves": {
      operationId: "updateUser",
      description: "Lets a user with a state identity change the name from the state register.",
      breaks: "contract",
      createHandler: acceptRejected("updateUser", (request, { store }) => {
        const [principal, body] = [getPrincipal(request, store), parseJson(request.body)];
        if (principal === undefined || principal.account.foreign || !isRecord(body)) return undefined;
        Object.assign(principal.account, { name: body["name"], surname: body["surname"] });
        return {
          ...request,
          operationId: "readUser",
          method: "GET",
          body: new Uint8Array(),
          url: new URL("/api/user/details", request.url),
        };
      }),
      observe: async ({ call }) => {
        await call("updateUser", { as: "citizen", body: profile });
        return (await call("readUser", { as: "citizen" })).at("name");
      },
    },
    "update-without-effect": {
      operationId: "updateUser",
      description: "Answers 200 to a user with a state identity, and saves nothing.",
      breaks: "contract",
      createHandler: changeErrors(["updateUser"], ({ status }) =>
        status === 403 ? createResponse(200, {}) : undefined,
      ),
      observe: observeResponse("updateUser", { ...citizen, body: emmaOfNordvik }),
    },
  }),
];
