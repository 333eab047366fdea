import type { components } from "../../src/generated/contract.d.ts";
import type { Delay } from "./delay.ts";

type User = components["schemas"]["User"];
type IssuedTokens = { access: string; refresh: string };
type FakeSession = IssuedTokens & { user: string; usedRefreshTokens: string[] };

/** How the service treats a renewal: as it should, or as services do on a bad day. */
export type RefreshBehaviour =
  | "well"
  | "refuses"
  | "fails"
  | "unreachable"
  | "overloaded"
  | "talks nonsense"
  | "forgets a token"
  | "swaps the names";

/** Where the portal of these tests finds the service. */
export const testApiBaseUrl = "http://portal.test/api";

/** A small service with sessions that expire, and a memory of everything that it was asked. */
export type FakeAuthServer = {
  refreshBehaviour: RefreshBehaviour;
  /** Opens a session and answers its first pair. */
  openSession: (userDetails: string) => IssuedTokens;
  /** The access tokens of these users are no longer good. */
  expireAccessTokens: () => void;
  /** Every request in the order in which it was sent: its path and its bearer token. */
  receivedRequests: { path: string; bearer: string | undefined }[];
  refreshCount: number;
  /** How often a refresh token came back that had been spent. */
  reusedRefreshTokenCount: number;
  user: (name: string) => User;
  userOverrides: Map<string, Partial<User>>;
  /** Answers the portal's calls, in place of the network. */
  fetch: typeof fetch;
  /** The session that a token belongs or belonged to. */
  userOfToken: (token: string | undefined) => string | undefined;
};

/** A service that answers each request when `pace` lets it. */
export function createFakeAuthServer(delay: Delay): FakeAuthServer {
  const sessions: FakeSession[] = [];
  const owners = new Map<string, string>();
  const valid = new Set<string>();
  let count = 0;
  const issue = (user: string): IssuedTokens => {
    count += 1;
    const pair = { access: `access-${count}`, refresh: `refresh-${count}` };
    for (const token of Object.values(pair)) owners.set(token, user);
    valid.add(pair.access);
    return pair;
  };

  const renew = (given: string): Response => {
    const { refreshBehaviour } = service;
    if (refreshBehaviour === "unreachable") throw new TypeError("Failed to fetch");
    if (refreshBehaviour === "fails")
      return new Response("<h1>502</h1>", { status: 502, headers: { "content-type": "text/html" } });
    if (refreshBehaviour === "overloaded")
      return Response.json({ message: "Wait" }, { status: 429, headers: { "retry-after": "9" } });
    if (refreshBehaviour === "talks nonsense")
      return new Response("<html>", { headers: { "content-type": "text/html" } });
    const replayed = sessions.find(({ usedRefreshTokens }) => usedRefreshTokens.includes(given));
    if (replayed !== undefined) {
      service.reusedRefreshTokenCount += 1;
      sessions.splice(sessions.indexOf(replayed), 1);
    }
    const session = sessions.find(({ refresh }) => refresh === given);
    if (session === undefined || refreshBehaviour === "refuses")
      return Response.json({ message: "No" }, { status: 401 });
    service.refreshCount += 1;
    session.usedRefreshTokens.push(given);
    const { access, refresh } = Object.assign(session, issue(session.user));
    if (refreshBehaviour === "forgets a token") return Response.json({ accessToken: access });
    if (refreshBehaviour === "swaps the names") return Response.json({ token: access, refreshToken: refresh });
    return Response.json({ accessToken: access, refreshToken: refresh });
  };

  const respond = (url: URL, bearer: string | undefined): Response => {
    if (url.pathname.endsWith("/public/auth/refresh-token")) return renew(url.searchParams.get("refreshToken") ?? "");
    if (url.pathname.endsWith("/public/auth/login")) return Response.json({ token: "token", refreshToken: "refresh" });
    if (/\/public\//.test(url.pathname)) return Response.json({ items: [] });
    if (bearer === undefined || !valid.has(bearer)) return Response.json({ message: "No" }, { status: 401 });
    const owner = owners.get(bearer) ?? "";
    return Response.json(url.pathname.endsWith("/user/details") ? service.user(owner) : { count: 1, message: owner });
  };

  const service: FakeAuthServer = {
    refreshBehaviour: "well",
    receivedRequests: [],
    refreshCount: 0,
    reusedRefreshTokenCount: 0,
    userOverrides: new Map(),
    openSession: (user) => {
      const pair = issue(user);
      sessions.push({ ...pair, user, usedRefreshTokens: [] });
      return pair;
    },
    expireAccessTokens: () => valid.clear(),
    userOfToken: (token) => owners.get(token ?? ""),
    user: (name) =>
      ({
        id: name.length,
        name,
        surname: "",
        foreign: false,
        roles: [{ authority: "USER" }],
        language: { isoCode: "az" },
        manufacturers: [],
        ...service.userOverrides.get(name),
      }) as User,
    fetch: async (input, init) => {
      const request = new Request(input as Request, init);
      const url = new URL(request.url);
      const path = url.pathname.replace("/api", "");
      const bearer = request.headers.get("authorization")?.replace("Bearer ", "");
      service.receivedRequests.push({ path, bearer });
      await delay(`${path} reaches the service`);
      const response = respond(url, bearer);
      await delay(`${path} is answered`);
      return response;
    },
  };
  return service;
}
