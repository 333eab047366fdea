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
