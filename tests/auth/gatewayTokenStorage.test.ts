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

/** Holds back the response of the next call of this name. */
function holdResponse(call: string): { isHeld: Promise<void>; release: () => void } {
  const held = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  vi.stubGlobal("fetch", async (input: RequestInfo, init?: RequestInit) => {
    const response = await gateway.fetch(input, init);
    if (gateway.received.at(-1)?.call !== call) return response;
    vi.stubGlobal("fetch", gateway.fetch);
    held.resolve(undefined);
    await released.promise;
    return response;
  });
  return { isHeld: held.promise, release: () => released.resolve(undefined) };
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

  it("is sent again when a page was in the place of the gateway", async () => {
    const tab = await signIn();
    const page = (): Response => new Response("<p>Maintenance", { headers: { "content-type": "text/html" } });
    vi.stubGlobal("fetch", () => Promise.resolve(page()));
    await tab.session.signOut();
    expect(gateway.session.state).toBe("active");
    vi.stubGlobal("fetch", gateway.fetch);
    await openTab(tab);
    await flushEventLoop();
    expect([gateway.session.state, tab.tab.localStorage.size]).toEqual(["none", 0]);
  });

  it("waits five seconds for the gateway, and is sent when the portal is opened again", async () => {
    const tab = await signIn();
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      const limit = new AbortController();
      if (ms === 5000) setTimeout(() => limit.abort());
      return limit.signal;
    });
    vi.stubGlobal(
      "fetch",
      (_: RequestInfo, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new Error("Aborted")))),
    );
    await tab.session.signOut();
    expect([getState(tab), gateway.session.state]).toEqual(["anonymous", "active"]);
    vi.restoreAllMocks();
    vi.stubGlobal("fetch", gateway.fetch);
    await openTab();
    await flushEventLoop();
    expect([gateway.session.state, tab.tab.localStorage.size]).toEqual(["none", 0]);
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

it("shows in every tab the account that was chosen in one, and sends nothing for it before", async () => {
  const tab = await signIn();
  const other = await openTab();
  const stopped = await openTab();
  const getOrganisations = (): unknown[] =>
    [tab, other, stopped].map(({ session }) => {
      const { current } = session.sessionStore;
      return "user" in current && current.user.manufacturers[0]?.name;
    });
  stopped.tab.storageListeners = [];
  gateway.organisation = "Xəzər MMC";
  await other.session.applyAccountChoice({ certNumber: "AZ-1", tokens: placeholders });
  await flushEventLoop();
  expect(getOrganisations()).toEqual(["Xəzər MMC", "Xəzər MMC", undefined]);
  expect(await stopped.request("/whoami", "POST")).toEqual({ kind: "accountChanged" });
  await flushEventLoop();
  expect(getOrganisations()).toEqual(["Xəzər MMC", "Xəzər MMC", "Xəzər MMC"]);
  await other.session.signOut();
  await flushEventLoop();
  expect(browser.sharedLocalStorage.size).toBe(0);
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
    // The request shows its failure, because the session goes on.
    expect(await tab.request()).toMatchObject({ kind: "rejected", status: 401 });
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

describe("a late response of the gateway", () => {
  it("to an extension leaves the session that another tab has started meanwhile", async () => {
    const other = await signIn();
    await openTab();
    const { extendSession } = await import("../../src/auth/authorization.ts");
    const { isHeld, release } = holdResponse("POST /gateway/refresh");
    const extension = extendSession();
    await isHeld;
    gateway.signIn("Murad");
    await other.session.signInWith(placeholders);
    release();
    expect(await extension).toEqual({ outcome: "superseded" });
    expect(other.tab.localStorage.get("gatewaySession")).toContain("Murad");
  });

  it("to a question about refreshed tokens leaves the tab signed out", async () => {
    const tab = await signIn();
    if (gateway.session.state === "active") gateway.session = { ...gateway.session, version: 1 };
    const { isHeld, release } = holdResponse("GET /gateway/session");
    await tab.request();
    await isHeld;
    await tab.session.signOut();
    release();
    await flushEventLoop();
    expect([getState(tab), tab.tab.localStorage.size]).toEqual(["anonymous", 0]);
  });
});

it("does not sign in when the server that answers is no gateway", async () => {
  const tab = await openTab();
  await expect(tab.session.signInWith(placeholders)).rejects.toThrow("invalidResponse");
  expect([getState(tab), tab.tab.localStorage.size]).toEqual(["anonymous", 0]);
});

describe("a session that the other portal offers", () => {
  const accept = (): Promise<boolean> => Promise.resolve(true);

  it.each([
    ["that the gateway has taken from the address", "atGateway"] as const,
    ["whose tokens the address has", { access: "a", refresh: "r" }] as const,
  ])("%s is started when the visitor confirms its user", async (_, offer) => {
    const tab = await openTab();
    gateway.offeredUser = "Murad";
    const askedFor: string[] = [];
    await tab.session.acceptOfferedSession(offer, ({ name }) => {
      askedFor.push(name);
      return accept();
    });
    expect([askedFor, getState(tab), gateway.session]).toEqual([
      ["Murad"],
      "signedIn",
      expect.objectContaining({ id: "Murad" }),
    ]);
    expect(gateway.received[0]).toEqual(
      offer === "atGateway"
        ? { call: "GET /gateway/offer", sessionId: "none", authorization: null }
        : {
            call: "POST /gateway/offer",
            sessionId: "none",
            authorization: null,
            body: { token: "a", refreshToken: "r" },
          },
    );
    expect(await tab.session.signOut()).toEqual({ viaIdentity: true });
  });

  it("is rejected at the gateway when the visitor is somebody else", async () => {
    const tab = await openTab();
    gateway.offeredUser = "Murad";
    await tab.session.acceptOfferedSession("atGateway", () => Promise.resolve(false));
    await flushEventLoop();
    expect([getState(tab), gateway.offeredUser, gateway.session.state]).toEqual(["anonymous", undefined, "none"]);
  });

  it("is rejected without a question when somebody is signed in", async () => {
    const tab = await signIn();
    gateway.offeredUser = "Murad";
    gateway.isOnline = false;
    await tab.session.acceptOfferedSession("atGateway", accept);
    await flushEventLoop();
    expect(gateway.received.map(({ call }) => call)).toEqual(["POST /gateway/offer/reject"]);
    expect(tab.session.sessionStore.current).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
  });

  it("asks nothing when the gateway has none, or answers with something else than a user", async () => {
    const tab = await openTab();
    const confirm = vi.fn<(user: object) => Promise<boolean>>(accept);
    await tab.session.acceptOfferedSession("atGateway", confirm);
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ message: "OK" })));
    await tab.session.acceptOfferedSession("atGateway", confirm);
    expect([confirm.mock.calls, getState(tab)]).toEqual([[], "anonymous"]);
  });
});

describe("a device whose session was cleared from localStorage", () => {
  it("is signed out in every tab, and its session ends at the gateway", async () => {
    const tab = await signIn();
    const other = await openTab();
    tab.tab.writeLocalStorage("gatewaySession", undefined);
    await other.session.syncWithOtherTabs();
    await tab.session.syncWithOtherTabs();
    await flushEventLoop();
    expect([getState(tab), getState(other), gateway.session.state]).toEqual(["anonymous", "anonymous", "none"]);
    expect(tab.session.sessionStore.current).toMatchObject({ signedOut: true });
  });

  it("shows that the session has ended where the gateway says so", async () => {
    const tab = await signIn();
    gateway.session = { state: "ended" };
    tab.tab.localStorage.delete("gatewaySession");
    await tab.session.syncWithOtherTabs();
    expect([getState(tab), gateway.session.state]).toEqual(["ended", "ended"]);
  });

  it("is signed out while the gateway does not answer", async () => {
    const tab = await signIn();
    gateway.isOnline = false;
    tab.tab.localStorage.delete("gatewaySession");
    await tab.session.syncWithOtherTabs();
    expect(tab.session.sessionStore.current).toEqual({ state: "anonymous", signedOut: true });
  });

  it.each(["version", "expiresAtMs", "lifetimeMs"])("has no active session without a valid %s", async (name) => {
    const marker = { id: "Aysel", version: 0, expiresAtMs: 1, lifetimeMs: 1, [name]: "1" };
    browser.sharedLocalStorage.set("gatewaySession", JSON.stringify(marker));
    const tab = await openTab();
    expect([getState(tab), tab.storage.getCurrentSession()]).toEqual(["anonymous", undefined]);
  });

  it.each(["", "no JSON", "{}", '{"id":7}', "null"])("is anonymous with %j in place of a session", async (value) => {
    browser.sharedLocalStorage.set("gatewaySession", value);
    const tab = await openTab();
    await tab.request();
    expect([getState(tab), gateway.received.map(({ sessionId }) => sessionId)]).toEqual(["anonymous", ["none"]]);
  });
});

describe("what the portal knows about a session", () => {
  it("is when it ends, which other tabs learn without a request", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
    const tab = await signIn();
    const other = await openTab();
    const expiry = { expiresAtMs: 1_600_000, lifetimeMs: 600_000 };
    expect(other.storage.getCurrentSession()).toMatchObject({ id: "Aysel", renewal: "0", expiry });
    expect(tab.storage.getCurrentSession()).toMatchObject({ id: "Aysel", renewal: "0", expiry });
    vi.useRealTimers();
  });

  it("is the number of its refreshes and the new end, which follow a refresh in any tab", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
    const tab = await signIn();
    const other = await openTab();
    vi.setSystemTime(2_000_000);
    if (gateway.session.state === "active") gateway.session = { ...gateway.session, version: 3 };
    await tab.request();
    await flushEventLoop();
    const renewed = { id: "Aysel", renewal: "3", expiry: { expiresAtMs: 2_600_000, lifetimeMs: 600_000 } };
    expect(tab.storage.getCurrentSession()).toEqual(renewed);
    expect(other.storage.getCurrentSession()).toEqual(renewed);
    vi.useRealTimers();
  });

  it("is for the live feed its id, and none for an anonymous visitor", async () => {
    const anonymous = await openTab();
    expect(anonymous.storage.getTokenStorage().getConnectHeaders()).toEqual({ "x-portal-session": "none" });
    const signedIn = await signIn();
    expect(signedIn.storage.getTokenStorage().getConnectHeaders()).toEqual({ "x-portal-session": "Aysel" });
  });

  it("is nothing that the address of the other portal would need", async () => {
    const tab = await openTab();
    expect(tab.storage.getTokenStorage().getCrossPortalUrl(placeholders)).toBe("/api/gateway/hand-over");
  });

  it("reaches every listener until it unsubscribes", async () => {
    const tab = await openTab();
    const listener = vi.fn<() => void>();
    const unsubscribe = tab.storage.subscribeToSession(listener);
    gateway.signIn("Aysel");
    await tab.session.signInWith(placeholders);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    await tab.session.signOut();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe("a request at the gateway", () => {
  it("waits for the session of a device that has one", async () => {
    await signIn();
    const loading = await loadAuthModules({ tokenStorage: "gateway" });
    loading.open(browser);
    expect(await loading.request()).toBe("Aysel");
  });

  it("is not sent again when the session has changed meanwhile, or the tab has none any more", async () => {
    const tab = await signIn();
    gateway.notes = [{ status: 401, note: "replay 1" }];
    tab.tab.localStorage.delete("gatewaySession");
    expect(await tab.request("/whoami", "POST")).toMatchObject({ kind: "unauthorized" });
    expect(gateway.received.filter(({ call }) => call === "POST /whoami")).toHaveLength(1);
  });

  it("reads the user again only for a newer refresh than the tab knows", async () => {
    const tab = await signIn();
    if (gateway.session.state === "active") gateway.session = { ...gateway.session, version: 2 };
    await tab.request();
    await flushEventLoop();
    for (const note of ["active 2", "active 1", "active", "none 7"]) {
      gateway.notes = [{ status: 200, note }];
      await tab.request();
      await flushEventLoop();
    }
    expect(countReads()).toBe(1);
  });
});

describe("a sign-out without a connection", () => {
  it("is sent as soon as there is one, once", async () => {
    const tab = await signIn();
    gateway.isOnline = false;
    await tab.session.signOut();
    gateway.isOnline = true;
    gateway.received = [];
    tab.dispatch("online");
    await flushEventLoop();
    tab.dispatch("online");
    await flushEventLoop();
    expect(gateway.received).toEqual([{ call: "POST /gateway/sign-out", sessionId: "none", authorization: null }]);
    expect([gateway.session.state, tab.tab.localStorage.size]).toEqual(["none", 0]);
  });

  it("does not end the session of the next sign-in", async () => {
    const tab = await signIn();
    gateway.isOnline = false;
    await tab.session.signOut();
    gateway.isOnline = true;
    gateway.signIn("Murad");
    await tab.session.signInWith(placeholders);
    tab.dispatch("online");
    await flushEventLoop();
    expect([getState(tab), gateway.session.state]).toEqual(["signedIn", "active"]);
  });

  it("leaves nothing of the state identity login on the device", async () => {
    const tab = await openTab();
    gateway.signIn("Aysel");
    await tab.session.signInWith(placeholders, "login-1");
    expect(tab.tab.localStorage.get("asanLoginId")).toBe("login-1");
    gateway.isOnline = false;
    expect(await tab.session.signOut()).toEqual({ viaIdentity: true });
    expect([...tab.tab.localStorage]).toEqual([["gatewaySession", '{"id":"Aysel"}']]);
  });
});

describe("the end of a session", () => {
  it("leaves the session that another tab has started meanwhile", async () => {
    const tab = await signIn();
    tab.tab.storageListeners = [];
    const other = await openTab();
    gateway.signIn("Murad");
    await other.session.signInWith(placeholders);
    await flushEventLoop();
    await tab.storage.getTokenStorage().clearEnded();
    expect(tab.tab.localStorage.get("gatewaySession")).toContain("Murad");
  });

  it("is not reported by a request of a tab that another one has signed out", async () => {
    const tab = await signIn();
    tab.tab.storageListeners = [];
    const other = await openTab();
    gateway.isOnline = false;
    await other.session.signOut();
    await flushEventLoop();
    gateway.isOnline = true;
    gateway.session = { state: "ended" };
    await tab.request();
    await flushEventLoop();
    expect(getState(tab)).toBe("signedIn");
  });
});

it("applies a choice of account to the session that the gateway has changed, unless somebody has signed out", async () => {
  const tab = await signIn();
  expect(await tab.session.applyAccountChoice({ certNumber: "AZ-1", tokens: placeholders })).toBeUndefined();
  expect(countReads()).toBe(1);
  const { getTokenStorage } = tab.storage;
  const session = getTokenStorage().getCurrent();
  if (session === undefined) throw new Error("There is no session.");
  expect(await getTokenStorage().replace(session, placeholders)).toBe(true);
  await tab.session.signOut();
  expect(await getTokenStorage().replace(session, placeholders)).toBe(false);
});

it("fails to extend a session when a page is in the place of the gateway, or an empty response", async () => {
  await signIn();
  const { extendSession } = await import("../../src/auth/authorization.ts");
  for (const response of [new Response("<p>No", { headers: { "content-type": "text/html" } }), new Response()]) {
    vi.stubGlobal("fetch", () => Promise.resolve(response));
    expect(await extendSession()).toMatchObject({
      outcome: "failed",
      failure: { kind: "invalidResponse" },
    });
  }
});
