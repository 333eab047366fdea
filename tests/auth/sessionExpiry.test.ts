import * as fc from "fast-check";
import { expect, it } from "vitest";
import { createSession } from "../../mocks/store/sessions.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { getSessionExpiry } from "../../src/auth/sessionExpiry.ts";

const storedAtMs = 1_774_000_000_000;
const getExpiry = (refresh: string): ReturnType<typeof getSessionExpiry> =>
  getSessionExpiry({ access: "a", refresh, id: "i", at: storedAtMs });
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

it("counts the lifetime from when the device stored the token, whatever its clock", () => {
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
