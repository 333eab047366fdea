import { findAccountByEmail } from "../../../../../mocks/store/accounts.ts";
import type { MockStore } from "../../../../../mocks/store/mockStore.ts";
import { defineFaults, type FaultRequest } from "../../fault.ts";
import { observeResponse } from "../../observers.ts";
import { foreignEmail, readBody, register } from "../../passwordCalls.ts";
import { getPrincipal } from "../../recordOwners.ts";
import {
  answer,
  changeObject,
  changeRequest,
  changeResponse,
  createResponse,
  getLang,
  getPathPart,
  withBody,
} from "../../seeds.ts";
import { otherPassword, answerSecond, replaceStatus, citizensOnly } from "../../sentenceSeeds.ts";

/** Adds ids of organisations that the mock backend would refuse, because another account has them. */
const joinOthers = (
  operationId: string,
  findAccount: (request: FaultRequest, store: MockStore) => JoinedAccount | undefined,
) =>
  answer([operationId], async (request, { store, send }) => {
    const body = readBody(request);
    const ids = Array.isArray(body["possessorIds"]) ? body["possessorIds"].map(Number) : [];
    const own = findAccount(request, store)?.possessorIds ?? [];
    const taken = ids.filter(
      (id) => !own.includes(id) && store.state.accounts.some(({ possessorIds }) => possessorIds.includes(id)),
    );
    const response = await send(
      taken.length === 0
        ? request
        : withBody(request, { ...body, possessorIds: ids.filter((id) => !taken.includes(id)) }),
    );
    if (response.status === 200) findAccount(request, store)?.possessorIds.push(...taken);
    return response;
  });

type JoinedAccount = { possessorIds: number[] };

/** Faults that break one sentence of the contract on users and their organisations. */
export const usersSentenceFaults = defineFaults("account-sentences", {
  "address-registered-twice": {
    operationId: "registerUser",
    description: "Looks for an account with the address before it stores a new one, and creates two at the same time.",
    breaks: "contract",
    createHandler: answerSecond(
      (request) => (request.operationId === "registerUser" ? String(readBody(request)["username"]) : undefined),
      async (request, { send }) =>
        send(withBody(request, { ...readBody(request), username: `second-${Date.now()}@alder.example` })),
    ),
    observe: async (caller) => {
      const person = { username: "twice@alder.example", password: otherPassword, repeatedPassword: otherPassword };
      return Promise.all([register(caller, person), register(caller, person)]);
    },
  },
  "account-registered-again": {
    operationId: "registerUser",
    description: "Gives a confirmed account the password of a later registration with its address.",
    breaks: "contract",
    createHandler: answer(["registerUser"], async (request, { store, send }) => {
      const body = readBody(request);
      const account = findAccountByEmail(store.state.accounts, String(body["username"]));
      if (account?.emailVerified !== true) return send(request);
      const response = await send(withBody(request, { ...body, username: `again-${Date.now()}@alder.example` }));
      if (response.status === 200) account.passwords.push(String(body["password"]));
      return response;
    }),
    observe: async (caller) =>
      register(caller, { username: foreignEmail, password: otherPassword, repeatedPassword: otherPassword }),
  },
  "registers-for-any-organisation": {
    operationId: "registerUser",
    description: "Registers a user of each organisation whose number they enter, also of one with another user.",
    breaks: "specification",
    createHandler: joinOthers("registerUser", (request, store) =>
      findAccountByEmail(store.state.accounts, String(readBody(request)["username"])),
    ),
    observe: async (caller) => {
      const { call, store } = caller;
      const own = await call("registerPossessor", { body: { name: "Birch Ltd", address: "Birch Lane 1" } });
      const person = { username: "joins@birch.example", password: otherPassword, repeatedPassword: otherPassword };
      return [await register(caller, { ...person, possessorIds: [own.at("id"), 7001] }), store.state.accounts.length];
    },
  },
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
  "no-organisation-needed": {
    operationId: "registerUser",
    description: "Registers a user without an organisation.",
    breaks: "contract",
    createHandler: answer(["registerUser"], async (request, { store, send }) => {
      const body = readBody(request);
      if (!Array.isArray(body["possessorIds"]) || body["possessorIds"].length > 0) return send(request);
      const possessor = { id: store.nextId(), name: "None", address: "Nowhere 1" };
      store.state.possessors.push(possessor);
      return send(withBody(request, { ...body, possessorIds: [possessor.id] }));
    }),
    observe: async (caller) =>
      register(caller, {
        username: "alone@birch.example",
        password: otherPassword,
        repeatedPassword: otherPassword,
        possessorIds: [],
      }),
  },
  "father-name-with-a-letter": {
    operationId: "registerUser",
    description: "Refuses a dash as the father's name, which has to contain a letter.",
    breaks: "contract",
    createHandler: changeRequest("registerUser", (request) => {
      const body = readBody(request);
      return /\p{L}/u.test(String(body["fatherName"] ?? "a"))
        ? request
        : withBody(request, { ...body, fatherName: "" });
    }),
    observe: async (caller) =>
      register(caller, {
        username: "dash@birch.example",
        password: otherPassword,
        repeatedPassword: otherPassword,
        fatherName: "-",
      }),
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
  "pin-of-foreign-user": {
    operationId: "readUser",
    description: "Returns an empty PIN of a foreign user.",
    breaks: "contract",
    createHandler: changeObject(["readUser"], (body) => {
      if (body["foreign"] === true) body["pin"] ??= "";
    }),
    observe: observeResponse("readUser", { as: "foreign" }),
  },
  "other-organisation-unknown": {
    operationId: "updatePossessor",
    description: "Answers 404 to an update of the organisation of another user.",
    breaks: "contract",
    createHandler: replaceStatus("updatePossessor", 403, 404, "NOT_FOUND"),
    observe: async (caller) => {
      const other = await caller.call("registerPossessor", { body: { name: "Birch Ltd", address: "Birch Lane 1" } });
      const body = { name: "Birch Ltd", address: "Birch Lane 2" };
      return (await caller.call("updatePossessor", { as: "foreign", path: String(other.at("id")), body })).status;
    },
  },
  "unknown-organisation-forbidden": {
    operationId: "updatePossessor",
    description: "Answers 403 to an update of an organisation that does not exist.",
    breaks: "contract",
    createHandler: replaceStatus("updatePossessor", 404, 403, "FORBIDDEN"),
    observe: observeResponse("updatePossessor", {
      as: "foreign",
      path: "123456",
      body: { name: "Birch Ltd", address: "Birch Lane 2" },
    }),
  },
  "organisation-for-its-users-only": {
    operationId: "readPossessor",
    description: "Answers 404 to each signed-in user who does not belong to the organisation.",
    breaks: "contract",
    createHandler: changeResponse(["readPossessor"], async (_response, request, { store, send }) => {
      const account = getPrincipal(request, store)?.account;
      if (account === undefined || account.possessorIds.map(String).includes(getPathPart(request, -1))) return;
      const url = new URL(request.url);
      url.pathname = url.pathname.replace(/[^/]+$/, "0");
      return send({ ...request, url });
    }),
    observe: observeResponse("readPossessor", { as: "citizen", path: "7001" }),
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
  "name-of-the-next-taxpayer": {
    operationId: "lookUpTaxpayer",
    description: "Returns the name of another taxpayer with the number and the address of the one that was asked for.",
    breaks: "contract",
    createHandler: changeObject(["lookUpTaxpayer"], (body) => {
      body["name"] = "«Xəzər Süd» ASC";
    }),
    observe: observeResponse("lookUpTaxpayer", { as: "citizen", query: { tpn: "1700000041" } }),
  },
});
