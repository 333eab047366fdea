import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadAuthModules, type AuthModules } from "./authModules.ts";
import { flushEventLoop, noDelay } from "./delay.ts";
import { createFakeBrowser, type FakeBrowser } from "./fakeBrowser.ts";
import { createFakeGateway, type FakeGateway } from "./fakeGateway.ts";

let browser: FakeBrowser;
let gateway: FakeGateway;

beforeEach(() => {
  browser = createFakeBrowser(noDelay);
  gateway = createFakeGateway();
  vi.stubGlobal("fetch", gateway.fetch);
  // Node has no page whose URL a path belongs to.
  vi.stubGlobal(
    "Request",
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === "string" ? new URL(input, "https://portal.test") : input, init);
      }
    },
  );
  vi.stubGlobal("navigator", { locks: browser.locks, onLine: true });
});
afterEach(() => void vi.unstubAllGlobals());

/** Opens a tab, or loads a page in the tab of `previous`. */
const openTab = async (previous?: AuthModules): Promise<AuthModules> => {
  const tab = await loadAuthModules({ tokenStorage: "gateway" });
  await tab.start(browser, previous?.tab);
  return tab;
};
const placeholders = { access: "kept-by-the-gateway", refresh: "kept-by-the-gateway" };

/** Opens a tab and signs in. */
async function signIn(id = "Aysel"): Promise<AuthModules> {
  const tab = await openTab();
  gateway.signIn(id);
  await tab.session.signInWith(placeholders);
  gateway.received = [];
  return tab;
}

const getState = ({ session }: AuthModules): string => session.sessionStore.current.state;
const countReads = (): number => gateway.received.filter(({ call }) => call === "GET /user/details").length;

it("stores no token and sends none", async () => {
  const tab = await signIn();
  expect(await tab.request()).toBe("Aysel");
  expect(gateway.received).toEqual([{ call: "GET /whoami", sessionId: "Aysel", authorization: null }]);
  expect([...tab.tab.localStorage.keys()]).toEqual(["gatewaySession"]);
  expect(browser.indexedDb.size).toBe(0);
  expect([...tab.tab.localStorage.values()].join()).not.toContain(placeholders.access);
});

it("asks nothing for an anonymous visitor, whose requests belong to no session", async () => {
  const tab = await openTab();
  expect([getState(tab), gateway.received]).toEqual(["anonymous", []]);
  await tab.request("/posts/public");
  expect(gateway.received.at(-1)?.sessionId).toBe("none");
});

it("continues the session in another tab and after a reload", async () => {
  await signIn();
  const tab = await openTab();
  expect([getState(tab), gateway.received.map(({ call }) => call)]).toEqual(["signedIn", ["GET /user/details"]]);
});

it("removes the tokens of a time without a gateway", async () => {
  browser.sharedLocalStorage.set("accessToken", "old").set("refreshToken", "older");
  const tab = await openTab();
  expect([getState(tab), tab.tab.localStorage.size, browser.indexedDb.size]).toEqual(["anonymous", 0, 0]);
});

describe("a sign-out", () => {
  it("is followed by the other tabs", async () => {
    const other = await signIn();
    const tab = await openTab();
    await tab.session.signOut();
    await flushEventLoop();
    expect([getState(tab), getState(other)]).toEqual(["anonymous", "anonymous"]);
    expect(other.session.sessionStore.current).toMatchObject({ signedOut: true });
    expect([gateway.session.state, tab.tab.localStorage.size, other.tab.localStorage.size]).toEqual(["none", 0, 0]);
  });

  it("without a connection is sent when the portal is opened again", async () => {
    const tab = await signIn();
    gateway.isOnline = false;
    await tab.session.signOut();
    expect([getState(tab), gateway.session.state]).toEqual(["anonymous", "active"]);
    await flushEventLoop();
    gateway.isOnline = true;
    const reopened = await openTab();
    await flushEventLoop();
    expect([getState(reopened), gateway.session.state]).toEqual(["anonymous", "none"]);
    expect(reopened.tab.localStorage.size).toBe(0);
  });
});

describe("a session that has ended", () => {
  it("is reported in every tab, and nothing of it stays", async () => {
    const other = await signIn();
    const tab = await openTab();
    gateway.session = { state: "ended" };
    await tab.request();
    await flushEventLoop();
    expect([getState(tab), getState(other)]).toEqual(["ended", "ended"]);
    expect(tab.tab.localStorage.size).toBe(0);
  });

  it("is reported also by a tab that missed that another one has noticed it", async () => {
    const tab = await signIn();
    gateway.session = { state: "ended" };
    tab.tab.localStorage.delete("gatewaySession");
    await tab.request();
    expect(getState(tab)).toBe("ended");
  });

  it("is reported on a page that was loading when another tab noticed it, once", async () => {
    const tab = await signIn();
    const other = await openTab();
    tab.tab.storageListeners = [];
    gateway.session = { state: "ended" };
    await other.request();
    await flushEventLoop();
    expect(tab.tab.localStorage.size).toBe(0);
    const loaded = await openTab(tab);
    expect(getState(loaded)).toBe("ended");
    expect(getState(await openTab(loaded))).toBe("anonymous");
  });

  it("is none after a sign-out while the page was loading", async () => {
    const tab = await signIn();
    const other = await openTab();
    tab.tab.storageListeners = [];
    await other.session.signOut();
    await flushEventLoop();
    expect(getState(await openTab(tab))).toBe("anonymous");
  });

  it("is not one whose request the backend refuses with fresh tokens", async () => {
    const tab = await signIn();
    gateway.notes = [{ status: 401, note: "active 0" }];
    expect(await tab.request()).toMatchObject({ kind: "unauthorized" });
    expect(getState(tab)).toBe("signedIn");
  });

  it("is replaced by the one that another tab has started", async () => {
    const tab = await signIn();
    const other = await openTab();
    gateway.signIn("Murad");
    await other.session.signInWith(placeholders);
    await flushEventLoop();
    expect(tab.session.sessionStore.current).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
    expect(await tab.request()).toBe("Murad");
  });
});

describe("refreshed tokens", () => {
  it("make the tab read the user again, once", async () => {
    const tab = await signIn();
    if (gateway.session.state === "active") gateway.session = { ...gateway.session, version: 1 };
    await Promise.all([tab.request(), tab.request(), tab.request()]);
    await flushEventLoop();
    expect(countReads()).toBe(1);
  });

  it("make the tab send a file again, which the gateway has not kept", async () => {
    const tab = await signIn();
    gateway.notes = [{ status: 401, note: "replay 1" }];
    expect(await tab.request("/whoami", "POST")).toBe("Aysel");
    await flushEventLoop();
    expect(gateway.received.filter(({ call }) => call === "POST /whoami")).toHaveLength(2);
  });

  it("extend the session when the visitor asks for it", async () => {
    const tab = await signIn();
    const { extendSession } = await import("../../src/auth/authorization.ts");
    expect(await extendSession()).toEqual({ outcome: "refreshed" });
    expect(gateway.session).toMatchObject({ version: 1 });
    gateway.isOnline = false;
    expect(await extendSession()).toEqual({ outcome: "failed", failure: { kind: "offline" } });
    gateway.isOnline = true;
    gateway.session = { state: "ended" };
    expect(await extendSession()).toEqual({ outcome: "ended" });
    expect(getState(tab)).toBe("ended");
  });
});

it("does not sign in when the server that answers is no gateway", async () => {
  const tab = await openTab();
  await expect(tab.session.signInWith(placeholders)).rejects.toThrow("invalidResponse");
  expect([getState(tab), tab.tab.localStorage.size]).toEqual(["anonymous", 0]);
});
