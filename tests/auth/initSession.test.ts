import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadAuthModules } from "./authModules.ts";
import { flushEventLoop, noDelay } from "./delay.ts";
import { createFakeAuthServer, type FakeAuthServer } from "./fakeAuthServer.ts";
import { createFakeBrowser } from "./fakeBrowser.ts";

let authServer: FakeAuthServer;
let codeExchangeCount: number;
const pendingState = `${Date.now()}-s`;

beforeEach(() => {
  authServer = createFakeAuthServer(noDelay);
  codeExchangeCount = 0;
  vi.stubGlobal("fetch", (request: Request, init: RequestInit) => {
    if (!request.url.includes("/login/asan")) return authServer.fetch(request, init);
    codeExchangeCount += 1;
    const { access, refresh } = authServer.openSession("Aysel");
    return Promise.resolve(Response.json({ token: access, refreshToken: refresh }));
  });
});
afterEach(() => {
  vi.doUnmock("../../src/config/portal.ts");
  vi.doUnmock("../../src/auth/identityLogin.ts");
  vi.unstubAllGlobals();
});

/** Loads a page of a portal. Returns the names that were asked for, and the session afterwards. */
async function loadPage(
  portal: "competition" | "quality",
  address: { pathname?: string; search?: string; hash?: string },
  { isConfirmed = true, isOffline = false }: { isConfirmed?: boolean; isOffline?: boolean } = {},
): Promise<{ asked: string[]; session: unknown; login: unknown; replacedBy: string[] }> {
  const [asked, replacedBy]: string[][] = [[], []];
  const browser = createFakeBrowser(noDelay);
  vi.doMock("../../src/config/portal.ts", () => ({ portal }));
  vi.stubGlobal("navigator", { locks: browser.locks });
  vi.stubGlobal("location", { origin: "https://portal.test", pathname: "/home", search: "", hash: "", ...address });
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_state: null, _title: string, to: string) => replacedBy?.push(to),
  });
  const modules = await loadAuthModules();
  if (isOffline) vi.doMock("../../src/auth/identityLogin.ts", () => Promise.reject(new TypeError("Failed to fetch")));
  modules.open(browser);
  modules.tab.sessionStorage.set("pendingSignIn", pendingState);
  const { initSession } = await import("../../src/auth/initSession.ts");
  const confirm = ({ name }: { name: string }): Promise<boolean> => {
    asked?.push(name);
    return Promise.resolve(isConfirmed);
  };
  // React may run an effect twice.
  await Promise.all([initSession(confirm), initSession(confirm)]);
  await flushEventLoop();
  const { session, identity } = modules;
  return {
    asked: asked ?? [],
    session: session.sessionStore.current,
    login: identity.identityLoginStore.current,
    replacedBy: replacedBy ?? [],
  };
}

describe("a page with tokens of the other portal", () => {
  const createHash = (): string => {
    const { access, refresh } = authServer.openSession("Murad");
    return `#token=${access}&refreshToken=${refresh}`;
  };

  it("of the quality portal asks once whether the visitor is their user, and signs in", async () => {
    const { asked, session, replacedBy } = await loadPage("quality", { hash: createHash() });
    expect([asked, replacedBy]).toEqual([["Murad"], ["/home"]]);
    expect(session).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
  });

  it("of the quality portal shows an anonymous visitor who is somebody else", async () => {
    expect(await loadPage("quality", { hash: createHash() }, { isConfirmed: false })).toMatchObject({
      asked: ["Murad"],
      session: { state: "anonymous" },
    });
  });

  it("of the quality portal asks nobody for an offer of a gateway that it does not have", async () => {
    const { asked, session, replacedBy } = await loadPage("quality", { hash: "#offer", search: "?page=2" });
    expect({ asked, session, replacedBy }).toEqual({
      asked: [],
      session: { state: "anonymous" },
      replacedBy: ["/home?page=2"],
    });
    expect(authServer.receivedRequests).toEqual([]);
  });

  it("of the competition portal, which gets none, does nothing with them", async () => {
    const { asked, session, replacedBy } = await loadPage("competition", { hash: createHash() });
    expect({ asked, session, replacedBy }).toEqual({ asked: [], session: { state: "anonymous" }, replacedBy: [] });
  });
});

describe("a page to which the identity login returns", () => {
  it("signs in, and exchanges the code once", async () => {
    const { session, login } = await loadPage("competition", {
      pathname: "/asan-login",
      search: `?code=c&state=${pendingState}`,
    });
    expect([session, login, codeExchangeCount]).toEqual([
      expect.objectContaining({ state: "signedIn" }),
      { state: "signedIn" },
      1,
    ]);
  });

  it("says without a connection that there is none, and keeps the code in the address", async () => {
    const address = { pathname: "/asan-login", search: `?code=c&state=${pendingState}` };
    const { login, replacedBy } = await loadPage("competition", address, { isOffline: true });
    expect([login, replacedBy]).toEqual([{ state: "rejected", failure: { kind: "offline" } }, []]);
  });

  it.each(["", `?code=c&state=${pendingState}`])("is no other page (%j)", async (search) => {
    expect(await loadPage("competition", { search })).toMatchObject({
      session: { state: "anonymous" },
      login: { state: "none" },
      replacedBy: [],
    });
    expect(codeExchangeCount).toBe(0);
  });
});
