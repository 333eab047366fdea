import { findAccountByEmail } from "../../../../../mocks/store/accounts.ts";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { observeResponse } from "../../shared/observers.ts";
import {
  foreignEmail,
  foreignPassword,
  register,
  requestReset,
  resetWith,
  otherPassword,
} from "../../shared/passwords.ts";
import {
  answer,
  changeObject,
  changeRequest,
  changeResponse,
  changeSuccess,
  createResponse,
  withQuery,
} from "../../shared/seeds.ts";

/** Faults of `requestPasswordReset`. */
export const requestPasswordResetFaults: readonly SeededFault[] = [
  ...defineFaults("account-sentences", {
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
  }),
  ...defineFaults("availability", {
    "third-reset-closed": {
      operationId: "requestPasswordReset",
      description: "Closes the connection of every third request for a code.",
      breaks: "specification",
      createHandler: () => {
        let count = 0;
        return async (request, { send }) => {
          if (request.operationId === "requestPasswordReset" && (count += 1) % 3 === 0) throw new Error("Closed.");
          return send(request);
        };
      },
      observe: observeResponse("requestPasswordReset", { query: { username: "lamp@lamp.example" } }, 3),
    },
  }),
  ...defineFaults("passwords", {
    "earlier-reset-code": {
      operationId: "requestPasswordReset",
      description: "Accepts each code that was sent for a new password, not only the latest one.",
      breaks: "contract",
      createHandler: answer(["requestPasswordReset"], async (request, { store, send }) => {
        const codes = [...store.state.verificationCodes];
        const response = await send(request);
        const known = store.state.verificationCodes.map(({ code }) => code);
        store.state.verificationCodes.push(...codes.filter(({ code }) => !known.includes(code)));
        return response;
      }),
      observe: async (caller) => {
        await requestReset(caller, foreignEmail);
        const earlier = caller.store.outbox.at(-1)?.code ?? "";
        await requestReset(caller, foreignEmail);
        return resetWith(caller, earlier, otherPassword);
      },
    },
    "one-reset-code-for-all": {
      operationId: "requestPasswordReset",
      description: "Keeps only the code that was requested last, of whichever account.",
      breaks: "contract",
      createHandler: answer(["requestPasswordReset"], async (request, { store, send }) => {
        const response = await send(request);
        store.state.verificationCodes = store.state.verificationCodes.slice(-1);
        return response;
      }),
      observe: async (caller) => {
        await register(caller, {
          username: "vera@alder.example",
          password: otherPassword,
          repeatedPassword: otherPassword,
        });
        await requestReset(caller, foreignEmail);
        const code = caller.store.outbox.at(-1)?.code ?? "";
        await requestReset(caller, "vera@alder.example");
        return resetWith(caller, code, otherPassword);
      },
    },
    "reset-tells-unknown": {
      operationId: "requestPasswordReset",
      description: "Returns 404 when a code is requested for an unknown e-mail address.",
      breaks: "contract",
      createHandler: answer(["requestPasswordReset"], async (request, { store, send }) =>
        findAccountByEmail(store.state.accounts, request.url.searchParams.get("username") ?? "a@b.example") ===
        undefined
          ? createResponse(404, { message: "Belə istifadəçi yoxdur." })
          : send(request),
      ),
      observe: async (caller) => (await requestReset(caller, "nobody@alder.example")).status,
    },
    "earlier-code": {
      operationId: "requestPasswordReset",
      description: "Leaves the code that was sent before valid when it sends another one.",
      breaks: "contract",
      createHandler: answer(["requestPasswordReset"], async (request, { store, send }) => {
        const earlier = store.state.verificationCodes.filter(({ purpose }) => purpose === "reset");
        const response = await send(request);
        const { verificationCodes } = store.state;
        verificationCodes.push(...earlier.filter((code) => !verificationCodes.includes(code)));
        return response;
      }),
      observe: async (caller) => {
        await requestReset(caller, foreignEmail);
        const code = caller.store.outbox.at(-1)?.code ?? "";
        await requestReset(caller, foreignEmail);
        return resetWith(caller, code, otherPassword);
      },
    },
    "reset-at-request": {
      operationId: "requestPasswordReset",
      description: "Invalidates the old password as soon as a code is requested.",
      breaks: "contract",
      createHandler: changeSuccess(["requestPasswordReset"], (_, { url }, { store }) => {
        const account = store.state.accounts.find(({ email }) => email === url.searchParams.get("username"));
        account?.passwords.push("Heç-Kim-Bilmir-1");
      }),
      observe: async (caller) => {
        await requestReset(caller, foreignEmail);
        return (await caller.call("signIn", { body: { username: foreignEmail, password: foreignPassword } })).status;
      },
    },
    "request-disables-password": {
      operationId: "requestPasswordReset",
      description: "Disables the password of an account as soon as anybody requests a code for it.",
      breaks: "contract",
      createHandler: changeSuccess(["requestPasswordReset"], (_response, { url }, { store }) => {
        const username = url.searchParams.get("username") ?? "";
        findAccountByEmail(store.state.accounts, username)?.passwords.push(`Kod-${store.random.code()}-Yeni`);
      }),
      observe: async (caller) => {
        await requestReset(caller, foreignEmail);
        const body = { username: foreignEmail, password: foreignPassword };
        return (await caller.call("signIn", { body })).status;
      },
    },
    "reset-names-unknown-address": {
      operationId: "requestPasswordReset",
      description: "Answers an unknown address with another message than a known one.",
      breaks: "contract",
      createHandler: changeObject(["requestPasswordReset"], (body, { url }, { store }) => {
        const isKnown = store.state.accounts.some((account) => account.email === url.searchParams.get("username"));
        if (!isKnown) body["message"] = "Belə bir ünvan tapılmadı.";
      }),
      observe: async ({ call }) =>
        (await call("requestPasswordReset", { query: { username: "who@nobody.example" } })).at(),
    },
    "lock-of-known-addresses": {
      operationId: "requestPasswordReset",
      description: "Counts only the requests for addresses that have an account, so that a lock reveals them.",
      breaks: "contract",
      createHandler: answer(["requestPasswordReset"], async (request, { store, send }) => {
        const response = await send(request);
        const username = request.url.searchParams.get("username") ?? "";
        if (findAccountByEmail(store.state.accounts, username) !== undefined) return response;
        for (const key of Object.keys(store.state.attempts))
          if (key.startsWith("reset ") && key.endsWith(` ${username.toLowerCase()}`)) delete store.state.attempts[key];
        return response;
      }),
      observe: async (caller) => {
        const statuses = [];
        for (let count = 0; count < 7; count += 1)
          statuses.push((await requestReset(caller, "nobody@alder.example")).status);
        return statuses;
      },
    },
  }),
  ...defineFaults("inputs", {
    "plus-as-space": {
      operationId: "requestPasswordReset",
      description: "Decodes the address twice, so that a plus sign in it becomes a space and is refused.",
      breaks: "contract",
      createHandler: changeRequest("requestPasswordReset", (request) =>
        withQuery(request, { username: request.url.searchParams.get("username")?.replaceAll("+", " ") }),
      ),
      observe: async (caller) => (await requestReset(caller, "emma+portal@nordvik.example")).status,
    },
  }),
  ...defineFaults("statuses", {
    "reset-throttled": {
      operationId: "requestPasswordReset",
      description: "Returns 429 for the second request of a code, without Retry-After.",
      breaks: "contract",
      createHandler: () => {
        let requestCount = 0;
        return async (request, { send }) =>
          request.operationId === "requestPasswordReset" && (requestCount += 1) > 1
            ? createResponse(429, { message: "Həddindən artıq cəhd etdiniz." })
            : send(request);
      },
      observe: async ({ call }) => {
        await call("requestPasswordReset", { query: { username: "reader@mail.example" } });
        return (await call("requestPasswordReset", { query: { username: "reader@mail.example" } })).status;
      },
    },
    "limit-for-known-addresses": {
      operationId: "requestPasswordReset",
      description: "Limits the attempts only for addresses that have an account.",
      breaks: "contract",
      createHandler: () => {
        let count = 0;
        return async (request, { store, send }) => {
          const response = await send(request);
          if (request.operationId !== "requestPasswordReset" || response.status !== 429) return response;
          const username = request.url.searchParams.get("username") ?? "";
          if (findAccountByEmail(store.state.accounts, username) !== undefined) return response;
          count += 1;
          return send(withQuery(request, { username: `nobody${count}@poct.example` }));
        };
      },
      observe: async (caller) => {
        const statuses = [];
        for (let index = 0; index < 8; index += 1)
          statuses.push((await requestReset(caller, "unknown@poct.example")).status);
        return statuses;
      },
    },
  }),
  ...defineFaults("robustness", {
    "plus-in-address": {
      operationId: "requestPasswordReset",
      description: "Refuses an e-mail address with a plus sign.",
      breaks: "contract",
      createHandler: changeResponse(["requestPasswordReset"], (_, { url }) =>
        (url.searchParams.get("username") ?? "").includes("+")
          ? createResponse(400, { message: "Parametrlər yanlışdır.", code: "INVALID_PARAMETERS" })
          : undefined,
      ),
      observe: async ({ call }) =>
        (await call("requestPasswordReset", { query: { username: "who+portal@nobody.example" } })).status,
    },
  }),
];
