import type { Account } from "../../../../../mocks/store/accounts.ts";
import type { MockStore } from "../../../../../mocks/store/mockStore.ts";
import { createSession } from "../../../../../mocks/store/sessions.ts";
import type { Caller } from "../../caller.ts";
import type { FaultDefinition, FaultRequest, RequestHandler } from "../../fault.ts";
import { readBody, acceptRejected, answer, changeRequest, withBody, withQuery } from "../../shared/seeds.ts";
import { hourMs } from "../../shared/times.ts";

/** Removes spaces around the passwords of a body. */
export const trimPasswords = (operationId: string): (() => RequestHandler) =>
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
export const refusePassword = (
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

/** Lets codes for e-mail addresses be valid at any time. */
export const codesForEver = (operationId: string): (() => RequestHandler) =>
  changeRequest(operationId, (request, { store }) => {
    for (const code of store.state.verificationCodes) code.expiresAt = store.now() + hourMs;
    return request;
  });

/** Keeps the other sessions of a change, whose access tokens end. */
export const keepRefreshTokens = (operationId: string): (() => RequestHandler) =>
  answer([operationId], async (request, { store, send }) => {
    const sessions = [...store.state.sessions];
    const response = await send(request);
    const ids = new Set(store.state.sessions.map(({ id }) => id));
    for (const session of sessions)
      if (!ids.has(session.id)) store.state.sessions.push({ ...session, accessExpiresAt: store.now() });
    return response;
  });

type JoinedAccount = { possessorIds: number[] };

/** Adds ids of organisations that the mock backend would refuse, because another account has them. */
export const joinOthers = (
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

/** Keeps the sessions that an operation ends. */
export const keepSessions = (operationId: string): (() => RequestHandler) =>
  answer([operationId], async (request, { store, send }) => {
    const sessions = [...store.state.sessions];
    const response = await send(request);
    store.state.sessions = sessions;
    return response;
  });

/** Leaves the sessions open that were created for the other portal. */
export const keepHandedOver = (operationId: string): NonNullable<FaultDefinition["createHandler"]> => {
  return () => {
    const handedOver = new Set<unknown>();
    return async (request, { send, store }) => {
      const before = store.state.sessions;
      const response = await send(request);
      if (request.operationId === "handOverSession") handedOver.add(readBody(response)["token"]);
      if (request.operationId === operationId && response.status === 200)
        store.state.sessions = [
          ...store.state.sessions,
          ...before.filter((session) => handedOver.has(session.accessToken) && !store.state.sessions.includes(session)),
        ];
      return response;
    };
  };
};

/** Returns whether a session for the other portal is valid after a new password. */
export const observeHandedOver =
  (replacePassword: (caller: Caller) => Promise<unknown>): NonNullable<FaultDefinition["observe"]> =>
  async (caller) => {
    const { call, store } = caller;
    const account = store.state.accounts.find(({ persona }) => persona === "foreign");
    const first = account && createSession(store, account);
    const token = String((await call("handOverSession", { token: first?.accessToken ?? "" })).at("token"));
    await replacePassword(caller);
    return (await call("readUser", { token })).status;
  };

/** The rules of a new password, each with the text that a backend without this rule would not miss. */
export const missingParts = { upperCase: "Q", lowerCase: "w", digit: "4", special: "~" } as const;

/** Lets the password check accept what only one rule forbids. `repair` returns a password that this rule allows. */
export const weakCheck = (
  description: string,
  repair: (password: string) => string,
  password: string,
  operationId = "checkNewPassword",
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: changeRequest(operationId, (request) => {
    const pass = request.url.searchParams.get("pass");
    return pass === null ? request : withQuery(request, { pass: repair(pass) });
  }),
  observe: async ({ call }) =>
    (await call(operationId, { as: "foreign", query: { pass: password, name: "Ida", surname: "Berg" } })).at("valid"),
});

/** Lets a command store a password that one rule forbids. */
export const storeWeakPassword = (
  operationId: string,
  field: string,
  repair: (password: string) => string,
  findAccount: (request: FaultRequest, store: MockStore) => Account | undefined,
): (() => RequestHandler) =>
  acceptRejected(
    operationId,
    (request) => {
      const body = readBody(request);
      const password = body[field];
      if (typeof password !== "string" || repair(password) === password) return undefined;
      return withBody(request, { ...body, [field]: repair(password), repeatedPassword: repair(password) });
    },
    (request, { store }) => {
      findAccount(request, store)?.passwords.splice(-1, 1, String(readBody(request)[field]));
    },
  );

/** Returns a change of passwords: those in which something is missing get another part. */
export const appendIf =
  (isMissing: (password: string) => boolean, part: string) =>
  (password: string): string =>
    isMissing(password) ? password + part : password;

/** A name that no password contains. */
export const unusualName = "Qwxzvb";

/** A strong password that no user had before. */
export const nextPassword = "Nar-Bağı-Şəfəq-77";
