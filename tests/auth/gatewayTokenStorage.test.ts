import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TabSession } from "../../src/auth/tokenStorage.ts";
import { loadAuthModules, type AuthModules } from "./authModules.ts";
import { flushEventLoop, noDelay } from "./delay.ts";
import { createFakeBrowser, type FakeBrowser } from "./fakeBrowser.ts";
import { createFakeGateway, type FakeGateway } from "./fakeGateway.ts";
import { stubRequest } from "./stubRequest.ts";

let browser: FakeBrowser;
let gateway: FakeGateway;

beforeEach(() => {
  browser = createFakeBrowser(noDelay);
  gateway = createFakeGateway();
  vi.stubGlobal("fetch", gateway.fetch);
  stubRequest();
  vi.stubGlobal("navigator", { locks: browser.locks, onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

/** Answers the calls of a name with other responses, as long as no test replaces `fetch` again. */
function answer(call: string, respond: () => Response | Promise<Response>): void {
  vi.stubGlobal("fetch", async (input: RequestInfo, init?: RequestInit) => {
    const response = await gateway.fetch(input, init);
    return gateway.received.at(-1)?.call === call ? respond() : response;
  });
}

/** Lets the gateway refresh the tokens, as it does for a request of any tab. */
const refreshAtGateway = (version: number): void => {
  if (gateway.session.state === "active") gateway.session = { ...gateway.session, version };
};

/** Extends the session in the tab that was opened last. */
const extendSession = async (): Promise<unknown> => (await import("../../src/auth/authorization.ts")).extendSession();

const getSession = ({ storage }: AuthModules): TabSession => {
  const session = storage.getCurrentSession();
  if (session === undefined) throw new Error("There is no session.");
  return session;
};
const listCalls = (): string[] => gateway.received.map(({ call }) => call);
const getState = ({ session }: AuthModules): string => session.sessionStore.current.state;
const countCalls = (name: string): number => listCalls().filter((call) => call === name).length;
const countReads = (): number => countCalls("GET /user/details");

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
  expect([getState(tab), listCalls()]).toEqual(["signedIn", ["GET /user/details"]]);
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

  it("is sent again also when everything on the device was deleted meanwhile", async () => {
    vi.stubGlobal("document", { cookie: "" });
    vi.stubGlobal("location", { protocol: "https:" });
    for (const isOnline of [false, true]) {
      const tab = await signIn();
      tab.tab.writeLocalStorage("websitePreferences", "{}");
      const { deleteDeviceData, isSignOutPending } = await import("../../src/auth/deleteDeviceData.ts");
      gateway.isOnline = isOnline;
      await deleteDeviceData();
      expect([isSignOutPending(), gateway.session.state]).toEqual([!isOnline, isOnline ? "none" : "active"]);
      expect([...tab.tab.localStorage.keys()]).toEqual(isOnline ? [] : ["gatewaySession"]);
      gateway.isOnline = true;
      tab.dispatch("online");
      await flushEventLoop();
      expect([isSignOutPending(), gateway.session.state, tab.tab.localStorage.size]).toEqual([false, "none", 0]);
    }
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

  it("is one without a cookie, which the person has deleted", async () => {
    const tab = await signIn();
    gateway.session = { state: "none" };
    await tab.request();
    await flushEventLoop();
    expect([getState(tab), tab.tab.localStorage.size]).toEqual(["ended", 0]);
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

  it("leaves what everybody may read readable, by a request that belongs to no session", async () => {
    const tab = await signIn();
    gateway.session = { state: "ended" };
    gateway.notes = [
      { status: 401, note: "ended" },
      { status: 200, note: "none" },
    ];
    await tab.request("/call-center");
    expect(gateway.received.map(({ call, sessionId }) => `${call} ${sessionId}`)).toEqual([
      "GET /call-center Aysel",
      "GET /call-center none",
    ]);
    expect(getState(tab)).toBe("ended");
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
    refreshAtGateway(1);
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
    refreshAtGateway(1);
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

  it("is not started when another one has taken its place, which stays", async () => {
    for (const isConfirmed of [true, false]) {
      const tab = await openTab();
      gateway.offeredUser = "Aysel";
      await tab.session.acceptOfferedSession("atGateway", () => {
        gateway.offeredUser = "Murad";
        return Promise.resolve(isConfirmed);
      });
      await flushEventLoop();
      expect([getState(tab), gateway.offeredUser, gateway.session.state]).toEqual(["anonymous", "Murad", "none"]);
    }
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
    expect(listCalls()).toEqual(["POST /gateway/offer/reject"]);
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
  });

  it("is the number of its refreshes and the new end, which follow a refresh in any tab", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
    const tab = await signIn();
    const other = await openTab();
    vi.setSystemTime(2_000_000);
    refreshAtGateway(3);
    await tab.request();
    await flushEventLoop();
    const renewed = { id: "Aysel", renewal: "3", expiry: { expiresAtMs: 2_600_000, lifetimeMs: 600_000 } };
    expect(tab.storage.getCurrentSession()).toEqual(renewed);
    expect(other.storage.getCurrentSession()).toEqual(renewed);
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
    refreshAtGateway(2);
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
  for (const response of [new Response("<p>No", { headers: { "content-type": "text/html" } }), new Response()]) {
    vi.stubGlobal("fetch", () => Promise.resolve(response));
    expect(await extendSession()).toMatchObject({
      outcome: "failed",
      failure: { kind: "invalidResponse" },
    });
  }
});

describe("an extended session", () => {
  it("has one refresh more and its new end, in every tab, although the clock stands still", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
    const other = await signIn();
    const tab = await openTab();
    gateway.received = [];
    expect(await extendSession()).toEqual({ outcome: "refreshed" });
    await flushEventLoop();
    const expiry = { expiresAtMs: 1_600_000, lifetimeMs: 600_000 };
    for (const each of [tab, other]) expect(getSession(each)).toEqual({ id: "Aysel", renewal: "1", expiry });
    // The session of the other tab is the same one: its user is not read again.
    expect(listCalls()).toEqual(["POST /gateway/refresh"]);
  });

  it("has one refresh more also after a request that was refreshed on the way, although the clock stands still", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
    const tab = await signIn();
    refreshAtGateway(3);
    await tab.request();
    await flushEventLoop();
    expect(getSession(tab)).toMatchObject({ renewal: "3" });
  });

  it("has its new end also without another refresh, because it was used", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
    const tab = await signIn();
    answer("POST /gateway/refresh", () =>
      Response.json({ state: "active", id: "Aysel", version: 0, expiresIn: 900, lifetime: 900 }),
    );
    expect(await extendSession()).toEqual({ outcome: "refreshed" });
    const expiry = { expiresAtMs: 1_900_000, lifetimeMs: 900_000 };
    expect(getSession(tab)).toEqual({ id: "Aysel", renewal: "0", expiry });
  });

  it("is superseded after a sign-out in this tab, and after one in another tab", async () => {
    for (const isOwn of [true, false]) {
      const other = await signIn();
      const tab = await openTab();
      const { isHeld, release } = holdResponse("POST /gateway/refresh");
      const extension = extendSession();
      await isHeld;
      tab.tab.storageListeners = [];
      await (isOwn ? tab : other).session.signOut();
      await flushEventLoop();
      release();
      expect(await extension).toEqual({ outcome: "superseded" });
      await flushEventLoop();
      expect([gateway.session.state, browser.sharedLocalStorage.size]).toEqual(["none", 0]);
    }
  });

  it("is superseded after a sign-out also when a tab that had not seen it has stored the session again", async () => {
    const tab = await signIn();
    const marker = tab.tab.localStorage.get("gatewaySession");
    const { isHeld, release } = holdResponse("POST /gateway/refresh");
    const extension = extendSession();
    await isHeld;
    await tab.session.signOut();
    tab.tab.writeLocalStorage("gatewaySession", marker);
    release();
    expect(await extension).toEqual({ outcome: "superseded" });
    expect(tab.storage.getCurrentSession()).toBeUndefined();
  });

  it("has ended where the gateway no longer has it, and no other tab has signed out or in", async () => {
    const tab = await signIn();
    gateway.session = { state: "none" };
    expect(await extendSession()).toEqual({ outcome: "ended" });
    expect([getState(tab), tab.tab.localStorage.size]).toEqual(["ended", 0]);
  });

  it.for([
    { message: "OK" },
    { state: "unknown" },
    { state: "active" },
    { state: "active", id: "Aysel" },
    { state: "active", id: "Aysel", version: 1, expiresIn: null, lifetime: 600 },
  ])("is as before when the gateway answers with something else than a state: %j", async (body) => {
    const tab = await signIn();
    const session = getSession(tab);
    answer("POST /gateway/refresh", () => Response.json(body));
    const failure = { kind: "invalidResponse", status: 200 };
    expect(await extendSession()).toEqual({ outcome: "failed", failure });
    expect([getSession(tab), getState(tab)]).toEqual([session, "signedIn"]);
  });
});

describe("the session of a tab", () => {
  it("is the same object until it changes", async () => {
    const tab = await signIn();
    const session = getSession(tab);
    const listener = vi.fn<() => void>();
    tab.storage.subscribeToSession(listener);
    expect(await tab.storage.getTokenStorage().sync()).toBe("unchanged");
    expect([getSession(tab) === session, listener.mock.calls.length]).toEqual([true, 0]);
  });

  it("is none for an anonymous visitor, for whom nothing changes and nothing is read", async () => {
    const tab = await openTab();
    expect(await tab.storage.getTokenStorage().sync()).toBe("unchanged");
    expect(await tab.session.reloadUser()).toBeUndefined();
    expect(await tab.session.signOut()).toEqual({ viaIdentity: false });
    expect([listCalls(), tab.tab.localStorage.size]).toEqual([[], 0]);
  });

  it("keeps its end while the gateway says nothing of the refreshed tokens, or that it is over or another one", async () => {
    for (const respond of [
      () => Promise.reject<Response>(new TypeError("Failed to fetch")),
      () => new Response("<p>Maintenance", { headers: { "content-type": "text/html" } }),
      () => Response.json({ state: "ended" }),
      () => Response.json({ state: "active", id: "Aysel" }),
      () => Response.json({ state: "active", id: "Murad", version: 1, expiresIn: 60, lifetime: 60 }),
    ]) {
      const tab = await signIn();
      const [session, marker] = [getSession(tab), tab.tab.localStorage.get("gatewaySession")];
      refreshAtGateway(1);
      answer("GET /gateway/session", respond);
      expect(await tab.request()).toBe("Aysel");
      await flushEventLoop();
      expect(listCalls()).toContain("GET /gateway/session");
      expect([getSession(tab), tab.tab.localStorage.get("gatewaySession")]).toEqual([session, marker]);
      vi.stubGlobal("fetch", gateway.fetch);
    }
  });

  it("is not started again by a tab that reads its end while another one signs out", async () => {
    const other = await signIn();
    const tab = await openTab();
    tab.tab.storageListeners = [];
    refreshAtGateway(1);
    const { isHeld, release } = holdResponse("GET /gateway/session");
    await tab.request();
    await isHeld;
    await other.session.signOut();
    await flushEventLoop();
    release();
    await flushEventLoop();
    expect([getState(other), other.tab.localStorage.size]).toEqual(["anonymous", 0]);
  });

  it("is asked for with the first request of a page, and a sign-out in another tab after it is followed", async () => {
    for (const isOnline of [true, false]) {
      const other = await signIn();
      const loading = await loadAuthModules({ tokenStorage: "gateway" });
      loading.open(browser);
      expect(await loading.request()).toBe("Aysel");
      gateway.isOnline = isOnline;
      await other.session.signOut();
      await flushEventLoop();
      await loading.session.restoreSession();
      expect([getState(loading), loading.storage.getCurrentSession()]).toEqual(["anonymous", undefined]);
      gateway.isOnline = true;
      loading.dispatch("online");
      await flushEventLoop();
      expect([gateway.session.state, browser.sharedLocalStorage.size]).toEqual(["none", 0]);
    }
  });

  it("needs no database", async () => {
    await signIn();
    const tab = browser.openTab();
    const runTransaction = vi.spyOn(tab, "runTransaction");
    const loading = await loadAuthModules({ tokenStorage: "gateway" });
    await loading.start(browser, tab);
    expect([getState(loading), runTransaction.mock.calls]).toEqual(["signedIn", []]);
  });
});

describe("a request", () => {
  it("before the session is restored is anonymous on a device without one, and one that was signed out ends once", async () => {
    const tab = await signIn();
    gateway.isOnline = false;
    await tab.session.signOut();
    gateway.isOnline = true;
    for (const calls of [["POST /gateway/sign-out", "GET /whoami"], ["GET /whoami"]]) {
      gateway.received = [];
      const loading = await loadAuthModules({ tokenStorage: "gateway" });
      loading.open(browser);
      await loading.request();
      expect(gateway.received).toEqual([{ call: "GET /whoami", sessionId: "none", authorization: null }]);
      await loading.session.restoreSession();
      await flushEventLoop();
      expect(listCalls().toSorted()).toEqual(calls.toSorted());
    }
  });

  it("belongs to the person whom the tab shows, until it has followed another tab", async () => {
    const anonymous = await openTab();
    anonymous.tab.storageListeners = [];
    const aysel = await signIn();
    aysel.tab.storageListeners = [];
    const other = await openTab();
    gateway.signIn("Murad");
    await other.session.signInWith(placeholders);
    await flushEventLoop();
    for (const [tab, sessionId] of [[anonymous, "none"] as const, [aysel, "Aysel"] as const]) {
      gateway.received = [];
      await tab.request();
      expect(gateway.received).toEqual([{ call: "GET /whoami", sessionId, authorization: null }]);
    }
  });

  it("gets its response also after a sign-out or a sign-in meanwhile, which it does not touch", async () => {
    for (const isSignOut of [true, false]) {
      const tab = await signIn();
      refreshAtGateway(7);
      const { isHeld, release } = holdResponse("GET /whoami");
      const response = tab.request();
      await isHeld;
      await tab.session.signOut();
      if (!isSignOut) {
        gateway.signIn("Murad");
        await tab.session.signInWith(placeholders);
      }
      gateway.received = [];
      release();
      expect(await response).toBe("Aysel");
      await flushEventLoop();
      expect(listCalls()).toEqual([]);
    }
    // The seven refreshes were those of the earlier session.
    const tab = await openTab();
    gateway.received = [];
    refreshAtGateway(1);
    await tab.request();
    await flushEventLoop();
    expect(countReads()).toBe(1);
  });

  it("that gets 401 after a sign-out meanwhile is neither sent again nor the end of a session", async () => {
    for (const note of ["ended", "replay 1", "none", "active 0"]) {
      const tab = await signIn();
      gateway.notes = [{ status: 401, note }];
      const { isHeld, release } = holdResponse("GET /whoami");
      const response = tab.request();
      await isHeld;
      await tab.session.signOut();
      release();
      expect(await response, note).toMatchObject({ kind: "unauthorized" });
      expect([getState(tab), countCalls("GET /whoami")], note).toEqual(["anonymous", 1]);
    }
  });

  it("that gets 401 without a session at the gateway shows no end where another tab has removed it", async () => {
    const tab = await signIn();
    tab.tab.localStorage.delete("gatewaySession");
    gateway.notes = [{ status: 401, note: "none" }];
    expect(await tab.request()).toMatchObject({ kind: "unauthorized" });
    expect(getState(tab)).toBe("signedIn");
  });

  it("that gets 401 from something else than the gateway is rejected, and the session goes on", async () => {
    const tab = await signIn();
    for (const init of [{}, { headers: { "content-type": "text/html" } }]) {
      answer("GET /whoami", () => new Response("Who are you?", { status: 401, ...init }));
      expect(await tab.request()).toMatchObject({ kind: "rejected", status: 401 });
    }
    expect([getState(tab), gateway.session.state, tab.tab.localStorage.size]).toEqual(["signedIn", "active", 1]);
  });

  it("that gets 401 tells a session that has ended from one that another tab has replaced", async () => {
    const tab = await signIn();
    tab.tab.storageListeners = [];
    const storage = tab.storage.getTokenStorage();
    const session = getSession(tab);
    const recover = (note: string): Promise<object> =>
      storage.recover(new Response(null, { status: 401, headers: { "x-portal-session": note } }), session);
    const other = await openTab();
    gateway.signIn("Murad");
    await other.session.signInWith(placeholders);
    await flushEventLoop();
    for (const note of ["ended", "none", "replay 1", "active 1"])
      expect(await recover(note), note).toEqual({ outcome: "superseded" });
    tab.tab.localStorage.delete("gatewaySession");
    expect(await recover("ended")).toEqual({ outcome: "ended" });
  });
});

describe("a sign-out", () => {
  it("outlives the page", async () => {
    const tab = await signIn();
    const sent: [string, unknown][] = [];
    vi.stubGlobal("fetch", (request: Request, init: RequestInit) => {
      sent.push([new URL(request.url).pathname, init.keepalive]);
      return gateway.fetch(request, init);
    });
    await tab.session.signOut();
    expect(sent).toEqual([["/api/gateway/sign-out", true]]);
  });

  it("that could not reach the gateway is followed by the other tabs without a question, and repeated by them", async () => {
    const other = await signIn();
    const tab = await openTab();
    gateway.isOnline = false;
    gateway.received = [];
    await tab.session.signOut();
    await flushEventLoop();
    expect(listCalls()).toEqual(["POST /gateway/sign-out"]);
    expect([getState(other), other.storage.getCurrentSession()]).toEqual(["anonymous", undefined]);
    gateway.isOnline = true;
    gateway.received = [];
    await other.request();
    expect(gateway.received).toEqual([{ call: "GET /whoami", sessionId: "none", authorization: null }]);
    other.dispatch("online");
    await flushEventLoop();
    expect([gateway.session.state, other.tab.localStorage.size]).toEqual(["none", 0]);
  });

  it("that could not reach the gateway is repeated by the next one", async () => {
    const tab = await signIn();
    gateway.isOnline = false;
    await tab.session.signOut();
    gateway.isOnline = true;
    expect(await tab.session.signOut()).toEqual({ viaIdentity: false });
    expect([gateway.session.state, tab.tab.localStorage.size]).toEqual(["none", 0]);
  });

  it("that could not reach the gateway is repeated once on a page whose first request came before its session", async () => {
    await signIn();
    const tab = await loadAuthModules({ tokenStorage: "gateway" });
    tab.open(browser);
    await tab.request();
    await tab.session.restoreSession();
    gateway.isOnline = false;
    await tab.session.signOut();
    gateway.isOnline = true;
    gateway.received = [];
    tab.dispatch("online");
    await flushEventLoop();
    expect(listCalls()).toEqual(["POST /gateway/sign-out"]);
  });

  it("that is answered late leaves the session that another tab has started, and what another tab has removed", async () => {
    for (const isSignIn of [true, false]) {
      const other = await signIn();
      const tab = await openTab();
      const { isHeld, release } = holdResponse("POST /gateway/sign-out");
      const signOut = tab.session.signOut();
      await isHeld;
      if (isSignIn) {
        gateway.signIn("Murad");
        await other.session.signInWith(placeholders);
      } else other.tab.writeLocalStorage("gatewaySession", undefined);
      await flushEventLoop();
      release();
      expect(await signOut).toEqual({ viaIdentity: false });
      await flushEventLoop();
      const state = isSignIn ? "signedIn" : "anonymous";
      expect([getState(tab), getState(other)]).toEqual([state, state]);
    }
  });

  it("during a sign-in leaves an anonymous visitor", async () => {
    const tab = await openTab();
    gateway.signIn("Aysel");
    const { isHeld, release } = holdResponse("GET /gateway/session");
    const signingIn = tab.session.signInWith(placeholders);
    await isHeld;
    await tab.session.signOut();
    release();
    await signingIn;
    expect(tab.session.sessionStore.current).toEqual({ state: "anonymous", signedOut: true });
    expect([tab.storage.getCurrentSession(), tab.tab.localStorage.size]).toEqual([undefined, 0]);
  });
});

describe("a page that is loaded after the device has lost its session", () => {
  /** Removes the session of the device while no page is open. */
  const loseSession = ({ tab }: AuthModules): void => {
    tab.storageListeners = [];
    tab.writeLocalStorage("gatewaySession", undefined);
  };

  it("is anonymous when the gateway does not answer", async () => {
    const tab = await signIn();
    loseSession(tab);
    gateway.isOnline = false;
    expect(getState(await openTab(tab))).toBe("anonymous");
  });

  it.each([
    ["", true, "none"],
    [" that has not reached the gateway", false, "active"],
  ] as const)("has no draft after a sign-out%s", async (_name, isOnline, state) => {
    const other = await signIn();
    const tab = await openTab();
    tab.tab.storageListeners = [];
    tab.tab.sessionStorage.set("draft:appeal", "9");
    gateway.isOnline = isOnline;
    await other.session.signOut();
    await flushEventLoop();
    const loaded = await openTab(tab);
    expect([getState(loaded), gateway.session.state]).toEqual(["anonymous", state]);
    expect(loaded.tab.sessionStorage.get("draft:appeal")).toBeUndefined();
  });

  it.each([
    ["the session has ended", () => (gateway.session = { state: "ended" })],
    ["the gateway does not answer", () => (gateway.isOnline = false)],
  ])("still has its draft when %s", async (_name, act) => {
    const tab = await signIn();
    tab.tab.sessionStorage.set("draft:appeal", "9");
    loseSession(tab);
    act();
    expect((await openTab(tab)).tab.sessionStorage.get("draft:appeal")).toBe("9");
  });

  it("is anonymous after a sign-out that has not reached the gateway, where the session has ended", async () => {
    const other = await signIn();
    const tab = await openTab();
    tab.tab.storageListeners = [];
    gateway.isOnline = false;
    await other.session.signOut();
    await flushEventLoop();
    gateway.isOnline = true;
    gateway.session = { state: "ended" };
    answer("POST /gateway/sign-out", () => {
      gateway.session = { state: "ended" };
      return Response.json({ message: "Busy" }, { status: 503 });
    });
    expect(getState(await openTab(tab))).toBe("anonymous");
    expect(tab.tab.localStorage.get("gatewaySession")).toBe('{"id":"Aysel"}');
  });

  it("shows the session that another tab starts while the gateway says that the earlier one has ended", async () => {
    for (const isFollowed of [true, false]) {
      const tab = await signIn();
      const other = await openTab();
      loseSession(tab);
      await flushEventLoop();
      gateway.session = { state: "ended" };
      const { isHeld, release } = holdResponse("GET /gateway/session");
      const loading = await loadAuthModules({ tokenStorage: "gateway" });
      const loaded = loading.start(browser, tab.tab);
      await isHeld;
      if (!isFollowed) tab.tab.storageListeners = [];
      gateway.signIn("Murad");
      await other.session.signInWith(placeholders);
      await flushEventLoop();
      release();
      await loaded;
      await flushEventLoop();
      if (isFollowed) expect(getState(loading)).toBe("signedIn");
      expect([getState(other), gateway.session.state]).toEqual(["signedIn", "active"]);
      expect(tab.tab.localStorage.get("gatewaySession")).toContain("Murad");
    }
  });
});

describe("a tab that asks the gateway about a session that localStorage has lost", () => {
  it.each([
    ["a sign-out in this tab", ({ session }: AuthModules) => session.signOut(), "anonymous", 0],
    [
      "a sign-in in this tab",
      async ({ session }: AuthModules) => {
        gateway.signIn("Murad");
        await session.signInWith(placeholders);
      },
      "signedIn",
      1,
    ],
  ] as const)("leaves what %s has done meanwhile", async (_name, act, state, size) => {
    const tab = await signIn();
    const { isHeld, release } = holdResponse("GET /gateway/session");
    tab.tab.localStorage.delete("gatewaySession");
    const syncing = tab.session.syncWithOtherTabs();
    await isHeld;
    await act(tab);
    release();
    await syncing;
    expect([getState(tab), tab.tab.localStorage.size]).toEqual([state, size]);
  });

  it("leaves the session of another person there", async () => {
    const tab = await signIn();
    tab.tab.localStorage.delete("gatewaySession");
    gateway.signIn("Murad");
    await tab.session.syncWithOtherTabs();
    await flushEventLoop();
    expect([getState(tab), gateway.session.state]).toEqual(["anonymous", "active"]);
  });
});

it("leaves another tab signed in when the session of this one has ended, of which nothing stays here", async () => {
  const tab = await signIn();
  tab.tab.storageListeners = [];
  const other = await openTab();
  gateway.signIn("Murad");
  await other.session.signInWith(placeholders, "login-1");
  await flushEventLoop();
  await tab.storage.getTokenStorage().clearEnded();
  await flushEventLoop();
  expect([tab.storage.getCurrentSession(), getState(other)]).toEqual([undefined, "signedIn"]);
  expect(other.tab.localStorage.get("asanLoginId")).toBe("login-1");
});

it("keeps nothing of a return from the state identity login of whose session the gateway knows nothing", async () => {
  const tab = await openTab();
  const state = `${Date.now()}-state`;
  tab.tab.sessionStorage.set("pendingSignIn", state);
  vi.stubGlobal("location", {
    origin: "https://portal.test",
    pathname: "/asan-login",
    search: `?code=citizen-1&state=${state}`,
  });
  vi.stubGlobal("history", { state: null, replaceState: () => undefined });
  answer("POST /public/auth/v2/login/asan", () =>
    Response.json({ token: placeholders.access, refreshToken: placeholders.refresh }),
  );
  await tab.identity.handleLoginReturn();
  expect(tab.identity.identityLoginStore.current).toEqual({
    state: "rejected",
    failure: { kind: "invalidResponse", status: 200 },
  });
  expect([getState(tab), tab.tab.localStorage.size]).toEqual(["anonymous", 0]);
});

it("refuses an offer that is no user", async () => {
  const tab = await openTab();
  answer("GET /gateway/offer", () => Response.json({ message: "OK" }));
  await expect(tab.storage.getTokenStorage().readOfferedUser("atGateway")).rejects.toMatchObject({
    failure: { kind: "invalidResponse", status: 200 },
  });
});
