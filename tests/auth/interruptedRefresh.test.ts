import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeBrowser, type FakeBrowser } from "./fakeBrowser.ts";
import { flushEventLoop, noDelay } from "./delay.ts";
import { loadAuthModules, type AuthModules } from "./authModules.ts";
import { createFakeAuthServer, type FakeAuthServer } from "./fakeAuthServer.ts";

let browser: FakeBrowser;
let authServer: FakeAuthServer;

beforeEach(() => {
  browser = createFakeBrowser(noDelay);
  authServer = createFakeAuthServer(noDelay);
  vi.stubGlobal("fetch", authServer.fetch);
  vi.stubGlobal("navigator", { locks: browser.locks });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openPage(options?: Parameters<typeof loadAuthModules>[0]): Promise<AuthModules> {
  const portal = await loadAuthModules(options);
  await portal.start(browser);
  return portal;
}

const refreshRequestCount = (): number =>
  authServer.receivedRequests.filter(({ path }) => path.endsWith("/refresh-token")).length;

describe("a page that is reloaded during a refresh", () => {
  /**
   * Signs in and sends a request with an expired token. The page never gets the response of its refresh. Returns the page that
   * opens next: the browser has released the lock of the first one.
   */
  async function interruptRefresh(): Promise<AuthModules> {
    const portal = await openPage();
    await portal.session.signInWith(authServer.openSession("Aysel"));
    authServer.expireAccessTokens();
    vi.stubGlobal("fetch", async (...args: Parameters<typeof fetch>) => {
      const response = await authServer.fetch(...args);
      return refreshRequestCount() === 0 ? response : new Promise(() => undefined);
    });
    void portal.request();
    await flushEventLoop();
    expect(refreshRequestCount()).toBe(1);
    vi.stubGlobal("fetch", authServer.fetch);
    vi.stubGlobal("navigator", { locks: createFakeBrowser(noDelay).locks });
    return loadAuthModules();
  }

  it("continues the session, when the server returns the same pair again", async () => {
    authServer.refreshBehaviour = "is repeatable";
    const portal = await interruptRefresh();
    await portal.start(browser);
    expect(await portal.request()).toBe("Aysel");
    expect(portal.session.sessionStore.current).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
    expect(refreshRequestCount()).toBe(2);
  });

  it("tries once more, when the server rejects the token while it is still busy with the first request", async () => {
    authServer.refreshBehaviour = "is repeatable";
    const portal = await interruptRefresh();
    authServer.refreshBehaviour = "gets 409";
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const started = portal.start(browser);
    await flushEventLoop();
    expect(refreshRequestCount()).toBe(2);
    authServer.refreshBehaviour = "is repeatable";
    await vi.advanceTimersByTimeAsync(1000);
    await started;
    expect(portal.session.sessionStore.current).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
    expect(refreshRequestCount()).toBe(3);
  });

  it("says that the session has ended, when the server rejects the token twice", async () => {
    const portal = await interruptRefresh();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const started = portal.start(browser);
    await flushEventLoop();
    await vi.advanceTimersByTimeAsync(1000);
    await started;
    await flushEventLoop();
    expect(portal.session.sessionStore.current).toEqual({ state: "ended" });
    expect(refreshRequestCount()).toBe(3);
  });
});

describe("a browser whose database", () => {
  it("throws stores the session in localStorage and refreshes it", async () => {
    const portal = await openPage({ database: "throws" });
    await portal.session.signInWith(authServer.openSession("Aysel"));
    authServer.expireAccessTokens();
    expect(await portal.request()).toBe("Aysel");
    expect(portal.tab.localStorage.get("refreshToken")).toBe("refresh-2");
    await portal.session.signOut();
    expect(portal.tab.localStorage.size).toBe(0);
  });

  it("never answers does so after three seconds, once", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const portal = await loadAuthModules({ database: "never answers" });
    const started = portal.start(browser);
    await vi.advanceTimersByTimeAsync(3000);
    await started;
    await portal.session.signInWith(authServer.openSession("Aysel"));
    authServer.expireAccessTokens();
    expect(await portal.request()).toBe("Aysel");
    expect(portal.session.sessionStore.current).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
  });
});

describe("a lock that another tab never releases", () => {
  it("is waited for no longer than its time limit", async () => {
    const timeouts: AbortController[] = [];
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
      const controller = new AbortController();
      timeouts.push(controller);
      return controller.signal;
    });
    const locks: FakeBrowser["locks"] = {
      request: (_name, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new Error("No lock")))),
    };
    vi.stubGlobal("navigator", { locks });
    const portal = await loadAuthModules();
    const started = portal.start(browser);
    await flushEventLoop();
    timeouts.at(-1)?.abort();
    await started;
    expect(portal.session.sessionStore.current).toEqual({ state: "anonymous" });
  });
});

describe("a page without a secure context", () => {
  it("signs in", async () => {
    const webCrypto = crypto;
    vi.stubGlobal("crypto", {
      getRandomValues: (array: Uint8Array<ArrayBuffer>) => webCrypto.getRandomValues(array),
    });
    vi.stubGlobal("navigator", {});
    const portal = await openPage();
    await portal.session.signInWith(authServer.openSession("Aysel"));
    expect(portal.session.sessionStore.current).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
    expect(portal.tokens.getCurrentTokens()?.id).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
  });
});
