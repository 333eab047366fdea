import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changesBetween, isRaised, type Change } from "../../openapi/kit/contract/changes.ts";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { operationsOf } from "../../openapi/kit/contract/operations.ts";
import { pagesByScreen, testsOf, usesOf } from "../../openapi/kit/usage/usage.ts";

type Loose = { [key: string]: Loose } & { push: (...values: unknown[]) => void; pop: () => void };

const contract = await readContract();
let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "changes-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What is told about an edition of the contract in which something was changed. */
async function told(name: string, change: (edition: Loose) => void): Promise<readonly Change[]> {
  const edition = structuredClone(contract) as unknown as Loose;
  change(edition);
  const [before, after] = [join(folder, `${name}-before.json`), join(folder, `${name}-after.json`)];
  await Promise.all([writeFile(before, JSON.stringify(contract)), writeFile(after, JSON.stringify(edition))]);
  return changesBetween(before, after);
}

const schema = (edition: Loose, name: string): Loose => edition["components"]?.["schemas"]?.[name] as Loose;
const of = (edition: Loose, path: string, method: string): Loose => edition["paths"]?.[path]?.[method] as Loose;

describe("a change of the contract", () => {
  it.concurrent.for<[string, (edition: Loose) => void, boolean, Change["side"]]>([
    ["a field of an answer is gone", (edition) => void delete schema(edition, "Service")["properties"]?.["summary"], true, "response"],
    ["an answer may leave a field out", (edition) => schema(edition, "User")["required"]?.pop(), true, "response"],
    ["an answer says one more field", (edition) => Object.assign(schema(edition, "Appeal")["properties"] ?? {}, { extra: { type: "string" } }), false, "response"],
    ["an answer may say null", (edition) => Object.assign(schema(edition, "ServiceStatus")["properties"]?.["since"] ?? {}, { type: ["string", "null"] }), true, "response"],
    ["an answer has one more choice", (edition) => schema(edition, "ServiceState")["enum"]?.push("CLOSED"), true, "response"],
    ["what is sent needs one more field", (edition) => schema(edition, "Credentials")["required"]?.push("captcha"), true, "request"],
    ["what is sent may leave a field out", (edition) => schema(edition, "PasswordChange")["required"]?.pop(), false, "request"],
    ["what is sent has one more choice", (edition) => schema(edition, "RegisterName")["enum"]?.push("scales"), false, "request"],
    ["what is sent has one choice less", (edition) => schema(edition, "RegisterName")["enum"]?.pop(), true, "request"],
    ["what is sent has to be longer", (edition) => Object.assign(schema(edition, "PossessorDraft")["properties"]?.["address"] ?? {}, { minLength: 9 }), true, "request"],
    ["one more parameter is required", (edition) => of(edition, "/search/public", "get")["parameters"]?.push({ name: "section", in: "query", required: true, schema: { type: "string" } }), true, "request"],
    ["one more parameter may be sent", (edition) => of(edition, "/search/public", "get")["parameters"]?.push({ name: "section", in: "query", schema: { type: "string" } }), false, "request"],
    ["an answer of another status is gone", (edition) => void delete of(edition, "/appeals", "post")["responses"]?.["429"], true, "response"],
    ["a call wants somebody signed in", (edition) => Object.assign(of(edition, "/search/public", "get"), { security: [{ bearer: [] }] }), true, "call"],
    ["a call is gone", (edition) => void delete edition["paths"]?.["/status/public"], true, "call"],
  ])("is judged by who it breaks: %s", async ([name, change, breaking, side], { expect: expected }) => {
    const changes = await told(name.replaceAll(" ", "-"), change);
    expected(changes.length, name).toBeGreaterThan(0);
    expected(changes.some((one) => one.breaking), JSON.stringify(changes)).toBe(breaking);
    expected(changes[0]?.side).toBe(side);
  });

  it("is told with every operation that it reaches, also through another schema, and with the screens and tests of those", async () => {
    const [change] = await told("reach", (edition) => void delete schema(edition, "Service")["properties"]?.["summary"]);
    expect(change).toMatchObject({ message: "Property summary of Service was removed.", breaking: true, operations: ["listServices", "readService"] });
    const use = usesOf(operationsOf(contract)).get("listServices");
    expect(use?.screens).toEqual(expect.arrayContaining(["home", "eServices"]));
    expect(testsOf("listServices", use ?? { screens: [], frame: false })).toEqual(expect.arrayContaining(["tests/mocks/cases/accountCases.ts"]));
  });

  it("is none when nothing changed", async () => expect(await told("nothing", () => undefined)).toEqual([]));
});

describe("the screens of an operation", () => {
  const uses = usesOf(operationsOf(contract));

  it("are found for every operation, but for drafts: those are kept on the device as yet", () => {
    expect([...uses].filter(([, { screens, frame }]) => screens.length === 0 && !frame).map(([id]) => id)).toEqual(["readDraft", "keepDraft"]);
  });

  it.each([
    ["listAppeals", ["appeals"]],
    ["searchRegister", ["register"]],
    ["submitReport", ["reports"]],
    ["requestCallback", ["callCenter"]],
    ["listEtalons", ["etalonCategory"]],
  ])("of %s are %j", (id, screens) => expect(uses.get(id)?.screens).toEqual(screens));

  it("of signing in and of notifications' count are all of them", () => {
    for (const id of ["signIn", "renewSession", "countNotifications", "searchPortal"]) expect(uses.get(id)?.frame, id).toBe(true);
    expect(uses.get("listEtalons")?.frame).toBe(false);
  });

  it("come from the screen table", () => expect(pagesByScreen()).toMatchObject({ home: "app/pages/HomePage.tsx", apply: "features/appealSubmission/ApplyPage.tsx", informativeService: "features/services/ServicePage.tsx" }));
});

it.each([["0.1.0", "0.2.0", true], ["0.1.0", "0.1.9", false], ["0.9.0", "1.0.0", true], ["1.4.0", "1.5.0", false], ["1.4.0", "2.0.0", true], ["2.0.0", "1.9.0", false]])("a contract of version %s that becomes %s says that something breaks: %s", (before, after, raised) => {
  expect(isRaised(before, after)).toBe(raised);
});
