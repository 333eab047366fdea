import { createSession, endSessions } from "../../../../../mocks/store/sessions.ts";
import type { SessionRecord } from "../../../../../mocks/store/state.ts";
import { defineFaults, type FaultRequest, type FeedConnection, type SeededFault } from "../../fault.ts";
import { getConnectedAccountId } from "../../shared/feed.ts";
import { getCommand } from "../../shared/frames.ts";
import { observeResponse } from "../../shared/observers.ts";
import { foreignEmail, foreignPassword } from "../../shared/passwords.ts";
import {
  readBody,
  answer,
  changeRequest,
  changeResponse,
  createResponse,
  parseJson,
  withBody,
} from "../../shared/seeds.ts";
import { renew, readStatus, rememberTokens } from "../../shared/tokens.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** The connections of the feed by store, with their accounts. */
const openFeeds = new WeakMap<object, Map<FeedConnection, number>>();

const feedsOf = (store: object): Map<FeedConnection, number> => {
  const feeds = openFeeds.get(store) ?? new Map<FeedConnection, number>();
  openFeeds.set(store, feeds);
  return feeds;
};

/** Returns the field of a request body; an empty text when there is none. */
function readText(request: FaultRequest, field: string): string {
  const body = parseJson(request.body);
  return isRecord(body) && typeof body[field] === "string" ? body[field] : "";
}

const repeatPeriodMs = 30_000;

/** Faults of `signOut`. */
export const signOutFaults: readonly SeededFault[] = [
  ...defineFaults("account-sentences", {
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
  }),
  ...defineFaults("sessions", {
    "tokens-from-before-the-choice-survive": {
      operationId: "signOut",
      description: "Ends only the tokens since the last choice of an account, and not those from before.",
      breaks: "contract",
      createHandler: answer(["signOut"], async (request, { send, store }) => {
        const { refreshToken } = (parseJson(request.body) ?? {}) as { refreshToken?: unknown };
        const sessions = [...store.state.sessions];
        const ended = sessions.find((session) => session.refreshToken === refreshToken);
        const response = await send(request);
        const kept = sessions.filter(({ id, signInId }) => signInId === ended?.signInId && id !== ended.id);
        store.state.sessions = [...store.state.sessions, ...kept];
        return response;
      }),
      observe: async ({ call, getSession }) => {
        const token = getSession("director").accessToken;
        const chosen = await call("chooseAccount", { token });
        await call("signOut", { body: { refreshToken: chosen.at("refreshToken") } });
        return (await call("readUser", { token })).status;
      },
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
    "sign-out-keeps-refresh-token": {
      operationId: "signOut",
      description: "Ends only the access token at sign-out; the refresh token still renews the session.",
      breaks: "contract",
      createHandler: answer(["signOut"], async (request, { send, store }) => {
        const session = store.state.sessions.find(
          ({ refreshToken }) => refreshToken === readBody(request)["refreshToken"],
        );
        if (session === undefined) return send(request);
        session.accessExpiresAt = 0;
        return createResponse(200, {});
      }),
      observe: async (caller) => {
        const { refreshToken } = caller.getSession("citizen");
        await caller.call("signOut", { body: { refreshToken } });
        return (await caller.call("renewSession", { query: { refreshToken } })).status;
      },
    },
    "signed-out-with-earlier-token": {
      operationId: "signOut",
      description: "Leaves the session alive when the refresh token was renewed a moment before, and answers 200.",
      breaks: "contract",
      createHandler: changeRequest("signOut", (request, { store }) => {
        const body = readBody(request);
        const isCurrent = store.state.sessions.some(({ refreshToken }) => refreshToken === body["refreshToken"]);
        return isCurrent || typeof body["refreshToken"] !== "string"
          ? request
          : withBody(request, { ...body, refreshToken: "unknown" });
      }),
      observe: async (caller) => {
        const { refreshToken } = caller.getSession("citizen");
        const renewed = await caller.call("renewSession", { query: { refreshToken } });
        await caller.call("signOut", { body: { refreshToken } });
        return readStatus(caller, { token: String(renewed.at("accessToken")) });
      },
    },
  }),
  ...defineFaults("inputs", {
    "sign-out-without-token": {
      operationId: "signOut",
      description: "Accepts a sign-out without a refresh token, and ends nothing.",
      breaks: "contract",
      createHandler: changeResponse(["signOut"], ({ status }, request) =>
        status === 422 && readText(request, "refreshToken") === "" ? createResponse(200, {}) : undefined,
      ),
      observe: observeResponse("signOut", { body: {} }),
    },
    "long-refresh-token": {
      operationId: "signOut",
      description: "Refuses an unknown refresh token of more than 512 characters with 422.",
      breaks: "contract",
      createHandler: changeRequest("signOut", (request) =>
        String(readBody(request)["refreshToken"]).length > 512 ? withBody(request, { refreshToken: "" }) : request,
      ),
      observe: observeResponse("signOut", { body: { refreshToken: "token".repeat(150) } }),
    },
  }),
  ...defineFaults("feed", {
    "sign-out-closes-every-window": {
      operationId: "signOut",
      description: "Closes the feed of every session of a user who signs out of one of them.",
      breaks: "contract",
      createHandler: answer(["signOut"], async (request, { send, store }) => {
        const { refreshToken } = readBody(request);
        const session = store.state.sessions.find((found) => found.refreshToken === refreshToken);
        const response = await send(request);
        for (const [connection, accountId] of feedsOf(store))
          if (response.status === 200 && accountId === session?.accountId) connection.close();
        return response;
      }),
      createFrameHandler: (connection) => ({
        fromClient: (frame) => {
          const accountId = getConnectedAccountId(frame, connection);
          if (accountId !== undefined) feedsOf(connection.store).set(connection, accountId);
          connection.sendToServer(frame);
        },
        onClose: () => feedsOf(connection.store).delete(connection),
      }),
      observe: async ({ call, getSession, readFeed }) => {
        const other = await call("signIn", { body: { username: foreignEmail, password: foreignPassword } });
        const frames = await readFeed({
          token: getSession("foreign").accessToken,
          act: () => call("signOut", { body: { refreshToken: other.at("refreshToken") } }),
        });
        return frames.map(getCommand);
      },
    },
  }),
  ...defineFaults("tokens", {
    "sign-out-of-unknown-token": {
      operationId: "signOut",
      description: "Refuses to sign out with an unknown token with 401.",
      breaks: "contract",
      createHandler: answer(["signOut"], async (request, { send, store }) => {
        const body = parseJson(request.body);
        const isKnown =
          isRecord(body) && store.state.sessions.some(({ refreshToken }) => refreshToken === body["refreshToken"]);
        return isKnown || !isRecord(body) || typeof body["refreshToken"] !== "string"
          ? send(request)
          : createResponse(401, { message: "Sessiyanız başa çatıb.", code: "SESSION_ENDED" });
      }),
      observe: async ({ call }) =>
        (await call("signOut", { body: { refreshToken: "unknown-refresh-token-0001" } })).status,
    },
    "repeated-after-sign-out": {
      operationId: "signOut",
      description: "Returns a new pair for a used refresh token within 30 seconds, although the session has ended.",
      breaks: "contract",
      createHandler: () => {
        const ended: SessionRecord[] = [];
        return async (request, { store, send }) => {
          const before = [...store.state.sessions];
          const response = await send(request);
          if (request.operationId === "signOut")
            ended.push(...before.filter((session) => !store.state.sessions.includes(session)));
          if (request.operationId !== "renewSession" || response.status !== 401) return response;
          const refreshToken = request.url.searchParams.get("refreshToken");
          const session = ended.find(({ usedRefreshTokens }) =>
            usedRefreshTokens.some(
              ({ token, usedAt }) => token === refreshToken && store.now() - usedAt < repeatPeriodMs,
            ),
          );
          const account = store.state.accounts.find(({ id }) => id === session?.accountId);
          if (session === undefined || account === undefined) return response;
          const created = createSession(store, account, session);
          return createResponse(200, { accessToken: created.accessToken, refreshToken: created.refreshToken });
        };
      },
      observe: async ({ call, getSession }) => {
        const { refreshToken } = getSession("citizen");
        const renewed = await call("renewSession", { query: { refreshToken } });
        await call("signOut", { body: { refreshToken: renewed.at("refreshToken") } });
        return (await call("renewSession", { query: { refreshToken } })).status;
      },
    },
  }),
];
