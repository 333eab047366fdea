import { createSession, endSessions } from "../../../../../mocks/store/sessions.ts";
import type { Caller } from "../../caller.ts";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { answerSecond } from "../../shared/idempotencyKeys.ts";
import { observeResponse } from "../../shared/observers.ts";
import { chooseFirstOrganisation, shirvanCertificate } from "../../shared/organisations.ts";
import {
  answer,
  readBody,
  changeErrors,
  changeObject,
  changeRequest,
  changeSuccess,
  createResponse,
  parseJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { hourMs } from "../../shared/times.ts";
import { renew, readStatus, rememberTokens } from "../../shared/tokens.ts";
import { readSelected } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

const renewCitizen = async ({ call, getSession }: Caller): Promise<unknown> =>
  (await call("renewSession", { query: { refreshToken: getSession("director").refreshToken } })).at("accessToken");

/** Faults of `renewSession`. */
export const renewSessionFaults: readonly SeededFault[] = [
  ...defineFaults("account-sentences", {
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
          send(withQuery(request, { refreshToken: String(readBody(first)["refreshToken"]) })),
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
        response.status === 401 ? withJson(response, { ...readBody(response), code: "UNAUTHORIZED" }) : undefined,
      ),
      observe: observeResponse("renewSession", { query: { refreshToken: "unknown" } }),
    },
  }),
  ...defineFaults("sessions", {
    "renewed-as-citizen": {
      operationId: "renewSession",
      description: "Forgets with the renewal of the tokens which organisation the user acts for.",
      breaks: "contract",
      createHandler: changeSuccess(["renewSession"], (response, _request, { store }) => {
        const { accessToken } = readBody(response);
        const session = store.state.sessions.find((candidate) => candidate.accessToken === accessToken);
        if (session !== undefined) delete session.certNumber;
      }),
      observe: async ({ call }) => {
        const chosen = await call("chooseAccount", { as: "representative", query: { certNumber: shirvanCertificate } });
        const renewed = await call("renewSession", { query: { refreshToken: String(chosen.at("refreshToken")) } });
        return (await call("readUser", { token: String(renewed.at("accessToken")) })).at("manufacturers");
      },
    },
    "account-lost-on-renewal": {
      operationId: "renewSession",
      description:
        "Renews a session as it was at the sign-in, so that the user no longer acts for the chosen organisation.",
      breaks: "contract",
      createHandler: changeSuccess(["renewSession"], (response, _request, { store }) => {
        const { sessions, accounts } = store.state;
        const session = sessions.find(({ accessToken }) => accessToken === readBody(response)["accessToken"]);
        const account = accounts.find(({ id }) => id === session?.accountId);
        if (session === undefined) return;
        if (account?.defaultCertNumber === undefined) delete session.certNumber;
        else session.certNumber = account.defaultCertNumber;
      }),
      observe: async (caller) => {
        const renewed = await renew(caller, (await chooseFirstOrganisation(caller)).refreshToken);
        return readSelected(caller, String(renewed.at("accessToken")));
      },
    },
    "choice-lost-at-renewal": {
      operationId: "renewSession",
      description: "Forgets the chosen organisation when the session is renewed.",
      breaks: "contract",
      createHandler: changeObject(["renewSession"], (body, _request, { store }) => {
        const session = store.state.sessions.find(({ accessToken }) => accessToken === body["accessToken"]);
        if (session !== undefined) delete session.certNumber;
      }),
      observe: async ({ call, getSession, store }) => {
        const account = store.state.accounts.find(({ persona }) => persona === "representative");
        const certNumber = account?.organisations[0]?.selectedCertNumber ?? "";
        const chosen = await call("chooseAccount", { as: "representative", query: { certNumber } });
        const refreshToken = String(chosen.at("refreshToken") ?? getSession("representative").refreshToken);
        const renewed = await call("renewSession", { query: { refreshToken } });
        return (await call("readUser", { token: String(renewed.at("accessToken")) })).at("manufacturers");
      },
    },
  }),
  ...defineFaults("errors", {
    "unknown-token-not-found": {
      operationId: "renewSession",
      description: "Answers 404 to a refresh token that no session has.",
      breaks: "contract",
      createHandler: answer(["renewSession"], async (request, { send, store }) => {
        const token = request.url.searchParams.get("refreshToken");
        const isKnown = store.state.sessions.some(
          ({ refreshToken, usedRefreshTokens }) =>
            refreshToken === token || usedRefreshTokens.some((used) => used.token === token),
        );
        const response = await send(request);
        return response.status === 401 && !isKnown
          ? createResponse(404, { message: "Axtardığınız məlumat tapılmadı.", code: "NOT_FOUND" })
          : response;
      }),
      observe: observeResponse("renewSession", { query: { refreshToken: "a-token-of-nobody" } }),
    },
  }),
  ...defineFaults("tokens", {
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
        for (const session of store.state.sessions)
          for (const use of session.usedRefreshTokens) use.usedAt = store.now();
        return request;
      }),
      observe: async (caller) => {
        const { refreshToken } = { ...caller.getSession("citizen") };
        await renew(caller, refreshToken);
        caller.store.advanceClock(45);
        return (await renew(caller, refreshToken)).status;
      },
    },
    "reuse-ends-only-the-earlier-record": {
      operationId: "renewSession",
      description:
        "Ends what is left of a session from before a choice of account, and not the session, for a used token.",
      breaks: "contract",
      createHandler: answer(["renewSession"], async (request, { send, store }) => {
        const used = request.url.searchParams.get("refreshToken");
        const before = store.state.sessions.filter(
          ({ usedRefreshTokens }) => !usedRefreshTokens.some(({ token }) => token === used),
        );
        const response = await send(request);
        if (response.status === 401) store.state.sessions = before;
        return response;
      }),
      observe: async (caller) => {
        const { refreshToken } = { ...caller.getSession("director") };
        const renewed = await renew(caller, refreshToken);
        const chosen = await caller.call("chooseAccount", { token: String(renewed.at("accessToken")) });
        caller.store.advanceClock(45);
        await renew(caller, refreshToken);
        return (await caller.call("readUser", { token: String(chosen.at("token")) })).status;
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
          if (request.operationId !== "renewSession" || !isRecord(body) || old === undefined) return response;
          return response.status === 200 ? withJson(response, { ...body, accessToken: old }) : response;
        };
      },
      observe: async (caller) => {
        const { accessToken, refreshToken } = { ...caller.getSession("citizen") };
        return (await renew(caller, refreshToken)).at("accessToken") === accessToken;
      },
    },
    "refresh-token-stays": {
      operationId: "renewSession",
      description: "Returns the refresh token of the request again, and accepts it for ever.",
      breaks: "contract",
      createHandler: () => {
        const current = new Map<string, string>();
        return async (request, { send }) => {
          if (request.operationId !== "renewSession") return send(request);
          const sent = request.url.searchParams.get("refreshToken") ?? "";
          const response = await send(
            current.has(sent) ? withQuery(request, { refreshToken: current.get(sent) }) : request,
          );
          const body = parseJson(response.body);
          if (response.status !== 200 || !isRecord(body)) return response;
          current.set(sent, String(body["refreshToken"]));
          return withJson(response, { ...body, refreshToken: sent });
        };
      },
      observe: async ({ call, getSession }) => {
        const { refreshToken } = getSession("citizen");
        return (await call("renewSession", { query: { refreshToken } })).at("refreshToken") === refreshToken;
      },
    },
    "one-repetition": {
      operationId: "renewSession",
      description: "Ends the session when a refresh token is sent a third time, within 30 seconds of its first use.",
      breaks: "contract",
      createHandler: () => {
        const repeated = new Set<string>();
        return async (request, { store, send }) => {
          const token = request.url.searchParams.get("refreshToken") ?? "";
          if (request.operationId !== "renewSession" || token === "") return send(request);
          const isUsed = store.state.sessions.some(({ usedRefreshTokens }) =>
            usedRefreshTokens.some((use) => use.token === token),
          );
          if (repeated.has(token))
            endSessions(store, ({ usedRefreshTokens }) => usedRefreshTokens.some((use) => use.token === token));
          if (isUsed) repeated.add(token);
          return send(request);
        };
      },
      observe: async ({ call, getSession }) => {
        const query = { refreshToken: getSession("citizen").refreshToken };
        await call("renewSession", { query });
        return [(await call("renewSession", { query })).status, (await call("renewSession", { query })).status];
      },
    },
    "renewal-forgets-account": {
      operationId: "renewSession",
      description: "Forgets the chosen organisation when the tokens are renewed.",
      breaks: "contract",
      createHandler: changeSuccess(["renewSession"], (response, _, { store }) => {
        const body = parseJson(response.body);
        const session = store.state.sessions.find(
          ({ accessToken }) => isRecord(body) && accessToken === body["accessToken"],
        );
        delete session?.certNumber;
      }),
      observe: async (caller) =>
        (await caller.call("readUser", { token: String(await renewCitizen(caller)) })).at("manufacturers"),
    },
    "repeat-extends-period": {
      operationId: "renewSession",
      description: "Counts the 30 seconds of a used refresh token from its last use, not from its first.",
      breaks: "contract",
      createHandler: answer(["renewSession"], async (request, { store, send }) => {
        const response = await send(request);
        const refreshToken = request.url.searchParams.get("refreshToken");
        if (response.status !== 200) return response;
        for (const { usedRefreshTokens } of store.state.sessions)
          for (const use of usedRefreshTokens) if (use.token === refreshToken) use.usedAt = store.now();
        return response;
      }),
      observe: async ({ call, store, getSession }) => {
        const query = { refreshToken: getSession("citizen").refreshToken };
        const statuses = [];
        for (let count = 0; count < 3; count += 1) {
          statuses.push((await call("renewSession", { query })).status);
          store.advanceClock(20);
        }
        return statuses;
      },
    },
  }),
];
