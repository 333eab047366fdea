import { findAccountByEmail } from "../../../../mocks/store/accounts.ts";
import { endSessions } from "../../../../mocks/store/sessions.ts";
import { defineFaults, type RequestHandler } from "../fault.ts";
import { arrangeEntries, getPaging, observeField } from "../lists.ts";
import {
  changeOwn,
  foreignEmail,
  foreignPassword,
  readBody,
  register,
  requestReset,
  resetWith,
} from "../passwordCalls.ts";
import {
  answer,
  changeObject,
  changeRequest,
  changeRequestBody,
  getEntries,
  parseJson,
  withBody,
  withJson,
} from "../seeds.ts";
import { readStatus } from "../tokenSeeds.ts";

const otherPassword = "Wolken&Ziegel82";

/** Keeps the sessions that an operation ends. */
const keepSessions = (operationId: string): (() => RequestHandler) =>
  answer([operationId], async (request, { store, send }) => {
    const sessions = [...store.state.sessions];
    const response = await send(request);
    store.state.sessions = sessions;
    return response;
  });

/** Forwards the second of two equal requests with one key under a key of its own, while the first one is processed. */
const forgetKeysInFlight = (): RequestHandler => {
  const inFlight = new Set<string>();
  return async (request, { send }) => {
    const key = request.headers.get("idempotency-key");
    if (request.operationId !== "sendAppeal" || key === null) return send(request);
    if (inFlight.has(key)) {
      const headers = new Headers(request.headers);
      headers.delete("idempotency-key");
      return send({ ...request, headers });
    }
    inFlight.add(key);
    const response = await send(request);
    inFlight.delete(key);
    return response;
  };
};

/** Faults like those that a changed rule of the mock backend makes, and that `verify` once did not detect. */
export const changedRuleFaults = [
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
    "change-keeps-sessions": {
      operationId: "changePassword",
      description: "Leaves the other sessions of the user open when the password is changed.",
      breaks: "contract",
      createHandler: keepSessions("changePassword"),
      observe: async (caller) => {
        const other = (await caller.call("signIn", { body: { username: foreignEmail, password: foreignPassword } })).at(
          "token",
        );
        await changeOwn(caller, otherPassword);
        return readStatus(caller, { token: String(other) });
      },
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
  }),
  ...defineFaults("persistence", {
    "note-dropped": {
      operationId: "updateContacts",
      description: "Confirms a note of the user, and stores nothing of it.",
      breaks: "contract",
      createHandler: changeRequestBody("updateContacts", ({ note: _note, ...body }) => body),
      observe: async ({ call }) => {
        const body = { email: "a.b@mail.example", phoneNumber: "+994501112233", note: "Call after six" };
        await call("updateContacts", { as: "citizen", body });
        return (await call("readUser", { as: "citizen" })).at("note");
      },
    },
  }),
  ...defineFaults("repetition", {
    "key-in-flight": {
      operationId: "sendAppeal",
      description: "Processes a request again whose key it has, while it still processes the first one.",
      breaks: "contract",
      createHandler: () => forgetKeysInFlight(),
      observe: async ({ call }) => {
        const request = {
          as: "citizen",
          headers: { "Idempotency-Key": "at-the-same-time-1" },
          body: { kind: "SUGGESTION", subject: "Two", text: "Sent twice at once." },
        } as const;
        const receipts = await Promise.all([call("sendAppeal", request), call("sendAppeal", request)]);
        return new Set(receipts.map((receipt) => receipt.at("id"))).size;
      },
    },
  }),
  ...defineFaults("lists", {
    "notifications-from-the-start": {
      operationId: "readNotifications",
      description: "Begins every page of the notifications with the first one.",
      breaks: "contract",
      createHandler: answer(["readNotifications"], async (request, { send }) => {
        const { page, perPage } = getPaging(request);
        if (!request.url.searchParams.has("perPage") || page === 1) return send(request);
        const url = new URL(request.url);
        for (const name of ["page", "perPage"]) url.searchParams.delete(name);
        const response = await send({ ...request, url });
        return withJson(response, getEntries(parseJson(response.body)).slice(0, page * perPage));
      }),
      observe: async ({ call }) =>
        (await call("readNotifications", { as: "citizen", query: { page: 2, perPage: 1 } })).text,
    },
    "documents-by-name": {
      operationId: "listDocuments",
      description: "Sorts documents by their name, also when they are requested by time.",
      breaks: "contract",
      createHandler: arrangeEntries("listDocuments", (entries, { url }) => {
        const sort = url.searchParams.get("sort") ?? "createdAt.desc";
        if (sort.startsWith("name")) return entries;
        const sorted = entries.toSorted((a, b) => (String(a["name"]) < String(b["name"]) ? -1 : 1));
        return sort.endsWith(".asc") ? sorted : sorted.toReversed();
      }),
      observe: observeField("listDocuments", "id", { sort: "createdAt.asc" }),
    },
  }),
  ...defineFaults("values", {
    "calls-on-sundays": {
      operationId: "readCallCenter",
      description: "Offers calls on the day after the last slot, also when the call center is closed on that day.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (body) => {
        const slots = getEntries(body["slots"]);
        for (let days = 1; slots.length > 0 && days <= 7; days += 1) {
          const last = slots.at(-1) ?? {};
          const move = (time: unknown): string => new Date(Date.parse(String(time)) + days * 86_400_000).toISOString();
          slots.push({ ...last, id: 990_000 + days, from: move(last["from"]), to: move(last["to"]) });
        }
        body["slots"] = slots;
      }),
      observe: async ({ call }) => (await call("readCallCenter", { as: "citizen" })).text,
    },
  }),
  ...defineFaults("inputs", {
    "one-known-organisation-is-enough": {
      operationId: "registerUser",
      description: "Registers a user of several organisations of which only one is known.",
      breaks: "contract",
      createHandler: changeRequest("registerUser", (request, { store }) => {
        const body = readBody(request);
        const ids = Array.isArray(body["possessorIds"]) ? (body["possessorIds"] as unknown[]) : [];
        const known = ids.filter((id) => store.state.possessors.some((possessor) => possessor.id === Number(id)));
        return known.length > 0 && known.length < ids.length
          ? withBody(request, { ...body, possessorIds: known })
          : request;
      }),
      observe: async (caller) => {
        const possessor = await caller.call("registerPossessor", {
          body: { name: "Birch Ltd", address: "Birch Lane 1" },
        });
        return register(caller, {
          username: "olaf@birch.example",
          password: otherPassword,
          repeatedPassword: otherPassword,
          possessorIds: [possessor.at("id"), 2_000_000_000],
        });
      },
    },
  }),
];
