import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changesBetween, isBreakingVersionBump, type ContractChange } from "../../openapi/kit/contract/changes.ts";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { pageModulesByRoute, testsOfOperation, usageByOperation } from "../../openapi/kit/usage/usage.ts";

type MutableJson = { [key: string]: MutableJson } & { push: (...values: unknown[]) => void; pop: () => void };

const contract = await readContract();
let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "changes-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What is told about an edition of the contract in which something was changed. */
async function changesAfter(name: string, change: (edition: MutableJson) => void): Promise<readonly ContractChange[]> {
  const edition = structuredClone(contract) as unknown as MutableJson;
  change(edition);
  const [before, after] = [join(folder, `${name}-before.json`), join(folder, `${name}-after.json`)];
  await Promise.all([writeFile(before, JSON.stringify(contract)), writeFile(after, JSON.stringify(edition))]);
  return changesBetween(before, after);
}

const schemaOf = (edition: MutableJson, name: string): MutableJson =>
  edition["components"]?.["schemas"]?.[name] as MutableJson;
const operationAt = (edition: MutableJson, path: string, method: string): MutableJson =>
  edition["paths"]?.[path]?.[method] as MutableJson;

describe("a change of the contract", () => {
  it.concurrent.for<[string, (edition: MutableJson) => void, boolean, ContractChange["scope"]]>([
    [
      "a field of an answer is gone",
      (edition) => void delete schemaOf(edition, "Service")["properties"]?.["summary"],
      true,
      "response",
    ],
    ["an answer may leave a field out", (edition) => schemaOf(edition, "User")["required"]?.pop(), true, "response"],
    [
      "an answer says one more field",
      (edition) => Object.assign(schemaOf(edition, "Appeal")["properties"] ?? {}, { extra: { type: "string" } }),
      false,
      "response",
    ],
    [
      "an answer may say null",
      (edition) =>
        Object.assign(schemaOf(edition, "ServiceStatus")["properties"]?.["since"] ?? {}, { type: ["string", "null"] }),
      true,
      "response",
    ],
    [
      "an answer has one more choice",
      (edition) => schemaOf(edition, "ServiceState")["enum"]?.push("CLOSED"),
      true,
      "response",
    ],
    [
      "what is sent needs one more field",
      (edition) => schemaOf(edition, "Credentials")["required"]?.push("captcha"),
      true,
      "request",
    ],
    [
      "what is sent may leave a field out",
      (edition) => schemaOf(edition, "PasswordChange")["required"]?.pop(),
      false,
      "request",
    ],
    [
      "what is sent has one more choice",
      (edition) => schemaOf(edition, "RegisterName")["enum"]?.push("scales"),
      false,
      "request",
    ],
    [
      "what is sent has one choice less",
      (edition) => schemaOf(edition, "RegisterName")["enum"]?.pop(),
      true,
      "request",
    ],
    [
      "what is sent has to be longer",
      (edition) =>
        Object.assign(schemaOf(edition, "PossessorDraft")["properties"]?.["address"] ?? {}, { minLength: 9 }),
      true,
      "request",
    ],
    [
      "one more parameter is required",
      (edition) =>
        operationAt(edition, "/search/public", "get")["parameters"]?.push({
          name: "section",
          in: "query",
          required: true,
          schema: { type: "string" },
        }),
      true,
      "request",
    ],
    [
      "one more parameter may be sent",
      (edition) =>
        operationAt(edition, "/search/public", "get")["parameters"]?.push({
          name: "section",
          in: "query",
          schema: { type: "string" },
        }),
      false,
      "request",
    ],
    [
      "an answer of another status is gone",
      (edition) => void delete operationAt(edition, "/appeals", "post")["responses"]?.["429"],
      true,
      "response",
    ],
    [
      "a call wants somebody signed in",
      (edition) => Object.assign(operationAt(edition, "/search/public", "get"), { security: [{ bearer: [] }] }),
      true,
      "call",
    ],
    ["a call is gone", (edition) => void delete edition["paths"]?.["/status/public"], true, "call"],
  ])("is judged by who it breaks: %s", async ([name, change, breaking, side], { expect: expected }) => {
    const changes = await changesAfter(name.replaceAll(" ", "-"), change);
    expected(changes.length, name).toBeGreaterThan(0);
    expected(
      changes.some((one) => one.isBreaking),
      JSON.stringify(changes),
    ).toBe(breaking);
    expected(changes[0]?.scope).toBe(side);
  });

  it("is told with every operation that it reaches, also through another schema, and with the screens and tests of those", async () => {
    const [change] = await changesAfter(
      "reach",
      (edition) => void delete schemaOf(edition, "Service")["properties"]?.["summary"],
    );
    expect(change).toMatchObject({
      message: "Property summary of Service was removed.",
      isBreaking: true,
      operationIds: ["listServices", "readService"],
    });
    const use = usageByOperation(listOperations(contract)).get("listServices");
    expect(use?.routes).toEqual(expect.arrayContaining(["home", "eServices"]));
    expect(testsOfOperation("listServices", use ?? { routes: [], isInLayout: false })).toEqual(
      expect.arrayContaining(["tests/mocks/cases/accountCases.ts"]),
    );
  });

  it("is none when nothing changed", async () => expect(await changesAfter("nothing", () => undefined)).toEqual([]));
});

describe("the screens of an operation", () => {
  const uses = usageByOperation(listOperations(contract));

  it("are found for every operation, but for drafts: those are kept on the device as yet", () => {
    expect(
      [...uses].filter(([, { routes, isInLayout }]) => routes.length === 0 && !isInLayout).map(([id]) => id),
    ).toEqual(["readDraft", "keepDraft"]);
  });

  it.each([
    ["listAppeals", ["appeals"]],
    ["searchRegister", ["register"]],
    ["submitReport", ["reports"]],
    ["requestCallback", ["callCenter"]],
    ["listEtalons", ["etalonCategory"]],
  ])("of %s are %j", (id, screens) => expect(uses.get(id)?.routes).toEqual(screens));

  it("of signing in and of notifications' count are all of them", () => {
    for (const id of ["signIn", "renewSession", "countNotifications", "searchPortal"])
      expect(uses.get(id)?.isInLayout, id).toBe(true);
    expect(uses.get("listEtalons")?.isInLayout).toBe(false);
  });

  it("come from the screen table", () =>
    expect(pageModulesByRoute()).toMatchObject({
      home: "app/pages/HomePage.tsx",
      apply: "features/appealSubmission/ApplyPage.tsx",
      informativeService: "features/services/ServicePage.tsx",
    }));
});

it.each([
  ["0.1.0", "0.2.0", true],
  ["0.1.0", "0.1.9", false],
  ["0.9.0", "1.0.0", true],
  ["1.4.0", "1.5.0", false],
  ["1.4.0", "2.0.0", true],
  ["2.0.0", "1.9.0", false],
])("a contract of version %s that becomes %s says that something breaks: %s", (before, after, raised) => {
  expect(isBreakingVersionBump(before, after)).toBe(raised);
});
