import { describe, expect, it } from "vitest";
import { createContractAjv } from "../../codegen/ajv.ts";
import document from "../../mocks/generated/contract.json" with { type: "json" };
import { listAgreedFields } from "../../openapi/kit/contract/agreedFields.ts";
import { readContract, type OpenApiDocument } from "../../openapi/kit/contract/document.ts";
import { listFieldNames, listOperations, type ContractOperation } from "../../openapi/kit/contract/operations.ts";
import type { OperationId } from "../../mocks/generated/requestValidators.js";
import type { Problem } from "../../src/generated/contract.d.ts";
import { readId } from "../../src/api/parsers/fields.ts";
import { languageCodes } from "../../src/generated/languages.ts";

/** An operation of the owner's specification. Only the listed names are specified. */
type SpecifiedOperation = {
  requestLine: string;
  query?: string[];
  path?: string[];
  body?: string[];
  response?: string[];
  requiresToken?: true;
};

const registration = [
  "name",
  "surname",
  "fatherName",
  "username",
  "password",
  "repeatedPassword",
  "phoneNumber",
  "possessorIds",
];
const possessor = ["name", "address", "description"];
const passwordChange = ["oldPassword", "newPassword", "repeatedPassword"];

/** The 24 operations specified by the owner, by operationId. */
const specifiedOperations: readonly [OperationId, SpecifiedOperation][] = [
  [
    "signIn",
    { requestLine: "POST /public/auth/login", body: ["username", "password"], response: ["token", "refreshToken"] },
  ],
  ["chooseAccount", { requestLine: "POST /public/auth/v2/select-structure", query: ["certNumber"] }],
  [
    "signInWithIdentity",
    { requestLine: "POST /public/auth/v2/login/asan", query: ["code", "redirect", "messengerToken"] },
  ],
  [
    "renewSession",
    {
      requestLine: "POST /public/auth/refresh-token",
      query: ["refreshToken"],
      response: ["accessToken", "refreshToken"],
    },
  ],
  [
    "handOverSession",
    { requestLine: "POST /public/auth/self", response: ["token", "refreshToken", "privileges"], requiresToken: true },
  ],
  ["registerUser", { requestLine: "POST /user/public", body: registration }],
  ["activateAccount", { requestLine: "GET /user/public/activation/{code}", path: ["code"] }],
  [
    "readUser",
    {
      requestLine: "GET /user/details",
      response: ["name", "surname", "foreign", "roles", "language", "manufacturers"],
    },
  ],
  ["changePassword", { requestLine: "PUT /user/change-password", body: passwordChange }],
  [
    "updateUser",
    { requestLine: "PUT /user", body: ["name", "surname", "fatherName", "email", "phoneNumber", "pin", "note"] },
  ],
  ["updateContacts", { requestLine: "PUT /user/asan", body: ["email", "phoneNumber", "note"] }],
  ["checkNewPassword", { requestLine: "GET /user/public/pass-validation", query: ["pass", "name", "surname"] }],
  ["checkOwnPassword", { requestLine: "GET /user/pass-validation", query: ["pass"] }],
  ["requestPasswordReset", { requestLine: "PUT /user/public/change-password", query: ["username"] }],
  ["chooseLanguage", { requestLine: "PUT /user/set-language", body: ["isoCode"] }],
  ["resetPassword", { requestLine: "PUT /user/public/password-activation", query: ["verificationCode"] }],
  ["lookUpTaxpayer", { requestLine: "GET /user/tpn-info", query: ["tpn"], requiresToken: true }],
  ["registerPossessor", { requestLine: "POST /possessors/public", body: possessor }],
  ["readPossessor", { requestLine: "GET /possessors/public/{id}", path: ["id"], response: possessor }],
  ["updatePossessor", { requestLine: "PUT /possessors/{id}", path: ["id"], body: possessor }],
  ["readNotifications", { requestLine: "GET /notification", response: ["type", "title", "description"] }],
  ["countNotifications", { requestLine: "GET /notification/count" }],
  ["markNotificationsRead", { requestLine: "PUT /notification/read" }],
  ["searchPortal", { requestLine: "GET /search/public", query: ["word", "page", "perPage"], response: ["items"] }],
];

type JsonNode = { [key: string]: unknown };
type OperationNode = JsonNode & { operationId: string; parameters?: JsonNode[]; security?: object[] };

/** Returns the target of a `$ref`. Returns a node without `$ref` unchanged. */
function resolveReference(node: unknown): JsonNode {
  const { $ref } = (node ?? {}) as { $ref?: string };
  if ($ref === undefined) return (node ?? {}) as JsonNode;
  return resolveReference(
    $ref
      .slice(2)
      .split("/")
      .reduce<unknown>((found, step) => (found as JsonNode)[step.replaceAll("~1", "/")], document),
  );
}

/** Returns the property names of a schema, including those of array items and `allOf` members. */
function propertyNames(schema: unknown): string[] {
  const {
    properties = {},
    items,
    allOf = [],
  } = resolveReference(schema) as { properties?: JsonNode; items?: unknown; allOf?: unknown[] };
  return [
    ...Object.keys(properties),
    ...allOf.flatMap(propertyNames),
    ...(items === undefined ? [] : propertyNames(items)),
  ];
}

const getJsonSchema = (node: unknown): unknown =>
  (resolveReference(resolveReference(node)["content"])["application/json"] as JsonNode | undefined)?.["schema"];
const operationsById = new Map(
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, OperationNode>).map(
      ([method, operation]) =>
        [operation.operationId, { requestLine: `${method.toUpperCase()} ${path}`, operation }] as const,
    ),
  ),
);

/** Returns the examples of the errors of an operation. */
const listProblems = (responses: ContractOperation["responses"]): Problem[] =>
  [...responses]
    .filter(([status]) => status >= 400)
    .flatMap(([, { content = {} }]) => Object.values(content["application/json"]?.examples ?? {}))
    .map(({ value }) => value as Problem);

const parameterNames = (operation: OperationNode, location: string): string[] =>
  (operation.parameters ?? [])
    .map(resolveReference)
    .filter((parameter) => parameter["in"] === location)
    .map((parameter) => String(parameter["name"]));

describe("the specified operations", () => {
  it("are 24", () => expect(specifiedOperations).toHaveLength(24));

  it.each(specifiedOperations)(
    "%s matches the specification",
    (id, { requestLine, query = [], path = [], body = [], response = [], requiresToken }) => {
      const found = operationsById.get(id);
      expect(found?.requestLine).toBe(requestLine);
      const operation: OperationNode = found?.operation ?? { operationId: id };
      expect(parameterNames(operation, "query")).toEqual(expect.arrayContaining([...query, "lang"]));
      expect(parameterNames(operation, "path")).toEqual(path);
      expect(propertyNames(getJsonSchema(operation["requestBody"]))).toEqual(expect.arrayContaining(body));
      expect(propertyNames(getJsonSchema((operation["responses"] as JsonNode)["200"]))).toEqual(
        expect.arrayContaining(response),
      );
      if (requiresToken) expect(operation.security).toEqual([{ bearer: [] }]);
    },
  );

  it.each([...operationsById])("%s has the parameter lang, and every error is a Problem", (_id, { operation }) => {
    const lang = resolveReference(
      (operation.parameters ?? []).map(resolveReference).find((parameter) => parameter["name"] === "lang")?.["schema"],
    );
    expect(lang["enum"] ?? resolveReference(document.components.schemas.Language)["enum"]).toEqual(languageCodes);
    for (const [status, response] of Object.entries(operation["responses"] as JsonNode)) {
      if (status === "200") continue;
      expect(propertyNames(getJsonSchema(response)), status).toEqual([
        "message",
        "type",
        "title",
        "status",
        "detail",
        "instance",
        "code",
        "fields",
      ]);
    }
  });

  it("have agreed errors only where the specification names the status", async () => {
    const specifiedIds = new Set<string>(specifiedOperations.map(([id]) => id));
    const unmarked = listOperations(await readContract())
      .filter(({ id }) => specifiedIds.has(id))
      .flatMap(({ id, responses }) =>
        [...responses].flatMap(([status, response]) =>
          status >= 400 && response["x-proposed"] !== true ? [`${id} ${status}`] : [],
        ),
      );
    expect(unmarked.filter((error) => !/ 40[13]$/.test(error))).toEqual([]);
    expect(unmarked).toContain("signIn 401");
  });

  it("name in the examples of their errors only fields of their requests", async () => {
    const contract = await readContract();
    for (const { id, parameters, requestBody, responses } of listOperations(contract)) {
      const known = [...listFieldNames(contract, requestBody?.schema ?? {}), ...parameters.map(({ name }) => name)];
      const named = listProblems(responses)
        .flatMap(({ fields = [] }) => fields)
        .map(({ field }) => field.split("/")[0]);
      expect(known, id).toEqual(expect.arrayContaining(named));
    }
  });

  it("show each code of an error in an example, but that of an unknown path, which no operation has", async () => {
    const shown = listOperations(await readContract()).flatMap(({ responses }) =>
      listProblems(responses).map(({ code }) => code),
    );
    const codes = document.components.schemas.ProblemCode.enum.filter((code) => code !== "NO_SUCH_CALL");
    expect(shown).toEqual(expect.arrayContaining(codes));
  });

  it("default to page 1, 10 entries per page and Azerbaijani", () => {
    const { Page, PerPage, Lang } = document.components.parameters;
    expect([Page.schema.default, PerPage.schema.default, Lang.schema.default]).toEqual([1, 10, "az"]);
  });

  it("are not marked as proposed, and all others are, with proposed tags", () => {
    const specifiedIds = new Set<string>(specifiedOperations.map(([id]) => id));
    const proposedTags = new Set(document.tags.filter((tag) => "x-proposed" in tag).map(({ name }) => name));
    for (const [id, { operation }] of operationsById) {
      expect(operation["x-proposed"] === true, id).toBe(!specifiedIds.has(id));
      expect(
        (operation["tags"] as string[]).every((tag) => proposedTags.has(tag)),
        id,
      ).toBe(!specifiedIds.has(id));
    }
  });
});

it("a body and its examples may be references, as parameters and responses may", () => {
  const json = { "application/json": { schema: {}, examples: { az: { $ref: "#/components/examples/Thanks" } } } };
  const response = { content: json };
  const operation = {
    operationId: "sendRemark",
    requestBody: { $ref: "#/components/requestBodies/Remark" },
    responses: { "200": response, "400": { $ref: "#/components/responses/BadRequest" } },
  };
  const components = {
    schemas: {},
    examples: { Thanks: { value: "Thanks" } },
    requestBodies: { Remark: { required: true, content: json } },
    responses: { BadRequest: response },
  };
  const contract: unknown = { paths: { "/remarks": { post: operation } }, components };
  const [found] = listOperations(contract as OpenApiDocument);
  const examples = { az: { value: "Thanks" } };
  expect(found?.requestBody).toEqual({
    required: true,
    type: "application/json",
    pointer: "#/components/requestBodies/Remark/content/application~1json/schema",
    schema: {},
    examples,
  });
  expect([...(found?.responses.values() ?? [])]).toMatchObject([
    { pointer: "#/paths/~1remarks/post/responses/200", content: { "application/json": { examples } } },
    { pointer: "#/components/responses/BadRequest", content: { "application/json": { examples } } },
  ]);
});

describe("the agreed fields of the response", async () => {
  const contract = await readContract();
  const operations = listOperations(contract);

  it.each([
    ["signIn", ["token", "refreshToken"]],
    ["renewSession", ["accessToken", "refreshToken"]],
    ["handOverSession", ["token", "refreshToken", "privileges"]],
    [
      "readUser",
      [
        "name",
        "surname",
        "foreign",
        "roles[0].authority",
        "language.isoCode",
        ...["id", "name", "voen", "positionName", "selectedCertNumber", "selected"].map(
          (name) => `manufacturers[].${name}`,
        ),
      ],
    ],
    ["readNotifications", ["type", "title", "description"]],
    ["searchPortal", ["id", "title", "content", "searchPlace"]],
  ])("of %s are those that the specification names", (id, fields) => {
    const operation = operations.find((candidate) => candidate.id === id);
    expect(operation && listAgreedFields(contract, operation)).toEqual(fields);
  });

  it("are none where the specification does not show the response, and where the operation is proposed", () => {
    const withFields = operations.filter((operation) => listAgreedFields(contract, operation).length > 0);
    expect(withFields.map(({ id }) => id).toSorted()).toEqual(
      ["handOverSession", "readNotifications", "readUser", "renewSession", "searchPortal", "signIn"].toSorted(),
    );
  });
});

describe("a field in At", () => {
  // docs/contract.md names the days. The specification shows no times of notifications.
  const others: Readonly<Record<string, string>> = {
    "Standard.adoptedAt": "date",
    "RegisterEntry.removedAt": "date",
    "NotificationMessage.createdAt": "none",
  };

  it("is a moment, but the days that docs/contract.md names", () => {
    const found = Object.entries<JsonNode>(document.components.schemas).flatMap(([schema, node]) =>
      [node, ...((node["allOf"] ?? []) as JsonNode[])].flatMap(({ properties = {} }) =>
        Object.entries(properties as Readonly<Record<string, { format?: string }>>)
          .filter(([name]) => name.endsWith("At"))
          .map(([name, { format = "none" }]) => [`${schema}.${name}`, format] as const),
      ),
    );
    expect(found.length).toBeGreaterThan(10);
    for (const [name, format] of found) expect(format, name).toBe(others[name] ?? "date-time");
  });
});

describe("the schema User", () => {
  it("has the specified fields, including nested ones", () => {
    expect(propertyNames({ $ref: "#/components/schemas/Role" })).toEqual(["authority"]);
    expect(propertyNames({ $ref: "#/components/schemas/UserLanguage" })).toEqual(["isoCode"]);
    expect(propertyNames({ $ref: "#/components/schemas/Manufacturer" })).toEqual([
      "id",
      "name",
      "voen",
      "positionName",
      "selectedCertNumber",
      "selected",
    ]);
    expect(propertyNames({ $ref: "#/components/schemas/SearchResult" })).toEqual([
      "id",
      "title",
      "content",
      "searchPlace",
      // Proposed.
      "lang",
    ]);
  });
});

describe("the schema of an entity of the specification", () => {
  const specifiedFields: Readonly<Partial<Record<keyof typeof document.components.schemas, string[]>>> = {
    User: ["name", "surname", "foreign", "roles", "language", "manufacturers"],
    UserUpdate: ["pin", "name", "surname", "fatherName", "email", "phoneNumber", "possessorIds", "note"],
    NotificationMessage: ["type", "title", "description"],
    Appeal: ["appealNumber", "serviceType", "appealDate"],
    PaidPayment: [
      "serviceType",
      "appealNumber",
      "paymentTarget",
      "amount",
      "paymentDate",
      "serviceFee",
      "governmentFee",
    ],
    Document: ["name", "fileName"],
    Product: ["productCategory", "name", "description", "riskGroup"],
    Possessor: possessor,
  };

  it.each(Object.entries(specifiedFields))("has the specified fields: %s", (name, fields) => {
    expect(propertyNames({ $ref: `#/components/schemas/${name}` })).toEqual(expect.arrayContaining(fields));
  });

  it("has the specified values", () => {
    const { ApplicationStatus, CompetitionQualityType, Answer, Authority } = document.components.schemas;
    const statuses = ["CERTIFICATE_ISSUED", "REFUSED", "IN_PROCESS", "WAITING", "PROGRESS", "SEND_FOR_SIGN"];
    expect(ApplicationStatus.enum).toEqual(expect.arrayContaining(statuses));
    expect(CompetitionQualityType.enum).toEqual(expect.arrayContaining(["1", "2"]));
    expect(Answer.enum).toEqual(expect.arrayContaining(["YES", "NO", "PARTIALLY"]));
    expect(Authority.enum).toEqual(expect.arrayContaining(["ASAN_USER", "ADMIN", "USER"]));
  });
});

describe("the schema Id", () => {
  it.each([7, "7", "9007199254740993", Number.MAX_SAFE_INTEGER, 2 ** 53, 1.5, "", true, null])(
    "takes %j when the portal does",
    (id) => {
      const isValid = createContractAjv(document).validate("contract#/components/schemas/Id", id);
      expect(isValid).toBe(readId(id) !== undefined);
    },
  );
});

describe("the schema NewPassword", () => {
  const validate = createContractAjv(document).getSchema("contract#/components/schemas/NewPassword");
  const isAccepted = (password: string): boolean => validate?.(password) === true;

  it.each(["Ədalətli#Qiymət7", "Aa1#bAa1#b", "Пароль-2026", "Abc 12345!", `Aa1#b${"x".repeat(251)}`])(
    "accepts %s",
    (password) => expect(isAccepted(password)).toBe(true),
  );
  it.each([
    "Aa1#bAa1#",
    "aa1#baa1#b",
    "AA1#BAA1#B",
    "Aab#bAab#b",
    "Aa1bbAa1bb",
    "Aa1#Aa1#Aa1#",
    "Aa1 bAa1 bc",
    "İi1İi1İi1İi1a",
    `Aa1#b${"x".repeat(252)}`,
  ])("rejects %s", (password) => expect(isAccepted(password)).toBe(false));

  // A pattern `^A*B` backtracks only into characters that are in both A and B. Without such a character, and anchored, it takes
  // at most two steps for each character of a text.
  it.each(document.components.schemas.NewPassword.allOf.map(({ pattern }) => pattern))(
    "has the pattern %s, which matches in linear time",
    (pattern) => {
      const [, repeatedClass = "", nextClass = ""] =
        /^\^(\[(?:[^[\]\\]|\\.)+\]|\\[pP]\{\w+\})\*(\[(?:[^[\]\\]|\\.)+\]|\\[pP]\{\w+\})$/.exec(pattern) ?? [];
      expect([repeatedClass, nextClass]).not.toContain("");
      const [isRepeated, isNext] = [new RegExp(`^${repeatedClass}$`, "u"), new RegExp(`^${nextClass}$`, "u")];
      const characters = Array.from({ length: 0x11_0000 }, (_none, codePoint) => String.fromCodePoint(codePoint));
      expect(characters.some((character) => isNext.test(character))).toBe(true);
      expect(characters.filter((character) => isNext.test(character) && isRepeated.test(character))).toEqual([]);
    },
  );
});
