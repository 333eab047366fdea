import type { components } from "../../src/generated/contract.d.ts";
import type { Pace } from "./delay.ts";

type User = components["schemas"]["User"];
type Pair = { access: string; refresh: string };
type Session = Pair & { user: string; spent: string[] };

/** How the service treats a renewal: as it should, or as services do on a bad day. */
export type Mood = "well" | "refuses" | "fails" | "unreachable" | "overloaded" | "talks nonsense" | "forgets a token" | "swaps the names";

/** Where the portal of these tests finds the service. */
export const base = "http://portal.test/api";

/** A small service with sessions that expire, and a memory of everything that it was asked. */
export type Service = {
  mood: Mood;
  /** Opens a session and answers its first pair. */
  open: (user: string) => Pair;
  /** The access tokens of these users are no longer good. */
  expire: () => void;
  /** Every request in the order in which it was sent: its path and its bearer token. */
  sent: { path: string; bearer: string | undefined }[];
  renewals: number;
  /** How often a refresh token came back that had been spent. */
  replays: number;
  user: (name: string) => User;
  users: Map<string, Partial<User>>;
  /** Answers the portal's calls, in place of the network. */
  fetch: typeof fetch;
  /** The session that a token belongs or belonged to. */
  ownerOf: (token: string | undefined) => string | undefined;
};

/** A service that answers each request when `pace` lets it. */
export function createService(pace: Pace): Service {
  const sessions: Session[] = [];
  const owners = new Map<string, string>();
  const valid = new Set<string>();
  let count = 0;
  const issue = (user: string): Pair => {
    count += 1;
    const pair = { access: `access-${count}`, refresh: `refresh-${count}` };
    for (const token of Object.values(pair)) owners.set(token, user);
    valid.add(pair.access);
    return pair;
  };

  const renew = (given: string): Response => {
    const { mood } = service;
    if (mood === "unreachable") throw new TypeError("Failed to fetch");
    if (mood === "fails") return new Response("<h1>502</h1>", { status: 502, headers: { "content-type": "text/html" } });
    if (mood === "overloaded") return Response.json({ message: "Wait" }, { status: 429, headers: { "retry-after": "9" } });
    if (mood === "talks nonsense") return new Response("<html>", { headers: { "content-type": "text/html" } });
    const replayed = sessions.find(({ spent }) => spent.includes(given));
    if (replayed !== undefined) {
      service.replays += 1;
      sessions.splice(sessions.indexOf(replayed), 1);
    }
    const session = sessions.find(({ refresh }) => refresh === given);
    if (session === undefined || mood === "refuses") return Response.json({ message: "No" }, { status: 401 });
    service.renewals += 1;
    session.spent.push(given);
    const { access, refresh } = Object.assign(session, issue(session.user));
    if (mood === "forgets a token") return Response.json({ accessToken: access });
    if (mood === "swaps the names") return Response.json({ token: access, refreshToken: refresh });
    return Response.json({ accessToken: access, refreshToken: refresh });
  };

  const respond = (url: URL, bearer: string | undefined): Response => {
    if (url.pathname.endsWith("/public/auth/refresh-token")) return renew(url.searchParams.get("refreshToken") ?? "");
    if (/\/public\//.test(url.pathname)) return Response.json({ items: [] });
    if (bearer === undefined || !valid.has(bearer)) return Response.json({ message: "No" }, { status: 401 });
    const owner = owners.get(bearer) ?? "";
    return Response.json(url.pathname.endsWith("/user/details") ? service.user(owner) : { count: 1, message: owner });
  };

  const service: Service = {
    mood: "well",
    sent: [],
    renewals: 0,
    replays: 0,
    users: new Map(),
    open: (user) => {
      const pair = issue(user);
      sessions.push({ ...pair, user, spent: [] });
      return pair;
    },
    expire: () => valid.clear(),
    ownerOf: (token) => owners.get(token ?? ""),
    user: (name) => ({ id: name.length, name, surname: "", foreign: false, roles: [{ authority: "USER" }], language: { isoCode: "az" }, manufacturers: [], ...service.users.get(name) }) as User,
    fetch: async (input, init) => {
      const request = new Request(input as Request, init);
      const url = new URL(request.url);
      const path = url.pathname.replace("/api", "");
      const bearer = request.headers.get("authorization")?.replace("Bearer ", "");
      service.sent.push({ path, bearer });
      await pace(`${path} reaches the service`);
      const response = respond(url, bearer);
      await pace(`${path} is answered`);
      return response;
    },
  };
  return service;
}
