import { findAccountByEmail } from "../../../../../mocks/store/accounts.ts";
import { endSessions } from "../../../../../mocks/store/sessions.ts";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { observeResponse } from "../../shared/observers.ts";
import { foreignEmail, requestReset, resetWith, otherPassword } from "../../shared/passwords.ts";
import {
  readBody,
  acceptRejected,
  answer,
  changeErrors,
  changeJson,
  changeRequest,
  changeRequestBody,
  createResponse,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { renew, readStatus } from "../../shared/tokens.ts";
import {
  appendIf,
  codesForEver,
  keepHandedOver,
  keepRefreshTokens,
  keepSessions,
  missingParts,
  nextPassword,
  observeHandedOver,
  storeWeakPassword,
  trimPasswords,
} from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Faults of `resetPassword`. */
export const resetPasswordFaults: readonly SeededFault[] = [
  ...defineFaults("account-sentences", {
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
        const body = readBody(response);
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
  }),
  ...defineFaults("availability", {
    "reset-unavailable-after-first": {
      operationId: "resetPassword",
      description: "Answers 503 to each reset with a correct code after the first.",
      breaks: "specification",
      createHandler: () => {
        let isUsed = false;
        return async (request, { send }) => {
          const response = await send(request);
          if (request.operationId !== "resetPassword" || response.status !== 200) return response;
          const result = isUsed ? createResponse(503, { message: "Xidmət müvəqqəti işləmir." }) : response;
          isUsed = true;
          return result;
        };
      },
      observe: async ({ call, store }) => {
        const statuses = [];
        for (const newPassword of ["Bərk-Ağac-2041", "Yaşıl-Ağac-2042"]) {
          await call("requestPasswordReset", { query: { username: "emma.lindqvist@nordvik.example" } });
          const verificationCode = store.state.verificationCodes.findLast(({ purpose }) => purpose === "reset")?.code;
          const body = { newPassword, repeatedPassword: newPassword };
          statuses.push(
            (await call("resetPassword", { query: { verificationCode: verificationCode ?? "" }, body })).status,
          );
        }
        return statuses;
      },
    },
  }),
  ...defineFaults("sessions", {
    "reset-keeps-sessions": {
      operationId: "resetPassword",
      description: "Leaves the sessions of the account open when the password is reset.",
      breaks: "contract",
      createHandler: keepSessions("resetPassword"),
      observe: async (caller) => {
        const token = caller.getSession("foreign").accessToken;
        await requestReset(caller, foreignEmail);
        await resetWith(caller, "", otherPassword);
        return readStatus(caller, { token });
      },
    },
    "reset-ends-all-sessions": {
      operationId: "resetPassword",
      description: "Ends the sessions of every user when one password is reset.",
      breaks: "contract",
      createHandler: answer(["resetPassword"], async (request, { store, send }) => {
        const response = await send(request);
        if (response.status === 200) endSessions(store, () => true);
        return response;
      }),
      observe: async (caller) => {
        const token = caller.getSession("citizen").accessToken;
        await requestReset(caller, foreignEmail);
        await resetWith(caller, "", otherPassword);
        return readStatus(caller, { token });
      },
    },
    "handed-over-session-survives-a-reset": {
      operationId: "resetPassword",
      description: "Leaves the sessions open that were created for the other portal.",
      breaks: "contract",
      createHandler: keepHandedOver("resetPassword"),
      observe: observeHandedOver(async (caller) => {
        await requestReset(caller, foreignEmail);
        await resetWith(caller, "", otherPassword);
      }),
    },
  }),
  ...defineFaults("passwords", {
    "reset-stores-nothing": {
      operationId: "resetPassword",
      description: "Confirms a new password with a valid code, and stores nothing.",
      breaks: "contract",
      createHandler: answer(["resetPassword"], async (request, { store, send }) => {
        const before = store.state.accounts.map(({ passwords }) => [...passwords]);
        const response = await send(request);
        for (const [index, { passwords }] of store.state.accounts.entries())
          passwords.splice(0, passwords.length, ...(before[index] ?? passwords));
        return response;
      }),
      observe: async (caller) => {
        await requestReset(caller, foreignEmail);
        await resetWith(caller, "", otherPassword);
        return findAccountByEmail(caller.store.state.accounts, foreignEmail)?.passwords.length;
      },
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
    "beginning-of-code": {
      operationId: "resetPassword",
      description: "Compares only the first four digits of the code.",
      breaks: "contract",
      createHandler: changeRequest("resetPassword", (request, { store }) => {
        const sent = request.url.searchParams.get("verificationCode") ?? "";
        const found = store.state.verificationCodes.find(
          ({ code, purpose }) => purpose === "reset" && sent.length >= 4 && code.startsWith(sent.slice(0, 4)),
        );
        return found === undefined ? request : withQuery(request, { verificationCode: found.code });
      }),
      observe: async (caller) => {
        await requestReset(caller, foreignEmail);
        const code = caller.store.state.verificationCodes.findLast(({ purpose }) => purpose === "reset")?.code ?? "";
        return resetWith(caller, `${code.slice(0, 4)}${code.endsWith("7") ? "18" : "27"}`, "Bərk-Ağac-2041");
      },
    },
    "reset-code-twice": {
      operationId: "resetPassword",
      description: "Accepts the code of a password reset more than once.",
      breaks: "contract",
      createHandler: () => {
        const used = new Map<string, number>();
        return async (request, { send, store }) => {
          const code = request.url.searchParams.get("verificationCode") ?? "";
          if (request.operationId !== "resetPassword") return send(request);
          const stored = store.state.verificationCodes.find(
            (entry) => entry.code === code && entry.purpose === "reset",
          );
          const accountId = used.get(code) ?? stored?.accountId;
          if (stored === undefined && accountId !== undefined)
            store.state.verificationCodes.push({ code, purpose: "reset", accountId, expiresAt: store.now() + 60_000 });
          const response = await send(request);
          if (response.status === 200 && accountId !== undefined) used.set(code, accountId);
          return response;
        };
      },
      observe: async (caller) => {
        await requestReset(caller, foreignEmail);
        const code = caller.store.outbox.at(-1)?.code ?? "";
        await resetWith(caller, code, "Tall+Grass-Field-70");
        return resetWith(caller, code, "Wide+River-Valley-71");
      },
    },
    "reset-cut-at-twelve": {
      operationId: "resetPassword",
      description: "Stores the first twelve characters of a new password.",
      breaks: "specification",
      createHandler: changeRequestBody("resetPassword", (body) => {
        for (const name of ["newPassword", "repeatedPassword"])
          if (typeof body[name] === "string") body[name] = body[name].slice(0, 12);
      }),
      observe: async ({ call, store }) => {
        await call("requestPasswordReset", { query: { username: foreignEmail } });
        const password = "Bərk-Köşk-2041-Uzun-Şifrə";
        const body = { newPassword: password, repeatedPassword: password };
        await call("resetPassword", { query: { verificationCode: store.outbox.at(-1)?.code ?? "" }, body });
        return (await call("signIn", { body: { username: foreignEmail, password } })).status;
      },
    },
    "reset-code-stays": {
      operationId: "resetPassword",
      description: "Lets the code of a password reset be used a second time.",
      breaks: "contract",
      createHandler: answer(["resetPassword"], async (request, { send, store }) => {
        const codes = [...store.state.verificationCodes];
        const response = await send(request);
        store.state.verificationCodes = codes;
        return response;
      }),
      observe: async ({ call, store }) => {
        await call("requestPasswordReset", { query: { username: foreignEmail } });
        const verificationCode = store.state.verificationCodes.find(({ purpose }) => purpose === "reset")?.code ?? "";
        const reset = (newPassword: string) =>
          call("resetPassword", {
            query: { verificationCode },
            body: { newPassword, repeatedPassword: newPassword },
          });
        return [(await reset(nextPassword)).status, (await reset(`${nextPassword}b`)).status];
      },
    },
  }),
  ...defineFaults("inputs", {
    "reset-without-repetition": {
      operationId: "resetPassword",
      description: "Accepts a new password without its repetition.",
      breaks: "contract",
      createHandler: changeRequestBody("resetPassword", (body) => {
        body["repeatedPassword"] ??= body["newPassword"];
      }),
      observe: observeResponse("resetPassword", {
        query: { verificationCode: "000000" },
        body: { newPassword: "Bərk-Ağac-2041" },
      }),
    },
  }),
  ...defineFaults("languages", {
    "count-of-reset-in-azerbaijani": {
      operationId: "resetPassword",
      description: "Confirms a new password in Azerbaijani, whatever the language of the request.",
      breaks: "contract",
      createHandler: changeJson(["resetPassword"], () => ({ message: "Şifrə uğurla dəyişdirildi." })),
      observe: async ({ call, store }) => {
        await call("requestPasswordReset", { query: { username: foreignEmail } });
        const verificationCode = store.state.outbox.at(-1)?.code ?? "";
        const body = { newPassword: "Bərk-Ağac-2041", repeatedPassword: "Bərk-Ağac-2041" };
        return (await call("resetPassword", { query: { lang: "en", verificationCode }, body })).at("message");
      },
    },
  }),
  ...defineFaults("password-rules", {
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
  }),
  ...defineFaults("tokens", {
    "code-of-any-purpose": {
      operationId: "resetPassword",
      description: "Accepts the code that confirms an e-mail address to set a new password.",
      breaks: "contract",
      createHandler: answer(["resetPassword"], (request, { store, send }) => {
        const entered = request.url.searchParams.get("verificationCode");
        const record = store.state.verificationCodes.find(({ code }) => code === entered);
        if (record !== undefined && isRecord(readBody(request))) record.purpose = "reset";
        return send(request);
      }),
      observe: async ({ call }) => {
        const body = { newPassword: "Sarı-Heyva-2031", repeatedPassword: "Sarı-Heyva-2031" };
        return (await call("resetPassword", { query: { verificationCode: "482913" }, body })).status;
      },
    },
    "activation-code-resets": {
      operationId: "resetPassword",
      description: "Accepts the code of an activation for a new password.",
      breaks: "contract",
      createHandler: answer(["resetPassword"], (request, { send, store }) => {
        const code = request.url.searchParams.get("verificationCode");
        for (const entry of store.state.verificationCodes)
          if (entry.code === code && entry.purpose === "activation") entry.purpose = "reset";
        return send(request);
      }),
      observe: (caller) => resetWith(caller, "482913", "Bərk-Lampa-2041"),
    },
  }),
];
