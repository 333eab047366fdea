import { faker } from "@faker-js/faker";
import { describe, expect, it } from "vitest";
import { operations } from "../../mocks/operations.ts";
import document from "../../mocks/generated/contract.json" with { type: "json" };
import * as makers from "../../mocks/generated/index.faker.ts";
import { answers, shapes } from "../../src/generated/answers.js";
import { validateResponse, allowsEmptyResponse } from "../../src/api/validateResponse.ts";

/** The calls that answer with JSON: all but the two that bring a file. */
const jsonOperations = operations.filter(({ id }) => !id.startsWith("download"));

const examplePath = (path: string): string => path.replaceAll(/:\w+/g, "7");
const responseFactory = (id: string): (() => unknown) =>
  (makers as Readonly<Record<string, () => unknown>>)[`get${id.charAt(0).toUpperCase()}${id.slice(1)}ResponseMock`] ??
  expect.fail(`nothing makes an answer of ${id}`);

const service = {
  id: "101",
  code: "Q-1",
  title: "T",
  summary: "S",
  type: "E_SERVICE",
  audience: "A",
  durationWorkingDays: 1,
  serviceFee: 0,
  governmentFee: 0,
};
const pageOf = (...items: unknown[]): unknown => ({ page: 1, perPage: 10, total: items.length, items });
const validateServiceList = (...items: unknown[]): ReturnType<typeof validateResponse> =>
  validateResponse("GET", "/services/public", pageOf(...items));

describe("what the portal holds answers against", () => {
  it("has a shape for every call of the contract whose answer is no file", () => {
    expect(answers).toHaveLength(jsonOperations.length);
    for (const { method, path, id } of jsonOperations)
      expect(validateResponse(method.toUpperCase(), examplePath(path), undefined) === undefined, id).toBe(
        !allowsEmptyResponse(method.toUpperCase(), examplePath(path)),
      );
  });

  it("points to no shape that is not there", () => {
    const pointers = JSON.stringify([answers, shapes]).matchAll(/"#(\w+)"/g);
    expect(Array.from(pointers, ([, name = ""]) => name).filter((name) => !(name in shapes))).toEqual([]);
  });

  it.each(jsonOperations)("lets every good answer of $id through as it is", ({ id, method, path }) => {
    faker.seed(11);
    faker.setDefaultRefDate("2026-03-20T08:00:00Z");
    const call = Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .find(({ operationId }) => operationId === id) as {
      responses: { 200: { content?: Record<string, { examples: Record<string, { value: unknown }> }> } };
    };
    const examples = Object.values(call.responses[200].content?.["application/json"]?.examples ?? {}).map(
      ({ value }) => value,
    );
    for (const answer of [...examples, ...Array.from({ length: 6 }, responseFactory(id))]) {
      const sent = JSON.parse(JSON.stringify(answer)) as unknown;
      expect(validateResponse(method.toUpperCase(), examplePath(path), structuredClone(sent))).toEqual({
        value: sent,
        droppedCount: 0,
      });
    }
  });
});

describe("an answer that breaks the contract", () => {
  it("loses the broken entries of its lists, which are counted", () => {
    const broken = [
      null,
      7,
      "x",
      [],
      {},
      { ...service, id: 101 },
      { ...service, serviceFee: "free" },
      { ...service, durationWorkingDays: -1 },
      { ...service, title: null },
    ];
    expect(validateServiceList(service, ...broken, { ...service, id: "102" })).toEqual({
      value: { page: 1, perPage: 10, total: 11, items: [service, { ...service, id: "102" }] },
      droppedCount: broken.length,
    });
  });

  it("loses fields that may be absent, and keeps those that are new", () => {
    expect(
      validateServiceList({ ...service, lang: 7, externalUrl: "javascript:alert(1)", later: { any: "thing" } }),
    ).toMatchObject({ value: { items: [{ ...service, later: { any: "thing" } }] }, droppedCount: 0 });
    expect(JSON.stringify(validateServiceList({ ...service, externalUrl: "javascript:alert(1)" }))).not.toContain(
      "javascript",
    );
  });

  it("keeps words that the portal has not heard of, and texts of any length", () => {
    const item = { ...service, type: "TOMORROW", title: "x".repeat(5000) };
    expect(validateServiceList(item)).toEqual({ value: pageOf(item), droppedCount: 0 });
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
  ])("is none when what the screen relies on is missing: %j", (body) => {
    expect(validateResponse("GET", "/services/public", body)).toBeUndefined();
  });

  it("loses an entry whose own list is missing, and of an entry's own list what is broken", () => {
    const price = {
      id: "1",
      product: "P",
      unit: "kq",
      region: { id: "1", title: "R" },
      category: { id: "1", title: "C" },
      minPrice: 1,
      avgPrice: 2,
      maxPrice: 3,
      changePercent: 0,
      date: "2026-03-01",
      history: [
        { date: "2026-03-01", avgPrice: 2 },
        { date: "soon", avgPrice: 2 },
      ],
    };
    const body = { ...(pageOf(price, { ...price, history: null }) as object), regions: [], categories: [] };
    expect(validateResponse("GET", "/market-prices/public", body)).toMatchObject({
      value: { items: [{ history: [{ date: "2026-03-01" }] }] },
      droppedCount: 2,
    });
  });

  it("says no moment that is none: a day is reckoned with", () => {
    const notice = {
      id: 1,
      type: "X",
      title: "T",
      description: "D",
      createdAt: "2026-03-20T12:00:00+04:00",
      read: false,
    };
    for (const createdAt of ["", "soon", "2026-99-99", "0", 0, null])
      expect(validateResponse("GET", "/notification", [{ ...notice, createdAt }, notice])).toEqual({
        value: [notice],
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
  ])("leads nowhere: %s", (redirectUrl) => {
    expect(validateResponse("POST", "/payments/7/start", { redirectUrl })).toBeUndefined();
  });

  it("of a payment that is in a list of both kinds is taken as what it fits", () => {
    const payment = { id: 1, serviceType: "S", paymentTarget: "T", amount: 1, serviceFee: 1, governmentFee: 0 };
    const appeal = {
      id: 1,
      appealNumber: "1",
      serviceType: "S",
      kind: "COMPLAINT",
      appealDate: "2026-03-01T10:00:00Z",
      status: "WAITING",
      applicant: "A",
      history: [],
      documents: [],
      withdrawable: false,
    };
    const payments = [payment, { ...payment, paymentDate: "2026-03-01T10:00:00Z" }];
    expect(
      validateResponse("GET", "/appeals/7", { ...appeal, payments: [...payments, { ...payment, amount: "1" }] }),
    ).toEqual({ value: { ...appeal, payments }, droppedCount: 1 });
  });
});

describe("an answer that nobody needs", () => {
  const unneeded = jsonOperations.filter(({ method, path }) =>
    allowsEmptyResponse(method.toUpperCase(), examplePath(path)),
  );

  it("is never one that the portal goes on with, nor that of the registration, which stops at anything but its 200", () => {
    expect(unneeded.map(({ id }) => id).toSorted()).toEqual([
      "activateAccount",
      "changePassword",
      "chooseLanguage",
      "markNotificationsRead",
      "requestPasswordReset",
      "resetPassword",
      "sendEvaluation",
      "updateContacts",
      "updateUser",
    ]);
  });

  it.each(unneeded)("of $id may be anything", ({ method, path }) => {
    for (const body of [undefined, null, "OK", {}, { message: { text: 1 } }])
      expect(validateResponse(method.toUpperCase(), examplePath(path), body)).toEqual({
        value: undefined,
        droppedCount: 0,
      });
  });
});
