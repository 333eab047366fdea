import { findAccountByEmail } from "../../../../mocks/store/accounts.ts";
import type { Caller } from "../caller.ts";
import { defineFaults, type FaultDefinition, type RequestHandler } from "../fault.ts";
import { getPrincipal } from "../recordOwners.ts";
import {
  acceptRejected,
  answer,
  changeRequest,
  changeResponse,
  createResponse,
  mapTexts,
  parseJson,
  withBody,
  withJson,
  withQuery,
} from "../seeds.ts";
import {
  foreignEmail,
  foreignPassword,
  readBody,
  changeOwn,
  register,
  requestReset,
  resetWith,
} from "../passwordCalls.ts";

/** Accepts a rejected sign-in whose password equals the right one after `normalize`. */
const compareLoosely = (normalize: (password: string) => string): (() => RequestHandler) =>
  acceptRejected("signIn", (request, { store }) => {
    const { username, password } = readBody(request);
    const right = findAccountByEmail(store.state.accounts, String(username))?.passwords.at(-1);
    if (right === undefined || typeof password !== "string" || normalize(password) !== normalize(right))
      return undefined;
    return withBody(request, { username, password: right });
  });

const signIn = async ({ call }: Caller, password: string, username: string = foreignEmail): Promise<number> =>
  (await call("signIn", { body: { username, password } })).status;

const loosePassword = (
  description: string,
  normalize: (password: string) => string,
  attempt: string,
): FaultDefinition => ({
  operationId: "signIn",
  description,
  breaks: "contract",
  createHandler: compareLoosely(normalize),
  observe: (caller) => signIn(caller, attempt),
});

export const passwordFaults = defineFaults("passwords", {
  "sign-in-trims": loosePassword(
    "Ignores spaces around the password at sign-in.",
    (password) => password.trim(),
    ` ${foreignPassword} `,
  ),
  "sign-in-ignores-case": loosePassword(
    "Ignores the case of the password at sign-in.",
    (password) => password.toLowerCase(),
    foreignPassword.toUpperCase(),
  ),
  "sign-in-compares-start": loosePassword(
    "Compares only the first eight characters of the password at sign-in.",
    (password) => password.slice(0, 8),
    `${foreignPassword.slice(0, 8)}…`,
  ),
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
      return signIn(caller, foreignPassword);
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
      return signIn(caller, "Wolken&Ziegel82");
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
  "repetition-at-registration": {
    operationId: "registerUser",
    description: "Compares the repeated password without its case at registration.",
    breaks: "contract",
    createHandler: changeRequest("registerUser", (request) => {
      const body = readBody(request);
      const isSimilar = String(body["password"]).toLowerCase() === String(body["repeatedPassword"]).toLowerCase();
      return isSimilar ? withBody(request, { ...body, repeatedPassword: body["password"] }) : request;
    }),
    observe: (caller) => register(caller, { password: "Wolken&Ziegel82", repeatedPassword: "wolken&ziegel82" }),
  },
  "unknown-address-404": {
    operationId: "signIn",
    description: "Returns 404 for an unknown e-mail address at sign-in.",
    breaks: "contract",
    createHandler: changeResponse(["signIn"], (response, request, { store }) => {
      const isKnown = findAccountByEmail(store.state.accounts, String(readBody(request)["username"])) !== undefined;
      return response.status === 401 && !isKnown ? { ...response, status: 404 } : undefined;
    }),
    observe: (caller) => signIn(caller, "Wolken&Ziegel82", "nobody@alder.example"),
  },
  "unknown-address-message": {
    operationId: "signIn",
    description: "Names the reason when the e-mail address is unknown at sign-in.",
    breaks: "contract",
    createHandler: changeResponse(["signIn"], (response, request, { store }) => {
      const isKnown = findAccountByEmail(store.state.accounts, String(readBody(request)["username"])) !== undefined;
      if (response.status !== 401 || isKnown) return undefined;
      return withJson(
        response,
        mapTexts(parseJson(response.body), (text, name) => (name === "message" ? `${text} ?` : text)),
      );
    }),
    observe: async ({ call }) =>
      (await call("signIn", { body: { username: "nobody@alder.example", password: "Wolken&Ziegel82" } })).text,
  },
  "reset-tells-unknown": {
    operationId: "requestPasswordReset",
    description: "Returns 404 when a code is requested for an unknown e-mail address.",
    breaks: "contract",
    createHandler: answer(["requestPasswordReset"], async (request, { store, send }) =>
      findAccountByEmail(store.state.accounts, request.url.searchParams.get("username") ?? "a@b.example") === undefined
        ? createResponse(404, { message: "Belə istifadəçi yoxdur." })
        : send(request),
    ),
    observe: async (caller) => (await requestReset(caller, "nobody@alder.example")).status,
  },
  "any-reset-code": {
    operationId: "resetPassword",
    description: "Resets the password of the newest request with any code.",
    breaks: "contract",
    createHandler: acceptRejected("resetPassword", (request, { store }) => {
      const record = store.state.verificationCodes.findLast(({ purpose }) => purpose === "reset");
      return record && withQuery(request, { verificationCode: record.code });
    }),
    observe: async (caller) => {
      await requestReset(caller, foreignEmail);
      return resetWith(caller, "000111", "Wolken&Ziegel82");
    },
  },
});
