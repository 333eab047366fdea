import { createSession, expireTokens } from "../../../../mocks/store/sessions.ts";
import type { Caller } from "../caller.ts";
import { defineFaults } from "../fault.ts";
import {
  answer,
  changeObject,
  changeRequest,
  createResponse,
  isObject,
  parseJson,
  withQuery,
  withToken,
  withJson,
} from "../seeds.ts";
import { acceptToken, rememberTokens, identityQuery, readStatus } from "../tokenSeeds.ts";

const decodePayload = (token: string): string => Buffer.from(token.split(".")[1] ?? "", "base64url").toString();

const renew = ({ call }: Caller, refreshToken: string) => call("renewSession", { query: { refreshToken } });

export const tokenFaults = defineFaults("tokens", {
  "expired-token": {
    operationId: "readUser",
    description: "Accepts an access token after it has expired.",
    breaks: "contract",
    createHandler: acceptToken(
      (token, store) =>
        store.state.sessions.find(
          ({ accessToken, accessExpiresAt }) => accessToken === token && accessExpiresAt <= store.now(),
        )?.accountId,
    ),
    observe: async (caller) => {
      const { accessToken } = caller.getSession("citizen");
      await readStatus(caller, { token: accessToken });
      expireTokens(caller.store, "access");
      return readStatus(caller, { token: accessToken });
    },
  },
  "old-token-after-renewal": {
    operationId: "renewSession",
    description: "Accepts the old access token after the session was renewed, also when the session has ended.",
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
        return response.status === 200 ? withJson(response, { ...body, accessToken: old }) : response;
      };
    },
    observe: async (caller) => {
      const { accessToken, refreshToken } = { ...caller.getSession("citizen") };
      return (await renew(caller, refreshToken)).at("accessToken") === accessToken;
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
