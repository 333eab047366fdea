import * as fc from "fast-check";
import { expect, it } from "vitest";
import { createSession } from "../../mocks/store/sessions.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { sessionExpiry } from "../../src/auth/sessionExpiry.ts";

const storedAtMs = 1_774_000_000_000;
const expiryOf = (refresh: string): ReturnType<typeof sessionExpiry> =>
  sessionExpiry({ access: "a", refresh, id: "i", at: storedAtMs });
const createToken = (claims: unknown): string =>
  ["{}", JSON.stringify(claims), "s"].map((part) => Buffer.from(part).toString("base64url")).join(".");

it("is told by the embedded service's tokens, which say when their session ends", () => {
  const world = createMockStore({
    now: () => storedAtMs,
    refreshTokenLifetimeSeconds: 3600,
    sessionLifetimeSeconds: 5400,
  });
  const account = world.state.accounts[0]!;
  const { refreshToken } = createSession(world, account);
  expect(expiryOf(refreshToken)).toEqual({ expiresAtMs: storedAtMs + 3_600_000, lifetimeMs: 3_600_000 });
});

it("is counted from when the device got the token, whatever its clock says beside the service's", () => {
  const exp = storedAtMs / 1000 + 86_400;
  expect(expiryOf(createToken({ iat: exp - 600, exp }))).toEqual({
    expiresAtMs: storedAtMs + 600_000,
    lifetimeMs: 600_000,
  });
  expect(expiryOf(createToken({ exp }))).toEqual({ expiresAtMs: exp * 1000, lifetimeMs: Infinity });
  expect(expiryOf(createToken({ exp, iat: "yesterday" }))).toEqual({ expiresAtMs: exp * 1000, lifetimeMs: Infinity });
  expect(expiryOf(createToken({ exp, iat: exp + 1 }))).toEqual({ expiresAtMs: exp * 1000, lifetimeMs: Infinity });
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
])("is unknown of the token %j", (token) => {
  expect(expiryOf(token)).toBeUndefined();
});

it("is a time or unknown, whatever stands in a token", () => {
  const token = fc.oneof(
    fc.string(),
    fc.tuple(fc.string(), fc.base64String(), fc.string()).map((parts) => parts.join(".")),
    fc.jsonValue().map(createToken),
    fc.record({ iat: fc.jsonValue(), exp: fc.oneof(fc.jsonValue(), fc.double()) }).map(createToken),
  );
  fc.assert(
    fc.property(token, (refresh) => {
      const end = expiryOf(refresh);
      if (end !== undefined) expect(() => new Date(end.expiresAtMs).toISOString()).not.toThrow();
    }),
    { numRuns: 2000 },
  );
});
