import { posts } from "../../../../mocks/sampleData/posts.ts";
import { findAccountByEmail } from "../../../../mocks/store/accounts.ts";
import { getBookableSlots, openingHours } from "../../../../mocks/store/callCenter.ts";
import { translate } from "../../../../mocks/store/localizedText.ts";
import type { MockStore } from "../../../../mocks/store/mockStore.ts";
import { getOwner } from "../../../../mocks/store/owners.ts";
import { authenticate } from "../../../../mocks/store/sessions.ts";
import type { Caller } from "../caller.ts";
import {
  defineFaults,
  type FaultRequest,
  type FaultResponse,
  type RequestHandler,
  type UpstreamBackend,
} from "../fault.ts";
import { changeFrames, feedFault } from "../feedSeeds.ts";
import { getCommand, getHeader, getMessage, withFrameBody, withHeader } from "../frames.ts";
import { arrangeEntries } from "../lists.ts";
import { createPdf, failure, observeResponse } from "../observers.ts";
import {
  changeOwn,
  foreignEmail,
  foreignPassword,
  readBody,
  register,
  requestReset,
  resetWith,
} from "../passwordCalls.ts";
import { getPrincipal } from "../recordOwners.ts";
import {
  answer,
  bodyOf,
  changeErrors,
  changeObject,
  changeRequest,
  changeResponse,
  changeSuccess,
  createResponse,
  getEntries,
  getLang,
  getPathPart,
  getToken,
  isObject,
  toJson,
  withBody,
  withHeaderOf,
  withJson,
  withQuery,
  type JsonObject,
} from "../seeds.ts";
import { identityQuery, readStatus } from "../tokenSeeds.ts";

const otherPassword = "Wolken&Ziegel82";
const hourMs = 3_600_000;

/** Returns a function that answers a request which arrives while an equal one is processed, after that one. */
const answerSecond = (
  getKey: (request: FaultRequest) => string | undefined,
  handleSecond: (request: FaultRequest, backend: UpstreamBackend, first: FaultResponse) => Promise<FaultResponse>,
): (() => RequestHandler) => {
  return () => {
    const inFlight = new Map<string, Promise<FaultResponse>>();
    return async (request, backend) => {
      const key = getKey(request);
      if (key === undefined) return backend.send(request);
      const earlier = inFlight.get(key);
      if (earlier !== undefined) return handleSecond(request, backend, await earlier);
      const response = backend.send(request);
      inFlight.set(key, response);
      try {
        return await response;
      } finally {
        inFlight.delete(key);
      }
    };
  };
};

/** Replaces the status of some errors, and their code. */
const replaceStatus = (operationId: string, from: number, to: number, code: string): (() => RequestHandler) =>
  changeErrors([operationId], (response) =>
    response.status === from
      ? { ...withJson(response, { ...bodyOf(response), status: to, code }), status: to }
      : undefined,
  );

/** Removes spaces around the passwords of a body. */
const trimPasswords = (operationId: string): (() => RequestHandler) =>
  changeRequest(operationId, (request) => {
    const body = readBody(request);
    const trimmed = Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        /password/i.test(name) && typeof value === "string" ? value.trim() : value,
      ]),
    );
    return Object.keys(body).length === 0 ? request : withBody(request, trimmed);
  });

/** Refuses a new password that `isRefused` names, like a weak one. */
const refusePassword = (
  operationId: string,
  field: string,
  isRefused: (password: string) => boolean,
): (() => RequestHandler) =>
  changeRequest(operationId, (request) => {
    const body = readBody(request);
    return isRefused(String(body[field] ?? ""))
      ? withBody(request, { ...body, [field]: "weak-weak-weak", repeatedPassword: "weak-weak-weak" })
      : request;
  });

/** Keeps the other sessions of a change, whose access tokens end. */
const keepRefreshTokens = (operationId: string): (() => RequestHandler) =>
  answer([operationId], async (request, { store, send }) => {
    const sessions = [...store.state.sessions];
    const response = await send(request);
    const ids = new Set(store.state.sessions.map(({ id }) => id));
    for (const session of sessions)
      if (!ids.has(session.id)) store.state.sessions.push({ ...session, accessExpiresAt: store.now() });
    return response;
  });

const renew = async ({ call }: Caller, refreshToken: string) => call("renewSession", { query: { refreshToken } });

const signInForeign = async ({ call }: Caller) =>
  call("signIn", { body: { username: foreignEmail, password: foreignPassword } });

/** Lets codes for e-mail addresses be valid at any time. */
const codesForEver = (operationId: string): (() => RequestHandler) =>
  changeRequest(operationId, (request, { store }) => {
    for (const code of store.state.verificationCodes) code.expiresAt = store.now() + hourMs;
    return request;
  });

/** Forgets the keys of requests after an hour. */
const keysForAnHour = (operationId: string): (() => RequestHandler) =>
  changeRequest(operationId, (request, { store }) => {
    const { state } = store;
    state.idempotencyRecords = state.idempotencyRecords.filter(({ at }) => at > store.now() - hourMs);
    return request;
  });

const observeKeyLater =
  (operationId: string, body: JsonObject, as?: "citizen") =>
  async ({ call, store, getSession }: Caller): Promise<unknown> => {
    const request = {
      ...(as !== undefined && { token: getSession(as).accessToken }),
      headers: { "Idempotency-Key": "two-hours-later-0001" },
    };
    store.advanceClock(-2 * 3600);
    await call(operationId, { ...request, body });
    store.advanceClock(2 * 3600);
    return (await call(operationId, { ...request, body: { ...body, text: "Another text", subject: "Another" } }))
      .status;
  };

const remark = { page: "/faq", text: "The second answer is old." };
const feedback = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Scales", description: "They are wrong." };

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

/** Saves nothing of a user with a password. */
const citizensOnly = (operationId: string): (() => RequestHandler) =>
  answer([operationId], async (request, { store, send }) => {
    const account = getPrincipal(request, store)?.account;
    const [language, settings] = [account?.language, structuredClone(store.state.notificationSettings)];
    const response = await send(request);
    if (account?.foreign === true) {
      account.language = language ?? "az";
      store.state.notificationSettings = settings;
    }
    return response;
  });

/** Runs an evaluation, and keeps the counts as they were. */
const withoutCounting = (isLost: (body: JsonObject, request: FaultRequest) => boolean): (() => RequestHandler) =>
  answer(["sendEvaluation"], async (request, { store, send }) => {
    const tallies = structuredClone(store.state.tallies);
    const response = await send(request);
    if (response.status === 200 && isLost(readBody(request), request)) store.state.tallies = tallies;
    return response;
  });

/** Sends yes to each question of the first questionnaire with a scope. */
const evaluate = async ({ call }: Caller, scope: string, more: JsonObject = {}, as?: "foreign") => {
  const list = await call("listQuestionnaires", { query: { scope } });
  const questions = getEntries(list.at("items.0.questions"));
  const answers = questions.map(({ id }) => ({ questionId: id, answer: "YES" }));
  return call("sendEvaluation", {
    ...(as !== undefined && { as }),
    body: { questionnaireId: list.at("items.0.id"), answers, ...more },
  });
};

const readSummary = async ({ call }: Caller): Promise<string> => (await call("readEvaluationSummary")).text;

/** Changes a header of successful responses. */
const setHeader = (operationId: string, name: string, value: string): (() => RequestHandler) =>
  changeSuccess([operationId], (response) => withHeaderOf(response, name, value));

/** Returns a request as a portal of the same origin sends it. */
function withoutOrigin(request: FaultRequest): FaultRequest {
  const headers = new Headers(request.headers);
  headers.delete("origin");
  return { ...request, headers };
}

const findFreeSlot = async ({ call }: Caller): Promise<JsonObject> =>
  getEntries((await call("readCallCenter", { as: "citizen" })).at("slots")).find(({ free }) => free === true) ?? {};

const bookFreeSlot = async (caller: Caller) => {
  const { id } = await findFreeSlot(caller);
  return caller.call("requestCallback", {
    as: "citizen",
    body: { phoneNumber: "+994501112233", slot: id, topic: "A fee" },
  });
};

/** Returns whether a token is an access token of the mock backend. */
const isAccessToken = (token: string): boolean =>
  Buffer.from(token.split(".")[1] ?? "", "base64url")
    .toString()
    .includes("access");

/** Returns the language that a browser prefers. */
const getPreferred = ({ headers }: FaultRequest): string | undefined =>
  /^(az|ru|en)\b/.exec(headers.get("accept-language") ?? "")?.[0];

const preferBrowser = (request: FaultRequest): FaultRequest =>
  withQuery(request, { lang: getPreferred(request) ?? getLang(request) });

/** Faults that break one sentence of the contract on accounts, sessions, notifications, drafts, evaluations and the like. */
export const accountSentenceFaults = defineFaults("account-sentences", {
  "unconfirmed-with-any-password": {
    operationId: "signIn",
    description: "Says that an address is not confirmed yet whatever the password is.",
    breaks: "contract",
    createHandler: answer(["signIn"], async (request, { store, send }) => {
      const body = readBody(request);
      const account = findAccountByEmail(store.state.accounts, String(body["username"]));
      return send(
        account?.emailVerified === false ? withBody(request, { ...body, password: account.passwords.at(-1) }) : request,
      );
    }),
    observe: async ({ call }) =>
      (await call("signIn", { body: { username: "lukas.brandt@kornhaus.example", password: "Not-this-1" } })).status,
  },
  "retry-after-a-second": {
    operationId: "signIn",
    description: "Names one second in Retry-After, and refuses attempts for a minute.",
    breaks: "contract",
    createHandler: changeErrors(["signIn"], (response) =>
      response.status === 429 ? withHeaderOf(response, "retry-after", "1") : undefined,
    ),
    observe: async ({ call }) => {
      const body = { username: "nobody@alder.example", password: "Not-this-1" };
      for (let count = 0; count < 8; count += 1) await call("signIn", { body });
      return (await call("signIn", { body })).headers.get("retry-after");
    },
  },
  "unconfirmed-address-gets-no-code": {
    operationId: "requestPasswordReset",
    description: "Refuses to send a code to an address that is not confirmed yet.",
    breaks: "contract",
    createHandler: answer(["requestPasswordReset"], async (request, { store, send }) => {
      const account = findAccountByEmail(store.state.accounts, request.url.searchParams.get("username") ?? "");
      return account?.emailVerified === false
        ? createResponse(409, { message: "Əvvəlcə e-poçt ünvanınızı təsdiqləyin.", code: "EMAIL_NOT_VERIFIED" })
        : send(request);
    }),
    observe: async (caller) => (await requestReset(caller, "lukas.brandt@kornhaus.example")).status,
  },
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
  "registered-password-trimmed": {
    operationId: "registerUser",
    description: "Stores the password of a registration without the spaces around it.",
    breaks: "contract",
    createHandler: trimPasswords("registerUser"),
    observe: async (caller) => {
      const password = ` ${otherPassword} `;
      await register(caller, { username: "space@birch.example", password, repeatedPassword: password });
      return findAccountByEmail(caller.store.state.accounts, "space@birch.example")?.passwords;
    },
  },
  "reset-password-trimmed": {
    operationId: "resetPassword",
    description: "Stores the password of a reset without the spaces around it.",
    breaks: "contract",
    createHandler: trimPasswords("resetPassword"),
    observe: async (caller) => {
      await requestReset(caller, foreignEmail);
      await resetWith(caller, "", ` ${otherPassword} `);
      return findAccountByEmail(caller.store.state.accounts, foreignEmail)?.passwords;
    },
  },
  "given-name-in-password": {
    operationId: "registerUser",
    description: "Accepts a password with the given name at registration; only the surname is looked for.",
    breaks: "contract",
    createHandler: answer(["registerUser"], async (request, { store, send }) => {
      const body = readBody(request);
      const response = await send(request);
      if (
        response.status !== 422 ||
        !/\p{L}{3}/u.test(String(body["name"])) ||
        !String(body["password"]).includes(String(body["name"]))
      )
        return response;
      const accepted = await send(withBody(request, { ...body, name: "Qqq" }));
      const account = findAccountByEmail(store.state.accounts, String(body["username"]));
      if (accepted.status === 200 && account !== undefined) account.name = String(body["name"]);
      return accepted;
    }),
    observe: async (caller) =>
      register(caller, {
        username: "ida@birch.example",
        name: "Ingrid",
        password: "Ingrid#2026Aa",
        repeatedPassword: "Ingrid#2026Aa",
      }),
  },
  "name-at-the-beginning": {
    operationId: "checkNewPassword",
    description: "Refuses only a password that begins with a name.",
    breaks: "contract",
    createHandler: changeObject(["checkNewPassword"], (body, { url }) => {
      const [pass = "", name = "", surname = ""] = ["pass", "name", "surname"].map((key) =>
        (url.searchParams.get(key) ?? "").toLowerCase(),
      );
      if (body["valid"] !== false || !(pass.includes(name) || pass.includes(surname))) return;
      if (pass.startsWith(name) || pass.startsWith(surname)) return;
      body["valid"] = true;
      delete body["reason"];
    }),
    observe: observeResponse("checkNewPassword", {
      query: { pass: "2026#AaIngridX", name: "Ingrid", surname: "Berg" },
    }),
  },
  "underscore-is-a-letter": {
    operationId: "checkNewPassword",
    description: "Takes an underscore for a letter, and asks for another special character.",
    breaks: "contract",
    createHandler: changeRequest("checkNewPassword", (request) =>
      /^[\p{L}\p{M}\p{N}\s]*_[\p{L}\p{M}\p{N}\s_]*$/u.test(request.url.searchParams.get("pass") ?? "")
        ? withQuery(request, { pass: "qwerty" })
        : request,
    ),
    observe: observeResponse("checkNewPassword", { query: { pass: "Abcdefg_123456", name: "Ida", surname: "Berg" } }),
  },
  "special-characters-of-ascii": {
    operationId: "registerUser",
    description: "Counts only special characters in ASCII.",
    breaks: "contract",
    createHandler: refusePassword(
      "registerUser",
      "password",
      (password) => password !== "" && !/[!-/:-@[-`{-~]/.test(password),
    ),
    observe: async (caller) =>
      register(caller, {
        username: "manat@birch.example",
        password: "Qiymət₼123456",
        repeatedPassword: "Qiymət₼123456",
      }),
  },
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
  "own-check-trims": {
    operationId: "checkOwnPassword",
    description: "Removes the spaces around a password before it checks it.",
    breaks: "contract",
    createHandler: changeRequest("checkOwnPassword", (request) =>
      withQuery(request, { pass: request.url.searchParams.get("pass")?.trim() }),
    ),
    observe: observeResponse("checkOwnPassword", { as: "foreign", query: { pass: "Wolk&Zi82 " } }),
  },
  "new-check-trims": {
    operationId: "checkNewPassword",
    description: "Removes the spaces around a password before it checks it.",
    breaks: "contract",
    createHandler: changeRequest("checkNewPassword", (request) =>
      withQuery(request, { pass: request.url.searchParams.get("pass")?.trim() }),
    ),
    observe: observeResponse("checkNewPassword", { query: { pass: "Wolk&Zi82 ", name: "Ida", surname: "Berg" } }),
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
  "reset-keeps-refresh-tokens": {
    operationId: "resetPassword",
    description: "Ends only the access tokens of the account when its password is reset.",
    breaks: "contract",
    createHandler: keepRefreshTokens("resetPassword"),
    observe: async (caller) => {
      const { refreshToken } = caller.getSession("foreign");
      await requestReset(caller, foreignEmail);
      await resetWith(caller, "", otherPassword);
      return (await renew(caller, refreshToken)).status;
    },
  },
  "activation-code-for-ever": {
    operationId: "activateAccount",
    description: "Accepts the code of an activation at any later time.",
    breaks: "contract",
    createHandler: codesForEver("activateAccount"),
    observe: async ({ call, store }) => {
      store.advanceClock(40 * 86_400);
      return (await call("activateAccount", { path: "482913" })).status;
    },
  },
  "reset-code-for-ever": {
    operationId: "resetPassword",
    description: "Accepts the code of a reset at any later time.",
    breaks: "contract",
    createHandler: codesForEver("resetPassword"),
    observe: async (caller) => {
      await requestReset(caller, foreignEmail);
      caller.store.advanceClock(40 * 86_400);
      return resetWith(caller, "", otherPassword);
    },
  },
  "expired-code-is-wrong": {
    operationId: "resetPassword",
    description: "Names a code that has expired a wrong one.",
    breaks: "contract",
    createHandler: changeErrors(["resetPassword"], (response) => {
      const body = bodyOf(response);
      return body["code"] === "CODE_EXPIRED" ? withJson(response, { ...body, code: "WRONG_CODE" }) : undefined;
    }),
    observe: async (caller) => {
      await requestReset(caller, foreignEmail);
      const code = caller.store.outbox.at(-1)?.code ?? "";
      caller.store.advanceClock(40 * 86_400);
      const body = { newPassword: otherPassword, repeatedPassword: otherPassword };
      return (await caller.call("resetPassword", { query: { verificationCode: code }, body })).at("code");
    },
  },
  "refresh-token-for-ever": {
    operationId: "renewSession",
    description: "Renews a session with a refresh token that has expired.",
    breaks: "contract",
    createHandler: changeRequest("renewSession", (request, { store }) => {
      const session = store.state.sessions.find(
        ({ refreshToken }) => refreshToken === request.url.searchParams.get("refreshToken"),
      );
      if (session !== undefined) session.refreshExpiresAt = store.now() + hourMs;
      return request;
    }),
    observe: async (caller) => {
      const { refreshToken } = caller.getSession("citizen");
      caller.store.advanceClock(500 * 86_400);
      return (await renew(caller, refreshToken)).status;
    },
  },
  "renewal-before-the-end": {
    operationId: "renewSession",
    description: "Renews a session only as long as its access token is valid.",
    breaks: "specification",
    createHandler: changeRequest("renewSession", (request, { store }) => {
      const session = store.state.sessions.find(
        ({ refreshToken }) => refreshToken === request.url.searchParams.get("refreshToken"),
      );
      return session !== undefined && session.accessExpiresAt <= store.now()
        ? withQuery(request, { refreshToken: "forgotten" })
        : request;
    }),
    observe: async (caller) => {
      const session = caller.getSession("citizen");
      session.accessExpiresAt = caller.store.now();
      return (await renew(caller, session.refreshToken)).status;
    },
  },
  "renewed-once": {
    operationId: "renewSession",
    description: "Renews a session once; the refresh token of the new pair is refused.",
    breaks: "specification",
    createHandler: changeRequest("renewSession", (request, { store }) => {
      const session = store.state.sessions.find(
        ({ refreshToken }) => refreshToken === request.url.searchParams.get("refreshToken"),
      );
      return session !== undefined && session.usedRefreshTokens.length > 0
        ? withQuery(request, { refreshToken: "forgotten" })
        : request;
    }),
    observe: async (caller) => {
      const first = await renew(caller, caller.getSession("citizen").refreshToken);
      return (await renew(caller, String(first.at("refreshToken")))).status;
    },
  },
  "each-tab-renews": {
    operationId: "renewSession",
    description: "Returns another pair to each of two tabs that send a refresh token at the same time.",
    breaks: "contract",
    createHandler: answerSecond(
      ({ operationId, url }) =>
        operationId === "renewSession" ? (url.searchParams.get("refreshToken") ?? undefined) : undefined,
      async (request, { send }, first) =>
        send(withQuery(request, { refreshToken: String(bodyOf(first)["refreshToken"]) })),
    ),
    observe: async (caller) => {
      const { refreshToken } = caller.getSession("citizen");
      const pairs = await Promise.all([renew(caller, refreshToken), renew(caller, refreshToken)]);
      return new Set(pairs.map(({ text }) => text)).size;
    },
  },
  "access-token-survives-theft": {
    operationId: "renewSession",
    description: "Refuses a stolen refresh token and the one after it, but leaves the access token valid.",
    breaks: "contract",
    createHandler: answer(["renewSession"], async (request, { store, send }) => {
      const sessions = [...store.state.sessions];
      const response = await send(request);
      const ids = new Set(store.state.sessions.map(({ id }) => id));
      for (const session of sessions)
        if (!ids.has(session.id) && session.refreshExpiresAt > store.now())
          store.state.sessions.push({ ...session, refreshExpiresAt: store.now(), usedRefreshTokens: [] });
      return response;
    }),
    observe: async (caller) => {
      const { refreshToken } = caller.getSession("citizen");
      const first = await renew(caller, refreshToken);
      caller.store.advanceClock(60);
      await renew(caller, refreshToken);
      return readStatus(caller, { token: String(first.at("accessToken")) });
    },
  },
  "ended-session-without-its-code": {
    operationId: "renewSession",
    description: "Answers a refused refresh token with the code of a missing access token.",
    breaks: "contract",
    createHandler: changeErrors(["renewSession"], (response) =>
      response.status === 401 ? withJson(response, { ...bodyOf(response), code: "UNAUTHORIZED" }) : undefined,
    ),
    observe: observeResponse("renewSession", { query: { refreshToken: "unknown" } }),
  },
  "sign-out-of-a-live-session": {
    operationId: "signOut",
    description: "Finds the session to end by its access token, and ends none whose access token has expired.",
    breaks: "contract",
    createHandler: changeRequest("signOut", (request, { store }) => {
      const token = readBody(request)["refreshToken"];
      const session = store.state.sessions.find(({ refreshToken }) => refreshToken === token);
      return session !== undefined && session.accessExpiresAt <= store.now()
        ? withBody(request, { refreshToken: "forgotten" })
        : request;
    }),
    observe: async (caller) => {
      const session = caller.getSession("citizen");
      session.accessExpiresAt = caller.store.now();
      await caller.call("signOut", { body: { refreshToken: session.refreshToken } });
      return (await renew(caller, session.refreshToken)).status;
    },
  },
  "conversation-fails": {
    operationId: "signInWithIdentity",
    description: "Fails with 500 when the request has the token of a conversation with the call center.",
    breaks: "contract",
    createHandler: changeSuccess(["signInWithIdentity"], (_response, { url }) =>
      url.searchParams.has("messengerToken") ? failure() : undefined,
    ),
    observe: async ({ call }) => {
      const { query } = identityQuery("citizen-conversation-1");
      return (await call("signInWithIdentity", { query: { ...query, messengerToken: "a-conversation" } })).status;
    },
  },
  "choice-needs-organisations": {
    operationId: "chooseAccount",
    description: "Answers 404 to a user without organisations who acts as a citizen.",
    breaks: "contract",
    createHandler: changeRequest("chooseAccount", (request, { store }) =>
      getPrincipal(request, store)?.account.organisations.length === 0 && !request.url.searchParams.has("certNumber")
        ? withQuery(request, { certNumber: "NONE" })
        : request,
    ),
    observe: observeResponse("chooseAccount", { as: "citizen" }),
  },
  "unknown-certificate-forbidden": {
    operationId: "chooseAccount",
    description: "Answers 403 to a certificate that nobody has.",
    breaks: "contract",
    createHandler: replaceStatus("chooseAccount", 404, 403, "FORBIDDEN"),
    observe: observeResponse("chooseAccount", { as: "director", query: { certNumber: "NONE" } }),
  },
  "certificate-of-others-unknown": {
    operationId: "chooseAccount",
    description: "Answers 404 to the certificate of another user.",
    breaks: "contract",
    createHandler: replaceStatus("chooseAccount", 403, 404, "NOT_FOUND"),
    observe: observeResponse("chooseAccount", { as: "director", query: { certNumber: "AZ-2026-000481" } }),
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
  "settings-of-citizens": {
    operationId: "updateNotificationSettings",
    description: "Saves how a user is notified only of users with a state identity.",
    breaks: "contract",
    createHandler: citizensOnly("updateNotificationSettings"),
    observe: async ({ call }) => {
      const items = [{ event: "PAYMENT", email: false, sms: true, push: true }];
      await call("updateNotificationSettings", { as: "foreign", body: { items } });
      return (await call("readNotificationSettings", { as: "foreign" })).text;
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
  "remarks-of-anonymous-visitors": {
    operationId: "sendRemark",
    description: "Answers 403 to a remark of a visitor who is signed in.",
    breaks: "contract",
    createHandler: answer(["sendRemark"], async (request, { store, send }) =>
      authenticate(store, getToken(request)) === undefined
        ? send(request)
        : createResponse(403, { message: "Bu əməliyyat üçün icazəniz yoxdur.", code: "FORBIDDEN" }),
    ),
    observe: observeResponse("sendRemark", { as: "citizen", body: remark }),
  },
  "remark-with-number": {
    operationId: "sendRemark",
    description: "Gives each remark a number, and names it in the message.",
    breaks: "contract",
    createHandler: () => {
      const numbers = new Map<string, number>();
      return changeObject(["sendRemark"], (body, { headers }) => {
        const key = headers.get("idempotency-key") ?? `without a key ${numbers.size}`;
        const number = numbers.get(key) ?? 300 + numbers.size;
        numbers.set(key, number);
        body["message"] = `${String(body["message"])} № ${number}`;
      })();
    },
    observe: observeResponse("sendRemark", { body: remark }, 2),
  },
  "remark-key-for-an-hour": {
    operationId: "sendRemark",
    description: "Forgets the Idempotency-Key of a remark after an hour.",
    breaks: "contract",
    createHandler: keysForAnHour("sendRemark"),
    observe: observeKeyLater("sendRemark", remark),
  },
  "feedback-key-for-an-hour": {
    operationId: "sendFeedback",
    description: "Forgets the Idempotency-Key of feedback after an hour.",
    breaks: "contract",
    createHandler: keysForAnHour("sendFeedback"),
    observe: observeKeyLater("sendFeedback", feedback, "citizen"),
  },
  "drafts-for-a-month": {
    operationId: "keepDraft",
    description: "Deletes drafts that have not changed for 30 days.",
    breaks: "contract",
    createHandler: answer(["readDraft", "listDrafts"], async (request, { store, send }) => {
      store.state.drafts = store.state.drafts.filter(({ updatedAt }) => updatedAt > store.now() - 30 * 24 * hourMs);
      return send(request);
    }),
    observe: async ({ call, store, getSession }) => {
      const token = getSession("citizen").accessToken;
      store.advanceClock(-40 * 86_400);
      await call("keepDraft", { token, path: "old", body: { data: { a: "b" } } });
      store.advanceClock(40 * 86_400);
      return (await call("readDraft", { token, path: "old" })).at("data");
    },
  },
  "drafts-for-ever": {
    operationId: "keepDraft",
    description: "Returns a draft however old it is; only the list leaves it out.",
    breaks: "contract",
    createHandler: changeObject(["readDraft"], (body, request, { store }) => {
      const accountId = getPrincipal(request, store)?.account.id;
      const formKey = getPathPart(request, -1);
      const draft = store.state.drafts.find((found) => found.accountId === accountId && found.formKey === formKey);
      if (body["data"] !== null || draft === undefined) return;
      body["data"] = draft.data;
      body["updatedAt"] = new Date(draft.updatedAt).toISOString();
    }),
    observe: async ({ call, store, getSession }) => {
      const token = getSession("citizen").accessToken;
      store.advanceClock(-70 * 86_400);
      await call("keepDraft", { token, path: "old", body: { data: { a: "b" } } });
      store.advanceClock(70 * 86_400);
      return (await call("readDraft", { token, path: "old" })).at("data");
    },
  },
  "message-about-a-draft": {
    operationId: "keepDraft",
    description: "Confirms each saved draft with a message, which the portal shows each time.",
    breaks: "contract",
    createHandler: changeObject(["keepDraft"], (body, request) => {
      body["message"] = { az: "Qaralama saxlanıldı.", ru: "Черновик сохранён.", en: "Saved." }[getLang(request)];
    }),
    observe: observeResponse("keepDraft", { as: "citizen", path: "complaint", body: { data: { a: "b" } } }),
  },
  "time-without-draft": {
    operationId: "readDraft",
    description: "Returns the time at which the server started as that of a draft that does not exist.",
    breaks: "contract",
    createHandler: changeObject(["readDraft"], (body, _request, { store }) => {
      body["updatedAt"] ??= new Date(store.state.startedAt).toISOString();
    }),
    observe: observeResponse("readDraft", { as: "citizen", path: "nothing" }),
  },
  "unknown-appeal-ignored": {
    operationId: "sendEvaluation",
    description: "Counts an evaluation of an appeal that it does not find like one without an appeal.",
    breaks: "contract",
    createHandler: changeRequest("sendEvaluation", (request, { store }) => {
      const { appealId, ...body } = readBody(request);
      const isKnown = store.state.appeals.some(({ id }) => String(id) === String(appealId));
      return getPrincipal(request, store) === undefined || isKnown ? request : withBody(request, body);
    }),
    observe: async (caller) => (await evaluate(caller, "GENERAL", { appealId: 123_456 }, "foreign")).status,
  },
  "answers-about-services-lost": {
    operationId: "sendEvaluation",
    description: "Counts the answers about a service only when they are about an appeal.",
    breaks: "contract",
    createHandler: withoutCounting(
      ({ questionnaireId, appealId }) => ![20, 21].includes(Number(questionnaireId)) && appealId === undefined,
    ),
    observe: async (caller) => [(await evaluate(caller, "SERVICE")).status, await readSummary(caller)],
  },
  "answers-of-signed-in-users-lost": {
    operationId: "sendEvaluation",
    description: "Counts only the answers of visitors who are not signed in, and those about an appeal.",
    breaks: "contract",
    createHandler: withoutCounting((body, request) => getToken(request) !== "" && body["appealId"] === undefined),
    observe: async (caller) => [(await evaluate(caller, "GENERAL", {}, "foreign")).status, await readSummary(caller)],
  },
  "answers-about-appeals-lost": {
    operationId: "sendEvaluation",
    description: "Does not count the answers about an appeal.",
    breaks: "contract",
    createHandler: withoutCounting((body) => body["appealId"] !== undefined),
    observe: async (caller) => {
      for (const entry of getEntries(
        (await caller.call("listAppeals", { as: "director", query: { perPage: 50 } })).at(),
      )) {
        const appeal = await caller.call("readAppeal", { as: "director", path: String(entry["id"]) });
        const questionnaireId = appeal.at("evaluationId");
        if (questionnaireId === undefined) continue;
        const list = getEntries((await caller.call("listQuestionnaires", { query: { perPage: 50 } })).at());
        const questions = getEntries(list.find(({ id }) => String(id) === String(questionnaireId))?.["questions"]);
        const answers = questions.map(({ id }) => ({ questionId: id, answer: "YES" }));
        await caller.call("sendEvaluation", {
          as: "director",
          body: { questionnaireId, appealId: entry["id"], answers },
        });
        break;
      }
      return readSummary(caller);
    },
  },
  "counted-for-the-next-service": {
    operationId: "sendEvaluation",
    description: "Counts the answers for the questionnaire after the one that was answered.",
    breaks: "contract",
    createHandler: answer(["sendEvaluation"], async (request, { store, send }) => {
      const before = structuredClone(store.state.tallies);
      const response = await send(request);
      const ids = Object.keys(before).map(Number);
      const id = ids.find(
        (candidate) => JSON.stringify(before[candidate]) !== JSON.stringify(store.state.tallies[candidate]),
      );
      const next = ids[(ids.indexOf(id ?? -1) + 1) % ids.length];
      if (id === undefined || next === undefined) return response;
      const [counted, earlier, other] = [store.state.tallies[id], before[id], store.state.tallies[next]];
      if (counted === undefined || earlier === undefined || other === undefined) return response;
      for (const name of ["yes", "no", "partially"] as const) other[name] += counted[name] - earlier[name];
      store.state.tallies[id] = earlier;
      return response;
    }),
    observe: async (caller) => [(await evaluate(caller, "GENERAL")).status, await readSummary(caller)],
  },
  "evaluated-in-two-windows": {
    operationId: "sendEvaluation",
    description: "Takes two evaluations of one appeal that arrive at the same time.",
    breaks: "contract",
    createHandler: answerSecond(
      (request) => {
        const { appealId } = request.operationId === "sendEvaluation" ? readBody(request) : {};
        return appealId === undefined || request.headers.has("idempotency-key") ? undefined : String(appealId);
      },
      async (request, { send }) => {
        const { appealId: _appealId, ...body } = readBody(request);
        return send(withBody(request, body));
      },
    ),
    observe: async (caller) =>
      (
        await Promise.all([
          evaluate(caller, "GENERAL", { appealId: 123_456 }, "foreign"),
          evaluate(caller, "GENERAL", { appealId: 123_456 }, "foreign"),
        ])
      ).map(({ status }) => status),
  },
  "comments-refused": {
    operationId: "sendEvaluation",
    description: "Refuses every comment, also where the question allows one.",
    breaks: "contract",
    createHandler: changeRequest("sendEvaluation", (request) => {
      const body = readBody(request);
      return getEntries(body["answers"]).some(({ comment }) => typeof comment === "string")
        ? withBody(request, { ...body, answers: [{ questionId: 999_999, answer: "YES" }] })
        : request;
    }),
    observe: async (caller) => {
      const list = await caller.call("listQuestionnaires", { query: { scope: "GENERAL" } });
      const answers = getEntries(list.at("items.0.questions")).map(({ id, commentAllowed }) => ({
        questionId: id,
        answer: "YES",
        ...(commentAllowed === true && { comment: "Clear." }),
      }));
      return (await caller.call("sendEvaluation", { body: { questionnaireId: list.at("items.0.id"), answers } }))
        .status;
    },
  },
  "tag-of-the-day": {
    operationId: "sendEvaluation",
    description: "Computes the ETag of the summary from the day, so that caches miss the evaluations of the day.",
    breaks: "contract",
    createHandler: answer(["readEvaluationSummary"], async (request, { send }) => {
      const query = [...request.url.searchParams].join(" ").replaceAll(/[^\w ,]/g, "");
      const tag = `W/"day ${query} ${request.headers.has("authorization")}"`;
      const headers = new Headers(request.headers);
      headers.delete("if-none-match");
      const response = withHeaderOf(await send({ ...request, headers }), "etag", tag);
      return request.headers.get("if-none-match") === tag && response.status === 200
        ? { ...response, status: 304, body: new Uint8Array() }
        : response;
    }),
    observe: observeResponse("readEvaluationSummary"),
  },
  "result-for-each-kind-of-answer": {
    operationId: "readEvaluationSummary",
    description: "Returns two results for a service, one with the answers yes and one with the others.",
    breaks: "contract",
    createHandler: arrangeEntries("readEvaluationSummary", (entries) =>
      entries
        .flatMap((entry) => {
          const [yes, total] = [Number(entry["yes"]), Number(entry["total"])];
          return yes === 0 || yes === total
            ? [entry]
            : [
                { ...entry, no: 0, partially: 0, total: yes },
                { ...entry, yes: 0, total: total - yes },
              ];
        })
        .toSorted((a, b) => Number(b["total"]) - Number(a["total"])),
    ),
    observe: observeResponse("readEvaluationSummary"),
  },
  "degraded-without-message": {
    operationId: "readServiceStatus",
    description: "Says that parts of the service are slow, and not which.",
    breaks: "contract",
    createHandler: changeObject(["readServiceStatus"], (body) => {
      body["state"] = "DEGRADED";
      delete body["message"];
    }),
  },
  "works-since-before-the-incident": {
    operationId: "readServiceStatus",
    description: "States the start of the last incident as the time since which everything works.",
    breaks: "contract",
    createHandler: changeObject(["readServiceStatus"], (body) => {
      if (isObject(body["lastIncident"])) body["since"] = body["lastIncident"]["startedAt"];
    }),
  },
  "one-tag-for-all-languages": {
    operationId: "listQuestionnaires",
    description: "Computes the ETag from the ids of the questionnaires, so that every language has the same.",
    breaks: "contract",
    createHandler: changeSuccess(["listQuestionnaires"], (response) => {
      const ids = getEntries(bodyOf(response)).map(({ id }) => id);
      return withHeaderOf(response, "etag", `W/"${ids.join("-")}"`);
    }),
    observe: observeResponse("listQuestionnaires"),
  },
  "varies-by-language": {
    operationId: "listQuestionnaires",
    description: "Names Accept-Language in Vary, so that a cache keeps a copy for each browser.",
    breaks: "contract",
    createHandler: setHeader("listQuestionnaires", "vary", "Authorization, Accept-Language"),
    observe: observeResponse("listQuestionnaires"),
  },
  "tag-not-exposed": {
    operationId: "readUser",
    description: "Lets a portal of another origin ask for the user, and hides the ETag from it.",
    breaks: "contract",
    createHandler: answer(["readUser"], async (request, { send }) =>
      withHeaderOf(await send(withoutOrigin(request)), "access-control-allow-origin", "*"),
    ),
    observe: async ({ call }) => (await call("readUser", { as: "citizen" })).headers.get("access-control-allow-origin"),
  },
  "version-not-allowed": {
    operationId: "readPossessor",
    description: "Does not let a portal of another origin send If-Match.",
    breaks: "contract",
    createHandler:
      () =>
      async (request, { send }) => {
        const allowed = {
          "access-control-allow-origin": "*",
          "access-control-allow-headers": "Authorization, Content-Type",
          "access-control-expose-headers": "ETag",
        };
        if (request.method === "OPTIONS") return { status: 204, headers: new Headers(allowed), body: new Uint8Array() };
        const response = await send(withoutOrigin(request));
        for (const [name, value] of Object.entries(allowed)) response.headers.set(name, value);
        return response;
      },
    observe: async ({ call }) =>
      (await call("readPossessor", { path: "7001" })).headers.get("access-control-allow-headers"),
  },
  "booked-by-two": {
    operationId: "requestCallback",
    description: "Books a time for two persons who ask for it at the same time.",
    breaks: "contract",
    createHandler: answerSecond(
      (request) => {
        const isBooking = request.operationId === "requestCallback" && !request.headers.has("idempotency-key");
        return isBooking ? String(readBody(request)["slot"]) : undefined;
      },
      async (request, { store, send }) => {
        const callbacks = store.state.callbacks.filter(({ slot }) => slot === readBody(request)["slot"]);
        store.state.callbacks = store.state.callbacks.filter((callback) => !callbacks.includes(callback));
        const response = await send(request);
        store.state.callbacks.push(...callbacks);
        return response;
      },
    ),
    observe: async (caller) => {
      const { id } = await findFreeSlot(caller);
      const body = { phoneNumber: "+994501112233", slot: id, topic: "A fee" };
      const responses = await Promise.all(
        (["citizen", "director"] as const).map((as) => caller.call("requestCallback", { as, body })),
      );
      return responses.map(({ status }) => status).toSorted((a, b) => a - b);
    },
  },
  "booked-and-still-free": {
    operationId: "requestCallback",
    description: "Returns the booked time as free, as it was read before.",
    breaks: "contract",
    createHandler: changeObject(["requestCallback"], (body) => {
      if (isObject(body["slot"])) body["slot"]["free"] = true;
    }),
    observe: async (caller) => (await bookFreeSlot(caller)).at("slot.free"),
  },
  "booked-time-of-another-zone": {
    operationId: "requestCallback",
    description: "Returns the booked time with the hours of UTC and the offset of Baku.",
    breaks: "contract",
    createHandler: changeObject(["requestCallback"], (body) => {
      const { slot } = body;
      if (isObject(slot))
        for (const name of ["from", "to"])
          slot[name] = new Date(String(slot[name])).toISOString().replace(/\.\d+Z|Z/, "+04:00");
    }),
    observe: async (caller) => (await bookFreeSlot(caller)).at("slot.from"),
  },
  "times-for-citizens": {
    operationId: "readCallCenter",
    description: "Returns no times for a call to a user with a password.",
    breaks: "contract",
    createHandler: changeObject(["readCallCenter"], (body, request, { store }) => {
      if (getPrincipal(request, store)?.account.foreign === true) body["slots"] = [];
    }),
    observe: observeResponse("readCallCenter", { as: "foreign" }),
  },
  "open-by-the-time-of-utc": {
    operationId: "readCallCenter",
    description: "Compares the opening hours with the time in UTC.",
    breaks: "contract",
    createHandler: changeObject(["readCallCenter"], (body, _request, { store }) => {
      const now = new Date(store.now());
      const [weekday, time] = [now.getUTCDay() || 7, now.toISOString().slice(11, 16)];
      body["openNow"] = openingHours.some(
        ({ weekdays, opens, closes }) =>
          weekdays.some((candidate) => candidate === weekday) && opens <= time && time < closes,
      );
    }),
    observe: observeResponse("readCallCenter"),
  },
  "never-open": {
    operationId: "readCallCenter",
    description: "Says at any time that the call center is closed.",
    breaks: "contract",
    createHandler: changeObject(["readCallCenter"], (body) => {
      body["openNow"] = false;
    }),
    observe: observeResponse("readCallCenter"),
  },
  "times-since-the-morning": {
    operationId: "readCallCenter",
    description: "Offers all times of the day, also those that have passed.",
    breaks: "contract",
    createHandler: answer(["readCallCenter", "requestCallback"], async (request, { store, send }) => {
      const today = new Date(store.now() + 4 * hourMs).toISOString().slice(0, 10);
      const slot = {
        id: `${today.replaceAll("-", "")}-0900`,
        from: `${today}T09:00:00+04:00`,
        to: `${today}T10:00:00+04:00`,
        free: !store.state.callbacks.some(({ topic }) => topic === today),
      };
      if (request.operationId === "requestCallback") {
        const body = readBody(request);
        if (body["slot"] !== slot.id) return send(request);
        const free = getBookableSlots(store).findLast(({ isFree }) => isFree);
        const response = await send(withBody(request, { ...body, slot: free?.id }));
        if (response.status !== 200) return response;
        const callback = store.state.callbacks.at(-1);
        if (callback !== undefined) store.state.callbacks.push({ ...callback, topic: today });
        return withJson(response, { ...bodyOf(response), slot: { ...slot, free: false } });
      }
      const response = await send(request);
      const body = bodyOf(response);
      const slots = getEntries(body["slots"]);
      const weekday = new Date(today).getUTCDay();
      const hasPassed = Date.parse(slot.to) < store.now() && weekday >= 1 && weekday <= 5;
      return response.status === 200 && slots.length > 0 && hasPassed
        ? withJson(response, { ...body, slots: [slot, ...slots] })
        : response;
    }),
    observe: async ({ call, store }) => {
      store.advanceClock(2 * 3600);
      return (await call("readCallCenter", { as: "citizen" })).text;
    },
  },
  "report-of-any-own-organisation": {
    operationId: "listReports",
    description: "Takes a report of any organisation that the user may act for, whichever account they have chosen.",
    breaks: "contract",
    createHandler: answer(["submitReport"], async (request, { store, send }) => {
      const response = await send(request);
      const principal = getPrincipal(request, store);
      const owners = principal?.account.organisations.map(({ id }) => `organisation:${id}`) ?? [];
      const report = store.state.reports.find(
        ({ id, owner }) => String(id) === getPathPart(request, -1) && owners.includes(owner),
      );
      if (response.status !== 404 || principal === undefined || report === undefined) return response;
      const { owner } = report;
      report.owner = getOwner(principal);
      const accepted = await send(request);
      report.owner = owner;
      return accepted;
    }),
    observe: async ({ call, upload }) => {
      const token = String((await call("chooseAccount", { as: "representative" })).at("token"));
      const document = (await upload("representative", createPdf("report.pdf"))).at("id");
      return (await call("submitReport", { token, path: "709", body: { documentId: document } })).status;
    },
  },
  "searches-titles-only": {
    operationId: "searchPortal",
    description: "Searches the titles only, and not the texts.",
    breaks: "contract",
    createHandler: arrangeEntries("searchPortal", (entries, { url }) => {
      const words = (url.searchParams.get("word") ?? "").toLocaleLowerCase("az").match(/\p{L}{4,}/gu) ?? [];
      return words.length === 0
        ? entries
        : entries.filter(({ title }) =>
            words.some((word) => String(title).toLocaleLowerCase("az").includes(word.slice(0, 4))),
          );
    }),
    observe: observeResponse("searchPortal", { query: { word: "etibarlıdır", perPage: 50 } }),
  },
  "shows-the-beginning": {
    operationId: "searchPortal",
    description: "Shows the beginning of each text, wherever the word is.",
    breaks: "contract",
    createHandler: changeObject(["searchPortal"], (body, request) => {
      for (const item of getEntries(body)) {
        const post = posts.find(({ id, place }) => id === item["id"] && place === item["searchPlace"]);
        if (post === undefined) continue;
        const text = translate(post.content, getLang(request) as "az");
        item["content"] = text
          .replaceAll(/<[^>]*>/g, " ")
          .replaceAll(/\s+/g, " ")
          .trim()
          .slice(0, 80);
      }
    }),
    observe: observeResponse("searchPortal", { query: { word: "sertifikat", perPage: 50 } }),
  },
  "results-by-section": {
    operationId: "searchPortal",
    description: "Returns the results by their section and number, and not the best match first.",
    breaks: "contract",
    createHandler: arrangeEntries("searchPortal", (entries) => {
      const key = ({ searchPlace, id }: JsonObject): string => `${String(searchPlace)} ${String(id)}`;
      return entries.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
    }),
    observe: observeResponse("searchPortal", { query: { word: "sertifikat" } }),
  },
  "no-defaults": {
    operationId: "updateNotificationSettings",
    description: "Returns no events to a user who has chosen nothing.",
    breaks: "contract",
    createHandler: changeObject(["readNotificationSettings"], (body, request, { store }) => {
      const id = getPrincipal(request, store)?.account.id;
      if (id !== undefined && store.state.notificationSettings[id] === undefined) body["items"] = [];
    }),
    observe: observeResponse("readNotificationSettings", { as: "citizen" }),
  },
  "browser-message-always": feedFault(
    "Says of every message that the user chose browser messages for it.",
    changeFrames("MESSAGE", (frame) => withFrameBody(frame, JSON.stringify({ ...getMessage(frame), push: true }))),
  ),
  "password-in-caches": {
    operationId: "checkNewPassword",
    description: "Lets shared caches keep the check of a password, which is in the address.",
    breaks: "contract",
    createHandler: setHeader("checkNewPassword", "cache-control", "public, max-age=600"),
    observe: observeResponse("checkNewPassword", { query: { pass: "Wolk&Zi82xx", name: "Ida", surname: "Berg" } }),
  },
  "errors-in-caches": {
    operationId: "readPossessor",
    description: "Lets shared caches keep the error for an organisation that does not exist yet.",
    breaks: "contract",
    createHandler: changeErrors(["readPossessor"], (response) =>
      withHeaderOf(response, "cache-control", "public, max-age=600"),
    ),
    observe: observeResponse("readPossessor", { path: "123456" }),
  },
  "refusal-in-the-language-of-the-browser": {
    operationId: "countNotifications",
    description: "Writes that the user is not signed in in the language that the browser prefers.",
    breaks: "contract",
    createHandler: answer(["countNotifications"], async (request, { send }) => {
      const response = await send(request);
      return response.status === 401 ? send(preferBrowser(request)) : response;
    }),
    observe: observeResponse("countNotifications", { query: { lang: "ru" }, headers: { "accept-language": "en" } }),
  },
  "confirmation-in-the-language-of-the-browser": {
    operationId: "updateContacts",
    description: "Confirms a change in the language that the browser prefers.",
    breaks: "contract",
    createHandler: changeRequest("updateContacts", preferBrowser),
    observe: observeResponse("updateContacts", {
      as: "citizen",
      query: { lang: "ru" },
      headers: { "accept-language": "en" },
      body: { email: "a.b@mail.example", phoneNumber: "+994501112233" },
    }),
  },
  "empty-fields": {
    operationId: "lookUpTaxpayer",
    description: "Returns an empty list of fields with an error that concerns none.",
    breaks: "contract",
    createHandler: changeErrors(["lookUpTaxpayer"], (response) =>
      withJson(response, { fields: [], ...bodyOf(response) }),
    ),
    observe: observeResponse("lookUpTaxpayer", { as: "citizen", query: { tpn: "1111111111" } }),
  },
  "rejected-value": {
    operationId: "registerUser",
    description: "Repeats each rejected value in the error, also a password.",
    breaks: "contract",
    createHandler: changeErrors(["registerUser"], (response, request) => {
      const body = bodyOf(response);
      const sent = readBody(request);
      if (!Array.isArray(body["fields"])) return;
      const fields = getEntries(body["fields"]).map((field) => ({
        ...field,
        rejectedValue: sent[String(field["field"])],
      }));
      return withJson(response, { ...body, fields });
    }),
    observe: observeResponse("registerUser", { body: { name: "Ida", password: "not-strong-enough" } }),
  },
  "code-in-the-address-of-an-error": {
    operationId: "activateAccount",
    description: "Names the path of the request with its code in each error.",
    breaks: "contract",
    createHandler: changeErrors(["activateAccount"], (response, { url }) =>
      url.pathname.length < 100 ? withJson(response, { ...bodyOf(response), instance: url.pathname }) : undefined,
    ),
    observe: observeResponse("activateAccount", { path: "777123" }),
  },
  "type-of-the-problem": {
    operationId: "chooseLanguage",
    description: "Names the address of a page of its documentation as the type of each error.",
    breaks: "contract",
    createHandler: changeErrors(["chooseLanguage"], (response) => ({
      ...response,
      body: toJson({ ...bodyOf(response), type: "https://docs.portal.example/errors" }),
    })),
    observe: observeResponse("chooseLanguage", { body: { isoCode: "az" } }),
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
  "locked-without-words": {
    operationId: "requestPasswordReset",
    description: "Explains in Azerbaijani that there were too many requests for a code, whatever the language is.",
    breaks: "contract",
    createHandler: answer(["requestPasswordReset"], async (request, { send }) => {
      const response = await send(request);
      return response.status === 429 ? send(withQuery(request, { lang: "az" })) : response;
    }),
    observe: async ({ call }) => {
      const query = { username: "nobody@alder.example", lang: "en" };
      for (let count = 0; count < 6; count += 1) await call("requestPasswordReset", { query });
      return (await call("requestPasswordReset", { query })).text;
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
  "messages-in-the-first-language": {
    ...feedFault(
      "Pushes messages in the language that the user had when the server saw them first.",
      ({ sendToClient, store }) => ({
        fromServer: (frame) => {
          const message = getMessage(frame);
          const listed = store.state.notifications.find(({ id }) => id === message["id"]);
          if (getCommand(frame) !== "MESSAGE" || listed === undefined) return sendToClient(frame);
          sendToClient(
            withFrameBody(
              frame,
              JSON.stringify({
                ...message,
                title: translate(listed.title, "ru"),
                description: translate(listed.description, "ru"),
              }),
            ),
          );
        },
      }),
    ),
  },
  "time-of-delivery": feedFault(
    "Pushes the time of the delivery, two minutes after that of the notification.",
    changeFrames("MESSAGE", (frame) => {
      const message = getMessage(frame);
      const createdAt = new Date(Date.parse(String(message["createdAt"])) + 120_000).toISOString();
      return withFrameBody(frame, JSON.stringify({ ...message, createdAt }));
    }),
  ),
  "feed-for-citizens": feedFault(
    "Closes the connection of a user with a password.",
    ({ store, sendToServer, close }) => ({
      fromClient: (frame) => {
        const token = /Bearer (\S+)/.exec(getHeader(frame, "Authorization") ?? "")?.[1] ?? "";
        return authenticate(store, token)?.account.foreign === true ? close() : sendToServer(frame);
      },
    }),
    "contract",
    async ({ readFeed, getSession }) => readFeed({ token: getSession("foreign").accessToken }),
  ),
  "feed-knows-no-renewed-token": feedFault(
    "Refuses the access token of a session that was renewed.",
    ({ store, sendToServer, close }) => ({
      fromClient: (frame) => {
        const token = /Bearer (\S+)/.exec(getHeader(frame, "Authorization") ?? "")?.[1] ?? "";
        const used = authenticate(store, token)?.session.usedRefreshTokens.length ?? 0;
        return used > 0 ? close() : sendToServer(frame);
      },
    }),
    "contract",
    async (caller) => {
      const renewed = await renew(caller, caller.getSession("citizen").refreshToken);
      return caller.readFeed({ token: String(renewed.at("accessToken")) });
    },
  ),
  "feed-of-an-ended-session": feedFault(
    "Accepts the access token of a session that was signed out.",
    ({ store, sendToServer }) => {
      return {
        fromClient: (frame) => {
          const header = getHeader(frame, "Authorization");
          const token = /Bearer (\S+)/.exec(header ?? "")?.[1] ?? "";
          const isEnded =
            header !== undefined && token.split(".").length === 3 && authenticate(store, token) === undefined;
          const other = store.state.sessions.at(-1)?.accessToken;
          sendToServer(
            isEnded && isAccessToken(token) && other !== undefined
              ? withHeader(frame, "Authorization", `Bearer ${other}`)
              : frame,
          );
        },
      };
    },
    "contract",
    async ({ call, getSession, readFeed }) => {
      const { accessToken, refreshToken } = getSession("citizen");
      getSession("director");
      await call("signOut", { body: { refreshToken } });
      return readFeed({ token: accessToken });
    },
  ),
  "drafts-of-100-kilobytes": {
    operationId: "keepDraft",
    description: "Refuses a draft of more than 100 KB, as its framework does by default.",
    breaks: "contract",
    createHandler: changeRequest("keepDraft", (request) =>
      request.body.length > 102_400 ? withBody(request, { data: { text: "a".repeat(300_000) } }) : request,
    ),
    observe: async ({ call }) =>
      (await call("keepDraft", { as: "citizen", path: "long", body: { data: { text: "a".repeat(150_000) } } })).status,
  },
  "draft-measured-in-bytes": {
    operationId: "keepDraft",
    description: "Measures a draft in bytes, and refuses one of 200,000 Azerbaijani letters.",
    breaks: "contract",
    createHandler: changeRequest("keepDraft", (request) =>
      request.body.length > 262_144 + 20 ? withBody(request, { data: { text: "a".repeat(300_000) } }) : request,
    ),
    observe: async ({ call }) =>
      (await call("keepDraft", { as: "citizen", path: "long", body: { data: { text: "ə".repeat(200_000) } } })).status,
  },
  "title-for-people": {
    operationId: "readNotificationSettings",
    description: "Writes a title for people into each error, in the place of the reason phrase.",
    breaks: "contract",
    createHandler: changeErrors(["readNotificationSettings"], (response) =>
      withJson(response, { ...bodyOf(response), title: "Something went wrong" }),
    ),
    observe: observeResponse("readNotificationSettings"),
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
  "plain-text-fails": {
    operationId: "keepDraft",
    description: "Fails with 500 for a body that is not JSON by its Content-Type.",
    breaks: "contract",
    createHandler: answer(["keepDraft"], async (request, { send }) =>
      request.headers.get("content-type")?.startsWith("application/json") === true ? send(request) : failure(),
    ),
    observe: async ({ call }) =>
      (
        await call("keepDraft", {
          as: "citizen",
          path: "plain",
          headers: { "content-type": "text/plain" },
          body: { data: null },
        })
      ).status,
  },
});
