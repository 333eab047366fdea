import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  compareContracts,
  isBreakingVersionBump,
  type ContractChange,
  type ContractComparison,
} from "../../openapi/kit/contract/changes.ts";
import { run as diff } from "../../openapi/kit/verbs/diff.ts";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { findPageModules, findTestsOfOperation, findUsageByOperation } from "../../openapi/kit/usage/usage.ts";
import { selectCases } from "../support/selection.ts";

type MutableJson = { [key: string]: MutableJson } & { push: (...values: unknown[]) => void; pop: () => void };

const contract = await readContract();
let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "changes-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Compares the contract with a changed copy. */
async function compareAfter(name: string, change: (version: MutableJson) => unknown): Promise<ContractComparison> {
  const version = structuredClone(contract) as unknown as MutableJson;
  change(version);
  const [before, after] = [join(folder, `${name}-before.json`), join(folder, `${name}-after.json`)];
  await Promise.all([writeFile(before, JSON.stringify(contract)), writeFile(after, JSON.stringify(version))]);
  return compareContracts(before, after);
}

/** Returns the changes that are reported for a changed copy of the contract. */
const changesAfter = async (name: string, change: (version: MutableJson) => void): Promise<readonly ContractChange[]> =>
  (await compareAfter(name, change)).changes;

const getSchema = (version: MutableJson, name: string): MutableJson =>
  version["components"]?.["schemas"]?.[name] as MutableJson;
const operationAt = (version: MutableJson, path: string, method: string): MutableJson =>
  version["paths"]?.[path]?.[method] as MutableJson;

describe("a change of the contract", () => {
  const changeCases: [string, (version: MutableJson) => void, boolean, ContractChange["scope"]][] = [
    [
      "a response field is removed",
      (version) => void delete getSchema(version, "Service")["properties"]?.["summary"],
      true,
      "response",
    ],
    ["a response field becomes optional", (version) => getSchema(version, "User")["required"]?.pop(), true, "response"],
    [
      "a response field is added",
      (version) => Object.assign(getSchema(version, "Appeal")["properties"] ?? {}, { extra: { type: "string" } }),
      false,
      "response",
    ],
    [
      "a response field becomes nullable",
      (version) =>
        Object.assign(getSchema(version, "ServiceStatus")["properties"]?.["since"] ?? {}, { type: ["string", "null"] }),
      true,
      "response",
    ],
    [
      "a response enum gets a value",
      (version) => getSchema(version, "ServiceState")["enum"]?.push("CLOSED"),
      true,
      "response",
    ],
    [
      "a required request field is added",
      (version) => getSchema(version, "Credentials")["required"]?.push("captcha"),
      true,
      "request",
    ],
    [
      "a request field becomes optional",
      (version) => getSchema(version, "PasswordChange")["required"]?.pop(),
      false,
      "request",
    ],
    [
      "a request enum gets a value",
      (version) => getSchema(version, "RegisterName")["enum"]?.push("scales"),
      false,
      "request",
    ],
    ["a request enum loses a value", (version) => getSchema(version, "RegisterName")["enum"]?.pop(), true, "request"],
    [
      "a request field gets a longer minLength",
      (version) =>
        Object.assign(getSchema(version, "PossessorDraft")["properties"]?.["address"] ?? {}, { minLength: 9 }),
      true,
      "request",
    ],
    [
      "a required parameter is added",
      (version) =>
        operationAt(version, "/search/public", "get")["parameters"]?.push({
          name: "section",
          in: "query",
          required: true,
          schema: { type: "string" },
        }),
      true,
      "request",
    ],
    [
      "an optional parameter is added",
      (version) =>
        operationAt(version, "/search/public", "get")["parameters"]?.push({
          name: "section",
          in: "query",
          schema: { type: "string" },
        }),
      false,
      "request",
    ],
    [
      "an error response is removed",
      (version) => void delete operationAt(version, "/appeals", "post")["responses"]?.["429"],
      true,
      "response",
    ],
    [
      "an operation requires a token",
      (version) => Object.assign(operationAt(version, "/search/public", "get"), { security: [{ bearer: [] }] }),
      true,
      "operation",
    ],
    ["an operation is removed", (version) => void delete version["paths"]?.["/status/public"], true, "operation"],
  ];
  it.concurrent.for(selectCases(changeCases))(
    "is classified as breaking or non-breaking: %s",
    async ([name, change, isBreaking, scope], { expect: expectConcurrent }) => {
      const changes = await changesAfter(name.replaceAll(" ", "-"), change);
      expectConcurrent(changes.length, name).toBeGreaterThan(0);
      expectConcurrent(
        changes.some((candidate) => candidate.isBreaking),
        JSON.stringify(changes),
      ).toBe(isBreaking);
      expectConcurrent(changes[0]?.scope).toBe(scope);
    },
  );

  it("lists all affected operations, also through other schemas, with their routes and tests", async () => {
    const [change] = await changesAfter(
      "reach",
      (version) => void delete getSchema(version, "Service")["properties"]?.["summary"],
    );
    expect(change).toMatchObject({
      message: "Property summary of Service was removed.",
      isBreaking: true,
      operationIds: ["listServices", "readService"],
    });
    const usage = findUsageByOperation(listOperations(contract)).get("listServices");
    expect(usage?.routes).toEqual(expect.arrayContaining(["home", "eServices"]));
    expect(findTestsOfOperation("listServices", usage ?? { routes: [], isInLayout: false })).toEqual(
      expect.arrayContaining(["tests/mocks/cases/accountCases.ts"]),
    );
  });

  it("is not reported for identical contracts", async () =>
    expect(await changesAfter("nothing", () => undefined)).toEqual([]));
});

describe("the version of the contract", () => {
  const addField = (version: MutableJson): unknown =>
    Object.assign(getSchema(version, "Appeal")["properties"] ?? {}, { extra: { type: "string" } });

  it.each<[string, (version: MutableJson) => unknown, string | undefined]>([
    ["is named when another contract has it too", addField, contract.info.version],
    [
      "is not named when it was raised",
      (version) => {
        addField(version);
        Object.assign(version["info"] ?? {}, { version: "99.0.0" });
      },
      undefined,
    ],
    [
      "is not named when only texts differ",
      (version) => {
        Object.assign(getSchema(version, "Appeal"), { description: "Another description." });
        Object.assign(getSchema(version, "Id"), { examples: [4] });
      },
      undefined,
    ],
    [
      "is named for a field that is called description",
      (version) => void delete getSchema(version, "Possessor")["properties"]?.["description"],
      contract.info.version,
    ],
  ])("%s", async (name, change, expected) => {
    expect((await compareAfter(name.replaceAll(" ", "-"), change)).sharedVersion).toBe(expected);
  });

  it("is a warning of the command, which ends with 0", async () => {
    const file = join(folder, "handed-on.json");
    const earlier = structuredClone(contract) as unknown as MutableJson;
    delete getSchema(earlier, "Appeal")["properties"]?.["lang"];
    await writeFile(file, JSON.stringify(earlier));
    const lines: string[] = [];
    const write = (line: unknown): void => void lines.push(String(line));
    for (const method of ["log", "warn", "error"] as const) vi.spyOn(console, method).mockImplementation(write);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await diff([file, "--report", join(folder, "report")]), lines.join("\n")).toBe(0);
    expect(lines.join("\n")).toContain(`Both contracts have the version ${contract.info.version}`);
  });
});

describe("the routes of an operation", () => {
  const usages = findUsageByOperation(listOperations(contract));

  it("are found for every operation", () => {
    expect(
      [...usages].filter(([, { routes, isInLayout }]) => routes.length === 0 && !isInLayout).map(([id]) => id),
    ).toEqual([]);
  });

  it.each([
    ["listAppeals", ["appeals", "serviceDegree"]],
    ["searchRegister", ["register"]],
    ["submitReport", ["reports"]],
    ["requestCallback", ["callCenter"]],
    ["listEtalons", ["etalonCategory"]],
  ])("of %s are %j", (id, routes) => expect(usages.get(id)?.routes).toEqual(routes));

  it("include the layout for sign-in and the notification count", () => {
    for (const id of ["signIn", "renewSession", "countNotifications", "searchPortal"])
      expect(usages.get(id)?.isInLayout, id).toBe(true);
    expect(usages.get("listEtalons")?.isInLayout).toBe(false);
  });

  it("come from the route table", () =>
    expect(findPageModules()).toMatchObject({
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
])("a version change from %s to %s announces breaking changes: %s", (before, after, isAnnounced) => {
  expect(isBreakingVersionBump(before, after)).toBe(isAnnounced);
});
