import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeBrowser } from "./fakeBrowser.ts";
import { noDelay } from "./delay.ts";
import { loadAuthModules, type AuthModules } from "./authModules.ts";
import { createFakeAuthServer, type FakeAuthServer } from "./fakeAuthServer.ts";

const origin = "http://portal.test";
const minuteMs = 60_000;

let authServer: FakeAuthServer;
let portal: AuthModules;
let codeExchanges: URL[];
let loginResponse: () => Response;
let redirectUrl: URL | undefined;
let currentPath: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-20T08:00:00Z") });
  authServer = createFakeAuthServer(noDelay);
  codeExchanges = [];
  redirectUrl = undefined;
  const { access, refresh } = authServer.openSession("Aysel");
  loginResponse = () =>
    Response.json({
      token: access,
      refreshToken: refresh,
      asanToken: "state-login",
      messengerToken: "chat",
      messengerRefreshToken: "chat-refresh",
    });
  vi.stubGlobal("fetch", (request: Request, init: RequestInit) => {
    const url = new URL(request.url);
    if (!url.pathname.endsWith("/login/asan")) return authServer.fetch(request, init);
    codeExchanges.push(url);
    return Promise.resolve(loginResponse());
  });
  setLocation("/home");
  const device = createFakeBrowser(noDelay);
  vi.stubGlobal("navigator", { locks: device.locks });
  portal = await loadAuthModules();
  await portal.start(device);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Stands at an address of the portal. */
function setLocation(path: string): void {
  currentPath = path;
  const { pathname, search } = new URL(path, origin);
  vi.stubGlobal("location", { origin, pathname, search, assign: (to: string) => (redirectUrl = new URL(to)) });
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string) => setLocation(to),
  });
}

/** Leaves for the identity login and answers the state that the portal gave it. */
async function startIdentityLogin(): Promise<string> {
  await portal.identity.redirectToLogin();
  return redirectUrl?.searchParams.get("state") ?? "";
}

async function returnFromIdentity(
  query: Record<string, string>,
): Promise<AuthModules["identity"]["identityLoginStore"]["current"]> {
  setLocation(`/asan-login?${new URLSearchParams(query).toString()}`);
  await portal.identity.handleLoginReturn();
  return portal.identity.identityLoginStore.current;
}

describe("leaving for the identity login", () => {
  it("names the way back, the language, and a state that nobody can guess", async () => {
    const states = new Set<string>();
    for (let time = 0; time < 20; time += 1) states.add(await startIdentityLogin());
    expect(states.size).toBe(20);
    for (const state of states) expect(state).toMatch(/^[\w-]{43}$/);
    expect(redirectUrl?.pathname).toBe("/identity/");
    expect(redirectUrl?.searchParams.get("redirect")).toBe(`${origin}/asan-login`);
    expect(redirectUrl?.searchParams.get("lang")).toBe("az");
  });

  it("happens of its own accord at most once a minute", () => {
    expect(portal.identity.redirectToLoginOnce()).toBe(true);
    vi.advanceTimersByTime(minuteMs - 1);
    expect(portal.identity.redirectToLoginOnce()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(portal.identity.redirectToLoginOnce()).toBe(true);
  });

  it("happens although what the tab remembers of the last time cannot be read", () => {
    portal.tab.sessionStorage.set("automaticSignIn", "yesterday");
    expect(portal.identity.redirectToLoginOnce()).toBe(true);
  });
});

describe("a return from the identity login", () => {
  it("with the right state exchanges its code, and signs in", async () => {
    const state = await startIdentityLogin();
    expect(await returnFromIdentity({ code: "citizen-1", state })).toEqual({ state: "signedIn" });
    expect(codeExchanges.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { code: "citizen-1", redirect: `${origin}/asan-login`, lang: "az" },
    ]);
    expect(portal.session.sessionStore.current).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
    expect(Object.fromEntries(portal.tab.localStorage)).toMatchObject({
      asanLoginId: state,
      asanToken: "state-login",
      messengerToken: "chat",
      messengerRefreshToken: "chat-refresh",
    });
  });

  it("leaves no code in the address, whatever it was", async () => {
    await returnFromIdentity({ code: "citizen-1", state: await startIdentityLogin() });
    expect(currentPath).toBe("/asan-login");
    await returnFromIdentity({ code: "citizen-2", state: "unasked" });
    expect(currentPath).toBe("/asan-login");
  });

  it("hands over the chat token that the device has", async () => {
    portal.tab.writeLocalStorage("messengerToken", "earlier");
    await returnFromIdentity({ code: "citizen-1", state: await startIdentityLogin() });
    expect(codeExchanges[0]?.searchParams.get("messengerToken")).toBe("earlier");
  });

  it("is taken once, however often the page asks for it", async () => {
    const state = await startIdentityLogin();
    setLocation(`/asan-login?${new URLSearchParams({ code: "citizen-1", state }).toString()}`);
    await Promise.all([portal.identity.handleLoginReturn(), portal.identity.handleLoginReturn()]);
    await portal.identity.handleLoginReturn();
    expect(codeExchanges).toHaveLength(1);
    expect(portal.identity.identityLoginStore.current).toEqual({ state: "signedIn" });
  });

  it.each<[string, () => Record<string, string> | Promise<Record<string, string>>]>([
    ["that nobody asked for", () => ({ code: "citizen-1", state: "x".repeat(43) })],
    ["with another state", async () => ({ code: "citizen-1", state: `${await startIdentityLogin()}x` })],
    ["without a state", async () => (await startIdentityLogin(), { code: "citizen-1" })],
    [
      "with the state of an earlier leaving",
      async () => ({ code: "citizen-1", state: [await startIdentityLogin(), await startIdentityLogin()][0] ?? "" }),
    ],
    [
      "after more than ten minutes",
      async () => {
        const state = await startIdentityLogin();
        vi.advanceTimersByTime(10 * minuteMs);
        return { code: "citizen-1", state };
      },
    ],
    [
      "to a tab that remembers nonsense",
      async () => {
        const state = await startIdentityLogin();
        portal.tab.sessionStorage.set("pendingSignIn", '{"state":7}');
        return { code: "citizen-1", state };
      },
    ],
  ])("%s sends nothing and signs nobody in", async (_name, query) => {
    expect(await returnFromIdentity(await query())).toEqual({ state: "strange" });
    expect(codeExchanges).toEqual([]);
    expect(portal.tab.localStorage.get("asanLoginId")).toBeUndefined();
    expect(portal.session.sessionStore.current).toEqual({ state: "anonymous" });
  });

  it("with a state that was used sends nothing the second time", async () => {
    const state = await startIdentityLogin();
    await returnFromIdentity({ code: "citizen-1", state });
    expect(await returnFromIdentity({ code: "citizen-2", state })).toEqual({ state: "strange" });
    expect(codeExchanges).toHaveLength(1);
    expect(portal.session.sessionStore.current).toMatchObject({ state: "signedIn" });
  });

  it("that does not work out leaves an earlier sign-in as it was", async () => {
    await returnFromIdentity({ code: "citizen-1", state: await startIdentityLogin() });
    expect(await returnFromIdentity({ error: "access_denied", state: await startIdentityLogin() })).toEqual({
      state: "cancelled",
    });
    expect(await portal.session.signOut()).toEqual({ viaIdentity: true });
  });

  it("within ten minutes is good", async () => {
    const state = await startIdentityLogin();
    vi.advanceTimersByTime(10 * minuteMs - 1);
    expect(await returnFromIdentity({ code: "citizen-1", state })).toEqual({ state: "signedIn" });
  });

  it("without a code is the visitor's own refusal", async () => {
    expect(await returnFromIdentity({ error: "access_denied", state: await startIdentityLogin() })).toEqual({
      state: "cancelled",
    });
    expect(codeExchanges).toEqual([]);
    expect(portal.tab.localStorage.size).toBe(0);
  });

  it("whose code the service refuses says why", async () => {
    loginResponse = () => Response.json({ message: "Kod yanlışdır" }, { status: 401 });
    expect(await returnFromIdentity({ code: "wrong", state: await startIdentityLogin() })).toEqual({
      state: "rejected",
      failure: { kind: "unauthorized", message: "Kod yanlışdır" },
    });
    expect(portal.tab.localStorage.size).toBe(0);
  });

  it("that is answered without two tokens keeps nothing", async () => {
    loginResponse = () => Response.json({ accessToken: "a", refreshToken: "r", asanToken: "x" });
    expect(await returnFromIdentity({ code: "citizen-1", state: await startIdentityLogin() })).toEqual({
      state: "rejected",
      failure: { kind: "invalidResponse", status: 200 },
    });
    expect(portal.tab.localStorage.size).toBe(0);
  });

  it("is nothing at all at other addresses", async () => {
    const state = await startIdentityLogin();
    setLocation(`/home?code=citizen-1&state=${state}`);
    await portal.identity.handleLoginReturn();
    setLocation("/asan-login");
    await portal.identity.handleLoginReturn();
    expect(portal.identity.identityLoginStore.current).toEqual({ state: "none" });
    expect(codeExchanges).toEqual([]);
  });
});

describe("leaving the identity", () => {
  it("comes back to the home page", () => {
    portal.identity.redirectToLogout();
    expect(redirectUrl?.href).toBe(
      `${origin}/identity/?leave=&redirect=${encodeURIComponent(`${origin}/home`)}&lang=az`,
    );
  });
});
