import { findAccountByEmail } from "../../../../../mocks/store/accounts.ts";
import { defineFaults, type RequestHandler } from "../../fault.ts";
import { observeResponse } from "../../observers.ts";
import {
  changeOwn,
  foreignEmail,
  foreignPassword,
  readBody,
  register,
  requestReset,
  resetWith,
} from "../../passwordCalls.ts";
import { getPrincipal } from "../../recordOwners.ts";
import {
  answer,
  bodyOf,
  changeErrors,
  changeObject,
  changeRequest,
  createResponse,
  withBody,
  withJson,
  withQuery,
} from "../../seeds.ts";
import { otherPassword, hourMs } from "../../sentenceSeeds.ts";

/** Returns whether a lower-case text has an i with a separate dot, which İ becomes. */
const hasDottedLetter = (text: string): boolean => text.includes("i\u0307");

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

/** Lets codes for e-mail addresses be valid at any time. */
const codesForEver = (operationId: string): (() => RequestHandler) =>
  changeRequest(operationId, (request, { store }) => {
    for (const code of store.state.verificationCodes) code.expiresAt = store.now() + hourMs;
    return request;
  });

/** Faults that break one sentence of the contract on passwords and codes. */
export const passwordsSentenceFaults = defineFaults("account-sentences", {
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
  "dotted-letter-in-names": {
    operationId: "checkNewPassword",
    description: "Does not find a name with İ in a password with i, because the small letter of İ has two code points.",
    breaks: "contract",
    createHandler: changeObject(["checkNewPassword"], (body, { url }) => {
      const [pass = "", ...names] = ["pass", "name", "surname"].map((key) =>
        (url.searchParams.get(key) ?? "").toLowerCase(),
      );
      if (body["valid"] !== false || names.some((name) => pass.includes(name)) || !names.some(hasDottedLetter)) return;
      body["valid"] = true;
      delete body["reason"];
    }),
    observe: observeResponse("checkNewPassword", {
      query: { pass: "2026#Aaibrahim", name: "İbrahim", surname: "Berg" },
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
  "wrong-code-is-not-accepted": {
    operationId: "activateAccount",
    description: "Names a wrong code like any other value that is not accepted.",
    breaks: "contract",
    createHandler: changeErrors(["activateAccount"], (response) =>
      bodyOf(response)["code"] === "WRONG_CODE"
        ? withJson(response, { ...bodyOf(response), code: "NOT_ACCEPTED" })
        : undefined,
    ),
    observe: observeResponse("activateAccount", { path: "777123" }),
  },
  "reset-leaves-the-address-unconfirmed": {
    operationId: "resetPassword",
    description: "Resets the password of an account that is not confirmed, whose user still cannot sign in.",
    breaks: "contract",
    createHandler: answer(["resetPassword"], async (request, { store, send }) => {
      const unconfirmed = store.state.accounts.filter(({ emailVerified }) => !emailVerified);
      const response = await send(request);
      for (const account of unconfirmed) account.emailVerified = false;
      return response;
    }),
    observe: async (caller) => {
      await requestReset(caller, "lukas.brandt@kornhaus.example");
      await resetWith(caller, "", otherPassword);
      const body = { username: "lukas.brandt@kornhaus.example", password: otherPassword };
      return (await caller.call("signIn", { body })).status;
    },
  },
});
