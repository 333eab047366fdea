import { describe, expect, it } from "vitest";
import { contractAjv } from "../../codegen/ajv.ts";
import document from "../../mocks/generated/contract.json" with { type: "json" };
import type { OperationId } from "../../mocks/generated/requests.js";

/** A call as the product's specification shows it. What it does not show is left open here. */
type Shown = { call: string; query?: string[]; path?: string[]; body?: string[]; answer?: string[]; bearer?: true };

const registration = ["name", "surname", "fatherName", "username", "password", "repeatedPassword", "phoneNumber", "possessorIds"];
const possessor = ["name", "address", "description"];
const passwordChange = ["oldPassword", "newPassword", "repeatedPassword"];

/** The 24 agreed calls, by the name they have in the contract. */
const shown: readonly [OperationId, Shown][] = [
  ["signIn", { call: "POST /public/auth/login", body: ["username", "password"], answer: ["token", "refreshToken"] }],
  ["chooseAccount", { call: "POST /public/auth/v2/select-structure", query: ["certNumber"] }],
  ["signInWithIdentity", { call: "POST /public/auth/v2/login/asan", query: ["code", "redirect", "messengerToken"] }],
  ["renewSession", { call: "POST /public/auth/refresh-token", query: ["refreshToken"], answer: ["accessToken", "refreshToken"] }],
  ["handOverSession", { call: "POST /public/auth/self", answer: ["token", "refreshToken", "privileges"], bearer: true }],
  ["registerUser", { call: "POST /user/public", body: registration }],
  ["activateAccount", { call: "GET /user/public/activation/{code}", path: ["code"] }],
  ["readUser", { call: "GET /user/details", answer: ["name", "surname", "foreign", "roles", "language", "manufacturers"] }],
  ["changePassword", { call: "PUT /user/change-password", body: passwordChange }],
  ["updateUser", { call: "PUT /user", body: ["name", "surname", "fatherName", "email", "phoneNumber", "pin", "note"] }],
  ["updateContacts", { call: "PUT /user/asan", body: ["email", "phoneNumber", "note"] }],
  ["checkNewPassword", { call: "GET /user/public/pass-validation", query: ["pass", "name", "surname"] }],
  ["checkOwnPassword", { call: "GET /user/pass-validation", query: ["pass"] }],
  ["requestPasswordReset", { call: "PUT /user/public/change-password", query: ["username"] }],
  ["chooseLanguage", { call: "PUT /user/set-language", body: ["isoCode"] }],
  ["resetPassword", { call: "PUT /user/public/password-activation", query: ["verificationCode"] }],
  ["lookUpTaxpayer", { call: "GET /user/tpn-info", query: ["tpn"] }],
  ["registerPossessor", { call: "POST /possessors/public", body: possessor }],
  ["readPossessor", { call: "GET /possessors/public/{id}", path: ["id"], answer: possessor }],
  ["updatePossessor", { call: "PUT /possessors/{id}", path: ["id"], body: possessor }],
  ["readNotifications", { call: "GET /notification", answer: ["type", "title", "description"] }],
  ["countNotifications", { call: "GET /notification/count" }],
  ["markNotificationsRead", { call: "PUT /notification/read" }],
  ["searchPortal", { call: "GET /search/public", query: ["word", "page", "perPage"], answer: ["items"] }],
];

type Node = { [key: string]: unknown };
type Call = Node & { operationId: string; parameters?: Node[]; security?: object[] };

/** What a `$ref` points to inside the contract; anything else as it is. */
function resolve(node: unknown): Node {
  const { $ref } = (node ?? {}) as { $ref?: string };
  if ($ref === undefined) return (node ?? {}) as Node;
  return resolve($ref.slice(2).split("/").reduce<unknown>((found, step) => (found as Node)[step.replaceAll("~1", "/")], document));
}

/** The names of an object's fields, those of an array's items, and of all parts of an `allOf`. */
function namesIn(schema: unknown): string[] {
  const { properties = {}, items, allOf = [] } = resolve(schema) as { properties?: Node; items?: unknown; allOf?: unknown[] };
  return [...Object.keys(properties), ...allOf.flatMap(namesIn), ...(items === undefined ? [] : namesIn(items))];
}

const jsonOf = (node: unknown): unknown => (resolve(resolve(node)["content"])["application/json"] as Node | undefined)?.["schema"];
const calls = new Map(Object.entries(document.paths).flatMap(([path, item]) => Object.entries(item as Record<string, Call>).map(([method, call]) => [call.operationId, { line: `${method.toUpperCase()} ${path}`, call }] as const)));
const parametersOf = (call: Call, place: string): string[] => (call.parameters ?? []).map(resolve).filter((one) => one["in"] === place).map((one) => String(one["name"]));

describe("the agreed calls", () => {
  it("are 24", () => expect(shown).toHaveLength(24));

  it.each(shown)("%s is in the contract as it was agreed", (id, { call: line, query = [], path = [], body = [], answer = [], bearer }) => {
    const found = calls.get(id);
    expect(found?.line).toBe(line);
    const { call } = found ?? { call: { operationId: id } as Call };
    expect(parametersOf(call, "query")).toEqual(expect.arrayContaining([...query, "lang"]));
    expect(parametersOf(call, "path")).toEqual(path);
    expect(namesIn(jsonOf(call["requestBody"]))).toEqual(expect.arrayContaining(body));
    expect(namesIn(jsonOf((call["responses"] as Node)["200"]))).toEqual(expect.arrayContaining(answer));
    if (bearer) expect(call.security).toEqual([{ bearer: [] }]);
  });

  it.each([...calls])("%s takes a language, Azerbaijani by default, and says every refusal in the same shape", (_id, { call }) => {
    const lang = resolve((call.parameters ?? []).map(resolve).find((one) => one["name"] === "lang")?.["schema"]);
    expect(lang["enum"] ?? resolve(document.components.schemas.Language)["enum"]).toEqual(["az", "ru", "en"]);
    for (const [status, response] of Object.entries(call["responses"] as Node)) {
      if (status === "200") continue;
      expect(namesIn(jsonOf(response)), status).toEqual(["message", "code", "fields"]);
    }
  });

  it("search page 1 with 10 results unless asked otherwise", () => {
    const { Page, PerPage, Lang } = document.components.parameters;
    expect([Page.schema.default, PerPage.schema.default, Lang.schema.default]).toEqual([1, 10, "az"]);
  });

  it("that are only proposed are marked so, in tags of their own", () => {
    const agreed = new Set<string>(shown.map(([id]) => id));
    const proposedTags = new Set(document.tags.filter((tag) => "x-proposed" in tag).map(({ name }) => name));
    for (const [id, { call }] of calls) {
      expect(call["x-proposed"] === true, id).toBe(!agreed.has(id));
      expect((call["tags"] as string[]).every((tag) => proposedTags.has(tag)), id).toBe(!agreed.has(id));
    }
  });
});

describe("a user", () => {
  it("has the fields of the specification, down to their parts", () => {
    expect(namesIn({ $ref: "#/components/schemas/Role" })).toEqual(["authority"]);
    expect(namesIn({ $ref: "#/components/schemas/UserLanguage" })).toEqual(["isoCode"]);
    expect(namesIn({ $ref: "#/components/schemas/Manufacturer" })).toEqual(["id", "name", "voen", "positionName", "selectedCertNumber", "selected"]);
    expect(namesIn({ $ref: "#/components/schemas/SearchResult" })).toEqual(["id", "title", "content", "searchPlace"]);
  });
});

describe("the password rule", () => {
  const check = contractAjv(document).getSchema("contract#/components/schemas/NewPassword");
  const accepted = (password: string): boolean => check?.(password) === true;

  it.each(["Ədalətli#Qiymət7", "Aa1#bAa1#b", "Пароль-2026", "Abc 12345!", `Aa1#b${"x".repeat(251)}`])("accepts %s", (password) => expect(accepted(password)).toBe(true));
  it.each(["Aa1#bAa1#", "aa1#baa1#b", "AA1#BAA1#B", "Aab#bAab#b", "Aa1bbAa1bb", "Aa1#Aa1#Aa1#", "Aa1 bAa1 bc", "İi1İi1İi1İi1a", `Aa1#b${"x".repeat(252)}`])("refuses %s", (password) => expect(accepted(password)).toBe(false));

  it("is judged at once, however long the text", () => {
    for (const text of ["a".repeat(50_000), "Aa1#".repeat(12_500), "İ\u0307".repeat(25_000)]) {
      const began = performance.now();
      accepted(text);
      expect(performance.now() - began).toBeLessThan(100);
    }
  });
});
