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

describe("a renewal", () => {
  beforeEach(() => signIn("Aysel"));

  it("is one, however many calls are refused at once, and all of them are repeated", async () => {
    authServer.expireAccessTokens();
    expect(new Set(await sendFiftyRequests())).toEqual(new Set(["Aysel"]));
    expect(refreshRequestCount()).toBe(1);
    expect(readStoredTokens()).toEqual({ access: "access-2", refresh: "refresh-2" });
  });

  it("is not made again for a call that was refused before it and is told so after it", async () => {
    const tellLate = holdStep(/late is answered/);
    authServer.expireAccessTokens();
    const late = portal.request("/late");
    await flushEventLoop();
    expect(await portal.request()).toBe("Aysel");
    tellLate();
    expect(await late).toBe("Aysel");
    expect(authServer.refreshCount).toBe(1);
  });

  it("that went well does not repeat a call in the name of somebody who signed in before the call was told so", async () => {
    const { promise: told, resolve: tell } = Promise.withResolvers<void>();
    // The browser is slow to say that the lock is free again, and that is what the call waits for.
    const locks: FakeBrowser["locks"] = {
      request: async (name, task) => {
        const done = await browser.locks.request(name, task);
        await told;
        return done;
      },
    };
    vi.stubGlobal("navigator", { locks });
    authServer.expireAccessTokens();
    const call = portal.request("/of-aysel");
    await flushEventLoop();
    expect(authServer.refreshCount).toBe(1);
    await signIn("Murad");
    tell();
    expect(await call).toMatchObject({ kind: "unauthorized" });
    expect(
      authServer.receivedRequests
        .filter(({ path }) => path === "/of-aysel")
        .map(({ bearer }) => authServer.userOfToken(bearer)),
    ).toEqual(["Aysel"]);
  });

  it("lets the user be read again", async () => {
    authServer.userOverrides.set("Aysel", { surname: "Quliyeva" });
    authServer.expireAccessTokens();
    await portal.request();
    await flushEventLoop();
    expect(portal.session.sessionStore.current).toMatchObject({ state: "signedIn", user: { surname: "Quliyeva" } });
  });

  it("that the server refuses ends the session: every call is refused, and nothing is kept", async () => {
    authServer.refreshBehaviour = "refuses";
    authServer.expireAccessTokens();
    expect(new Set((await sendFiftyRequests()).map((failure) => (failure as { kind: string }).kind))).toEqual(
      new Set(["unauthorized"]),
    );
    await flushEventLoop();
    expect(portal.session.sessionStore.current).toEqual({ state: "ended" });
    // Nothing but the fact that it ended, for the other tabs.
    expect([...browser.indexedDb.values()]).toEqual([{ ended: expect.stringMatching(/^[\da-f-]{36}$/) as unknown }]);
    expect(portal.tab.localStorage.size).toBe(0);
    portal.session.acknowledgeSessionEnd();
    expect(portal.session.sessionStore.current).toEqual({ state: "anonymous" });
  });

  it.each<[RefreshBehaviour, object]>([
    ["fails", { kind: "unavailable", status: 502 }],
    ["unreachable", { kind: "offline" }],
    ["overloaded", { kind: "rejected", status: 429, message: "Wait", retryAfter: 9 }],
    ["talks nonsense", { kind: "invalidResponse", status: 200 }],
  ])(
    "that %s keeps the session: the calls fail as the renewal did, and the next one tries again",
    async (mood, failure) => {
      authServer.refreshBehaviour = mood;
      authServer.expireAccessTokens();
      expect(await portal.request()).toEqual(failure);
      expect(portal.session.sessionStore.current.state).toBe("signedIn");
      expect(readStoredTokens()).toEqual({ access: "access-1", refresh: "refresh-1" });
      authServer.refreshBehaviour = "well";
      expect(await portal.request()).toBe("Aysel");
    },
  );

  it.each<RefreshBehaviour>(["forgets a token", "swaps the names"])(
    "whose answer %s ends the session and keeps no text in place of a token",
    async (mood) => {
      authServer.refreshBehaviour = mood;
      authServer.expireAccessTokens();
      expect(await portal.request()).toMatchObject({ kind: "unauthorized" });
      await flushEventLoop();
      expect(portal.session.sessionStore.current.state).toBe("ended");
      expect([...portal.tab.localStorage.values()]).toEqual([]);
    },
  );

  /** After a sign-out: nobody is here, and nothing is kept. */
  async function expectNobody(): Promise<void> {
    await flushEventLoop();
    expect(portal.session.sessionStore.current).toEqual({ state: "anonymous", signedOut: true });
    expect(portal.tokens.currentTokens()).toBeUndefined();
    expect([portal.tab.localStorage.size, browser.sharedLocalStorage.size, browser.indexedDb.get("current")]).toEqual([
      0,
      0,
      undefined,
    ]);
  }

  it.each([/uses the database/, /database answers/])("is not sent after a sign-out (%s)", async (step) => {
    authServer.expireAccessTokens();
    const tell = holdStep(step);
    const call = portal.request();
    await flushEventLoop();
    const signedOut = portal.session.signOut();
    tell();
    await signedOut;
    expect(await call).toMatchObject({ kind: "unauthorized" });
    expect(refreshRequestCount()).toBe(0);
    await expectNobody();
  });

  it.each([/uses the database/, /database answers/])(
    "that is answered before a sign-out and kept after it brings nothing back (%s)",
    async (step) => {
      authServer.expireAccessTokens();
      const tell = holdStep(/refresh-token is answered/);
      const call = portal.request();
      await flushEventLoop();
      const keep = holdStep(step);
      tell();
      await flushEventLoop();
      const signedOut = portal.session.signOut();
      keep();
      await signedOut;
      expect(await call).toMatchObject({ kind: "unauthorized" });
      await expectNobody();
    },
  );

  it("that is answered after a sign-out brings nothing back", async () => {
    authServer.expireAccessTokens();
    const tell = holdStep(/refresh-token is answered/);
    const call = portal.request();
    await flushEventLoop();
    await portal.session.signOut();
    tell();
    expect(await call).toMatchObject({ kind: "unauthorized" });
    await expectNobody();
  });

  it("that is answered after a sign-out in another tab is void, even before this tab has heard of it", async () => {
    const other = await loadAuthModules();
    await other.start(browser);
    authServer.expireAccessTokens();
    const tell = holdStep(/refresh-token is answered/);
    const hear = holdStep(/tab 0 sees/);
    const call = portal.request();
    await flushEventLoop();
    await other.session.signOut();
    tell();
    expect(await call).toMatchObject({ kind: "unauthorized" });
    hear();
    await expectNobody();
  });

  it("that is kept while another tab signs out goes with it", async () => {
    const other = await loadAuthModules();
    await other.start(browser);
    authServer.expireAccessTokens();
    const hear = holdStep(/tab 0 sees/);
    const remove = holdStep(/tab 1 uses the database/);
    const signedOut = other.session.signOut();
    expect(await portal.request()).toBe("Aysel");
    hear();
    await flushEventLoop();
    remove();
    await signedOut;
    await expectNobody();
  });

  it("in another tab, heard of while this one signs out, brings nothing back", async () => {
    const other = await loadAuthModules();
    await other.start(browser);
    authServer.expireAccessTokens();
    const hear = holdStep(/database answers tab 0/);
    await other.request();
    await flushEventLoop();
    const signedOut = portal.session.signOut();
    hear();
    await signedOut;
    await expectNobody();
  });

  it("never lets a call of one person be repeated in the name of another", async () => {
    authServer.expireAccessTokens();
    const tell = holdStep(/refresh-token is answered/);
    const waiting = [portal.request(), portal.request("/user/pass-validation")];
    await flushEventLoop();
    await signIn("Murad");
    tell();
    for (const answer of await Promise.all(waiting)) expect(answer).toMatchObject({ kind: "unauthorized" });
    const asMurad = authServer.receivedRequests.filter(({ bearer }) => authServer.userOfToken(bearer) === "Murad");
    expect(asMurad.map(({ path }) => path)).toEqual(["/user/details"]);
    expect(portal.session.sessionStore.current).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
    expect(await portal.request()).toBe("Murad");
  });

  it("for one person does not stand in the way of one for the next", async () => {
    authServer.expireAccessTokens();
    const tell = holdStep(/refresh-token is answered/);
    const waiting = portal.request();
    await flushEventLoop();
    await signIn("Murad");
    authServer.expireAccessTokens();
    const next = portal.request();
    await flushEventLoop();
    tell();
    expect(await waiting).toMatchObject({ kind: "unauthorized" });
    expect(await next).toBe("Murad");
  });

  it("is not asked for when somebody cannot sign in, and the session stands", async () => {
    expect(await portal.request("/public/auth/login", "POST")).toBe("");
    const refuse = vi.fn<typeof fetch>(() =>
      Promise.resolve(Response.json({ message: "Wrong password" }, { status: 401 })),
    );
    vi.stubGlobal("fetch", refuse);
    expect(await portal.request("/public/auth/login", "POST")).toEqual({ kind: "unauthorized", message: "Wrong password" });
    expect(refuse).toHaveBeenCalledOnce();
    expect(portal.session.sessionStore.current.state).toBe("signedIn");
  });

  it("happens at most once for a call: a service that refuses for ever is not asked for ever", async () => {
    vi.stubGlobal("fetch", async (input: Request) =>
      input.url.includes("refresh-token") ? authServer.fetch(input) : Response.json({}, { status: 401 }),
    );
    expect(await portal.request()).toEqual({ kind: "unauthorized" });
    await flushEventLoop();
    expect(authServer.refreshCount).toBeLessThanOrEqual(2);
  });
});

describe("without locks", () => {
  beforeEach(async () => {
    vi.stubGlobal("navigator", {});
    await signIn("Aysel");
  });

  it("fifty refused calls still lead to one renewal", async () => {
    authServer.expireAccessTokens();
    expect(new Set(await sendFiftyRequests())).toEqual(new Set(["Aysel"]));
    expect(refreshRequestCount()).toBe(1);
  });

  it("a tab that was refused because another one was quicker takes over what that one got", async () => {
    authServer.expireAccessTokens();
    const call = portal.request();
    authServer.refreshBehaviour = "refuses";
    await flushEventLoop();
    const current = browser.indexedDb.get("current") as object;
    browser.indexedDb.set("current", { ...current, ...authServer.openSession("Aysel") });
    expect(await call).toBe("Aysel");
    expect(portal.session.sessionStore.current.state).toBe("signedIn");
  });
});

describe("where the browser denies locks", () => {
  it("the session starts all the same", async () => {
    vi.stubGlobal("navigator", {
      locks: { request: () => Promise.reject(new DOMException("denied", "SecurityError")) },
    });
    await signIn("Aysel");
    authServer.expireAccessTokens();
    expect(await portal.request()).toBe("Aysel");
  });
});

describe("without a database", () => {
  beforeEach(async () => {
    portal = await loadAuthModules({ database: false });
    await portal.start(browser);
    await signIn("Aysel");
  });

  it("a renewal repeats the calls that waited for it", async () => {
    authServer.expireAccessTokens();
    expect(new Set(await sendFiftyRequests())).toEqual(new Set(["Aysel"]));
    expect(authServer.refreshCount).toBe(1);
  });

  it("a call is not repeated with tokens that another tab has put there: they may be another person's", async () => {
    const other = await loadAuthModules({ database: false });
    await other.start(browser);
    authServer.expireAccessTokens();
    const tell = holdStep(/whoami is answered|sees/);
    const call = portal.request();
    await flushEventLoop();
    await other.session.signInWith(authServer.openSession("Murad"));
    tell();
    expect(await call).toMatchObject({ kind: "unauthorized" });
    await flushEventLoop();
    expect(portal.session.sessionStore.current).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
  });
});
