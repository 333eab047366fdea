import { findAccountByEmail, type Account } from "../../../../mocks/store/accounts.ts";
import type { MockStore } from "../../../../mocks/store/mockStore.ts";
import { personas } from "../../../../mocks/store/personas.ts";
import type { Caller } from "../caller.ts";
import { defineFaults, type FaultDefinition, type FaultRequest, type RequestHandler } from "../fault.ts";
import { getPrincipal } from "../recordOwners.ts";
import {
  acceptRejected,
  answer,
  changeObject,
  changeRequest,
  changeResponse,
  createResponse,
  isObject,
  mapTexts,
  parseJson,
  withBody,
  withQuery,
  type JsonObject,
} from "../seeds.ts";

const { email: foreignEmail, password: foreignPassword } = personas.foreign.signIn;

/** The rules of a new password, each with the text that a backend without this rule would not miss. */
const missingParts = { upperCase: "Q", lowerCase: "w", digit: "4", special: "~" } as const;

const readBody = (request: FaultRequest): JsonObject => {
  const body = parseJson(request.body);
  return isObject(body) ? body : {};
};

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

const changeOwn = async ({ call }: Caller, newPassword: string, oldPassword: string = foreignPassword) =>
  (await call("changePassword", { as: "foreign", body: { oldPassword, newPassword, repeatedPassword: newPassword } }))
    .status;

const register = async ({ call, store }: Caller, body: JsonObject): Promise<number> => {
  const possessorId = (await call("registerPossessor", { body: { name: "Alder Ltd", address: "Alder Lane 9" } })).at(
    "id",
  );
  const known = {
    name: "Ida",
    surname: "Berg",
    fatherName: "Olof",
    phoneNumber: "+46855",
    possessorIds: [possessorId],
  };
  return (
    await call("registerUser", {
      body: { username: `new${store.state.accounts.length}@alder.example`, ...known, ...body },
    })
  ).status;
};

const appendIf =
  (isMissing: (password: string) => boolean, part: string) =>
  (password: string): string =>
    isMissing(password) ? password + part : password;
const hasLength = (password: string, length: number): boolean => [...password].length === length;

const requestReset = ({ call }: Caller, username: string) => call("requestPasswordReset", { query: { username } });

const resetWith = async ({ call, store }: Caller, code: string, newPassword: string): Promise<number> => {
  const mailed = store.outbox.at(-1)?.code;
  const query = { verificationCode: code === "" ? (mailed ?? "") : code };
  return (await call("resetPassword", { query, body: { newPassword, repeatedPassword: newPassword } })).status;
};

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
  "unknown-address-404": {
    operationId: "signIn",
    description: "Returns 404 for an unknown e-mail address at sign-in.",
    breaks: "contract",
    createHandler: changeResponse(["signIn"], (response, request, { store }) => {
      const isKnown = findAccountByEmail(store.state.accounts, String(readBody(request)["username"])) !== undefined;
      return response.status === 401 && !isKnown ? createResponse(404, parseJson(response.body)) : undefined;
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
      return createResponse(
        401,
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
