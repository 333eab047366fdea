import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hashUserKey } from "../../src/config/serviceMarks.ts";
import { createFakeBrowser, type FakeBrowser } from "./fakeBrowser.ts";
import { createControlledDelay, flushEventLoop, type ControlledDelay } from "./delay.ts";
import { loadAuthModules, type AuthModules } from "./authModules.ts";
import { createFakeAuthServer, type FakeAuthServer } from "./fakeAuthServer.ts";

let browser: FakeBrowser;
let authServer: FakeAuthServer;
let portal: AuthModules;
let holdStep: ControlledDelay["hold"];
let delayed: ControlledDelay["delay"];

beforeEach(async () => {
  const held = createControlledDelay();
  holdStep = held.hold;
  delayed = held.delay;
  browser = createFakeBrowser(held.delay);
  authServer = createFakeAuthServer(held.delay);
  vi.stubGlobal("fetch", authServer.fetch);
  vi.stubGlobal("navigator", { locks: browser.locks });
  portal = await loadAuthModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const getSessionState = (tab = portal): AuthModules["session"]["sessionStore"]["current"] =>
  tab.session.sessionStore.current;
const organisation = {
  id: 3,
  name: "Bazar MMC",
  voen: "1700000011",
  positionName: "Direktor",
  selectedCertNumber: "AZ-1",
  selected: false,
};

/** Opens another tab with modules of its own, as a page load does. */
async function openAnotherTab(): Promise<AuthModules> {
  const tab = await loadAuthModules();
  await tab.start(browser);
  return tab;
}

/** Lets the server reject the refresh, which ends the session. */
async function endSessionAtRefresh(): Promise<void> {
  authServer.refreshBehaviour = "is rejected";
  authServer.expireAccessTokens();
  await portal.request();
  await flushEventLoop();
  expect(getSessionState()).toEqual({ state: "ended" });
}

/** Leaves the page for the state identity login. */
async function leaveForLogin(): Promise<void> {
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal("location", { origin: "https://portal.test", pathname: "/start", search: "", assign });
  await portal.identity.redirectToLogin();
  expect(assign).toHaveBeenCalledOnce();
}

/** Stores the tokens of a new session where another page of the service stores them. */
function storeMirroredSession(user: string): { access: string; refresh: string } {
  const tokens = authServer.openSession(user);
  browser.sharedLocalStorage.set("accessToken", tokens.access).set("refreshToken", tokens.refresh);
  return tokens;
}

describe("a request before the tokens are restored", () => {
  it.each(["/call-center", "/documents"])("waits for them and carries the bearer token: %s", async (path) => {
    const { access } = storeMirroredSession("Aysel");
    portal.tab = browser.openTab();
    await portal.request(path);
    expect(authServer.receivedRequests).toEqual([{ path, bearer: access }]);
  });

  it("shares one restoration with the session and the other requests", async () => {
    const { access } = storeMirroredSession("Aysel");
    const starting = portal.start(browser);
    await Promise.all([starting, portal.request(), portal.request("/call-center")]);
    expect(new Set(authServer.receivedRequests.map(({ bearer }) => bearer))).toEqual(new Set([access]));
    expect(browser.indexedDb.get("current")).toMatchObject({ access });
  });

  it("does not wait when its operation takes no bearer token", async () => {
    storeMirroredSession("Aysel");
    const release = holdStep(/database/);
    portal.tab = browser.openTab();
    await portal.request("/public/auth/login", "POST");
    expect(authServer.receivedRequests).toEqual([{ path: "/public/auth/login", bearer: undefined }]);
    release();
  });

  it("does not wait when the device stores no session", async () => {
    const release = holdStep(/database/);
    portal.tab = browser.openTab();
    await portal.request("/call-center");
    expect(authServer.receivedRequests).toEqual([{ path: "/call-center", bearer: undefined }]);
    release();
  });
});

describe("the start of a session", () => {
  it("is anonymous and sends no request without stored tokens", async () => {
    expect(getSessionState()).toEqual({ state: "unknown" });
    await portal.start(browser);
    expect(getSessionState()).toEqual({ state: "anonymous" });
    expect(authServer.receivedRequests).toEqual([]);
  });

  it("reads the user once", async () => {
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    authServer.receivedRequests = [];
    const reloaded = await openAnotherTab();
    expect(getSessionState(reloaded)).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
    expect(authServer.receivedRequests.map(({ path }) => path)).toEqual(["/user/details"]);
  });

  it("signs in with tokens that another page of the service stored", async () => {
    const { access, refresh } = storeMirroredSession("Aysel");
    await portal.start(browser);
    expect(getSessionState()).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
    expect(browser.indexedDb.get("current")).toMatchObject({ access, refresh });
  });

  it("signs out when localStorage was cleared", async () => {
    browser.indexedDb.set("current", { ...authServer.openSession("Aysel"), id: "x", at: Date.now() - 60_000 });
    await portal.start(browser);
    expect(getSessionState()).toEqual({ state: "anonymous" });
    expect(browser.indexedDb.size).toBe(0);
  });

  it("signs out when localStorage was cleared and the clock was set back", async () => {
    browser.indexedDb.set("current", { ...authServer.openSession("Aysel"), id: "x", at: Date.now() + 86_400_000 });
    await portal.start(browser);
    expect(getSessionState()).toEqual({ state: "anonymous" });
  });

  it.each(["", "undefined", "null", "two words", "line\nbreak", "имя", "\u0000", "😀"])(
    "is anonymous with %j in place of a token",
    async (token) => {
      browser.sharedLocalStorage.set("accessToken", token).set("refreshToken", token);
      await portal.start(browser);
      expect(getSessionState()).toEqual({ state: "anonymous" });
      expect(await portal.request("/public/posts")).toBe("");
    },
  );

  it.each([7, "text", null, [], { access: 5 }, { access: "a", refresh: "b" }])(
    "uses localStorage when the database contains %j",
    async (stored) => {
      browser.indexedDb.set("current", stored);
      storeMirroredSession("Aysel");
      await portal.start(browser);
      expect(getSessionState()).toMatchObject({ state: "signedIn" });
    },
  );

  it("keeps the failure when the server cannot be reached, and reads the user on the next attempt", async () => {
    storeMirroredSession("Aysel");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await portal.start(browser);
    expect(getSessionState()).toEqual({ state: "unknown", failure: { kind: "offline" } });
    vi.stubGlobal("fetch", authServer.fetch);
    await portal.session.reloadUser();
    expect(getSessionState()).toMatchObject({ state: "signedIn" });
  });

  it("accepts a user without the lists that a server omits when they are empty", async () => {
    authServer.userOverrides.set("Aysel", { roles: undefined, manufacturers: undefined, language: undefined } as never);
    storeMirroredSession("Aysel");
    await portal.start(browser);
    expect(getSessionState()).toMatchObject({
      state: "signedIn",
      user: { roles: [], manufacturers: [], language: { isoCode: "az" } },
    });
  });

  it.each([{ name: { text: "Aysel" } }, { id: "1" }, { roles: "ADMIN" }, { manufacturers: {} }, { language: 7 }])(
    "reads a user with an odd field: %j",
    async (overrides) => {
      authServer.userOverrides.set("Aysel", overrides as never);
      storeMirroredSession("Aysel");
      await portal.start(browser);
      expect(getSessionState()).toMatchObject({ state: "signedIn" });
    },
  );

  it("keeps the tokens when the user cannot be read, and can read the user again", async () => {
    authServer.user = () => [] as never;
    storeMirroredSession("Aysel");
    await portal.start(browser);
    expect(getSessionState()).toEqual({ state: "unknown", failure: { kind: "invalidResponse", status: 200 } });
    expect(portal.tab.localStorage.get("accessToken")).toBeDefined();
  });

  it("drops roles and optional fields of a user that cannot be read", async () => {
    authServer.userOverrides.set("Aysel", { roles: [{ authority: {} }, "ADMIN", null], email: { at: "x" } } as never);
    storeMirroredSession("Aysel");
    await portal.start(browser);
    const { user } = getSessionState() as { user: object };
    expect(user).toMatchObject({ roles: [{ authority: "ADMIN" }] });
    expect(user).not.toHaveProperty("email");
  });
});

describe("a sign-out", () => {
  const readSignOuts = (): string[] =>
    authServer.receivedRequests.map(({ path }) => path).filter((path) => path.includes("sign-out"));

  it("asks the server once to end the session, without waiting for it", async () => {
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    vi.stubGlobal("navigator", { locks: browser.locks, onLine: true });
    const release = holdStep(/sign-out/);
    await portal.session.signOut();
    expect(getSessionState()).toEqual({ state: "anonymous", signedOut: true });
    expect(portal.tab.localStorage.size).toBe(0);
    await flushEventLoop();
    expect(readSignOuts()).toEqual(["/public/auth/sign-out"]);
    release();
  });

  it("sends nothing without a network", async () => {
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    vi.stubGlobal("navigator", { onLine: false });
    await portal.session.signOut();
    await flushEventLoop();
    expect(readSignOuts()).toEqual([]);
  });
});

describe("a sign-in by the other portal", () => {
  const accept = (): Promise<boolean> => Promise.resolve(true);

  it("asks for the user of the tokens, and signs an anonymous visitor in who confirms", async () => {
    await portal.start(browser);
    const askedFor: string[] = [];
    await portal.session.acceptOfferedSession(authServer.openSession("Murad"), ({ name }) => {
      askedFor.push(name);
      expect(portal.tab.localStorage.size).toBe(0);
      return accept();
    });
    expect(askedFor).toEqual(["Murad"]);
    expect(getSessionState()).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
  });

  it.each([
    ["a person of the state identity", false],
    ["no foreign organisation", true],
  ])("is followed by the single sign-out of %s", async (_name, foreign) => {
    await portal.start(browser);
    authServer.userOverrides.set("Murad", { foreign });
    await portal.session.acceptOfferedSession(authServer.openSession("Murad"), accept);
    expect(await portal.session.signOut()).toEqual({ viaIdentity: !foreign });
    expect(portal.tab.localStorage.size).toBe(0);
  });

  it("stores nothing when the visitor is somebody else", async () => {
    await portal.start(browser);
    await portal.session.acceptOfferedSession(authServer.openSession("Murad"), () => Promise.resolve(false));
    expect(getSessionState()).toEqual({ state: "anonymous" });
    expect([portal.tab.localStorage.size, browser.indexedDb.size]).toEqual([0, 0]);
  });

  it("asks nothing for tokens that are not valid", async () => {
    await portal.start(browser);
    const confirm = vi.fn<(user: object) => Promise<boolean>>(accept);
    await portal.session.acceptOfferedSession({ access: "stolen", refresh: "stolen" }, confirm);
    expect(confirm).not.toHaveBeenCalled();
    expect(getSessionState()).toMatchObject({ state: "anonymous" });
    expect(portal.tab.localStorage.size).toBe(0);
  });

  it("does not replace the signed-in person, nor one who signs in meanwhile", async () => {
    const tokens = authServer.openSession("Murad");
    await portal.start(browser);
    await portal.session.acceptOfferedSession(tokens, async () => {
      await portal.session.signInWith(authServer.openSession("Aysel"));
      return true;
    });
    expect(getSessionState()).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
    await portal.session.acceptOfferedSession(tokens, accept);
    expect(getSessionState()).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
  });

  it("replaces a session that has ended", async () => {
    browser.sharedLocalStorage.set("accessToken", "old").set("refreshToken", "older");
    await portal.start(browser);
    await portal.session.acceptOfferedSession(authServer.openSession("Murad"), accept);
    expect(getSessionState()).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
  });

  it("is removed from the address at once, and used only when it has both tokens", async () => {
    const { getCrossPortalSignInUrl, consumeCrossPortalTokens } = await import("../../src/auth/crossPortalSignIn.ts");
    const { loadSettings } = await import("../../src/config/settings.ts");
    await loadSettings(() => Promise.resolve(Response.json({ otherPortalUrl: "https://quality.example/start?x=1" })));
    const { hash, search } = new URL(getCrossPortalSignInUrl({ access: "a+b/c=", refresh: "r&s" }));
    expect(search).toBe("?x=1");

    const replaceState = vi.fn<History["replaceState"]>();
    vi.stubGlobal("history", { state: null, replaceState });
    vi.stubGlobal("location", { hash, pathname: "/start", search });
    expect(consumeCrossPortalTokens()).toEqual({ access: "a+b/c=", refresh: "r&s" });
    expect(replaceState).toHaveBeenCalledWith(null, "", "/start?x=1");
    for (const partial of [
      "",
      "#token=a",
      "#refreshToken=a",
      "#token=&refreshToken=r",
      "#token=undefined&refreshToken=r",
      "#faq-7",
    ]) {
      vi.stubGlobal("location", { hash: partial, pathname: "/start", search: "" });
      expect(consumeCrossPortalTokens()).toBeUndefined();
    }
  });
});

describe("a sign-in", () => {
  beforeEach(() => portal.start(browser));

  it.each([
    { access: undefined, refresh: "r" },
    { access: "a", refresh: undefined },
    { access: "", refresh: "r" },
    { access: "undefined", refresh: "r" },
    { access: 7, refresh: "r" },
    { access: "a\nb", refresh: "r" },
  ])("fails and stores nothing with %j instead of two tokens", async (pair) => {
    await expect(portal.session.signInWith(pair as never)).rejects.toThrow("invalidResponse 200");
    expect(getSessionState()).toEqual({ state: "anonymous" });
    expect([portal.tab.localStorage.size, browser.indexedDb.size]).toEqual([0, 0]);
  });

  it("reaches the other tabs", async () => {
    const otherTab = await openAnotherTab();
    await portal.session.signInWith(authServer.openSession("Aysel"));
    await flushEventLoop();
    expect(getSessionState(otherTab)).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
    await otherTab.session.signInWith(authServer.openSession("Murad"));
    await flushEventLoop();
    expect(getSessionState()).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
  });

  it("is not read again in other tabs after a token refresh", async () => {
    const otherTab = await openAnotherTab();
    await portal.session.signInWith(authServer.openSession("Aysel"));
    await flushEventLoop();
    authServer.receivedRequests = [];
    authServer.expireAccessTokens();
    await portal.request();
    await flushEventLoop();
    expect(authServer.receivedRequests.filter(({ path }) => path === "/user/details")).toHaveLength(1);
    expect(otherTab.tokens.getCurrentTokens()?.access).toBe(portal.tokens.getCurrentTokens()?.access);
    expect(getSessionState(otherTab)).toMatchObject({ state: "signedIn" });
  });
});

describe("a session that the server ends", () => {
  beforeEach(() => portal.start(browser));

  it("ends in the other tabs too, and is not a sign-out there", async () => {
    const otherTab = await openAnotherTab();
    await portal.session.signInWith(authServer.openSession("Aysel"));
    await flushEventLoop();
    authServer.expireAccessTokens();
    authServer.refreshBehaviour = "is rejected";
    await portal.request();
    await flushEventLoop();
    expect([getSessionState(), getSessionState(otherTab)]).toEqual([{ state: "ended" }, { state: "ended" }]);
    expect(browser.sharedLocalStorage.size).toBe(0);
    await portal.session.signInWith(authServer.openSession("Murad"));
    await flushEventLoop();
    await otherTab.session.signOut();
    await flushEventLoop();
    expect([getSessionState(), getSessionState(otherTab)]).toEqual([
      { state: "anonymous", signedOut: true },
      { state: "anonymous", signedOut: true },
    ]);
    expect([...browser.indexedDb.values()].filter((value) => value !== undefined)).toEqual([]);
  });

  it("keeps the marked services for the same person, and shows them to no other one", async () => {
    const { addRecentService } = await import("../../src/config/changeServiceMarks.ts");
    const { readServiceMarks } = await import("../../src/config/serviceMarks.ts");
    const seen: unknown[] = [];
    for (const name of ["Aysel", "Aysel", "Emma"]) {
      await portal.session.signInWith(authServer.openSession(name));
      seen.push(readServiceMarks().recent);
      addRecentService(7);
      await endSessionAtRefresh();
    }
    expect(seen).toEqual([[], ["7"], []]);
  });

  it("ends when the server rejects the extension that the user asked for", async () => {
    const { extendSession } = await import("../../src/auth/authorization.ts");
    await portal.session.signInWith(authServer.openSession("Aysel"));
    expect(await extendSession()).toEqual({ outcome: "refreshed" });
    expect([authServer.refreshCount, getSessionState()]).toEqual([1, expect.objectContaining({ state: "signedIn" })]);
    authServer.refreshBehaviour = "gets 502";
    expect(await extendSession()).toMatchObject({ outcome: "failed" });
    expect(getSessionState()).toMatchObject({ state: "signedIn" });
    authServer.refreshBehaviour = "is rejected";
    expect(await extendSession()).toEqual({ outcome: "ended" });
    expect(getSessionState()).toEqual({ state: "ended" });
    expect(await extendSession()).toEqual({ outcome: "superseded" });
  });
});

describe("a sign-out", () => {
  beforeEach(() => portal.start(browser));

  it("removes all session data, and keeps language and preferences", async () => {
    for (const key of ["locale", "websitePreferences", "asanToken", "messengerToken", "messengerRefreshToken"])
      portal.tab.writeLocalStorage(key, "kept");
    await portal.session.signInWith(authServer.openSession("Aysel"), "from-identity");
    const { addRecentService, setFavouriteService } = await import("../../src/config/changeServiceMarks.ts");
    addRecentService(7);
    setFavouriteService(8, true);
    expect(portal.tab.localStorage.get("asanLoginId")).toBe("from-identity");
    expect(await portal.session.signOut()).toEqual({ viaIdentity: true });
    expect(Object.fromEntries(portal.tab.localStorage)).toEqual({ locale: "kept", websitePreferences: "kept" });
    expect([browser.indexedDb.size, portal.tab.sessionStorage.size]).toEqual([0, 0]);
  });

  it("after a password sign-in does not use the state identity, also when a login there was started and abandoned", async () => {
    portal.tab.writeLocalStorage("asanLoginId", "begun-and-left");
    await portal.session.signInWith(authServer.openSession("Emma"));
    expect(await portal.session.signOut()).toEqual({ viaIdentity: false });
  });

  it("needs neither network nor database", async () => {
    await portal.session.signInWith(authServer.openSession("Aysel"));
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    portal.tab.runTransaction = () => Promise.reject(new DOMException("broken", "UnknownError"));
    await portal.session.signOut();
    expect(getSessionState()).toEqual({ state: "anonymous", signedOut: true });
    expect(portal.tab.localStorage.size).toBe(0);
  });

  it("signs out every tab", async () => {
    await portal.session.signInWith(authServer.openSession("Aysel"));
    const otherTab = await openAnotherTab();
    await portal.session.signOut();
    await flushEventLoop();
    expect(getSessionState(otherTab)).toEqual({ state: "anonymous", signedOut: true });
    expect(otherTab.tokens.getCurrentTokens()).toBeUndefined();
    expect(await otherTab.request()).toMatchObject({ kind: "unauthorized" });
    expect(authServer.receivedRequests.at(-1)?.bearer).toBeUndefined();
  });

  it("while the user is being read leaves an anonymous visitor", async () => {
    const reading = portal.session.signInWith(authServer.openSession("Aysel"));
    await portal.session.signOut();
    await reading;
    await flushEventLoop();
    expect(getSessionState()).toEqual({ state: "anonymous", signedOut: true });
    expect(portal.tokens.getCurrentTokens()).toBeUndefined();
    expect(portal.tab.localStorage.size).toBe(0);
  });
});

describe("a 401 for an anonymous visitor", () => {
  it("makes the session anonymous and records that the server demands a sign-in, unless it answers a sign-in", async () => {
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    await portal.session.signOut();
    expect(await portal.request()).toMatchObject({ kind: "unauthorized" });
    expect(getSessionState()).toEqual({ state: "anonymous", wasRejected: true });
    expect(authServer.refreshCount).toBe(0);
  });
});

describe("the account choice", () => {
  beforeEach(async () => {
    authServer.userOverrides.set("Aysel", { id: 42, manufacturers: [organisation] as never });
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
  });

  it("is pending when a representative has not made it", () => {
    expect(getSessionState()).toMatchObject({ state: "choosingAccount", user: { name: "Aysel" } });
  });

  it("as a citizen is known in every tab", async () => {
    await portal.session.applyAccountChoice({ certNumber: undefined });
    expect(getSessionState()).toMatchObject({ state: "signedIn" });
    await portal.session.reloadUser();
    expect(getSessionState()).toMatchObject({ state: "signedIn" });
    expect(getSessionState(await openAnotherTab())).toMatchObject({ state: "signedIn" });
  });

  it("as a citizen does not apply to the next person", async () => {
    await portal.session.applyAccountChoice({ certNumber: undefined });
    authServer.userOverrides.set("Murad", { id: 43, manufacturers: [organisation] as never });
    await portal.session.signInWith(authServer.openSession("Murad"));
    expect(getSessionState()).toMatchObject({ state: "choosingAccount", user: { name: "Murad" } });
  });

  it("for an organisation stores the tokens that come with it", async () => {
    authServer.userOverrides.set("Aysel", { id: 42, manufacturers: [{ ...organisation, selected: true }] as never });
    const { access, refresh } = authServer.openSession("Aysel");
    await portal.session.applyAccountChoice({ certNumber: "AZ-1", tokens: { access, refresh } });
    expect(getSessionState()).toMatchObject({ state: "signedIn" });
    expect(portal.tab.localStorage.get("accessToken")).toBe(access);
  });

  it("resolves to the failure when the user cannot be read afterwards, and stays pending", async () => {
    authServer.user = () => [] as never;
    const failure = { kind: "invalidResponse", status: 200 };
    expect(await portal.session.applyAccountChoice({ certNumber: "AZ-1" })).toEqual(failure);
    expect(getSessionState()).toMatchObject({ state: "choosingAccount" });
  });

  it("resolves to a failure when no organisation is selected afterwards", async () => {
    const failure = { kind: "invalidResponse", status: 200 };
    expect(await portal.session.applyAccountChoice({ certNumber: "AZ-1" })).toEqual(failure);
    expect(await portal.session.applyAccountChoice({ certNumber: undefined })).toBeUndefined();
  });

  it.each([undefined, "AZ-2"])(
    "of %j resolves to a failure when the server keeps the selected organisation",
    async (certNumber) => {
      authServer.userOverrides.set("Aysel", { id: 42, manufacturers: [{ ...organisation, selected: true }] as never });
      expect(await portal.session.applyAccountChoice({ certNumber: "AZ-1" })).toBeUndefined();
      expect(await portal.session.applyAccountChoice({ certNumber })).toEqual({ kind: "invalidResponse", status: 200 });
      expect(getSessionState()).toMatchObject({ state: "signedIn", user: { manufacturers: [{ selected: true }] } });
      expect(await portal.session.applyAccountChoice({ certNumber: "AZ-1" })).toBeUndefined();
    },
  );

  it("ignores a user that was requested before it", async () => {
    const release = holdStep(/details gets a response/);
    const firstRead = portal.session.reloadUser();
    await flushEventLoop();
    authServer.userOverrides.set("Aysel", { id: 42, manufacturers: [{ ...organisation, selected: true }] as never });
    const choice = portal.session.applyAccountChoice({ certNumber: "AZ-1" });
    release();
    await Promise.all([firstRead, choice]);
    expect(getSessionState()).toMatchObject({ state: "signedIn", user: { manufacturers: [{ selected: true }] } });
  });

  it("that the server confirms after another tab has refreshed the tokens is shown, with the tokens that come with it", async () => {
    const stored = browser.indexedDb.get("current") as object;
    browser.indexedDb.set("current", { ...stored, ...authServer.openSession("Aysel"), at: Date.now() });
    authServer.userOverrides.set("Aysel", { id: 42, manufacturers: [{ ...organisation, selected: true }] as never });
    authServer.receivedRequests = [];
    const tokens = authServer.openSession("Aysel");
    expect(await portal.session.applyAccountChoice({ certNumber: "AZ-1", tokens })).toBeUndefined();
    expect(getSessionState()).toMatchObject({ state: "signedIn", user: { manufacturers: [{ selected: true }] } });
    expect(authServer.receivedRequests).toEqual([{ path: "/user/details", bearer: tokens.access }]);
    expect(portal.tab.localStorage.get("accountChoice")).toMatch(/^organisation /);
    expect(browser.indexedDb.get("current")).toMatchObject(tokens);
  });

  it("that the server confirms after another person has signed in elsewhere changes nothing for them", async () => {
    browser.indexedDb.set("current", { ...authServer.openSession("Murad"), id: "another", at: Date.now() });
    await portal.session.applyAccountChoice({ certNumber: "AZ-1", tokens: authServer.openSession("Aysel") });
    await flushEventLoop();
    expect(getSessionState()).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
    expect(portal.tab.localStorage.has("accountChoice")).toBe(false);
  });

  it("that the server confirms after a sign-out signs nobody in", async () => {
    await portal.session.signOut();
    await portal.session.applyAccountChoice({ certNumber: "AZ-1", tokens: authServer.openSession("Aysel") });
    expect(getSessionState()).toEqual({ state: "anonymous", signedOut: true });
    expect(portal.tokens.getCurrentTokens()).toBeUndefined();
  });
});

describe("the user of a session", () => {
  const countReads = (): number => authServer.receivedRequests.filter(({ path }) => path === "/user/details").length;

  it("is not asked for without one", async () => {
    await portal.start(browser);
    expect(await portal.session.reloadUser()).toBeUndefined();
    expect(authServer.receivedRequests).toEqual([]);
  });

  it.each([
    ["is read once, also while that of an earlier session is being read", /2nd/],
    ["is shown also when that of an earlier session is read after it", /1st/],
  ])("%s", async (_name, late) => {
    await portal.start(browser);
    const details = ["1st", "2nd"];
    vi.stubGlobal("fetch", async (input: RequestInfo, init?: RequestInit) => {
      const response = await authServer.fetch(input, init);
      if (new Request(input).url.includes("/user/details")) await delayed(`user/details ${details.shift() ?? ""}`);
      return response;
    });
    const [releaseLate, release] = [holdStep(late), holdStep(/user\/details/)];
    const signIns = [portal.session.signInWith(authServer.openSession("Aysel"))];
    await flushEventLoop();
    signIns.push(portal.session.signInWith(authServer.openSession("Murad")));
    await flushEventLoop();
    release();
    await flushEventLoop();
    const reading = late.test("2nd") ? portal.session.reloadUser() : undefined;
    releaseLate();
    await Promise.all([...signIns, reading]);
    expect(getSessionState()).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
    expect(countReads()).toBe(2);
  });
});

describe("settings that cannot be read", () => {
  it("let the session wait 5 to 25 seconds before they are asked for again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    for (const [random, waitMs] of [
      [0, 5000],
      [0.5, 15_000],
    ] as const) {
      portal = await loadAuthModules();
      const { loadSettings } = await import("../../src/config/settings.ts");
      vi.spyOn(Math, "random").mockReturnValue(random);
      const fail = vi.fn<typeof fetch>(() => Promise.reject(new TypeError("Failed to fetch")));
      await expect(loadSettings(fail, [0])).rejects.toThrow(TypeError);
      vi.stubGlobal("fetch", fail);
      const starting = portal.start(browser);
      await flushEventLoop();
      vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
      vi.advanceTimersByTime(waitMs - 1);
      await flushEventLoop();
      expect(getSessionState()).toEqual({ state: "unknown" });
      vi.advanceTimersByTime(1);
      await starting;
      expect(getSessionState()).toEqual({ state: "anonymous" });
    }
    vi.restoreAllMocks();
  });
});

describe("a change of the user", () => {
  it("is read after a request that was in flight before it, such as that of a refresh", async () => {
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    const release = holdStep(/details gets a response/);
    const readBefore = portal.session.reloadUser();
    await flushEventLoop();
    authServer.userOverrides.set("Aysel", { note: "Changed" });
    const readAfter = portal.session.reloadChangedUser();
    release();
    await Promise.all([readBefore, readAfter]);
    expect(getSessionState()).toMatchObject({ user: { note: "Changed" } });
  });
});

describe("the key of a person", () => {
  const readKey = (tab = portal): string | undefined => {
    const user = tab.session.getSessionUser(getSessionState(tab));
    return user && tab.session.getUserKey(user);
  };
  const saveDetails = (details: object): Promise<unknown> => {
    authServer.userOverrides.set("Aysel", { id: undefined, ...details } as never);
    return portal.session.reloadChangedUser();
  };

  it("stays the same in a session without an id when the person changes the e-mail address or the name", async () => {
    const { addRecentService } = await import("../../src/config/changeServiceMarks.ts");
    const { readServiceMarks } = await import("../../src/config/serviceMarks.ts");
    authServer.userOverrides.set("Aysel", { id: undefined, manufacturers: [organisation] } as never);
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    const key = readKey();
    await portal.session.applyAccountChoice({ certNumber: undefined });
    addRecentService(7);
    for (const details of [{ email: "aysel@poct.example" }, { email: "aysel@poct.example", name: "Aysəl" }]) {
      await saveDetails({ manufacturers: [organisation], ...details });
      expect([readKey(), getSessionState().state]).toEqual([key, "signedIn"]);
    }
    const { tab } = portal;
    portal = await loadAuthModules();
    await portal.start(browser, tab);
    expect(readKey()).toBe(key);
    // A tab that has not seen the change knows only the new address.
    expect(readKey(await openAnotherTab())).toBe(hashUserKey("aysel@poct.example"));
    expect(readServiceMarks().recent).toEqual(["7"]);
  });

  it("stays the same after the end of the session when the person signs in again with the changed address", async () => {
    authServer.userOverrides.set("Aysel", { id: undefined, email: "a@poct.example" } as never);
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    const key = readKey();
    await saveDetails({ email: "aysel@poct.example" });
    await endSessionAtRefresh();
    await leaveForLogin();
    const { tab } = portal;
    portal = await loadAuthModules();
    await portal.start(browser, tab);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    expect(readKey()).toBe(key);
    authServer.userOverrides.set("Murad", { id: undefined, email: "a@poct.example" } as never);
    await portal.session.signInWith(authServer.openSession("Murad"));
    expect(readKey()).toBe(key);
  });

  it("names nobody where the server sends no id", async () => {
    authServer.userOverrides.set("Aysel", { id: undefined, email: "aysel@poct.example" } as never);
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    expect(JSON.stringify([...portal.tab.sessionStorage.values()])).not.toContain("aysel");
  });

  it("is another one for the next person", async () => {
    authServer.userOverrides.set("Aysel", { id: undefined, email: "aysel@poct.example" } as never);
    authServer.userOverrides.set("Murad", { id: undefined, email: "murad@poct.example" } as never);
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    await portal.session.signInWith(authServer.openSession("Murad"));
    expect(readKey()).toBe(hashUserKey("murad@poct.example"));
  });

  it("is never that of a visitor, also when the server says nothing of a person", async () => {
    const nothing = { id: undefined, name: "", surname: "" };
    authServer.userOverrides.set("Aysel", nothing as never).set("Murad", nothing as never);
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    const key = readKey();
    await portal.session.signInWith(authServer.openSession("Murad"));
    expect(key).not.toBe("");
    expect(["", key]).not.toContain(readKey());
  });
});

describe("the account that was chosen in another tab", () => {
  const names = ["Bazar MMC", "Xəzər MMC"] as const;
  const choose = (name: string): void =>
    void authServer.userOverrides.set("Aysel", {
      id: 42,
      manufacturers: names.map((other, index) => ({
        ...organisation,
        id: index,
        name: other,
        selectedCertNumber: `AZ-${index}`,
        selected: other === name,
      })),
    });
  const getOrganisation = (tab = portal): string | undefined => {
    const { current } = tab.session.sessionStore;
    return "user" in current ? current.user.manufacturers.find(({ selected }) => selected)?.name : undefined;
  };
  const countReads = (): number => authServer.receivedRequests.filter(({ path }) => path === "/user/details").length;
  let otherTab: AuthModules;

  beforeEach(async () => {
    choose("Bazar MMC");
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    otherTab = await openAnotherTab();
    authServer.receivedRequests = [];
  });

  it.each([
    ["with new tokens", true],
    ["without new tokens", false],
  ])("is read once and shown in this one, %s", async (_, hasTokens) => {
    choose("Xəzər MMC");
    const tokens = hasTokens ? authServer.openSession("Aysel") : undefined;
    expect(await otherTab.session.applyAccountChoice({ certNumber: "AZ-1", tokens })).toBeUndefined();
    await flushEventLoop();
    expect([getOrganisation(), getOrganisation(otherTab)]).toEqual(["Xəzər MMC", "Xəzər MMC"]);
    expect(countReads()).toBe(2);
    expect([portal, otherTab].map(({ session }) => session.isOwnChoice())).toEqual([false, true]);
    if (tokens !== undefined) expect(authServer.receivedRequests.at(-1)?.bearer).toBe(tokens.access);
    expect(await portal.request("/whoami", "POST")).toBe("Aysel");
  });

  it("is known to a tab that is opened after it", async () => {
    choose("Xəzər MMC");
    await otherTab.session.applyAccountChoice({ certNumber: "AZ-1" });
    authServer.receivedRequests = [];
    const opened = await openAnotherTab();
    expect(await opened.request("/whoami", "POST")).toBe("Aysel");
    await flushEventLoop();
    expect([getOrganisation(opened), countReads()]).toEqual(["Xəzər MMC", 1]);
  });

  it("is that of the person, of whom this tab does not ask it again", async () => {
    choose("nobody");
    await otherTab.session.applyAccountChoice({ certNumber: undefined });
    await flushEventLoop();
    expect([getSessionState().state, getOrganisation()]).toEqual(["signedIn", undefined]);
    choose("Bazar MMC");
    await portal.session.applyAccountChoice({ certNumber: "AZ-0" });
    await flushEventLoop();
    expect([getOrganisation(otherTab), otherTab.session.isOwnChoice()]).toEqual(["Bazar MMC", false]);
  });

  it("is read after a user that was requested before the choice", async () => {
    const release = holdStep(/details gets a response/);
    void portal.session.reloadUser();
    await flushEventLoop();
    choose("Xəzər MMC");
    void otherTab.session.applyAccountChoice({ certNumber: "AZ-1" });
    await flushEventLoop();
    release();
    await flushEventLoop();
    expect(getOrganisation()).toBe("Xəzər MMC");
  });

  it("is not the one that this tab has chosen itself, while its user is being read", async () => {
    const release = holdStep(/details gets a response/);
    choose("Xəzər MMC");
    const choice = portal.session.applyAccountChoice({ certNumber: "AZ-1" });
    await flushEventLoop();
    expect(await portal.request()).toBe("Aysel");
    release();
    await choice;
    await flushEventLoop();
    expect([getOrganisation(), countReads(), portal.session.isOwnChoice()]).toEqual(["Xəzər MMC", 2, true]);
  });

  it("gets nothing from a tab that does not show it yet, because the browser has stopped that tab", async () => {
    portal.tab.storageListeners = [];
    choose("Xəzər MMC");
    await otherTab.session.applyAccountChoice({ certNumber: "AZ-1" });
    await flushEventLoop();
    authServer.receivedRequests = [];
    expect(await portal.request("/whoami", "POST")).toEqual({ kind: "accountChanged" });
    expect(authServer.receivedRequests.filter(({ path }) => path === "/whoami")).toEqual([]);
    await flushEventLoop();
    expect(getOrganisation()).toBe("Xəzər MMC");
    expect(await portal.request("/whoami", "POST")).toBe("Aysel");
  });

  it("gets nothing from a tab that could not read it, and is read again with the next request", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    choose("Xəzər MMC");
    await otherTab.session.applyAccountChoice({ certNumber: "AZ-1" });
    await flushEventLoop();
    expect([getOrganisation(), getOrganisation(otherTab)]).toEqual(["Bazar MMC", "Bazar MMC"]);
    vi.stubGlobal("fetch", authServer.fetch);
    for (const tab of [portal, otherTab]) {
      // Another choice is for no account.
      expect(await tab.request("/public/auth/v2/select-structure", "POST")).toBe("");
      expect(await tab.request("/whoami", "POST")).toEqual({ kind: "accountChanged" });
      expect(await tab.request()).toBe("Aysel");
      await flushEventLoop();
      expect(getOrganisation(tab)).toBe("Xəzər MMC");
    }
    expect(otherTab.session.isOwnChoice()).toBe(true);
  });

  it.each([
    ["was made nevertheless", "Xəzər MMC", true],
    ["was not made", "Bazar MMC", false],
  ])("is read in every tab when the answer to the choice is lost, and the choice %s", async (_name, name, isMade) => {
    choose(name);
    expect(await otherTab.session.applyUndecidedChoice("AZ-1", { kind: "timeout" })).toBe(isMade);
    await flushEventLoop();
    expect([getOrganisation(), getOrganisation(otherTab), countReads()]).toEqual([name, name, 2]);
  });

  it("gets nothing from any tab while a lost answer leaves it unknown", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    choose("Xəzər MMC");
    expect(await otherTab.session.applyUndecidedChoice("AZ-1", { kind: "offline" })).toBe(false);
    await flushEventLoop();
    vi.stubGlobal("fetch", authServer.fetch);
    for (const tab of [portal, otherTab]) {
      expect(await tab.request("/whoami", "POST")).toEqual({ kind: "accountChanged" });
      await flushEventLoop();
      expect(getOrganisation(tab)).toBe("Xəzər MMC");
      expect(await tab.request("/whoami", "POST")).toBe("Aysel");
    }
  });

  it("stays as it is when the server has refused the choice", async () => {
    expect(await portal.session.applyUndecidedChoice("AZ-1", { kind: "rejected", status: 409 })).toBe(false);
    expect(await portal.session.applyUndecidedChoice("AZ-1", undefined)).toBe(false);
    expect(countReads()).toBe(0);
  });

  it("is still that of a citizen, who is not asked again, when a lost choice of an organisation was not made", async () => {
    choose("nobody");
    await portal.session.applyAccountChoice({ certNumber: undefined });
    expect(await portal.session.applyUndecidedChoice("AZ-1", { kind: "timeout" })).toBe(false);
    expect(getSessionState().state).toBe("signedIn");
    expect(await portal.session.applyUndecidedChoice(undefined, { kind: "timeout" })).toBe(true);
    await portal.session.signOut();
    expect(await portal.session.applyUndecidedChoice(undefined, { kind: "timeout" })).toBe(false);
  });

  it("gets no request that was sent for the account before it, and got 401", async () => {
    const release = holdStep(/whoami reaches/);
    const sent = portal.request("/whoami", "POST");
    await flushEventLoop();
    choose("Xəzər MMC");
    authServer.expireAccessTokens();
    await otherTab.session.applyAccountChoice({ certNumber: "AZ-1", tokens: authServer.openSession("Aysel") });
    release();
    expect(await sent).toEqual({ kind: "accountChanged" });
    expect(authServer.receivedRequests.filter(({ path }) => path === "/whoami")).toHaveLength(1);
  });

  it("is forgotten at the sign-out, and nothing of it concerns the next person", async () => {
    choose("Xəzər MMC");
    await otherTab.session.applyAccountChoice({ certNumber: "AZ-1" });
    await flushEventLoop();
    await otherTab.session.signOut();
    await flushEventLoop();
    expect(browser.sharedLocalStorage.size).toBe(0);
    await otherTab.session.signInWith(authServer.openSession("Murad"));
    await flushEventLoop();
    expect(await portal.request("/whoami", "POST")).toBe("Murad");
  });
});

describe("what this browser keeps", () => {
  it("are the tokens, of which the live feed gets the current one", async () => {
    await portal.start(browser);
    const storage = portal.storage.getTokenStorage();
    expect(storage.getConnectHeaders()).toEqual({ Authorization: "Bearer " });
    const { access } = authServer.openSession("Aysel");
    await portal.session.signInWith({ access, refresh: "r" });
    expect(storage.getConnectHeaders()).toEqual({ Authorization: `Bearer ${access}` });
  });

  it("is one session object until the tokens change, of which every listener hears until it unsubscribes", async () => {
    await portal.start(browser);
    const listener = vi.fn<() => void>();
    const unsubscribe = portal.storage.subscribeToSession(listener);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    expect(listener).toHaveBeenCalledTimes(1);
    const session = portal.storage.getCurrentSession();
    expect(portal.storage.getCurrentSession()).toBe(session);
    authServer.expireAccessTokens();
    await portal.request();
    expect(portal.storage.getCurrentSession()).not.toBe(session);
    expect(portal.storage.getCurrentSession()).toMatchObject({ id: session?.id });
    const callCount = listener.mock.calls.length;
    unsubscribe();
    await portal.session.signOut();
    expect(listener).toHaveBeenCalledTimes(callCount);
  });

  it("is nothing of a time with a gateway", async () => {
    browser.sharedLocalStorage.set("gatewaySession", '{"id":"a"}');
    await portal.start(browser);
    await flushEventLoop();
    expect(browser.sharedLocalStorage.size).toBe(0);
  });

  it("is also the session at a gateway while the settings of the deployment cannot be read", async () => {
    portal = await loadAuthModules({ areSettingsLost: true });
    browser.sharedLocalStorage.set("gatewaySession", '{"id":"a"}');
    await portal.start(browser);
    await flushEventLoop();
    expect(browser.sharedLocalStorage.get("gatewaySession")).toBe('{"id":"a"}');
  });

  it("writes nothing to localStorage that is there already", async () => {
    const { access, refresh } = storeMirroredSession("Aysel");
    portal.tab = browser.openTab();
    const write = vi.spyOn(portal.tab, "writeLocalStorage");
    await portal.start(browser, portal.tab);
    expect(getSessionState()).toMatchObject({ state: "signedIn" });
    expect(write.mock.calls.filter(([key]) => key === "accessToken" || key === "refreshToken")).toEqual([]);
    expect(browser.indexedDb.get("current")).toMatchObject({ access, refresh });
  });

  it("is asked for before it is restored, and not after that", async () => {
    const { hasStoredSession } = await import("../../src/auth/sessionStore.ts");
    portal.tab = browser.openTab();
    expect([hasStoredSession(), portal.tokens.shouldRestoreTokens()]).toEqual([false, false]);
    for (const key of ["accessToken", "gatewaySession"]) {
      portal.tab.localStorage.set(key, "a");
      expect(hasStoredSession(), key).toBe(true);
      portal.tab.localStorage.delete(key);
    }
    const { access, refresh } = authServer.openSession("Aysel");
    portal.tab.localStorage.set("accessToken", access).set("refreshToken", refresh);
    expect(portal.tokens.shouldRestoreTokens()).toBe(true);
    await portal.start(browser, portal.tab);
    expect(portal.tokens.shouldRestoreTokens()).toBe(false);
    await portal.session.signOut();
    portal.tab.localStorage.set("accessToken", access);
    expect(portal.tokens.shouldRestoreTokens()).toBe(false);
  });
});

describe("tokens in the database and in localStorage", () => {
  const createStored = (ageMs: number, access = "database", refresh = "r"): object => ({
    access,
    refresh,
    id: "i",
    at: Date.now() - ageMs,
  });
  const start = async (stored: object, mirrored: { access: string; refresh?: string }): Promise<unknown> => {
    browser.indexedDb.set("current", stored);
    browser.sharedLocalStorage.set("accessToken", mirrored.access);
    if (mirrored.refresh !== undefined) browser.sharedLocalStorage.set("refreshToken", mirrored.refresh);
    portal.tab = browser.openTab();
    return portal.tokens.restoreTokens();
  };

  it("are those of the database for five seconds, which localStorage may lag behind", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    expect(await start(createStored(4999), { access: "mirror" })).toMatchObject({ access: "database", id: "i" });
  });

  it("are those of localStorage after that: another page of the service has stored them", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    expect(await start(createStored(5000), { access: "mirror", refresh: "m" })).toMatchObject({
      access: "mirror",
      refresh: "m",
    });
  });

  it("are those of the database as long as both have the same access token", async () => {
    expect(await start(createStored(86_400_000, "same"), { access: "same", refresh: "other" })).toMatchObject({
      refresh: "r",
      id: "i",
    });
  });

  it("may have no refresh token, or none that is valid", async () => {
    expect(await start({}, { access: "mirror" })).toMatchObject({ access: "mirror", refresh: "" });
    portal = await loadAuthModules();
    browser.indexedDb.clear();
    expect(await start({}, { access: "mirror", refresh: "two words" })).toMatchObject({ refresh: "" });
  });
});

describe("the end of a session", () => {
  it("is reported by a page that was loading when two other tabs noticed it", async () => {
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    await openAnotherTab();
    const loading = await openAnotherTab();
    loading.tab.storageListeners = [];
    await endSessionAtRefresh();
    const loaded = await loadAuthModules();
    await loaded.start(browser, loading.tab);
    expect(getSessionState(loaded)).toEqual({ state: "ended" });
  });

  it("is not reported again by the return from a login", async () => {
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    await endSessionAtRefresh();
    await leaveForLogin();
    const nextPage = await loadAuthModules();
    await nextPage.start(browser, portal.tab);
    expect(getSessionState(nextPage)).toEqual({ state: "anonymous" });
  });
});

describe("a session without a refresh token", () => {
  it("ends with its access token, without a request for another one, and is not asked to end at a sign-out", async () => {
    await portal.start(browser);
    const { access } = authServer.openSession("Aysel");
    await portal.session.signInWith({ access, refresh: "" });
    vi.stubGlobal("navigator", { locks: browser.locks, onLine: true });
    authServer.receivedRequests = [];
    const other = await openAnotherTab();
    await other.session.signOut();
    await flushEventLoop();
    expect(authServer.receivedRequests.map(({ path }) => path)).toEqual(["/user/details"]);
    await portal.session.signInWith({ access, refresh: "" });
    authServer.expireAccessTokens();
    authServer.receivedRequests = [];
    await portal.request();
    await flushEventLoop();
    expect(authServer.receivedRequests.map(({ path }) => path)).toEqual(["/whoami"]);
    expect(getSessionState()).toEqual({ state: "ended" });
    expect([portal.tab.localStorage.size, browser.indexedDb.get("current")]).toEqual([
      0,
      { ended: expect.any(String) as string },
    ]);
  });
});

describe("a sign-out at the server", () => {
  it("names the refresh token, and outlives the page", async () => {
    const sent: Request[] = [];
    vi.stubGlobal("fetch", (request: Request, init: RequestInit) => {
      if (request.url.includes("sign-out")) sent.push(new Request(request.clone(), init));
      return authServer.fetch(request, init);
    });
    await portal.start(browser);
    const { access, refresh } = authServer.openSession("Aysel");
    await portal.session.signInWith({ access, refresh });
    vi.stubGlobal("navigator", { locks: browser.locks, onLine: true });
    await portal.session.signOut();
    await flushEventLoop();
    expect([sent.length, sent[0]?.keepalive, await sent[0]?.json()]).toEqual([1, true, { refreshToken: refresh }]);
  });

  it("removes the drafts, the pending payment and the booked call in every tab", async () => {
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    const other = await openAnotherTab();
    const write = vi.spyOn(other.tab.sessionStorage, "set");
    for (const { tab } of [portal, other])
      tab.sessionStorage.set("pendingPayment", "7").set("bookedCallback", "8").set("draft:appeal", "9");
    write.mockClear();
    await portal.session.signOut();
    await flushEventLoop();
    expect(portal.tab.sessionStorage.size).toBe(0);
    expect(other.tab.sessionStorage.size).toBe(0);
    expect(getSessionState(other)).toEqual({ state: "anonymous", signedOut: true });
  });
});

describe("a tab that is opened again", () => {
  /** Opens a tab with drafts, which then is not open while `act` runs in another one. Returns it when it is open again. */
  async function reopenAfter(
    act: () => Promise<unknown>,
    options?: Parameters<typeof loadAuthModules>[0],
  ): Promise<AuthModules> {
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    const closed = await openAnotherTab();
    closed.tab.sessionStorage.set("pendingPayment", "7").set("bookedCallback", "8").set("draft:appeal", "9");
    closed.tab.storageListeners = [];
    await act();
    await flushEventLoop();
    const opened = await loadAuthModules(options);
    await opened.start(browser, closed.tab);
    return opened;
  }

  it("after a sign-out has no drafts, pending payment and booked call", async () => {
    const opened = await reopenAfter(() => portal.session.signOut());
    expect([getSessionState(opened), opened.tab.sessionStorage.size]).toEqual([{ state: "anonymous" }, 0]);
  });

  it("after the end of the session still has them", async () => {
    const opened = await reopenAfter(endSessionAtRefresh);
    expect([getSessionState(opened), opened.tab.sessionStorage.get("draft:appeal")]).toEqual([{ state: "ended" }, "9"]);
  });

  it.each(["is missing", "throws"] as const)(
    "still has them when nobody knows how the session has ended, because the database %s",
    async (database) => {
      const opened = await reopenAfter(() => portal.session.signOut(), { database });
      expect(opened.tab.sessionStorage.get("draft:appeal")).toBe("9");
    },
  );

  it("still has them in the session that somebody has started since", async () => {
    const opened = await reopenAfter(async () => {
      await portal.session.signOut();
      await portal.session.signInWith(authServer.openSession("Aysel"));
    });
    expect(opened.tab.sessionStorage.get("draft:appeal")).toBe("9");
  });
});

describe("events of other tabs", () => {
  it.each([["accessToken"], ["gatewaySession"], [null]])("are followed for a change of %j", async (key) => {
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    await flushEventLoop();
    portal.tab.localStorage.clear();
    for (const listener of portal.tab.storageListeners) listener({ key });
    await flushEventLoop();
    expect(getSessionState()).toEqual({ state: "anonymous", signedOut: true });
  });

  it("are not asked about for another key", async () => {
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    await flushEventLoop();
    portal.tab.localStorage.clear();
    for (const key of ["language", "refreshToken"])
      for (const listener of portal.tab.storageListeners) listener({ key });
    await flushEventLoop();
    expect(getSessionState()).toMatchObject({ state: "signedIn" });
  });

  it("of a sign-in show an unknown session until its user is read", async () => {
    await portal.start(browser);
    const other = await openAnotherTab();
    const release = holdStep(/user\/details reaches/);
    void other.session.signInWith(authServer.openSession("Murad"));
    await flushEventLoop();
    expect([getSessionState(), getSessionState(other)]).toEqual([{ state: "unknown" }, { state: "unknown" }]);
    release();
    await flushEventLoop();
    expect(getSessionState()).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
  });
});

describe("a failure that is a fault of the program", () => {
  it("is thrown and not shown as one of the server", async () => {
    await portal.start(browser);
    const fault = new TypeError("fault");
    await expect(
      portal.session.acceptOfferedSession(authServer.openSession("Murad"), () => Promise.reject(fault)),
    ).rejects.toBe(fault);
  });
});

describe("a 401 after the session has ended", () => {
  it("leaves the message about its end", async () => {
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    await endSessionAtRefresh();
    await portal.request();
    await flushEventLoop();
    expect(getSessionState()).toEqual({ state: "ended" });
  });
});
