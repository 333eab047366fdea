import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeBrowser, type FakeBrowser } from "./fakeBrowser.ts";
import { createControlledDelay, flushEventLoop, type ControlledDelay } from "./delay.ts";
import { loadAuthModules, type AuthModules } from "./authModules.ts";
import { createFakeAuthServer, type RefreshBehaviour, type FakeAuthServer } from "./fakeAuthServer.ts";

let browser: FakeBrowser;
let authServer: FakeAuthServer;
let portal: AuthModules;
let holdStep: ControlledDelay["hold"];

beforeEach(async () => {
  const held = createControlledDelay();
  holdStep = held.hold;
  browser = createFakeBrowser(held.delay);
  authServer = createFakeAuthServer(held.delay);
  vi.stubGlobal("fetch", authServer.fetch);
  vi.stubGlobal("navigator", { locks: browser.locks });
  portal = await loadAuthModules();
  await portal.start(browser);
});
afterEach(() => vi.unstubAllGlobals());

const sendFiftyRequests = (): Promise<unknown[]> => Promise.all(Array.from({ length: 50 }, () => portal.request()));
const signIn = (user: string): Promise<void> => portal.session.signInWith(authServer.openSession(user));
const readStoredTokens = (): object => ({
  access: portal.tab.localStorage.get("accessToken"),
  refresh: portal.tab.localStorage.get("refreshToken"),
});

const refreshRequestCount = (): number =>
  authServer.receivedRequests.filter(({ path }) => path.endsWith("/refresh-token")).length;

describe("a token refresh", () => {
  beforeEach(() => signIn("Aysel"));

  it("is sent once when fifty requests get 401, and all of them are sent again", async () => {
    authServer.expireAccessTokens();
    expect(new Set(await sendFiftyRequests())).toEqual(new Set(["Aysel"]));
    expect(refreshRequestCount()).toBe(1);
    expect(readStoredTokens()).toEqual({ access: "access-2", refresh: "refresh-2" });
  });

  it("is not sent again for a request that got its 401 late", async () => {
    const releaseLate = holdStep(/late gets a response/);
    authServer.expireAccessTokens();
    const late = portal.request("/late");
    await flushEventLoop();
    expect(await portal.request()).toBe("Aysel");
    releaseLate();
    expect(await late).toBe("Aysel");
    expect(authServer.refreshCount).toBe(1);
  });

  it("does not replay a request as another person who signed in before the lock was released", async () => {
    const { promise: lockReleased, resolve: releaseLock } = Promise.withResolvers<void>();
    // The browser releases the lock late, and the request waits for it.
    const locks: FakeBrowser["locks"] = {
      request: async (name, options, task) => {
        const result = await browser.locks.request(name, options, task);
        await lockReleased;
        return result;
      },
    };
    vi.stubGlobal("navigator", { locks });
    authServer.expireAccessTokens();
    const pendingRequest = portal.request("/of-aysel");
    await flushEventLoop();
    expect(authServer.refreshCount).toBe(1);
    await signIn("Murad");
    releaseLock();
    expect(await pendingRequest).toMatchObject({ kind: "unauthorized" });
    expect(
      authServer.receivedRequests
        .filter(({ path }) => path === "/of-aysel")
        .map(({ bearer }) => authServer.userOfToken(bearer)),
    ).toEqual(["Aysel"]);
  });

  it("makes the session read the user again", async () => {
    authServer.userOverrides.set("Aysel", { surname: "Quliyeva" });
    authServer.expireAccessTokens();
    await portal.request();
    await flushEventLoop();
    expect(portal.session.sessionStore.current).toMatchObject({ state: "signedIn", user: { surname: "Quliyeva" } });
  });

  it("ends the session and removes the tokens when the server rejects it", async () => {
    authServer.refreshBehaviour = "is rejected";
    authServer.expireAccessTokens();
    expect(new Set((await sendFiftyRequests()).map((failure) => (failure as { kind: string }).kind))).toEqual(
      new Set(["unauthorized"]),
    );
    await flushEventLoop();
    expect(portal.session.sessionStore.current).toEqual({ state: "ended" });
    // Only the marker for the other tabs.
    expect([...browser.indexedDb.values()]).toEqual([{ ended: expect.stringMatching(/^[\da-f-]{36}$/) as unknown }]);
    expect(portal.tab.localStorage.size).toBe(0);
  });

  it("ends the session also for a page that was loading in another tab meanwhile, once", async () => {
    const other = await loadAuthModules();
    await other.start(browser);
    // The page is gone, and hears of nothing.
    other.tab.storageListeners = [];
    authServer.refreshBehaviour = "is rejected";
    authServer.expireAccessTokens();
    await portal.request();
    await flushEventLoop();
    const states: string[] = [];
    for (let load = 0; load < 2; load += 1) {
      const page = await loadAuthModules();
      await page.start(browser, other.tab);
      states.push(page.session.sessionStore.current.state);
    }
    expect(states).toEqual(["ended", "anonymous"]);
  });

  it.each<[RefreshBehaviour, object]>([
    ["gets 502", { kind: "unavailable", status: 502 }],
    ["gets no response", { kind: "offline" }],
    ["gets 429", { kind: "rejected", status: 429, message: "Wait", retryAfter: 9 }],
    ["gets HTML", { kind: "invalidResponse", status: 200 }],
    // A firewall that takes the token for an attack, an ingress without its backend.
    ["gets 400 with HTML", { kind: "unavailable", status: 502 }],
    ["gets 403 with HTML", { kind: "unavailable", status: 502 }],
    ["gets 404 with HTML", { kind: "unavailable", status: 502 }],
  ])(
    "that %s keeps the session: the request fails with its failure, and the next request refreshes again",
    async (refreshBehaviour, failure) => {
      authServer.refreshBehaviour = refreshBehaviour;
      authServer.expireAccessTokens();
      expect(await portal.request()).toEqual(failure);
      expect(portal.session.sessionStore.current.state).toBe("signedIn");
      expect(readStoredTokens()).toEqual({ access: "access-1", refresh: "refresh-1" });
      authServer.refreshBehaviour = "succeeds";
      expect(await portal.request()).toBe("Aysel");
    },
  );

  it("ends the session when it is rejected without a body, whatever its type", async () => {
    authServer.refreshBehaviour = "gets 403 without a body, as HTML";
    authServer.expireAccessTokens();
    expect(await portal.request()).toMatchObject({ kind: "unauthorized" });
    await flushEventLoop();
    expect(portal.session.sessionStore.current).toEqual({ state: "ended" });
  });

  it.each<[RefreshBehaviour, string]>([
    ["gets one token", "refresh-1"],
    ["gets other field names", "refresh-2"],
  ])("that %s continues the session", async (refreshBehaviour, refresh) => {
    authServer.refreshBehaviour = refreshBehaviour;
    authServer.expireAccessTokens();
    expect(await portal.request()).toBe("Aysel");
    expect(readStoredTokens()).toEqual({ access: "access-2", refresh });
  });

  it("that gets no token ends the session and stores nothing in place of a token", async () => {
    authServer.refreshBehaviour = "gets no token";
    authServer.expireAccessTokens();
    expect(await portal.request()).toMatchObject({ kind: "unauthorized" });
    await flushEventLoop();
    expect(portal.session.sessionStore.current.state).toBe("ended");
    expect([...portal.tab.localStorage.values()]).toEqual([]);
  });

  /** Expects an anonymous visitor and no stored tokens, as after a sign-out. */
  async function expectSignedOut(): Promise<void> {
    await flushEventLoop();
    expect(portal.session.sessionStore.current).toEqual({ state: "anonymous", signedOut: true });
    expect(portal.tokens.getCurrentTokens()).toBeUndefined();
    expect([portal.tab.localStorage.size, browser.sharedLocalStorage.size, browser.indexedDb.get("current")]).toEqual([
      0,
      0,
      undefined,
    ]);
  }

  it.each([/uses the database/, /database returns/])("is not sent after a sign-out (%s)", async (step) => {
    authServer.expireAccessTokens();
    const release = holdStep(step);
    const pendingRequest = portal.request();
    await flushEventLoop();
    const signingOut = portal.session.signOut();
    release();
    await signingOut;
    expect(await pendingRequest).toMatchObject({ kind: "unauthorized" });
    expect(refreshRequestCount()).toBe(0);
    await expectSignedOut();
  });

  it.each([/uses the database/, /database returns/])(
    "restores no session when its response arrives before a sign-out and is stored after it (%s)",
    async (step) => {
      authServer.expireAccessTokens();
      const release = holdStep(/refresh-token gets a response/);
      const pendingRequest = portal.request();
      await flushEventLoop();
      const releaseWrite = holdStep(step);
      release();
      await flushEventLoop();
      const signingOut = portal.session.signOut();
      releaseWrite();
      await signingOut;
      expect(await pendingRequest).toMatchObject({ kind: "unauthorized" });
      await expectSignedOut();
    },
  );

  it("restores no session when its response arrives after a sign-out", async () => {
    authServer.expireAccessTokens();
    const release = holdStep(/refresh-token gets a response/);
    const pendingRequest = portal.request();
    await flushEventLoop();
    await portal.session.signOut();
    release();
    expect(await pendingRequest).toMatchObject({ kind: "unauthorized" });
    await expectSignedOut();
  });

  it("is discarded after a sign-out in another tab, even before this tab gets the storage event", async () => {
    const otherTab = await loadAuthModules();
    await otherTab.start(browser);
    authServer.expireAccessTokens();
    const release = holdStep(/refresh-token gets a response/);
    const releaseEvent = holdStep(/tab 0 sees/);
    const pendingRequest = portal.request();
    await flushEventLoop();
    await otherTab.session.signOut();
    release();
    expect(await pendingRequest).toMatchObject({ kind: "unauthorized" });
    releaseEvent();
    await expectSignedOut();
  });

  it("is removed when another tab signs out while it is stored", async () => {
    const otherTab = await loadAuthModules();
    await otherTab.start(browser);
    authServer.expireAccessTokens();
    const releaseEvent = holdStep(/tab 0 sees/);
    const releaseRemoval = holdStep(/tab 1 uses the database/);
    const signingOut = otherTab.session.signOut();
    expect(await portal.request()).toBe("Aysel");
    releaseEvent();
    await flushEventLoop();
    releaseRemoval();
    await signingOut;
    await expectSignedOut();
  });

  it("in another tab restores no session when this tab learns of it during a sign-out", async () => {
    const otherTab = await loadAuthModules();
    await otherTab.start(browser);
    authServer.expireAccessTokens();
    const releaseEvent = holdStep(/database returns to tab 0/);
    await otherTab.request();
    await flushEventLoop();
    const signingOut = portal.session.signOut();
    releaseEvent();
    await signingOut;
    await expectSignedOut();
  });

  it("never replays a request of one person as another", async () => {
    authServer.expireAccessTokens();
    const release = holdStep(/refresh-token gets a response/);
    const pendingRequests = [portal.request(), portal.request("/user/pass-validation")];
    await flushEventLoop();
    await signIn("Murad");
    release();
    for (const result of await Promise.all(pendingRequests)) expect(result).toMatchObject({ kind: "unauthorized" });
    const asMurad = authServer.receivedRequests.filter(({ bearer }) => authServer.userOfToken(bearer) === "Murad");
    expect(asMurad.map(({ path }) => path)).toEqual(["/user/details"]);
    expect(portal.session.sessionStore.current).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
    expect(await portal.request()).toBe("Murad");
  });

  it("for one person does not block a refresh for the next person", async () => {
    authServer.expireAccessTokens();
    const release = holdStep(/refresh-token gets a response/);
    const firstRequest = portal.request();
    await flushEventLoop();
    await signIn("Murad");
    authServer.expireAccessTokens();
    const nextRequest = portal.request();
    await flushEventLoop();
    release();
    expect(await firstRequest).toMatchObject({ kind: "unauthorized" });
    expect(await nextRequest).toBe("Murad");
  });

  it("is not sent when a sign-in gets 401, and the session stays", async () => {
    expect(await portal.request("/public/auth/login", "POST")).toBe("");
    const rejectingFetch = vi.fn<typeof fetch>(() =>
      Promise.resolve(Response.json({ message: "Wrong password" }, { status: 401 })),
    );
    vi.stubGlobal("fetch", rejectingFetch);
    expect(await portal.request("/public/auth/login", "POST")).toEqual({
      kind: "unauthorized",
      message: "Wrong password",
    });
    expect(rejectingFetch).toHaveBeenCalledOnce();
    expect(portal.session.sessionStore.current.state).toBe("signedIn");
  });

  it("is sent at most once for a request, also when every response is 401", async () => {
    vi.stubGlobal("fetch", async (input: Request) =>
      input.url.includes("refresh-token")
        ? authServer.fetch(input)
        : Response.json({ message: "Not here" }, { status: 401 }),
    );
    // The session goes on: the failure is that of the request, without the message that nobody is signed in.
    expect(await portal.request()).toEqual({ kind: "rejected", status: 401 });
    await flushEventLoop();
    expect(authServer.refreshCount).toBeLessThanOrEqual(2);
  });
});

describe("without locks", () => {
  beforeEach(async () => {
    vi.stubGlobal("navigator", {});
    await signIn("Aysel");
  });

  it("sends one refresh for fifty requests that get 401", async () => {
    authServer.expireAccessTokens();
    expect(new Set(await sendFiftyRequests())).toEqual(new Set(["Aysel"]));
    expect(refreshRequestCount()).toBe(1);
  });

  it("takes over the tokens of another tab that refreshed first", async () => {
    authServer.expireAccessTokens();
    const pendingRequest = portal.request();
    authServer.refreshBehaviour = "is rejected";
    await flushEventLoop();
    const current = browser.indexedDb.get("current") as object;
    browser.indexedDb.set("current", { ...current, ...authServer.openSession("Aysel") });
    expect(await pendingRequest).toBe("Aysel");
    expect(portal.session.sessionStore.current.state).toBe("signedIn");
  });
});

describe("when the browser rejects lock requests", () => {
  it("starts the session without locks", async () => {
    vi.stubGlobal("navigator", {
      locks: { request: () => Promise.reject(new DOMException("denied", "SecurityError")) },
    });
    await signIn("Aysel");
    authServer.expireAccessTokens();
    expect(await portal.request()).toBe("Aysel");
  });
});

describe("without IndexedDB", () => {
  beforeEach(async () => {
    portal = await loadAuthModules({ database: "is missing" });
    await portal.start(browser);
    await signIn("Aysel");
  });

  it("sends the requests again that waited for a refresh", async () => {
    authServer.expireAccessTokens();
    expect(new Set(await sendFiftyRequests())).toEqual(new Set(["Aysel"]));
    expect(authServer.refreshCount).toBe(1);
  });

  it("does not replay a request with the tokens of another tab, which may belong to another person", async () => {
    const otherTab = await loadAuthModules({ database: "is missing" });
    await otherTab.start(browser);
    authServer.expireAccessTokens();
    const release = holdStep(/whoami gets a response|sees/);
    const pendingRequest = portal.request();
    await flushEventLoop();
    await otherTab.session.signInWith(authServer.openSession("Murad"));
    release();
    expect(await pendingRequest).toMatchObject({ kind: "unauthorized" });
    await flushEventLoop();
    expect(portal.session.sessionStore.current).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
  });
});
