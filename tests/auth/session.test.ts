import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeBrowser, type FakeBrowser } from "./fakeBrowser.ts";
import { createControlledDelay, flushEventLoop, type ControlledDelay } from "./delay.ts";
import { loadAuthModules, type AuthModules } from "./authModules.ts";
import { createFakeAuthServer, type FakeAuthServer } from "./fakeAuthServer.ts";

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
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const getSessionState = (program = portal): AuthModules["session"]["sessionStore"]["current"] =>
  program.session.sessionStore.current;
const organisation = {
  id: 3,
  name: "Bazar MMC",
  voen: "1700000011",
  positionName: "Direktor",
  selectedCertNumber: "AZ-1",
  selected: false,
};

/** Opens another tab of the device, as a page load does. */
async function openAnotherTab(): Promise<AuthModules> {
  const program = await loadAuthModules();
  await program.start(browser);
  return program;
}

describe("a start", () => {
  it("without anything kept is anonymous, and asks for nothing", async () => {
    expect(getSessionState()).toEqual({ state: "unknown" });
    await portal.start(browser);
    expect(getSessionState()).toEqual({ state: "anonymous" });
    expect(authServer.receivedRequests).toEqual([]);
  });

  it("reads who is signed in, once", async () => {
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    authServer.receivedRequests = [];
    const reloaded = await openAnotherTab();
    expect(getSessionState(reloaded)).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
    expect(authServer.receivedRequests.map(({ path }) => path)).toEqual(["/user/details"]);
  });

  it("with a pair that another page of the service put there signs in with it", async () => {
    const { access, refresh } = authServer.openSession("Aysel");
    browser.sharedLocalStorage.set("accessToken", access).set("refreshToken", refresh);
    await portal.start(browser);
    expect(getSessionState()).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
    expect(browser.indexedDb.get("current")).toMatchObject({ access, refresh });
  });

  it("after the storage was cleared is a sign-out", async () => {
    browser.indexedDb.set("current", { ...authServer.openSession("Aysel"), id: "x", at: Date.now() - 60_000 });
    await portal.start(browser);
    expect(getSessionState()).toEqual({ state: "anonymous" });
    expect(browser.indexedDb.size).toBe(0);
  });

  it("with a clock that was put back is a sign-out too", async () => {
    browser.indexedDb.set("current", { ...authServer.openSession("Aysel"), id: "x", at: Date.now() + 86_400_000 });
    await portal.start(browser);
    expect(getSessionState()).toEqual({ state: "anonymous" });
  });

  it.each(["", "undefined", "null", "two words", "line\nbreak", "имя", "\u0000", "😀"])(
    "with %j in place of a token is anonymous",
    async (text) => {
      browser.sharedLocalStorage.set("accessToken", text).set("refreshToken", text);
      await portal.start(browser);
      expect(getSessionState()).toEqual({ state: "anonymous" });
      expect(await portal.request("/public/posts")).toBe("");
    },
  );

  it.each([7, "text", null, [], { access: 5 }, { access: "a", refresh: "b" }])(
    "with %j in the database starts from the storage",
    async (kept) => {
      const { access, refresh } = authServer.openSession("Aysel");
      browser.indexedDb.set("current", kept);
      browser.sharedLocalStorage.set("accessToken", access).set("refreshToken", refresh);
      await portal.start(browser);
      expect(getSessionState()).toMatchObject({ state: "signedIn" });
    },
  );

  it("that cannot reach the server waits, says why, and reads again when asked", async () => {
    const { access, refresh } = authServer.openSession("Aysel");
    browser.sharedLocalStorage.set("accessToken", access).set("refreshToken", refresh);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await portal.start(browser);
    expect(getSessionState()).toEqual({ state: "unknown", failure: { kind: "offline" } });
    vi.stubGlobal("fetch", authServer.fetch);
    await portal.session.reloadUser();
    expect(getSessionState()).toMatchObject({ state: "signedIn" });
  });

  it("takes a user from whom a server leaves out what is empty", async () => {
    authServer.userOverrides.set("Aysel", { roles: undefined, manufacturers: undefined, language: undefined } as never);
    const { access, refresh } = authServer.openSession("Aysel");
    browser.sharedLocalStorage.set("accessToken", access).set("refreshToken", refresh);
    await portal.start(browser);
    expect(getSessionState()).toMatchObject({
      state: "signedIn",
      user: { roles: [], manufacturers: [], language: { isoCode: "az" } },
    });
  });

  it.each([{ name: { text: "Aysel" } }, { id: "1" }, { roles: "ADMIN" }, { manufacturers: {} }, { language: 7 }])(
    "takes no user that none could be shown from, keeps the sign-in and can ask again: %j",
    async (fault) => {
      authServer.userOverrides.set("Aysel", fault as never);
      const { access, refresh } = authServer.openSession("Aysel");
      browser.sharedLocalStorage.set("accessToken", access).set("refreshToken", refresh);
      await portal.start(browser);
      expect(getSessionState()).toEqual({ state: "unknown", failure: { kind: "invalidResponse", status: 200 } });
      authServer.userOverrides.delete("Aysel");
      await portal.session.reloadUser();
      expect(getSessionState()).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
    },
  );

  it("gives nobody a role that is none, and leaves out what may be absent", async () => {
    authServer.userOverrides.set("Aysel", { roles: [{ authority: 7 }, "ADMIN", null], email: { at: "x" } } as never);
    const { access, refresh } = authServer.openSession("Aysel");
    browser.sharedLocalStorage.set("accessToken", access).set("refreshToken", refresh);
    await portal.start(browser);
    const { user } = getSessionState() as { user: object };
    expect(user).toMatchObject({ roles: [] });
    expect(user).not.toHaveProperty("email");
  });
});

describe("a hand-over from the other portal", () => {
  it("signs a visitor in", async () => {
    await portal.start(browser, authServer.openSession("Murad"));
    expect(getSessionState()).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
  });

  it("does not turn whoever is signed in into somebody else", async () => {
    const { access, refresh } = authServer.openSession("Aysel");
    browser.sharedLocalStorage.set("accessToken", access).set("refreshToken", refresh);
    await portal.start(browser, authServer.openSession("Murad"));
    expect(getSessionState()).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
  });

  it("takes the place of a sign-in that has ended", async () => {
    browser.sharedLocalStorage.set("accessToken", "old").set("refreshToken", "older");
    await portal.start(browser, authServer.openSession("Murad"));
    expect(getSessionState()).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
  });

  it("is taken out of the address at once, and only when it is whole", async () => {
    const { crossPortalSignInUrl, consumeCrossPortalTokens } = await import("../../src/auth/crossPortalSignIn.ts");
    const { loadSettings } = await import("../../src/config/settings.ts");
    await loadSettings(() => Promise.resolve(Response.json({ otherPortalUrl: "https://quality.example/start?x=1" })));
    const { hash, search } = new URL(crossPortalSignInUrl({ access: "a+b/c=", refresh: "r&s" }));
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
  ])("with %j instead of two tokens fails and keeps nothing", async (pair) => {
    await expect(portal.session.signInWith(pair as never)).rejects.toThrow("invalidResponse 200");
    expect(getSessionState()).toEqual({ state: "anonymous" });
    expect([portal.tab.localStorage.size, browser.indexedDb.size]).toEqual([0, 0]);
  });

  it("is seen by the other tabs", async () => {
    const other = await openAnotherTab();
    await portal.session.signInWith(authServer.openSession("Aysel"));
    await flushEventLoop();
    expect(getSessionState(other)).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
    await other.session.signInWith(authServer.openSession("Murad"));
    await flushEventLoop();
    expect(getSessionState()).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
  });

  it("is not read again in other tabs when its tokens are only renewed", async () => {
    const other = await openAnotherTab();
    await portal.session.signInWith(authServer.openSession("Aysel"));
    await flushEventLoop();
    authServer.receivedRequests = [];
    authServer.expireAccessTokens();
    await portal.request();
    await flushEventLoop();
    expect(authServer.receivedRequests.filter(({ path }) => path === "/user/details")).toHaveLength(1);
    expect(other.tokens.currentTokens()?.access).toBe(portal.tokens.currentTokens()?.access);
    expect(getSessionState(other)).toMatchObject({ state: "signedIn" });
  });
});

describe("an end by the server", () => {
  beforeEach(() => portal.start(browser));

  it("is told as such in the other tabs too: nobody signed out there", async () => {
    const other = await openAnotherTab();
    await portal.session.signInWith(authServer.openSession("Aysel"));
    await flushEventLoop();
    authServer.expireAccessTokens();
    authServer.refreshBehaviour = "refuses";
    await portal.request();
    await flushEventLoop();
    expect([getSessionState(), getSessionState(other)]).toEqual([{ state: "ended" }, { state: "ended" }]);
    expect(browser.sharedLocalStorage.size).toBe(0);
    await portal.session.signInWith(authServer.openSession("Murad"));
    await flushEventLoop();
    await other.session.signOut();
    await flushEventLoop();
    expect([getSessionState(), getSessionState(other)]).toEqual([
      { state: "anonymous", signedOut: true },
      { state: "anonymous", signedOut: true },
    ]);
    expect([...browser.indexedDb.values()].filter((value) => value !== undefined)).toEqual([]);
  });

  it("comes before its time to whoever asks to stay and may not", async () => {
    const { extendSession } = await import("../../src/auth/authorization.ts");
    await portal.session.signInWith(authServer.openSession("Aysel"));
    expect(await extendSession()).toEqual({ outcome: "renewed" });
    expect([authServer.refreshCount, getSessionState()]).toEqual([1, expect.objectContaining({ state: "signedIn" })]);
    authServer.refreshBehaviour = "fails";
    expect(await extendSession()).toMatchObject({ outcome: "later" });
    expect(getSessionState()).toMatchObject({ state: "signedIn" });
    authServer.refreshBehaviour = "refuses";
    expect(await extendSession()).toEqual({ outcome: "ended" });
    expect(getSessionState()).toEqual({ state: "ended" });
    expect(await extendSession()).toEqual({ outcome: "gone" });
  });
});

describe("a sign-out", () => {
  beforeEach(() => portal.start(browser));

  it("removes everything of the sign-in, and leaves language and preferences", async () => {
    for (const key of ["locale", "websitePreferences", "asanToken", "messengerToken", "messengerRefreshToken"])
      portal.tab.writeLocalStorage(key, "kept");
    await portal.session.signInWith(authServer.openSession("Aysel"), "from-identity");
    expect(portal.tab.localStorage.get("asanLoginId")).toBe("from-identity");
    expect(await portal.session.signOut()).toEqual({ viaIdentity: true });
    expect(Object.fromEntries(portal.tab.localStorage)).toEqual({ locale: "kept", websitePreferences: "kept" });
    expect([browser.indexedDb.size, portal.tab.sessionStorage.size]).toEqual([0, 0]);
  });

  it("of somebody who came with a password does not lead to the state identity, even after a sign-in there was begun and left", async () => {
    portal.tab.writeLocalStorage("asanLoginId", "begun-and-left");
    await portal.session.signInWith(authServer.openSession("Emma"));
    expect(await portal.session.signOut()).toEqual({ viaIdentity: false });
  });

  it("needs no network and no database", async () => {
    await portal.session.signInWith(authServer.openSession("Aysel"));
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    portal.tab.runTransaction = () => Promise.reject(new DOMException("broken", "UnknownError"));
    await portal.session.signOut();
    expect(getSessionState()).toEqual({ state: "anonymous", signedOut: true });
    expect(portal.tab.localStorage.size).toBe(0);
  });

  it("signs out every tab", async () => {
    await portal.session.signInWith(authServer.openSession("Aysel"));
    const other = await openAnotherTab();
    await portal.session.signOut();
    await flushEventLoop();
    expect(getSessionState(other)).toEqual({ state: "anonymous", signedOut: true });
    expect(other.tokens.currentTokens()).toBeUndefined();
    expect(await other.request()).toMatchObject({ kind: "unauthorized" });
    expect(authServer.receivedRequests.at(-1)?.bearer).toBeUndefined();
  });

  it("while the user is being read leaves nobody behind", async () => {
    const reading = portal.session.signInWith(authServer.openSession("Aysel"));
    await portal.session.signOut();
    await reading;
    await flushEventLoop();
    expect(getSessionState()).toEqual({ state: "anonymous", signedOut: true });
    expect(portal.tokens.currentTokens()).toBeUndefined();
    expect(portal.tab.localStorage.size).toBe(0);
  });
});

describe("a personal call of nobody", () => {
  it("tells the session, and a public one does not", async () => {
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
    await portal.session.signOut();
    await portal.request("/posts/public");
    expect(getSessionState()).toEqual({ state: "anonymous", signedOut: true });
    expect(await portal.request()).toMatchObject({ kind: "unauthorized" });
    expect(getSessionState()).toEqual({ state: "anonymous" });
    expect(authServer.refreshCount).toBe(0);
  });
});

describe("the choice of an account", () => {
  beforeEach(async () => {
    authServer.userOverrides.set("Aysel", { id: 42, manufacturers: [organisation] as never });
    await portal.start(browser);
    await portal.session.signInWith(authServer.openSession("Aysel"));
  });

  it("is asked for when a representative has not made it", () => {
    expect(getSessionState()).toMatchObject({ state: "choosingAccount", user: { name: "Aysel" } });
  });

  it("as a citizen is remembered for this tab, and asked for in the next one", async () => {
    await portal.session.applyAccountChoice({ asCitizen: true });
    expect(getSessionState()).toMatchObject({ state: "signedIn" });
    await portal.session.reloadUser();
    expect(getSessionState()).toMatchObject({ state: "signedIn" });
    expect(getSessionState(await openAnotherTab())).toMatchObject({ state: "choosingAccount" });
  });

  it("as a citizen does not count for the next person", async () => {
    await portal.session.applyAccountChoice({ asCitizen: true });
    authServer.userOverrides.set("Murad", { id: 43, manufacturers: [organisation] as never });
    await portal.session.signInWith(authServer.openSession("Murad"));
    expect(getSessionState()).toMatchObject({ state: "choosingAccount", user: { name: "Murad" } });
  });

  it("for an organisation takes over the tokens that come with it", async () => {
    authServer.userOverrides.set("Aysel", { id: 42, manufacturers: [{ ...organisation, selected: true }] as never });
    const { access, refresh } = authServer.openSession("Aysel");
    await portal.session.applyAccountChoice({ asCitizen: false, tokens: { access, refresh } });
    expect(getSessionState()).toMatchObject({ state: "signedIn" });
    expect(portal.tab.localStorage.get("accessToken")).toBe(access);
  });

  it("is not judged by a user that was asked for before it", async () => {
    const tell = holdStep(/details is answered/);
    const before = portal.session.reloadUser();
    await flushEventLoop();
    authServer.userOverrides.set("Aysel", { id: 42, manufacturers: [{ ...organisation, selected: true }] as never });
    const chosen = portal.session.applyAccountChoice({ asCitizen: false });
    tell();
    await Promise.all([before, chosen]);
    expect(getSessionState()).toMatchObject({ state: "signedIn", user: { manufacturers: [{ selected: true }] } });
  });

  it("that the service confirms after a sign-out signs nobody in", async () => {
    await portal.session.signOut();
    await portal.session.applyAccountChoice({ asCitizen: false, tokens: authServer.openSession("Aysel") });
    expect(getSessionState()).toEqual({ state: "anonymous", signedOut: true });
    expect(portal.tokens.currentTokens()).toBeUndefined();
  });
});
