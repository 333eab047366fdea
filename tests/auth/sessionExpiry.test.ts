import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSession } from "../../mocks/store/sessions.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { getSessionExpiry } from "../../src/auth/sessionExpiry.ts";
import { loadAuthModules, type AuthModules } from "./authModules.ts";
import { noDelay } from "./delay.ts";
import { createFakeAuthServer } from "./fakeAuthServer.ts";
import { createFakeBrowser, type FakeBrowser } from "./fakeBrowser.ts";

const storedAtMs = 1_774_000_000_000;
const getExpiry = (refresh: string): ReturnType<typeof getSessionExpiry> =>
  getSessionExpiry({ refresh, at: storedAtMs });
const createToken = (claims: unknown): string =>
  ["{}", JSON.stringify(claims), "s"].map((segment) => Buffer.from(segment).toString("base64url")).join(".");

it("reads the expiry from the refresh tokens of the mock backend", () => {
  const store = createMockStore({
    now: () => storedAtMs,
    refreshTokenLifetimeSeconds: 3600,
    sessionLifetimeSeconds: 5400,
  });
  const account = store.state.accounts[0]!;
  const { refreshToken } = createSession(store, account);
  expect(getExpiry(refreshToken)).toEqual({ expiresAtMs: storedAtMs + 3_600_000, lifetimeMs: 3_600_000 });
});

it("counts the lifetime from when the device received the token, whatever its clock", () => {
  const exp = storedAtMs / 1000 + 86_400;
  expect(getExpiry(createToken({ iat: exp - 600, exp }))).toEqual({
    expiresAtMs: storedAtMs + 600_000,
    lifetimeMs: 600_000,
  });
  expect(getExpiry(createToken({ exp }))).toEqual({ expiresAtMs: exp * 1000, lifetimeMs: Infinity });
  expect(getExpiry(createToken({ exp, iat: "yesterday" }))).toEqual({ expiresAtMs: exp * 1000, lifetimeMs: Infinity });
  expect(getExpiry(createToken({ exp, iat: exp + 1 }))).toEqual({ expiresAtMs: exp * 1000, lifetimeMs: Infinity });
});

it.each([
  "",
  "refresh-1",
  "a.b",
  "a.b.c",
  "a.b.c.d.e",
  "..",
  createToken({}),
  createToken(null),
  createToken([]),
  createToken("exp"),
  createToken({ exp: "1774000000" }),
  createToken({ exp: -1 }),
  createToken({ exp: storedAtMs }),
  createToken({ exp: null }),
])("returns undefined for the token %j", (token) => {
  expect(getExpiry(token)).toBeUndefined();
});

it("is that of its claims, encoded for URLs", () => {
  // The claims contain both characters that base64url replaces.
  const claims = { exp: 1_774_000_600, name: "~~~???ÿÿ>>>" };
  const token = createToken(claims);
  expect(token.split(".")[1]).toMatch(/-/);
  expect(token.split(".")[1]).toMatch(/_/);
  expect(getExpiry(token)).toEqual({ expiresAtMs: claims.exp * 1000, lifetimeMs: Infinity });
});

it("is none of a token with fewer or more parts than three, whatever its claims", () => {
  const [header = "", claims = "", signature = ""] = createToken({ exp: 1_774_000_600 }).split(".");
  expect(getExpiry([header, claims, signature].join("."))).toBeDefined();
  expect(getExpiry([header, claims].join("."))).toBeUndefined();
  expect(getExpiry([header, claims, signature, ""].join("."))).toBeUndefined();
});

it.each([
  [{ exp: 0 }, undefined],
  [{ exp: 1 }, { expiresAtMs: 1000, lifetimeMs: Infinity }],
  [{ exp: 99_999_999_999 }, { expiresAtMs: 99_999_999_999_000, lifetimeMs: Infinity }],
  [{ exp: 100_000_000_000 }, undefined],
  [
    { exp: 600, iat: 600 },
    { expiresAtMs: 600_000, lifetimeMs: Infinity },
  ],
  [
    { exp: 600, iat: 0 },
    { expiresAtMs: 600_000, lifetimeMs: Infinity },
  ],
])("is with the claims %j: %j", (claims, expiry) => {
  expect(getExpiry(createToken(claims))).toEqual(expiry);
});

it("returns a valid time or undefined for any token", () => {
  const tokenArbitrary = fc.oneof(
    fc.string(),
    fc.tuple(fc.string(), fc.base64String(), fc.string()).map((segments) => segments.join(".")),
    fc.jsonValue().map(createToken),
    fc.record({ iat: fc.jsonValue(), exp: fc.oneof(fc.jsonValue(), fc.double()) }).map(createToken),
  );
  fc.assert(
    fc.property(tokenArbitrary, (refresh) => {
      const expiry = getExpiry(refresh);
      if (expiry !== undefined) expect(() => new Date(expiry.expiresAtMs).toISOString()).not.toThrow();
    }),
    { numRuns: 2000 },
  );
});

describe.each(["works", "is missing"] as const)("of a session where the database of the browser %s,", (database) => {
  const minuteMs = 60_000;
  const iat = storedAtMs / 1000;
  const refresh = createToken({ iat, exp: iat + 3600 });
  const expiry = { expiresAtMs: storedAtMs + 60 * minuteMs, lifetimeMs: 60 * minuteMs };
  let browser: FakeBrowser;
  let portal: AuthModules;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: storedAtMs });
    browser = createFakeBrowser(noDelay);
    const server = createFakeAuthServer(noDelay);
    vi.stubGlobal("navigator", { locks: browser.locks });
    vi.stubGlobal("fetch", (input: Request) =>
      input.url.includes("/refresh-token")
        ? Promise.resolve(Response.json({ accessToken: `access-${Date.now()}` }))
        : server.fetch(input),
    );
    portal = await loadAuthModules({ database });
    await portal.start(browser);
    await portal.session.signInWith({ access: "access", refresh });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const readExpiry = ({ storage }: AuthModules): unknown => storage.getCurrentSession()?.expiry;
  const extendSession = async (): Promise<unknown> => (await import("../../src/auth/authorization.ts")).extendSession();
  async function load(): Promise<AuthModules> {
    const loaded = await loadAuthModules({ database });
    await loaded.start(browser, portal.tab);
    return loaded;
  }

  it("the end stays when a refresh keeps the refresh token, also for the next page", async () => {
    expect(readExpiry(portal)).toEqual(expiry);
    vi.setSystemTime(storedAtMs + 10 * minuteMs);
    expect(await extendSession()).toEqual({ outcome: "refreshed" });
    expect(portal.storage.getCurrentSession()).toMatchObject({ renewal: refresh, expiry });
    vi.setSystemTime(storedAtMs + 50 * minuteMs);
    expect(readExpiry(await load())).toEqual(expiry);
  });

  it("the end is known in another tab after a refresh", async () => {
    const other = await loadAuthModules({ database });
    await other.start(browser);
    vi.setSystemTime(storedAtMs + 10 * minuteMs);
    await extendSession();
    await portal.session.syncWithOtherTabs();
    expect(readExpiry(portal)).toEqual(expiry);
    expect(readExpiry(other)).toEqual(expiry);
  });

  it("the end of tokens that another page of the service has stored is that of their claims", async () => {
    browser.sharedLocalStorage.set("accessToken", "theirs").set("refreshToken", refresh);
    browser.indexedDb.clear();
    vi.setSystemTime(storedAtMs + 20 * minuteMs);
    const tab = await loadAuthModules({ database });
    await tab.start(browser);
    expect(readExpiry(tab)).toEqual(expiry);
  });

  it("the end of such tokens is a lifetime away where a clock is wrong", async () => {
    const wrongMs = storedAtMs - 600 * minuteMs;
    browser.sharedLocalStorage.set("accessToken", "theirs").set("refreshToken", refresh);
    browser.indexedDb.clear();
    vi.setSystemTime(wrongMs);
    const tab = await loadAuthModules({ database });
    await tab.start(browser);
    expect(readExpiry(tab)).toEqual({ ...expiry, expiresAtMs: wrongMs + 60 * minuteMs });
  });
});
