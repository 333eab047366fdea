import { authenticate, createSession, endSessions, expireTokens } from "../../../../mocks/store/sessions.ts";
import type { CallOptions, Caller } from "../caller.ts";
import { defineFaults, type FaultRequest, type RequestHandler } from "../fault.ts";
import { createTokenOf } from "../recordOwners.ts";
import {
  answer,
  changeObject,
  changeRequest,
  changeResponse,
  createResponse,
  getToken,
  isObject,
  parseJson,
  withBody,
  withQuery,
  withToken,
} from "../seeds.ts";

/** Replaces a rejected access token by another one of the account that `findAccountId` names. */
const acceptToken =
  (findAccountId: (token: string, store: Caller["store"]) => number | undefined): (() => RequestHandler) =>
  () =>
  (request, backend) => {
    const [token, { store }] = [getToken(request), backend];
    if (token === "" || authenticate(store, token) !== undefined) return backend.send(request);
    const accountId = findAccountId(token, store);
    const replacement = createTokenOf(store, ({ id }) => id === accountId);
    return backend.send(replacement === undefined ? request : withToken(request, replacement));
  };

/** Remembers the account of each access token that was valid. */
const rememberTokens = (isAccepted: (request: FaultRequest) => boolean): (() => RequestHandler) => {
  return () => {
    const accounts = new Map<string, number>();
    return async (request, backend) => {
      const token = getToken(request);
      for (const { accessToken, accountId } of backend.store.state.sessions) accounts.set(accessToken, accountId);
      const isRejected = token !== "" && authenticate(backend.store, token) === undefined;
      if (!isRejected || !isAccepted(request)) return backend.send(request);
      const replacement = createTokenOf(backend.store, ({ id }) => id === accounts.get(token));
      return backend.send(replacement === undefined ? request : withToken(request, replacement));
    };
  };
};

const decodePayload = (token: string): string => Buffer.from(token.split(".")[1] ?? "", "base64url").toString();

const renew = ({ call }: Caller, refreshToken: string) => call("renewSession", { query: { refreshToken } });

const identityQuery = (code: string, redirect = "https://portal.example/asan-login") => ({ query: { code, redirect } });

const readStatus = async ({ call }: Caller, options: CallOptions): Promise<number> =>
  (await call("readUser", options)).status;

export const sessionFaults = defineFaults("sessions", {
  "expired-token": {
    operationId: "readUser",
    description: "Accepts an access token after it has expired.",
    breaks: "contract",
    createHandler: rememberTokens(() => true),
    observe: async (caller) => {
      const { accessToken } = caller.getSession("citizen");
      await readStatus(caller, { token: accessToken });
      expireTokens(caller.store, "access");
      return readStatus(caller, { token: accessToken });
    },
  },
  "old-token-after-renewal": {
    operationId: "renewSession",
    description: "Accepts the old access token after the session was renewed.",
    breaks: "contract",
    createHandler: rememberTokens(() => true),
    observe: async (caller) => {
      const { accessToken, refreshToken } = { ...caller.getSession("citizen") };
      await renew(caller, refreshToken);
      return readStatus(caller, { token: accessToken });
    },
  },
  "forged-signature": {
    operationId: "readUser",
    description: "Reads the payload of an access token without checking its signature.",
    breaks: "contract",
    createHandler: acceptToken(
      (token, store) =>
        store.state.sessions.find(({ accessToken }) => decodePayload(accessToken) === decodePayload(token))?.accountId,
    ),
    observe: async (caller) =>
      readStatus(caller, {
        token: `${caller.getSession("citizen").accessToken.split(".").slice(0, 2).join(".")}.AAAA`,
      }),
  },
  "refresh-token-as-bearer": {
    operationId: "readUser",
    description: "Accepts a refresh token as an access token.",
    breaks: "contract",
    createHandler: acceptToken(
      (token, store) => store.state.sessions.find(({ refreshToken }) => refreshToken === token)?.accountId,
    ),
    observe: async (caller) => readStatus(caller, { token: caller.getSession("citizen").refreshToken }),
  },
  "access-token-renews": {
    operationId: "renewSession",
    description: "Accepts an access token as a refresh token.",
    breaks: "contract",
    createHandler: changeRequest("renewSession", (request, { store }) => {
      const token = request.url.searchParams.get("refreshToken");
      const session = store.state.sessions.find(({ accessToken }) => accessToken === token);
      return session === undefined ? request : withQuery(request, { refreshToken: session.refreshToken });
    }),
    observe: async (caller) => (await renew(caller, caller.getSession("citizen").accessToken)).status,
  },
  "repeated-refresh-rejected": {
    operationId: "renewSession",
    description: "Rejects a refresh token that is sent a second time within 30 seconds.",
    breaks: "contract",
    createHandler: () => {
      const used = new Set<string>();
      return async (request, { send }) => {
        const token = request.url.searchParams.get("refreshToken");
        if (request.operationId !== "renewSession" || token === null) return send(request);
        if (used.has(token)) return createResponse(401, { message: "Sessiyanız başa çatıb." });
        const response = await send(request);
        if (response.status === 200) used.add(token);
        return response;
      };
    },
    observe: async (caller) => {
      const { refreshToken } = { ...caller.getSession("citizen") };
      await renew(caller, refreshToken);
      return (await renew(caller, refreshToken)).status;
    },
  },
  "repeated-refresh-other-pair": {
    operationId: "renewSession",
    description: "Returns another pair of tokens for a refresh token that is sent a second time.",
    breaks: "contract",
    createHandler: changeObject(["renewSession"], (body, _request, { store }) => {
      const session = store.state.sessions.find(({ accessToken }) => accessToken === body["accessToken"]);
      const account = store.state.accounts.find(({ id }) => id === session?.accountId);
      if (account === undefined) return;
      const { accessToken, refreshToken } = createSession(store, account, session);
      Object.assign(body, { accessToken, refreshToken });
    }),
    observe: async (caller) => {
      const { refreshToken } = { ...caller.getSession("citizen") };
      const first = await renew(caller, refreshToken);
      return (await renew(caller, refreshToken)).text === first.text;
    },
  },
  "refresh-reuse": {
    operationId: "renewSession",
    description: "Accepts a used refresh token at any later time, and does not end the session.",
    breaks: "contract",
    createHandler: changeRequest("renewSession", (request, { store }) => {
      for (const session of store.state.sessions) for (const use of session.usedRefreshTokens) use.usedAt = store.now();
      return request;
    }),
    observe: async (caller) => {
      const { refreshToken } = { ...caller.getSession("citizen") };
      await renew(caller, refreshToken);
      caller.store.advanceClock(45);
      return (await renew(caller, refreshToken)).status;
    },
  },
  "renewed-tokens-of-another": {
    operationId: "renewSession",
    description: "Returns the tokens of another user when a session is renewed.",
    breaks: "specification",
    createHandler: changeObject(["renewSession"], (body, _request, { store }) => {
      const session = store.state.sessions.find(({ accessToken }) => accessToken === body["accessToken"]);
      const other = store.state.accounts.find(({ id }) => id !== session?.accountId);
      if (other === undefined) return;
      const { accessToken, refreshToken } = createSession(store, other);
      Object.assign(body, { accessToken, refreshToken });
    }),
    observe: async (caller) => {
      const renewed = await renew(caller, caller.getSession("director").refreshToken);
      return (await caller.call("readUser", { token: String(renewed.at("accessToken")) })).at("name");
    },
  },
  "renewed-access-token-unchanged": {
    operationId: "renewSession",
    description: "Returns the expired access token again when a session is renewed.",
    breaks: "specification",
    createHandler: () => {
      const accessTokens = new Map<string, string>();
      return async (request, { store, send }) => {
        for (const { accessToken, refreshToken } of store.state.sessions) accessTokens.set(refreshToken, accessToken);
        const response = await send(request);
        const body = parseJson(response.body);
        const old = accessTokens.get(request.url.searchParams.get("refreshToken") ?? "");
        if (request.operationId !== "renewSession" || !isObject(body) || old === undefined) return response;
        return response.status === 200 ? createResponse(200, { ...body, accessToken: old }) : response;
      };
    },
    observe: async (caller) => {
      const { accessToken, refreshToken } = { ...caller.getSession("citizen") };
      return (await renew(caller, refreshToken)).at("accessToken") === accessToken;
    },
  },
  "identity-code-twice": {
    operationId: "signInWithIdentity",
    description: "Accepts a code of the state identity service more than once.",
    breaks: "contract",
    createHandler: changeRequest("signInWithIdentity", (request, { store }) => {
      store.state.usedIdentityCodes = [];
      return request;
    }),
    observe: async ({ call }) => {
      await call("signInWithIdentity", identityQuery("citizen-once-only-77"));
      return (await call("signInWithIdentity", identityQuery("citizen-once-only-77"))).status;
    },
  },
  "redirect-not-checked": {
    operationId: "signInWithIdentity",
    description: "Accepts a redirect that is not a URI.",
    breaks: "contract",
    createHandler: changeRequest("signInWithIdentity", (request) =>
      request.url.searchParams.has("redirect") ? withQuery(request, { redirect: "https://any.example/" }) : request,
    ),
    observe: async ({ call }) =>
      (await call("signInWithIdentity", identityQuery("citizen-redirect-1", "portal, please"))).status,
  },
  "redirect-optional": {
    operationId: "signInWithIdentity",
    description: "Signs in without a redirect, so that a code for another site works here.",
    breaks: "contract",
    createHandler: changeRequest("signInWithIdentity", (request) =>
      request.url.searchParams.has("redirect") ? request : withQuery(request, { redirect: "https://any.example/" }),
    ),
    observe: async ({ call }) => (await call("signInWithIdentity", { query: { code: "citizen-redirect-2" } })).status,
  },
  "sign-out-without-effect": {
    operationId: "signOut",
    description: "Confirms a sign-out without ending the session.",
    breaks: "contract",
    createHandler: changeRequest("signOut", (request) => withBody(request, { refreshToken: "unknown" })),
    observe: async (caller) => {
      const { accessToken, refreshToken } = caller.getSession("citizen");
      await caller.call("signOut", { body: { refreshToken } });
      return readStatus(caller, { token: accessToken });
    },
  },
  "sign-out-keeps-access-token": {
    operationId: "signOut",
    description: "Ends only the refresh token at sign-out; the access token stays valid.",
    breaks: "contract",
    createHandler: rememberTokens(({ operationId }) => operationId !== "renewSession"),
    observe: async (caller) => {
      const { accessToken, refreshToken } = caller.getSession("citizen");
      await readStatus(caller, { token: accessToken });
      await caller.call("signOut", { body: { refreshToken } });
      return readStatus(caller, { token: accessToken });
    },
  },
  "sign-out-everywhere": {
    operationId: "signOut",
    description: "Ends the sessions of every user at a sign-out.",
    breaks: "contract",
    createHandler: changeResponse(["signOut"], (_response, _request, { store }) => endSessions(store, () => true)),
    observe: async (caller) => {
      const other = caller.getSession("citizen").accessToken;
      await caller.call("signOut", { body: { refreshToken: "nothing-known" } });
      return readStatus(caller, { token: other });
    },
  },
  "choice-without-effect": {
    operationId: "chooseAccount",
    description: "Confirms the choice of an account, and the session goes on with the old one.",
    breaks: "specification",
    createHandler: changeObject(["chooseAccount"], (body) => {
      delete body["token"];
      delete body["refreshToken"];
    }),
    observe: async ({ call }) => {
      const query = { certNumber: "AZ-2026-000482" };
      const chosen = await call("chooseAccount", { as: "representative", query });
      const token = chosen.at("token");
      const user = await call("readUser", typeof token === "string" ? { token } : { as: "representative" });
      return user.at("manufacturers.1.selected");
    },
  },
  "citizen-not-choosable": {
    operationId: "chooseAccount",
    description: "Keeps the organisation selected when its representative chooses to act as a citizen.",
    breaks: "contract",
    createHandler: changeRequest("chooseAccount", (request, { store }) => {
      const selected = authenticate(store, getToken(request))?.session.certNumber;
      return request.url.searchParams.has("certNumber") ? request : withQuery(request, { certNumber: selected });
    }),
    observe: async ({ call }) => {
      const token = String((await call("chooseAccount", { as: "director" })).at("token"));
      return (await call("readUser", { token })).at("manufacturers.0.selected");
    },
  },
  "hand-over-ends-first": {
    operationId: "handOverSession",
    description: "Ends the session that asks for a session of the other portal.",
    breaks: "contract",
    createHandler: changeResponse(["handOverSession"], (response, request, { store }) => {
      if (response.status === 200) endSessions(store, ({ accessToken }) => accessToken === getToken(request));
    }),
    observe: async (caller) => {
      await caller.call("handOverSession", { as: "privileged" });
      return readStatus(caller, { as: "privileged" });
    },
  },
  "hand-over-without-session": {
    operationId: "handOverSession",
    description: "Returns tokens for the other portal that nothing accepts.",
    breaks: "specification",
    createHandler: changeObject(["handOverSession"], (body) => {
      body["token"] = `${String(body["token"]).slice(0, -6)}pending`;
    }),
    observe: async (caller) => {
      const token = String((await caller.call("handOverSession", { as: "privileged" })).at("token"));
      return readStatus(caller, { token });
    },
  },
  "one-session-per-user": {
    operationId: "signIn",
    description:
      "Ends the earlier sessions of a user at each sign-in, so that a second device signs the first one out.",
    breaks: "quality",
    createHandler: changeResponse(["signIn", "signInWithIdentity"], (response, _request, { store }) => {
      const newest = store.state.sessions.at(-1);
      if (response.status === 200)
        endSessions(store, ({ id, accountId }) => id !== newest?.id && accountId === newest?.accountId);
    }),
    observe: async (caller) => {
      const { accessToken } = caller.getSession("citizen");
      await caller.call("signInWithIdentity", identityQuery("citizen-second-device"));
      return readStatus(caller, { token: accessToken });
    },
  },
  "token-in-query": {
    operationId: "readUser",
    description: "Accepts the access token in the query, where it ends up in logs.",
    breaks: "quality",
    createHandler: answer([], (request, { send }) => {
      const token = request.url.searchParams.get("access_token");
      return send(token === null ? request : withToken(withQuery(request, { access_token: undefined }), token));
    }),
    observe: async (caller) =>
      readStatus(caller, { query: { access_token: caller.getSession("citizen").accessToken } }),
  },
  "too-long-token": {
    operationId: "signInWithIdentity",
    description: "Returns an access token that is longer than 8192 characters.",
    breaks: "contract",
    createHandler: changeObject(["signInWithIdentity"], (body) => {
      body["token"] = String(body["token"]).padEnd(8193, "k");
    }),
    observe: async ({ call }) =>
      String((await call("signInWithIdentity", identityQuery("citizen-long-one"))).at("token")).length,
  },
});
