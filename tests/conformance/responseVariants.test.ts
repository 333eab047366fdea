import { describe, expect, it } from "vitest";
import { operations } from "../../mocks/operations.ts";
import { parseCommandResult, parsePasswordCheck } from "../../src/api/parsers/parseCommandResult.ts";
import { parseNotificationCount } from "../../src/api/parsers/parseNotificationCount.ts";
import { parseNotifications } from "../../src/api/parsers/parseNotifications.ts";
import { parsePossessor, parseTaxpayer } from "../../src/api/parsers/parsePossessor.ts";
import { parseSearchResults } from "../../src/api/parsers/parseSearchResults.ts";
import { parseHandOver, parseSession } from "../../src/api/parsers/parseSession.ts";
import { parseTokenResponse, parseRenewedTokens } from "../../src/api/parsers/parseTokens.ts";
import { parseUser } from "../../src/api/parsers/parseUser.ts";
import { loadShapes, validateResponse } from "../../src/api/validateResponse.ts";
import { responseVariants, type Variant } from "./variants.ts";

await loadShapes();

const parsers: Readonly<Record<keyof typeof responseVariants, (body: unknown) => unknown>> = {
  readUser: (body) => parseUser(body, "en"),
  readNotifications: parseNotifications,
  countNotifications: parseNotificationCount,
  searchPortal: parseSearchResults,
  signIn: parseSession,
  signInWithIdentity: parseSession,
  chooseAccount: parseTokenResponse,
  renewSession: (body) => parseRenewedTokens(body, "r1"),
  handOverSession: parseHandOver,
  changePassword: parseCommandResult,
  checkNewPassword: parsePasswordCheck,
  registerPossessor: parsePossessor,
  lookUpTaxpayer: parseTaxpayer,
};

/** Returns the method of an operation, and its path with filled parameters. */
function getRequestLine(id: string): [method: string, path: string] {
  const { method, path } = operations.find((operation) => operation.id === id) ?? expect.fail(`no operation ${id}`);
  return [method.toUpperCase(), path.replaceAll(/:\w+/g, "7")];
}

/** Returns a JSON value as `JSON.parse` would, without fields that are `undefined`. */
const toJson = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);

/** Values that no reading of the specification allows. A parser must not throw for them. */
const oddBodies: readonly unknown[] = [0, -1, "", "<html>", [], [[]], [null, 7, "x"], {}, { data: [] }, { items: {} }];

const cases = Object.entries(responseVariants).map(([id, { sentence, variants }]) => ({
  id: id as keyof typeof responseVariants,
  sentence,
  variants,
}));

describe.each(cases)("a response of $id ($sentence)", ({ id, variants }) => {
  const read = parsers[id];

  it.each<Variant>(variants)("$name", ({ body, expected }) => {
    const value = toJson(read(toJson(body)));
    if (expected === undefined) return expect(value).toBeUndefined();
    expect(value).toEqual(toJson(expected));
    // Nothing of it is dropped later.
    return expect(validateResponse(...getRequestLine(id), value)).toMatchObject({ droppedCount: 0 });
  });

  it.each(oddBodies)("never throws, and leaves the rest to the validation: %j", (body) => {
    expect(() => read(body)).not.toThrow();
  });
});

it("has at least 150 variants", () => {
  expect(Object.values(responseVariants).flatMap(({ variants }) => variants).length).toBeGreaterThanOrEqual(150);
});
