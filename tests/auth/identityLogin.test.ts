import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeBrowser, type FakeBrowser } from "./fakeBrowser.ts";
import { noDelay } from "./delay.ts";
import { loadAuthModules, type AuthModules } from "./authModules.ts";
import { flushEventLoop } from "./delay.ts";
import { createFakeAuthServer, type FakeAuthServer } from "./fakeAuthServer.ts";

const origin = "https://portal.test";
const minuteMs = 60_000;

let authServer: FakeAuthServer;
let browser: FakeBrowser;
let portal: AuthModules;
let codeExchanges: URL[];
let loginResponse: () => Response | Promise<Response>;
let redirectUrl: URL | undefined;
let redirectKind: "assign" | "replace" | undefined;
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
  browser = createFakeBrowser(noDelay);
  vi.stubGlobal("navigator", { locks: browser.locks });
  portal = await loadAuthModules();
  await portal.start(browser);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sets the address of the page. */
function setLocation(path: string): void {
  currentPath = path;
  const { pathname, search } = new URL(path, origin);
  const leave = (kind: "assign" | "replace") => (to: string) => {
    redirectUrl = new URL(to);
    redirectKind = kind;
  };
  vi.stubGlobal("location", { origin, pathname, search, assign: leave("assign"), replace: leave("replace") });
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string) => setLocation(to),
  });
}

/** Redirects to the identity login. Returns the `state` parameter. */
async function startIdentityLogin(): Promise<string> {
  await portal.identity.redirectToLogin();
  return redirectUrl?.searchParams.get("state") ?? "";
}

async function returnFromIdentity(
  query: Record<string, string>,
  tab = portal,
): Promise<AuthModules["identity"]["identityLoginStore"]["current"]> {
  setLocation(`/asan-login?${new URLSearchParams(query).toString()}`);
  await tab.identity.handleLoginReturn();
  return tab.identity.identityLoginStore.current;
}

/** Sets the settings of a deployment whose identity login returns no state, for the tab that was opened last. */
async function acceptReturnsWithoutState(): Promise<void> {
  const { getSettings, loadSettings } = await import("../../src/config/settings.ts");
  await loadSettings(() => Promise.resolve(Response.json({ ...getSettings(), identityReturnsState: false })));
}

/** Opens another tab of the same browser. */
async function openAnotherTab(): Promise<AuthModules> {
  const tab = await loadAuthModules();
  await tab.start(browser);
  return tab;
}

describe("a redirect to the identity login", () => {
  it("has the return URL, the language and a random state", async () => {
    const states = new Set<string>();
    for (let count = 0; count < 20; count += 1) states.add(await startIdentityLogin());
    expect(states.size).toBe(20);
    for (const state of states) expect(state).toMatch(/^\d{13}-[\w-]{43}$/);
    expect(redirectUrl?.pathname).toBe("/identity/");
    expect(redirectUrl?.searchParams.get("redirect")).toBe(`${origin}/asan-login`);
    expect(redirectUrl?.searchParams.get("lang")).toBe("az");
  });

  it("replaces the protected page in the history when it happens automatically", async () => {
    expect(portal.identity.redirectToLoginAutomatically()).toBe(true);
    await flushEventLoop();
    expect(redirectKind).toBe("replace");
    await startIdentityLogin();
    expect(redirectKind).toBe("assign");
  });

  it("no longer happens automatically after two returns without a signed-in user, until somebody chooses to sign in", async () => {
    for (const isRedirected of [true, true, false, false]) {
      expect(portal.identity.redirectToLoginAutomatically()).toBe(isRedirected);
      await flushEventLoop();
      await returnFromIdentity({ error: "cancelled" });
    }
    await startIdentityLogin();
    expect(portal.identity.redirectToLoginAutomatically()).toBe(true);
  });

  it("happens automatically again after a sign-in", async () => {
    for (let count = 0; count < 2; count += 1) await returnFromIdentity({ error: "cancelled" });
    expect(portal.identity.redirectToLoginAutomatically()).toBe(false);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    expect(portal.identity.redirectToLoginAutomatically()).toBe(true);
  });

  it("no longer happens automatically when the login returns to a protected page instead of the return page", async () => {
    for (const isRedirected of [true, true, false, false]) {
      expect(portal.identity.redirectToLoginAutomatically()).toBe(isRedirected);
      await flushEventLoop();
      setLocation("/my-appeals");
      await portal.identity.handleLoginReturn();
    }
  });

  it("does not happen where the browser keeps nothing by which the return could be known", async () => {
    portal.tab.storageMode = "denies";
    expect(portal.identity.redirectToLoginAutomatically()).toBe(false);
    await portal.identity.redirectToLogin();
    expect(redirectUrl).toBeUndefined();
  });

  it("happens, and is counted, when the stored count is invalid", async () => {
    portal.tab.sessionStorage.set("failedLoginReturns", "yesterday");
    for (const isRedirected of [true, true, false]) {
      expect(portal.identity.redirectToLoginAutomatically()).toBe(isRedirected);
      await flushEventLoop();
      await returnFromIdentity({ error: "cancelled" });
    }
  });
});

describe("a return from the identity login", () => {
  it("exchanges the code and signs in when the state matches", async () => {
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

  it("keeps the message of the server as plain text", async () => {
    for (const [sent, message] of [
      [" Welcome\u0000 back. ", "Welcome back."],
      [" ", undefined],
      [{ text: "x" }, undefined],
    ] as const) {
      loginResponse = () => {
        const { access: token, refresh: refreshToken } = authServer.openSession("Aysel");
        return Response.json({ token, refreshToken, message: sent });
      };
      expect(await returnFromIdentity({ code: "citizen-1", state: await startIdentityLogin() })).toEqual({
        state: "signedIn",
        ...(message !== undefined && { message }),
      });
    }
  });

  it("removes the code from the address, also when the state does not match", async () => {
    await returnFromIdentity({ code: "citizen-1", state: await startIdentityLogin() });
    expect(currentPath).toBe("/asan-login");
    await returnFromIdentity({ code: "citizen-2", state: "unknown" });
    expect(currentPath).toBe("/asan-login");
  });

  it("sends the stored messenger token", async () => {
    portal.tab.writeLocalStorage("messengerToken", "earlier");
    await returnFromIdentity({ code: "citizen-1", state: await startIdentityLogin() });
    expect(codeExchanges[0]?.searchParams.get("messengerToken")).toBe("earlier");
  });

  it("is handled once, also when the page calls the handler several times", async () => {
    const state = await startIdentityLogin();
    setLocation(`/asan-login?${new URLSearchParams({ code: "citizen-1", state }).toString()}`);
    await Promise.all([portal.identity.handleLoginReturn(), portal.identity.handleLoginReturn()]);
    await portal.identity.handleLoginReturn();
    expect(codeExchanges).toHaveLength(1);
    expect(portal.identity.identityLoginStore.current).toEqual({ state: "signedIn" });
  });

  it.each<[string, () => Record<string, string> | Promise<Record<string, string>>]>([
    ["that no tab started", () => ({ code: "citizen-1", state: "x".repeat(43) })],
    ["with another state", async () => ({ code: "citizen-1", state: `${await startIdentityLogin()}x` })],
    ["without a state", async () => (await startIdentityLogin(), { code: "citizen-1" })],
    [
      "with the state of an earlier redirect",
      async () => ({ code: "citizen-1", state: [await startIdentityLogin(), await startIdentityLogin()][0] ?? "" }),
    ],
    [
      "after half an hour",
      async () => {
        const state = await startIdentityLogin();
        vi.advanceTimersByTime(30 * minuteMs);
        return { code: "citizen-1", state };
      },
    ],
    [
      "to a tab with an invalid stored state",
      async () => {
        const state = await startIdentityLogin();
        portal.tab.sessionStorage.set("pendingSignIn", '{"state":7}');
        return { code: "citizen-1", state };
      },
    ],
  ])("%s sends no request and signs nobody in", async (_name, query) => {
    expect(await returnFromIdentity(await query())).toEqual({ state: "unexpected" });
    expect(codeExchanges).toEqual([]);
    expect(portal.tab.localStorage.get("asanLoginId")).toBeUndefined();
    expect(portal.session.sessionStore.current).toEqual({ state: "anonymous" });
  });

  it.each([
    ["without a time", "s"],
    ["with a time that is no number", "x-s"],
    ["of another form", '{"state":"s"}'],
    ["that is empty", ""],
  ])("to a device whose stored login is one %s sends no request", async (_name, state) => {
    portal.tab.sessionStorage.set("pendingSignIn", state);
    expect(await returnFromIdentity({ code: "citizen-1", state })).toEqual({ state: "unexpected" });
    portal.tab.writeLocalStorage("asanLoginId", state);
    expect(await returnFromIdentity({ code: "citizen-1", state })).toEqual({ state: "unexpected" });
    expect(codeExchanges).toEqual([]);
  });

  it("with an empty code is a cancellation, and with tokens that are none is rejected", async () => {
    expect(portal.identity.identityLoginStore.current).toEqual({ state: "working" });
    expect(await returnFromIdentity({ code: "", state: await startIdentityLogin() })).toEqual({ state: "cancelled" });
    loginResponse = () => Response.json({ token: "two words", refreshToken: "r", asanToken: "x" });
    expect(await returnFromIdentity({ code: "citizen-1", state: await startIdentityLogin() })).toEqual({
      state: "rejected",
      failure: { kind: "invalidResponse", status: 200 },
    });
    expect(portal.tab.localStorage.size).toBe(0);
  });

  it("stores only the tokens of other services that the response has", async () => {
    const { access, refresh } = authServer.openSession("Aysel");
    loginResponse = () => Response.json({ token: access, refreshToken: refresh, asanToken: "x" });
    await returnFromIdentity({ code: "citizen-1", state: await startIdentityLogin() });
    expect([...portal.tab.localStorage.keys()].toSorted()).toEqual([
      "accessToken",
      "asanLoginId",
      "asanToken",
      "refreshToken",
    ]);
    expect(codeExchanges[0]?.searchParams.has("messengerToken")).toBe(false);
  });

  it("starts nowhere while the settings are lost, and at its own address once they can be read", async () => {
    const { loadSettings } = await import("../../src/config/settings.ts");
    await expect(loadSettings(() => Promise.reject(new TypeError("Failed to fetch")), [0])).rejects.toThrow(TypeError);
    let isReachable = false;
    vi.stubGlobal("fetch", () =>
      isReachable
        ? Promise.resolve(Response.json({ identityLoginUrl: "https://login.example/start" }))
        : Promise.reject(new TypeError("Failed to fetch")),
    );
    await expect(portal.identity.redirectToLogin()).rejects.toThrow(TypeError);
    expect([redirectUrl, portal.tab.localStorage.get("asanLoginId")]).toEqual([undefined, undefined]);
    isReachable = true;
    await portal.identity.redirectToLogin();
    expect(redirectUrl?.href).toMatch(/^https:\/\/login\.example\/start\?/);
  });

  it("with a used state sends no second request", async () => {
    const state = await startIdentityLogin();
    await returnFromIdentity({ code: "citizen-1", state });
    expect(await returnFromIdentity({ code: "citizen-2", state })).toEqual({ state: "unexpected" });
    expect(codeExchanges).toHaveLength(1);
    expect(portal.session.sessionStore.current).toMatchObject({ state: "signedIn" });
  });

  it("that fails keeps an earlier session", async () => {
    await returnFromIdentity({ code: "citizen-1", state: await startIdentityLogin() });
    expect(await returnFromIdentity({ error: "access_denied", state: await startIdentityLogin() })).toEqual({
      state: "cancelled",
    });
    expect(await portal.session.signOut()).toEqual({ viaIdentity: true });
  });

  it("is accepted within half an hour", async () => {
    const state = await startIdentityLogin();
    vi.advanceTimersByTime(30 * minuteMs - 1);
    expect(await returnFromIdentity({ code: "citizen-1", state })).toEqual({ state: "signedIn" });
  });

  it.each(["access_denied", "login_required", "cancelled", "user_cancelled_login"])(
    "without a code and with the error %s is a cancellation",
    async (error) => {
      expect(await returnFromIdentity({ error, state: await startIdentityLogin() })).toEqual({ state: "cancelled" });
      expect(codeExchanges).toEqual([]);
      expect(portal.tab.localStorage.size).toBe(0);
    },
  );

  it("without a code and a state is a cancellation, in the tab that has started the login", async () => {
    await startIdentityLogin();
    const otherTab = await openAnotherTab();
    expect(await returnFromIdentity({ error: "access_denied" }, otherTab)).toEqual({ state: "unexpected" });
    await startIdentityLogin();
    expect(await returnFromIdentity({ error: "access_denied" })).toEqual({ state: "cancelled" });
    expect(await returnFromIdentity({ error: "access_denied" })).toEqual({ state: "unexpected" });
    await startIdentityLogin();
    expect(await returnFromIdentity({ cancel: "1" })).toEqual({ state: "cancelled" });
    expect(codeExchanges).toEqual([]);
  });

  it.each([
    "server_error",
    "temporarily_unavailable",
    "invalid_request",
    "access_denied_by_policy",
    "not_access_denied",
    "login_required_again",
    "no_login_required",
  ])("with the error %s of the identity provider is no cancellation by the visitor", async (error) => {
    expect(await returnFromIdentity({ error, state: await startIdentityLogin() })).toEqual({
      state: "rejected",
      failure: { kind: "unavailable", status: 503 },
    });
    expect(codeExchanges).toEqual([]);
    expect(portal.tab.localStorage.size).toBe(0);
  });

  it("to another tab of this device signs in, once and within half an hour", async () => {
    const state = await startIdentityLogin();
    vi.advanceTimersByTime(30 * minuteMs - 1);
    const [otherTab, laterTab] = [await openAnotherTab(), await openAnotherTab()];
    expect(await returnFromIdentity({ code: "citizen-1", state }, otherTab)).toEqual({ state: "signedIn" });
    expect(otherTab.tab.localStorage.get("asanLoginId")).toBe(state);
    await flushEventLoop();
    // Neither in another tab nor in the one that has started the login: the state belongs to the session now.
    for (const tab of [laterTab, portal])
      expect(await returnFromIdentity({ code: "citizen-2", state }, tab)).toEqual({ state: "unexpected" });
    expect(codeExchanges).toHaveLength(1);
    expect(await otherTab.session.signOut()).toEqual({ viaIdentity: true });
    expect(await returnFromIdentity({ code: "citizen-2", state }, laterTab)).toEqual({ state: "unexpected" });
    expect(codeExchanges).toHaveLength(1);
  });

  it("to another tab while its code is exchanged sends no second request", async () => {
    const state = await startIdentityLogin();
    const [otherTab, laterTab] = [await openAnotherTab(), await openAnotherTab()];
    const { promise, resolve } = Promise.withResolvers<Response>();
    const respond = loginResponse;
    loginResponse = () => promise;
    const returning = returnFromIdentity({ code: "citizen-1", state }, otherTab);
    await flushEventLoop();
    expect(await returnFromIdentity({ code: "citizen-1", state }, laterTab)).toEqual({ state: "unexpected" });
    resolve(respond());
    expect(await returning).toEqual({ state: "signedIn" });
    expect(codeExchanges).toHaveLength(1);
  });

  it.each<[string, (tab: AuthModules) => Promise<string>]>([
    ["with another state", async () => `${await startIdentityLogin()}x`],
    [
      "after half an hour",
      async () => {
        const state = await startIdentityLogin();
        vi.advanceTimersByTime(30 * minuteMs);
        return state;
      },
    ],
    [
      "after a return that was cancelled",
      async (tab) => {
        const state = await startIdentityLogin();
        await returnFromIdentity({ error: "access_denied", state }, tab);
        return state;
      },
    ],
    [
      "after somebody has signed in with a password",
      async (tab) => {
        const state = await startIdentityLogin();
        await tab.session.signInWith(authServer.openSession("Emma"));
        return state;
      },
    ],
  ])("to another tab %s sends no request", async (_name, prepare) => {
    const otherTab = await openAnotherTab();
    const state = await prepare(otherTab);
    expect(await returnFromIdentity({ code: "citizen-1", state }, otherTab)).toEqual({ state: "unexpected" });
    expect(codeExchanges).toEqual([]);
  });

  it("keeps the failure when the server rejects the code", async () => {
    loginResponse = () => Response.json({ message: "Kod yanlışdır" }, { status: 401 });
    expect(await returnFromIdentity({ code: "wrong", state: await startIdentityLogin() })).toEqual({
      state: "rejected",
      failure: { kind: "unauthorized", message: "Kod yanlışdır" },
    });
    expect(portal.tab.localStorage.size).toBe(0);
  });

  it("stores nothing when the response lacks a token", async () => {
    loginResponse = () => Response.json({ refreshToken: "r", asanToken: "x" });
    expect(await returnFromIdentity({ code: "citizen-1", state: await startIdentityLogin() })).toEqual({
      state: "rejected",
      failure: { kind: "invalidResponse", status: 200 },
    });
    expect(portal.tab.localStorage.size).toBe(0);
  });

  it("without any parameter is a cancellation, in the tab that has started the login", async () => {
    await startIdentityLogin();
    const otherTab = await openAnotherTab();
    expect(await returnFromIdentity({}, otherTab)).toEqual({ state: "none" });
    expect(await returnFromIdentity({})).toEqual({ state: "cancelled" });
    expect(codeExchanges).toEqual([]);
    expect([portal.tab.localStorage.size, portal.tab.sessionStorage.get("pendingSignIn")]).toEqual([0, undefined]);
  });

  it("is ignored at other addresses, and is none without a started login and a parameter", async () => {
    setLocation("/asan-login");
    await portal.identity.handleLoginReturn();
    expect(portal.identity.identityLoginStore.current).toEqual({ state: "none" });
    const state = await startIdentityLogin();
    setLocation(`/home?code=citizen-1&state=${state}`);
    await portal.identity.handleLoginReturn();
    expect(portal.identity.identityLoginStore.current).toEqual({ state: "none" });
    expect(codeExchanges).toEqual([]);
  });
});

describe("a return without a state, from a login that returns none", () => {
  beforeEach(() => acceptReturnsWithoutState());

  it("signs in once, in the tab that has started the login", async () => {
    const state = await startIdentityLogin();
    expect(await returnFromIdentity({ code: "citizen-1" })).toEqual({ state: "signedIn" });
    expect(portal.tab.localStorage.get("asanLoginId")).toBe(state);
    expect(await returnFromIdentity({ code: "citizen-1" })).toEqual({ state: "unexpected" });
    await portal.session.signOut();
    expect(await returnFromIdentity({ code: "citizen-1" })).toEqual({ state: "unexpected" });
    expect(codeExchanges).toHaveLength(1);
  });

  it("is a cancellation with the error of one", async () => {
    await startIdentityLogin();
    expect(await returnFromIdentity({ error: "access_denied" })).toEqual({ state: "cancelled" });
    expect(codeExchanges).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>, Record<string, string>]>([
    ["that no tab started", () => Promise.resolve(), {}],
    ["with another state", () => startIdentityLogin(), { state: "x".repeat(43) }],
    ["with an empty state", () => startIdentityLogin(), { state: "" }],
    [
      "after half an hour",
      async () => {
        await startIdentityLogin();
        vi.advanceTimersByTime(30 * minuteMs);
      },
      {},
    ],
    [
      "to a tab in which somebody is signed in",
      async () => {
        await portal.session.signInWith(authServer.openSession("Emma"));
        await startIdentityLogin();
      },
      {},
    ],
  ])("sends no request %s", async (_name, prepare, query) => {
    await prepare();
    expect(await returnFromIdentity({ code: "citizen-1", ...query })).toEqual({ state: "unexpected" });
    expect(codeExchanges).toEqual([]);
  });

  it("sends no request in another tab", async () => {
    await startIdentityLogin();
    const otherTab = await openAnotherTab();
    await acceptReturnsWithoutState();
    expect(await returnFromIdentity({ code: "citizen-1" }, otherTab)).toEqual({ state: "unexpected" });
    expect(codeExchanges).toEqual([]);
  });
});

describe("a redirect to the identity logout", () => {
  it("returns to the home page", () => {
    portal.identity.redirectToLogout();
    expect(redirectUrl?.href).toBe(
      `${origin}/identity/?leave=&redirect=${encodeURIComponent(`${origin}/home`)}&lang=az`,
    );
  });
});
