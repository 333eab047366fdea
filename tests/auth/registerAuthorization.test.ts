import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as RequestModule from "../../src/api/request.ts";
import { stubRequest } from "./stubRequest.ts";

let stored: Map<string, string>;
let sent: { path: string; authorization: string | null; sessionId: string | null }[];
/** The statuses of the next responses, before those with 200. */
let statuses: number[];

beforeEach(() => {
  stored = new Map();
  sent = [];
  statuses = [];
  vi.resetModules();
  for (const path of ["../../src/config/storage.ts", "idb-keyval"]) vi.doUnmock(path);
  stubRequest();
  vi.stubGlobal("indexedDB", undefined);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("fetch", (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const isRefresh = pathname.endsWith("/refresh-token");
    if (!isRefresh)
      sent.push({
        path: pathname.replace("/api", ""),
        authorization: request.headers.get("authorization"),
        sessionId: request.headers.get("x-portal-session"),
      });
    return Promise.resolve(
      isRefresh
        ? Response.json({ accessToken: `${searchParams.get("refreshToken") ?? ""}-access`, refreshToken: "next" })
        : Response.json({ message: "OK" }, { status: statuses.shift() ?? 200 }),
    );
  });
});
afterEach(() => {
  vi.doUnmock("../../src/auth/authorization.ts");
  vi.unstubAllGlobals();
});

/** Loads the page of a deployment up to its first request. */
async function loadPage(tokenStorage: "browser" | "gateway" = "browser"): Promise<typeof RequestModule.request> {
  const { loadSettings } = await import("../../src/config/settings.ts");
  await loadSettings(() => Promise.resolve(Response.json({ tokenStorage, apiBaseUrl: "/api" })));
  await import("../../src/auth/registerAuthorization.ts");
  return (await import("../../src/api/request.ts")).request;
}

/** Lets a module of the portal fail to load. Returns how often it was asked for. */
function loseModule(): () => number {
  const load = vi.fn<() => never>(() => {
    throw new TypeError("Failed to fetch");
  });
  vi.doMock("../../src/auth/authorization.ts", load);
  return () => load.mock.calls.length;
}

const whoami = { url: "/whoami", method: "GET" };

it("lets a visitor without a session load nothing for it", async () => {
  const countLoads = loseModule();
  const request = await loadPage();
  expect(await request(whoami)).toEqual({ message: "OK" });
  expect(sent).toEqual([{ path: "/whoami", authorization: null, sessionId: null }]);
  expect(countLoads()).toBe(0);
});

it("tells a visitor without a session that the server demands one with the first request already", async () => {
  statuses = [401];
  const request = await loadPage();
  await expect(request({ url: "/faq/public", method: "GET" })).rejects.toMatchObject({
    failure: { kind: "unauthorized" },
  });
  // The session is loaded after the first view.
  const { restoreSession } = await import("../../src/auth/session.ts");
  const { sessionStore } = await import("../../src/auth/sessionStore.ts");
  await restoreSession();
  await vi.waitFor(() => expect(sessionStore.current).toEqual({ state: "anonymous", wasRejected: true }));
});

it("tells nothing of the kind about a password that the server refuses", async () => {
  statuses = [401];
  const request = await loadPage();
  await expect(request({ url: "/public/auth/login", method: "POST", data: {} })).rejects.toMatchObject({
    failure: { kind: "unauthorized" },
  });
  const { restoreSession } = await import("../../src/auth/session.ts");
  const { sessionStore } = await import("../../src/auth/sessionStore.ts");
  await restoreSession();
  expect(sessionStore.current).toEqual({ state: "anonymous" });
});

it("shows the failure of a visitor without a session where what says so cannot be loaded", async () => {
  const countLoads = loseModule();
  statuses = [401];
  const request = await loadPage();
  await expect(request({ url: "/faq/public", method: "GET" })).rejects.toMatchObject({
    failure: { kind: "unauthorized" },
  });
  await vi.waitFor(() => expect(countLoads()).toBe(1));
});

it("authorizes the first request on a device with a session, and those after it", async () => {
  stored.set("accessToken", "access").set("refreshToken", "refresh");
  const request = await loadPage();
  for (let count = 0; count < 2; count += 1) expect(await request(whoami)).toEqual({ message: "OK" });
  expect(sent.map(({ authorization }) => authorization)).toEqual(["Bearer access", "Bearer access"]);
});

it("refreshes the tokens for the first request", async () => {
  stored.set("accessToken", "access").set("refreshToken", "refresh");
  statuses = [401];
  const request = await loadPage();
  expect(await request(whoami)).toEqual({ message: "OK" });
  expect(sent.map(({ authorization }) => authorization)).toEqual(["Bearer access", "Bearer refresh-access"]);
});

it("authorizes the requests of a person who signs in later", async () => {
  const request = await loadPage();
  await request(whoami);
  stored.set("accessToken", "access").set("refreshToken", "refresh");
  await request(whoami);
  expect(sent.map(({ authorization }) => authorization)).toEqual([null, "Bearer access"]);
});

it("names no session at a gateway for a visitor without one", async () => {
  const request = await loadPage("gateway");
  await request(whoami);
  expect(sent).toEqual([{ path: "/whoami", authorization: null, sessionId: "none" }]);
});

it.each(["browser", "gateway"] as const)(
  "sends nothing while what authorizes it cannot be loaded: tokens in the %s",
  async (tokenStorage) => {
    stored.set("accessToken", "access").set("refreshToken", "refresh");
    loseModule();
    const request = await loadPage(tokenStorage);
    await expect(request(whoami)).rejects.toMatchObject({ failure: { kind: "offline" } });
    expect(sent).toEqual([]);
  },
);
