import { describe, expect, it } from "vitest";
import { getResponseExample, operations } from "../../mocks/operations.ts";
import document from "../../mocks/generated/contract.json" with { type: "json" };
import { setFakeData } from "../../mocks/fakeData.ts";
import * as makers from "../../mocks/generated/index.faker.ts";
import {
  getAppealDetailMock,
  getCertificateMock,
  getMarketPriceMock,
  getPaidPaymentMock,
  getPaymentMock,
  getServiceMock,
} from "../../mocks/generated/model/index.faker.ts";
import type { OpenApiDocument } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { firstShapes, operations as operationTable } from "../../src/generated/operations.js";
import { otherShapes } from "../../src/generated/otherShapes.js";
import { allowsEmptyResponse, getBearerAuth } from "../../src/api/findOperation.ts";
import { loadShapes, validateResponse } from "../../src/api/validateResponse.ts";
import { fileOperationIds } from "../support/fileContents.ts";

await loadShapes();
const shapes = { ...firstShapes, ...otherShapes };

const jsonOperations = operations.filter(({ id }) => !fileOperationIds.has(id));

const examplePath = (path: string): string => path.replaceAll(/:\w+/g, "7");
const responseFactory = (id: string): (() => unknown) =>
  (makers as Readonly<Record<string, () => unknown>>)[`get${id.charAt(0).toUpperCase()}${id.slice(1)}ResponseMock`] ??
  expect.fail(`there is no response factory for ${id}`);

const seedFakeData = (): void => setFakeData({ lang: "en", seed: 11, now: Date.parse("2026-03-20T08:00:00Z") });
seedFakeData();
const { externalUrl: _externalUrl, lang: _lang, ...service } = getServiceMock({ id: "101" });
const createPage = (...items: unknown[]): unknown => ({ page: 1, perPage: 10, total: items.length, items });
const validateServiceList = (...items: unknown[]): ReturnType<typeof validateResponse> =>
  validateResponse("GET", "/services/public", createPage(...items));

describe("the table of operations", () => {
  it("has every operation of the contract, with the bearer token that its security names", () => {
    expect(operationTable.map(([method, path, auth]) => [method, path, auth === "open" ? "optional" : auth])).toEqual(
      operations.map(({ method, path, bearerAuth }) => [
        method.toUpperCase(),
        path.replaceAll(/:(\w+)/g, "{$1}"),
        bearerAuth,
      ]),
    );
  });

  it("marks the proposed reads that are open to everybody", () => {
    expect(operationTable.filter(([, , bearerAuth]) => bearerAuth === "open").map(([, path]) => path)).toEqual(
      listOperations(document as unknown as OpenApiDocument)
        .filter(({ isProposed, method, bearerAuth }) => isProposed && method === "GET" && bearerAuth === "optional")
        .map(({ path }) => path),
    );
    for (const path of ["/search/public", "/possessors/public/7001"])
      expect(getBearerAuth("GET", path), path).toBe("optional");
  });

  it("sends the bearer token to a path that is in no operation", () => {
    for (const path of ["/nowhere", "/user", "/user/details/7"]) expect(getBearerAuth("GET", path)).toBe("required");
  });

  it("has a shape for every operation that does not return a file", () => {
    expect(operationTable.filter(([, , , shape]) => shape !== null)).toHaveLength(jsonOperations.length);
    for (const { method, path, id } of jsonOperations)
      expect(validateResponse(method.toUpperCase(), examplePath(path), undefined) === undefined, id).toBe(
        !allowsEmptyResponse(method.toUpperCase(), examplePath(path)),
      );
  });

  it("references only shapes that exist", () => {
    const references = JSON.stringify([operationTable, shapes]).matchAll(/"#(\w+)"/g);
    expect(Array.from(references, ([, name = ""]) => name).filter((name) => !(name in shapes))).toEqual([]);
  });

  it.each(jsonOperations)("accepts every valid response of $id unchanged", ({ id, method, path }) => {
    seedFakeData();
    const operation = Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .find(({ operationId }) => operationId === id) as {
      responses: { 200: { content?: Record<string, { examples: Record<string, { value: unknown }> }> } };
    };
    const examples = Object.values(operation.responses[200].content?.["application/json"]?.examples ?? {}).map(
      ({ value }) => value,
    );
    for (const body of [...examples, ...Array.from({ length: 6 }, responseFactory(id))]) {
      const sent = JSON.parse(JSON.stringify(body)) as unknown;
      expect(validateResponse(method.toUpperCase(), examplePath(path), structuredClone(sent))).toEqual({
        value: sent,
        droppedCount: 0,
      });
    }
  });
});

describe("a response that breaks the contract", () => {
  it("loses the invalid entries of its lists, which are counted", () => {
    const invalidEntries = [
      null,
      7,
      "x",
      [],
      {},
      { ...service, id: "" },
      { ...service, id: 1.5 },
      { ...service, serviceFee: "free" },
      { ...service, durationWorkingDays: -1 },
      { ...service, title: null },
    ];
    expect(validateServiceList(service, ...invalidEntries, { ...service, id: 102 })).toEqual({
      value: { page: 1, perPage: 10, total: 12, items: [service, { ...service, id: 102 }] },
      droppedCount: invalidEntries.length,
    });
  });

  it("loses invalid optional fields, and keeps unknown ones", () => {
    expect(
      validateServiceList({ ...service, lang: 7, externalUrl: "javascript:alert(1)", later: { any: "thing" } }),
    ).toMatchObject({ value: { items: [{ ...service, later: { any: "thing" } }] }, droppedCount: 0 });
    expect(JSON.stringify(validateServiceList({ ...service, externalUrl: "javascript:alert(1)" }))).not.toContain(
      "javascript",
    );
  });

  it("counts the lost objects and dates, whose absence would say something, and none that is empty", () => {
    const certificate = getCertificateMock();
    const validate = (fields: object): unknown =>
      validateResponse("GET", "/certificates/public", {
        certificateNo: "S-1",
        certificate: { ...certificate, ...fields },
      });
    expect(validate({ issueDate: "12.03.2009" })).toEqual({ value: { certificateNo: "S-1" }, droppedCount: 1 });
    const { validUntil: _validUntil, ...unlimited } = certificate;
    for (const [validUntil, droppedCount] of [
      ["31.12.2024", 1],
      ["soon", 1],
      ["", 0],
      [" ", 0],
      [null, 0],
      [{}, 0],
      [[], 0],
      [7, 1],
    ])
      expect(validate({ validUntil }), JSON.stringify(validUntil)).toEqual({
        value: { certificateNo: "S-1", certificate: unlimited },
        droppedCount,
      });
    for (const [found, droppedCount] of [
      [{}, 0],
      [[], 0],
      ["", 0],
      [{ id: 1 }, 1],
    ])
      expect(
        validateResponse("GET", "/certificates/public", { certificateNo: "S-1", certificate: found }),
        JSON.stringify(found),
      ).toEqual({ value: { certificateNo: "S-1" }, droppedCount });
  });

  it("has the times without an offset as those of Baku", () => {
    const { appeal } = getResponseExample("findAppeal", 200, "az") as { appeal: object };
    for (const [withdrawnAt, expected] of [
      ["2026-03-20T09:30:00", "2026-03-20T09:30:00+04:00"],
      ["2026-03-20 09:30", "2026-03-20T09:30+04:00"],
      ["2026-03-20T09:30:00Z", "2026-03-20T09:30:00Z"],
      ["2026-03-20T09:30:00.5+03:00", "2026-03-20T09:30:00.5+03:00"],
      ["2026-03-20", "2026-03-20"],
    ])
      expect(
        validateResponse("POST", "/appeals/public/find", { appealNumber: "7", appeal: { ...appeal, withdrawnAt } }),
      ).toMatchObject({ value: { appeal: { withdrawnAt: expected } }, droppedCount: 0 });
  });

  it.each(["2026-12-21", "2026-12-21T00:00:00", "2026-12-20T20:00:00Z", "2026-12-21T00:00:00+04:00"])(
    "has a day that is sent as %s as the day in Baku",
    (dueDate) => {
      const { items, ...page } = getResponseExample("listReports", 200, "az") as { items: object[] };
      const body = { ...page, items: items.map((report) => ({ ...report, dueDate })) };
      expect(validateResponse("GET", "/reports", body)).toMatchObject({
        value: { items: items.map(() => ({ dueDate: "2026-12-21" })) },
        droppedCount: 0,
      });
    },
  );

  it("keeps unknown enum values, and strings of any length", () => {
    const item = { ...service, type: "TOMORROW", title: "x".repeat(5000) };
    expect(validateServiceList(item)).toEqual({ value: createPage(item), droppedCount: 0 });
  });

  it.each([
    null,
    [],
    "x",
    {},
    { page: 1, perPage: 10, total: 0 },
    { page: 1, perPage: 0, total: 0, items: [] },
    { page: 1, perPage: 10, total: 0, items: {} },
    { items: [] },
  ])("is rejected when a required field is missing or invalid: %j", (body) => {
    expect(validateResponse("GET", "/services/public", body)).toBeUndefined();
  });

  it("loses an entry without its required list, and the invalid entries of nested lists", () => {
    const price = getMarketPriceMock({
      history: [
        { date: "2026-03-01", avgPrice: 2 },
        { date: "soon", avgPrice: 2 },
      ],
    });
    const body = { ...(createPage(price, { ...price, history: null }) as object), regions: [], categories: [] };
    expect(validateResponse("GET", "/market-prices/public", body)).toMatchObject({
      value: { items: [{ history: [{ date: "2026-03-01" }] }] },
      droppedCount: 2,
    });
  });

  it("loses an entry whose date is invalid", () => {
    const [report] = (getResponseExample("listReports", 200, "az") as { items: object[] }).items;
    const body = { page: 1, perPage: 10, total: 2 };
    for (const dueDate of ["", "soon", "2026-99-99", "0", 0, null])
      expect(validateResponse("GET", "/reports", { ...body, items: [{ ...report, dueDate }, report] })).toEqual({
        value: { ...body, items: [report] },
        droppedCount: 1,
      });
  });

  it.each([
    "javascript:alert(1)",
    "http://bank.example/",
    "//bank.example",
    "/\\bank.example",
    "data:text/html,x",
    " https://bank.example",
    "https://",
    "",
  ])("is rejected when a redirect URL is unsafe: %s", (redirectUrl) => {
    expect(validateResponse("POST", "/payments/7/start", { redirectUrl })).toBeUndefined();
  });

  it.each(["/bank/pay?order=7", "https://bank.example/pay"])(
    "is kept when a redirect URL leads to the portal itself or to another site with TLS: %s",
    (redirectUrl) => {
      expect(validateResponse("POST", "/payments/7/start", { redirectUrl })?.value).toEqual({ redirectUrl });
    },
  );

  it("loses the address of another site when it is a path", () => {
    expect(validateServiceList({ ...service, externalUrl: "/pay" })?.value).toEqual(createPage(service));
    const external = { ...service, externalUrl: "https://bank.example/pay" };
    expect(validateServiceList(external)?.value).toEqual(createPage(external));
  });

  it.each([
    ["/images/a.png", true],
    ["images/a.png", true],
    ["https://cdn.example/a.png", true],
    ["http://cdn.example/a.png", false],
    ["//cdn.example/a.png", false],
    [" \\\\cdn.example\\a.png", false],
    ["javascript:alert(1)", false],
    ["https://", false],
    [7, false],
  ])("has an image with the URL %j: %s", (url, isKept) => {
    const [post] = (getResponseExample("listPosts", 200, "az") as { items: object[] }).items;
    const image = { url, alt: "" };
    const { image: _image, ...text } = { image: undefined, ...post };
    const validated = validateResponse("GET", "/posts/public", createPage({ ...text, image }));
    expect(validated?.value).toEqual(createPage(isKept ? { ...text, image } : text));
  });

  it("keeps each entry of a mixed list that has one of its shapes", () => {
    const payment = getPaymentMock();
    const appeal = getAppealDetailMock();
    const payments = [payment, getPaidPaymentMock()];
    expect(
      validateResponse("GET", "/appeals/7", { ...appeal, payments: [...payments, { ...payment, amount: "1" }] }),
    ).toEqual({ value: { ...appeal, payments }, droppedCount: 1 });
  });
});

describe("a response whose body nothing reads", () => {
  const emptyResponseOperations = jsonOperations.filter(({ method, path }) =>
    allowsEmptyResponse(method.toUpperCase(), examplePath(path)),
  );

  it("is that of these operations, whose response nothing describes", () => {
    expect(emptyResponseOperations.map(({ id }) => id).toSorted()).toEqual([
      "activateAccount",
      "changePassword",
      "checkNewPassword",
      "checkOwnPassword",
      "chooseAccount",
      "chooseLanguage",
      "lookUpTaxpayer",
      "markNotificationsRead",
      "registerPossessor",
      "registerUser",
      "requestPasswordReset",
      "resetPassword",
      "signOut",
      "updateContacts",
      "updatePossessor",
      "updateUser",
    ]);
  });

  it.each(emptyResponseOperations)("of $id may have any body", ({ method, path }) => {
    for (const body of [undefined, null, "OK", {}, { message: { text: 1 } }])
      expect(validateResponse(method.toUpperCase(), examplePath(path), body)?.droppedCount).toBe(0);
  });
});
