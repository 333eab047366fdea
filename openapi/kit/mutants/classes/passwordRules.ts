import { findAccountByEmail, type Account } from "../../../../mocks/store/accounts.ts";
import type { MockStore } from "../../../../mocks/store/mockStore.ts";
import { defineFaults, type FaultDefinition, type FaultRequest, type RequestHandler } from "../fault.ts";
import { getPrincipal } from "../recordOwners.ts";
import { acceptRejected, changeObject, changeRequest, isObject, parseJson, withBody, withQuery } from "../seeds.ts";
import { foreignEmail, readBody, changeOwn, register, requestReset, resetWith } from "../passwordCalls.ts";

/** The rules of a new password, each with the text that a backend without this rule would not miss. */
const missingParts = { upperCase: "Q", lowerCase: "w", digit: "4", special: "~" } as const;

/** Lets the password check accept what only one rule forbids. `repair` returns a password that this rule allows. */
const weakCheck = (
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
const storeWeakPassword = (
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

const appendIf =
  (isMissing: (password: string) => boolean, part: string) =>
  (password: string): string =>
    isMissing(password) ? password + part : password;

const hasLength = (password: string, length: number): boolean => [...password].length === length;

export const passwordRuleFaults = defineFaults("password-rules", {
  "nine-characters": weakCheck(
    "Accepts a password of nine characters.",
    appendIf((password) => hasLength(password, 9), "w"),
    "Zi&gel82n",
  ),
  "four-distinct": {
    operationId: "registerUser",
    description: "Registers a password of four different characters.",
    breaks: "contract",
    createHandler: storeWeakPassword(
      "registerUser",
      "password",
      appendIf((password) => new Set(password).size === 4, "k"),
      ({ body }, { state }) => {
        const parsed = parseJson(body);
        return findAccountByEmail(state.accounts, isObject(parsed) ? String(parsed["username"]) : "");
      },
    ),
    observe: (caller) => register(caller, { password: "Zz8&Zz8&Zz8&", repeatedPassword: "Zz8&Zz8&Zz8&" }),
  },
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
  "no-lower-case": weakCheck(
    "Accepts a password without a lower-case letter.",
    appendIf((password) => !/\p{Ll}/u.test(password), missingParts.lowerCase),
    "WOLKEN&ZIEGEL82",
  ),
  "no-digit": {
    operationId: "resetPassword",
    description: "Resets a password to one without a digit.",
    breaks: "contract",
    createHandler: storeWeakPassword(
      "resetPassword",
      "newPassword",
      appendIf((password) => !/[0-9]/.test(password), missingParts.digit),
      (_request, { state }) => state.accounts.find(({ persona }) => persona === "foreign"),
    ),
    observe: async (caller) => {
      await requestReset(caller, foreignEmail);
      return resetWith(caller, "", "Wolken&Ziegel");
    },
  },
  "no-special-character": weakCheck(
    "Accepts a new password without a special character for a signed-in user.",
    appendIf((password) => !/[^\p{L}\p{M}\p{N}\s]/u.test(password), missingParts.special),
    "WolkenZiegel82",
    "checkOwnPassword",
  ),
  "space-is-special": weakCheck(
    "Counts a space as a special character.",
    (password) => password.replaceAll(" ", "~"),
    "Wolken Ziegel 82",
  ),
  "only-latin-capitals": {
    ...weakCheck("", (password) => password, "şəhər&Ölçü82"),
    description: "Counts only A to Z as upper-case letters.",
    createHandler: changeRequest("checkNewPassword", (request) => {
      const pass = request.url.searchParams.get("pass") ?? "";
      return /[A-Z]/.test(pass) ? request : withQuery(request, { pass: pass === "" ? undefined : pass.toLowerCase() });
    }),
  },
  "name-in-password": weakCheck(
    "Accepts a password that contains the surname.",
    (password) => password.replaceAll(/berg/gi, "hill"),
    "Berg&Wolken82",
  ),
  "used-password": {
    operationId: "checkOwnPassword",
    description: "Accepts a password that the user had before.",
    breaks: "contract",
    createHandler: changeObject(["checkOwnPassword"], (body, request, { store }) => {
      const pass = request.url.searchParams.get("pass") ?? "";
      if (getPrincipal(request, store)?.account.passwords.includes(pass) !== true) return;
      body["valid"] = true;
      delete body["reason"];
    }),
    observe: async ({ call, store }) => {
      const pass = store.state.accounts.find(({ persona }) => persona === "foreign")?.passwords[0] ?? "";
      return (await call("checkOwnPassword", { as: "foreign", query: { pass } })).at("valid");
    },
  },
});
