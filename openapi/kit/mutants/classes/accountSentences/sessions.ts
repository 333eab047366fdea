import { findAccountByEmail } from "../../../../../mocks/store/accounts.ts";
import type { Caller } from "../../caller.ts";
import { defineFaults, type RequestHandler } from "../../fault.ts";
import { failure, observeResponse } from "../../observers.ts";
import { changeOwn, foreignEmail, foreignPassword, readBody, requestReset, resetWith } from "../../passwordCalls.ts";
import { getPrincipal } from "../../recordOwners.ts";
import {
  answer,
  bodyOf,
  changeErrors,
  changeRequest,
  changeSuccess,
  withBody,
  withHeaderOf,
  withJson,
  withQuery,
} from "../../seeds.ts";
import { identityQuery, readStatus } from "../../tokenSeeds.ts";
import { otherPassword, hourMs, answerSecond, replaceStatus, renew } from "../../sentenceSeeds.ts";

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

const signInForeign = async ({ call }: Caller) =>
  call("signIn", { body: { username: foreignEmail, password: foreignPassword } });

/** Faults that break one sentence of the contract on sessions and the choice of an account. */
export const sessionsSentenceFaults = defineFaults("account-sentences", {
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
});
