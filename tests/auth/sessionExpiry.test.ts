import * as fc from "fast-check";
import { expect, it } from "vitest";
import { openSession } from "../../mocks/store/sessions.ts";
import { createWorld } from "../../mocks/store/mockStore.ts";
import { sessionEnd } from "../../src/auth/sessionExpiry.ts";

const kept = 1_774_000_000_000;
const endOf = (refresh: string): ReturnType<typeof sessionEnd> => sessionEnd({ access: "a", refresh, id: "i", at: kept });
const tokenOf = (claims: unknown): string => ["{}", JSON.stringify(claims), "s"].map((part) => Buffer.from(part).toString("base64url")).join(".");

it("is told by the embedded service's tokens, which say when their session ends", () => {
  const world = createWorld({ now: () => kept, refreshLifetime: 3600, sessionLifetime: 5400 });
  const account = world.state.accounts[0]!;
  const { refresh } = openSession(world, account);
  expect(endOf(refresh)).toEqual({ at: kept + 3_600_000, lasts: 3_600_000 });
});

it("is counted from when the device got the token, whatever its clock says beside the service's", () => {
  const exp = kept / 1000 + 86_400;
  expect(endOf(tokenOf({ iat: exp - 600, exp }))).toEqual({ at: kept + 600_000, lasts: 600_000 });
  expect(endOf(tokenOf({ exp }))).toEqual({ at: exp * 1000, lasts: Infinity });
  expect(endOf(tokenOf({ exp, iat: "yesterday" }))).toEqual({ at: exp * 1000, lasts: Infinity });
  expect(endOf(tokenOf({ exp, iat: exp + 1 }))).toEqual({ at: exp * 1000, lasts: Infinity });
});

it.each(["", "refresh-1", "a.b", "a.b.c", "a.b.c.d.e", "..", tokenOf({}), tokenOf(null), tokenOf([]), tokenOf("exp"), tokenOf({ exp: "1774000000" }), tokenOf({ exp: -1 }), tokenOf({ exp: kept }), tokenOf({ exp: null })])("is unknown of the token %j", (token) => {
  expect(endOf(token)).toBeUndefined();
});

it("is a time or unknown, whatever stands in a token", () => {
  const token = fc.oneof(fc.string(), fc.tuple(fc.string(), fc.base64String(), fc.string()).map((parts) => parts.join(".")), fc.jsonValue().map(tokenOf), fc.record({ iat: fc.jsonValue(), exp: fc.oneof(fc.jsonValue(), fc.double()) }).map(tokenOf));
  fc.assert(
    fc.property(token, (refresh) => {
      const end = endOf(refresh);
      if (end !== undefined) expect(() => new Date(end.at).toISOString()).not.toThrow();
    }),
    { numRuns: 2000 },
  );
});
