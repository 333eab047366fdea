import type { User } from "../../src/generated/contract.d.ts";
import type { Delay } from "./delay.ts";

type IssuedTokens = { access: string; refresh: string };
type FakeSession = IssuedTokens & { user: string; usedRefreshTokens: string[]; previousRefresh?: string };

/** How the server responds to a token refresh. */
export type RefreshBehaviour =
  | "succeeds"
  | "is rejected"
  | "gets 409"
  | "gets 502"
  | "gets no response"
  | "gets 429"
  | "gets HTML"
  | "gets 400 with HTML"
  | "gets 403 with HTML"
  | "gets 404 with HTML"
  | "gets 403 without a body, as HTML"
  | "gets one token"
  | "gets no token"
  | "gets other field names"
  /** Succeeds, and returns the same pair again to the refresh token that was used last. */
  | "is repeatable";

/** The API base URL of these tests. */
export const testApiBaseUrl = "https://portal.test/api";

/** A server with sessions that expire. It records every request. */
export type FakeAuthServer = {
  refreshBehaviour: RefreshBehaviour;
  /** Opens a session and returns its first tokens. */
  openSession: (userDetails: string) => IssuedTokens;
  /** Invalidates every access token. */
  expireAccessTokens: () => void;
  /** Every request in the order of sending. */
  receivedRequests: { path: string; bearer: string | undefined }[];
  refreshCount: number;
  /** How often a refresh token was sent that had been used before. */
  reusedRefreshTokenCount: number;
  user: (name: string) => User;
  userOverrides: Map<string, Partial<User>>;
  /** Replaces the global `fetch`. */
  fetch: typeof fetch;
  /** Returns the user of a token, also of an invalid one. */
  userOfToken: (token: string | undefined) => string | undefined;
};

/** Returns a server whose requests and responses arrive when `delay` resolves. */
export function createFakeAuthServer(delay: Delay): FakeAuthServer {
  const sessions: FakeSession[] = [];
  const userByToken = new Map<string, string>();
  const validAccessTokens = new Set<string>();
  let issuedCount = 0;
  const issue = (user: string): IssuedTokens => {
    issuedCount += 1;
    const tokens = { access: `access-${issuedCount}`, refresh: `refresh-${issuedCount}` };
    for (const token of Object.values(tokens)) userByToken.set(token, user);
    validAccessTokens.add(tokens.access);
    return tokens;
  };

  const refresh = (refreshToken: string): Response => {
    const { refreshBehaviour } = server;
    if (refreshBehaviour === "gets 409") return Response.json({ message: "Busy" }, { status: 409 });
    if (refreshBehaviour === "gets no response") throw new TypeError("Failed to fetch");
    const [, status] = /^gets (502|4\d\d with HTML)$/.exec(refreshBehaviour) ?? [];
    if (status !== undefined)
      return new Response("<html>", { status: Number.parseInt(status, 10), headers: { "content-type": "text/html" } });
    if (refreshBehaviour === "gets 403 without a body, as HTML")
      return new Response("", { status: 403, headers: { "content-type": "text/html" } });
    if (refreshBehaviour === "gets 429")
      return Response.json({ message: "Wait" }, { status: 429, headers: { "retry-after": "9" } });
    if (refreshBehaviour === "gets no token") return Response.json({ message: "OK" });
    if (refreshBehaviour === "gets HTML") return new Response("<html>", { headers: { "content-type": "text/html" } });
    const repeated = sessions.find(({ previousRefresh }) => previousRefresh === refreshToken);
    if (refreshBehaviour === "is repeatable" && repeated !== undefined)
      return Response.json({ accessToken: repeated.access, refreshToken: repeated.refresh });
    const reusedSession = sessions.find(({ usedRefreshTokens }) => usedRefreshTokens.includes(refreshToken));
    if (reusedSession !== undefined) {
      server.reusedRefreshTokenCount += 1;
      sessions.splice(sessions.indexOf(reusedSession), 1);
    }
    const session = sessions.find((candidate) => candidate.refresh === refreshToken);
    if (session === undefined || refreshBehaviour === "is rejected")
      return Response.json({ message: "No" }, { status: 401 });
    server.refreshCount += 1;
    if (refreshBehaviour === "gets one token") {
      const { access } = issue(session.user);
      return Response.json({ accessToken: access });
    }
    session.usedRefreshTokens.push(refreshToken);
    session.previousRefresh = refreshToken;
    const { access, refresh: nextRefresh } = Object.assign(session, issue(session.user));
    if (refreshBehaviour === "gets other field names")
      return Response.json({ token: access, refreshToken: nextRefresh });
    return Response.json({ accessToken: access, refreshToken: nextRefresh });
  };

  const respond = (url: URL, bearer: string | undefined): Response => {
    if (url.pathname.endsWith("/public/auth/refresh-token")) return refresh(url.searchParams.get("refreshToken") ?? "");
    if (url.pathname.endsWith("/public/auth/login")) return Response.json({ token: "token", refreshToken: "refresh" });
    if (/\/public\//.test(url.pathname)) return Response.json({ items: [] });
    if (bearer === undefined || !validAccessTokens.has(bearer))
      return Response.json({ message: "No" }, { status: 401 });
    const user = userByToken.get(bearer) ?? "";
    return Response.json(url.pathname.endsWith("/user/details") ? server.user(user) : { count: 1, message: user });
  };

  const server: FakeAuthServer = {
    refreshBehaviour: "succeeds",
    receivedRequests: [],
    refreshCount: 0,
    reusedRefreshTokenCount: 0,
    userOverrides: new Map(),
    openSession: (user) => {
      const tokens = issue(user);
      sessions.push({ ...tokens, user, usedRefreshTokens: [] });
      return tokens;
    },
    expireAccessTokens: () => validAccessTokens.clear(),
    userOfToken: (token) => userByToken.get(token ?? ""),
    user: (name) => ({
      id: name.length,
      name,
      surname: "",
      foreign: false,
      roles: [{ authority: "USER" }],
      language: { isoCode: "az" },
      manufacturers: [],
      ...server.userOverrides.get(name),
    }),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const path = url.pathname.replace("/api", "");
      const bearer = request.headers.get("authorization")?.replace("Bearer ", "");
      server.receivedRequests.push({ path, bearer });
      await delay(`${path} reaches the server`);
      const response = respond(url, bearer);
      await delay(`${path} gets a response`);
      return response;
    },
  };
  return server;
}
