import { describe, expect, it } from "vitest";
import { operations } from "../../mocks/operations.ts";
import { readCommandResult, readPasswordCheck } from "../../src/api/readers/readCommandResult.ts";
import { readNotificationCount, readNotifications } from "../../src/api/readers/readNotifications.ts";
import { readPossessor, readTaxpayer } from "../../src/api/readers/readPossessor.ts";
import { readSearchResults } from "../../src/api/readers/readSearchResults.ts";
import { readAccountChoice, readHandOver, readRenewedTokens, readSession } from "../../src/api/readers/readTokens.ts";
import { readUser } from "../../src/api/readers/readUser.ts";
import { loadShapes, validateResponse } from "../../src/api/validateResponse.ts";
import { responseVariants, type Variant } from "./variants.ts";

await loadShapes();

const readers: Readonly<Record<keyof typeof responseVariants, (body: unknown) => unknown>> = {
  readUser: (body) => readUser(body, "en"),
  readNotifications,
  countNotifications: readNotificationCount,
  searchPortal: readSearchResults,
  signIn: readSession,
  signInWithIdentity: readSession,
  chooseAccount: readAccountChoice,
  renewSession: (body) => readRenewedTokens(body, "r1"),
  handOverSession: readHandOver,
  changePassword: readCommandResult,
  checkNewPassword: readPasswordCheck,
  registerPossessor: readPossessor,
  lookUpTaxpayer: readTaxpayer,
};

/** Returns the method of an operation, and its path with filled parameters. */
function getRequestLine(id: string): [method: string, path: string] {
  const { method, path } = operations.find((operation) => operation.id === id) ?? expect.fail(`no operation ${id}`);
  return [method.toUpperCase(), path.replaceAll(/:\w+/g, "7")];
}

/** Returns a JSON value as `JSON.parse` would, without fields that are `undefined`. */
const toJson = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);

/** Values that no reading of the specification allows. A reader must not throw for them. */
const oddBodies: readonly unknown[] = [0, -1, "", "<html>", [], [[]], [null, 7, "x"], {}, { data: [] }, { items: {} }];

const cases = Object.entries(responseVariants).map(([id, { sentence, variants }]) => ({
  id: id as keyof typeof responseVariants,
  sentence,
  variants,
}));

describe.each(cases)("a response of $id ($sentence)", ({ id, variants }) => {
  const read = readers[id];

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
