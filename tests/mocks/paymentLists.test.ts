import { describe, expect, it } from "vitest";
import { createTestBackend, expectOk, expectProblem, type TestBackend } from "./testBackend.ts";

type PaymentList = "listObligations" | "listPaidPayments";

const list = async ({ call }: TestBackend, id: PaymentList, token: string, lang: "az" | "ru" | "en" = "en") =>
  expectOk(await call(id, { token, lang, query: { perPage: 100 } })).items;

describe("an obligation", () => {
  it("has its amounts, its appeal and its due date, and no date of payment", async () => {
    const backend = createTestBackend();
    const { token } = await backend.signIn("citizen");
    expect(await list(backend, "listObligations", token)).toEqual([
      {
        id: 6098,
        serviceType: "Verification of measuring instruments",
        paymentTarget: "Verification of two scales",
        amount: 71,
        serviceFee: 71,
        governmentFee: 0,
        currency: "AZN",
        appealNumber: "2026-00470",
        dueDate: "2026-03-29",
      },
    ]);
  });

  it("has no due date when none was set, and no appeal when it belongs to none", async () => {
    const backend = createTestBackend();
    const { token: director } = await backend.signIn("director");
    const waived = (await list(backend, "listObligations", director)).find(({ id }) => id === 6103);
    expect(waived).toMatchObject({ appealNumber: "2026-00480", amount: 0 });
    expect(waived).not.toHaveProperty("dueDate");
    const { token: person } = await backend.signIn("representative");
    const query = { certNumber: "AZ-2026-000482" };
    const token = expectOk(await backend.call("chooseAccount", { token: person, query })).token ?? "";
    const [fine, ...others] = await list(backend, "listObligations", token);
    expect(others).toEqual([]);
    expect(fine).toMatchObject({ id: 6077, amount: 12_500, dueDate: "2026-03-14" });
    expect(fine).not.toHaveProperty("appealNumber");
  });
});

describe("obligations with several due dates", () => {
  it.each([
    ["dueDate.asc", [6301, 6101, 6300, 6103]],
    ["dueDate.desc", [6300, 6101, 6301, 6103]],
  ] as const)("with the order %s have the one without a due date last", async (sort, ids) => {
    const { call, signIn, store } = createTestBackend();
    const { token } = await signIn("director");
    const [earlier, later] = ["2026-03-25", "2026-04-30"];
    for (const payment of store.state.payments.filter(({ id }) => id === 6101))
      store.state.payments.push({ ...payment, id: 6300, dueDate: later }, { ...payment, id: 6301, dueDate: earlier });
    const { items } = expectOk(await call("listObligations", { token, query: { sort } }));
    expect(items.map(({ id }) => id)).toEqual(ids);
  });
});

describe("a paid payment", () => {
  it("has the date of its payment", async () => {
    const backend = createTestBackend();
    const { token } = await backend.signIn("director");
    expect(await list(backend, "listPaidPayments", token)).toMatchObject([
      { id: 6088, amount: 240, paymentDate: "2026-03-06T13:06:00+04:00" },
      { id: 6052, amount: 20, paymentDate: "2026-02-13T13:06:00+04:00" },
    ]);
  });

  it("has it on the page of its appeal too, and an open one has none", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("director");
    const read = async (id: number) => expectOk(await call("readAppeal", { token, path: { id } })).payments;
    expect(await read(441)).toMatchObject([{ id: 6088, paymentDate: "2026-03-06T13:06:00+04:00" }]);
    const [open] = await read(455);
    expect(open).toMatchObject({ id: 6101 });
    expect(open).not.toHaveProperty("paymentDate");
  });

  it.each([
    ["az", undefined, "AZS ISO 22000 standartının elektron nüsxəsi"],
    ["ru", undefined, "Электронный экземпляр стандарта AZS ISO 22000"],
    ["en", "az", "AZS ISO 22000 standartının elektron nüsxəsi"],
  ] as const)("in %s has the lang %s when its purpose was not translated", async (lang, expected, paymentTarget) => {
    const backend = createTestBackend();
    const { token } = await backend.signIn("citizen");
    const [paid] = await list(backend, "listPaidPayments", token, lang);
    expect(paid).toMatchObject({ id: 6044, amount: 12.4, paymentTarget });
    expect(paid?.lang).toBe(expected);
  });

  it("says so also when only the name of its service was not translated", async () => {
    const backend = createTestBackend();
    const { token } = await backend.signIn("director");
    for (const payment of backend.store.state.payments) payment.serviceType = { az: "Yeni xidmət", ru: "Новая услуга" };
    expect((await list(backend, "listPaidPayments", token, "en")).map(({ lang }) => lang)).toEqual(["az", "az"]);
    expect((await list(backend, "listPaidPayments", token, "ru")).map(({ lang }) => lang)).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe("the start of a payment", () => {
  it("leads to the bank in the language of the request, with a new order each time", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const start = async () =>
      expectOk(await call("startPayment", { token, lang: "ru", path: { id: 6098 } })).redirectUrl;
    const [first, second] = [await start(), await start()];
    expect(first).toMatch(/^\/payment\/\?order=[^&]+&lang=ru$/);
    expect(second).not.toBe(first);
  });

  it("is refused for a payment of somebody else or one that is paid", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    expectProblem(404, await call("startPayment", { token, path: { id: 6101 } }));
    expectProblem(409, await call("startPayment", { token, path: { id: 6044 } }));
  });
});
