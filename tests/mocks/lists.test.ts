import { describe, expect, it } from "vitest";
import type { OperationId } from "../../mocks/generated/requestValidators.js";
import { createComparator } from "../../src/i18n/format.ts";
import { expectOk, createTestBackend, type TestRequest } from "./testBackend.ts";
import { languageCodes } from "../../src/generated/languages.ts";

const backend = createTestBackend();
const { call } = backend;
const tokens = new Map<string, string>();
const getToken = async (persona: "citizen" | "director"): Promise<string> =>
  tokens.get(persona) ?? (tokens.set(persona, (await backend.signIn(persona)).token), tokens.get(persona) ?? "");

/** All lists, with a persona that has entries. */
const lists: readonly [id: OperationId, sent: TestRequest, persona?: "citizen" | "director"][] = [
  ["listServices", {}],
  ["listPosts", {}],
  ["listExchangeRates", {}],
  ["listAppeals", {}, "citizen"],
  ["listDocuments", {}, "citizen"],
  ["listObligations", {}, "director"],
  ["listPaidPayments", {}, "director"],
  ["listReports", {}, "director"],
  ["listFeedbacks", {}, "citizen"],
  ["listQuestionnaires", {}],
  ["readEvaluationSummary", {}],
  ["listFaq", {}],
  ["listMarketPrices", {}],
  ["searchProducts", {}],
  ["listRiskGroups", {}],
  ["listStandards", {}],
  ["listEtalons", {}],
  ["searchRegister", { path: { register: "measurement-tools" } }],
  ["searchRegister", { path: { register: "removed-measurement-tools" } }],
  ["searchRegister", { path: { register: "standard-samples" } }],
  ["searchRegister", { path: { register: "nomenclature" } }],
];

type PagedList = { page: number; perPage: number; total: number; items: object[] };
const read = async (id: OperationId, request: TestRequest): Promise<PagedList> =>
  expectOk(await call(id, request)) as unknown as PagedList;

describe.each(lists)("%s %j", (id, request, persona) => {
  it.each(languageCodes)("has no lost or repeated items across pages, in %s", async (lang) => {
    const baseRequest = { ...request, lang, token: persona && (await getToken(persona)) };
    const all = await read(id, { ...baseRequest, query: { perPage: 100 } });
    expect(all.items).toHaveLength(all.total);
    expect(all.total).toBeGreaterThan(1);
    const paged: object[] = [];
    for (let page = 1; paged.length < all.total; page += 1) {
      const result = await read(id, { ...baseRequest, query: { page, perPage: 3 } });
      expect(result).toMatchObject({ page, perPage: 3, total: all.total });
      expect(result.items.length).toBeGreaterThan(0);
      paged.push(...result.items);
    }
    expect(paged).toEqual(all.items);
    expect(await read(id, { ...baseRequest, query: { page: 999 } })).toMatchObject({
      page: 999,
      total: all.total,
      items: [],
    });
  });
});

describe("the filters of a list", () => {
  it("apply to all items: appeals", async () => {
    const token = await getToken("citizen");
    const { items } = expectOk(
      await call("listAppeals", { token, query: { status: "IN_PROCESS", kind: "APPLICATION", perPage: 100 } }),
    );
    expect(items.map(({ id }) => id)).toEqual([481, 365]);
    const statuses = new Set(
      expectOk(await call("listAppeals", { token, query: { perPage: 100 } })).items.map(({ status }) => status),
    );
    expect(statuses.size).toBe(6);
  });

  it.each([
    ["az", "2026-00481", [481]],
    ["en", "sugg", [402, 371]],
    ["az", "təklif 00402", [402]],
    ["az", "470", [470]],
    ["az", "2026-470", [470]],
    ["en", "təklif", []],
  ] as const)("apply to all items: appeals by the words, in %s: %s", async (lang, word, ids) => {
    const token = await getToken("citizen");
    const { items } = expectOk(await call("listAppeals", { token, lang, query: { word, perPage: 100 } }));
    expect(items.map(({ id }) => id)).toEqual(ids);
  });

  it("apply to all items: prices", async () => {
    const { items, regions, categories } = expectOk(
      await call("listMarketPrices", { query: { region: "lankaran", category: "meat" }, lang: "en" }),
    );
    expect(items.map(({ product }) => product)).toEqual(["Beef on the bone", "Chicken", "Lamb"]);
    expect(regions).toHaveLength(5);
    expect(categories).toHaveLength(6);
  });

  it("apply to all items: products by code prefix", async () => {
    const { items } = expectOk(await call("searchProducts", { query: { goodsCode: "0405" } }));
    expect(items).toMatchObject([{ goodsCode: "040510110", riskGroup: { id: "r2", productCount: 21 } }]);
    expect(expectOk(await call("searchProducts", { query: { riskGroup: "r5" } })).total).toBe(0);
  });

  it("apply to all items: questions, standards, registers, etalons and feedbacks", async () => {
    expect(
      new Set(
        expectOk(await call("listFaq", { query: { category: "payments" } })).items.map(({ category }) => category.id),
      ),
    ).toEqual(new Set(["payments"]));
    expect(expectOk(await call("listFaq", { query: { category: "payments" } })).categories).toHaveLength(5);
    expect(expectOk(await call("listStandards", { query: { status: "WITHDRAWN" } })).items.map(({ id }) => id)).toEqual(
      ["azs-petrol"],
    );
    expect(
      expectOk(await call("searchRegister", { path: { register: "measurement-tools" }, query: { word: "TR-15M" } }))
        .total,
    ).toBe(1);
    expect(expectOk(await call("listEtalons", { query: { category: "mass" } })).total).toBe(2);
    expect(
      expectOk(
        await call("listFeedbacks", { token: await getToken("citizen"), query: { type: "COMPETITION_VIOLATION" } }),
      ).items.map(({ id }) => id),
    ).toEqual([498]);
  });

  it.each([
    ["listFaq", "SERTIFIKAT"],
    ["listFaq", "sifre"],
    ["listStandards", "cörəyi"],
    ["listStandards", "coreyi"],
    ["searchProducts", "şirə"],
    ["searchProducts", "sire"],
  ] as const)("%s finds %s, ignoring diacritics", async (id, word) => {
    expect((await read(id, { query: { word } })).total).toBeGreaterThan(0);
    expect((await read(id, { query: { word: `${word} xyzzy` } })).total).toBe(0);
  });
});

describe("the sort order of a list", () => {
  it.each([
    ["appealDate.desc", 479],
    ["appealDate.asc", 365],
    ["dueDate.asc", 390],
  ] as const)("of appeals by %s starts with %i", async (sort, first) => {
    expect(
      expectOk(await call("listAppeals", { token: await getToken("citizen"), query: { sort } })).items[0]?.id,
    ).toBe(first);
  });

  it("puts appeals and payments without a due date last in both directions", async () => {
    const [citizen, director] = [await getToken("citizen"), await getToken("director")];
    for (const sort of ["dueDate.asc", "dueDate.desc"] as const) {
      const days = expectOk(await call("listAppeals", { token: citizen, query: { sort, perPage: 100 } })).items.map(
        ({ dueDate }) => dueDate,
      );
      expect(days.slice(-2)).toEqual([undefined, undefined]);
      expect(days.slice(0, -2)).toEqual(
        days
          .slice(0, -2)
          .toSorted((a = "", b = "") => (sort === "dueDate.asc" ? 1 : -1) * (a < b ? -1 : a > b ? 1 : 0)),
      );
      expect(expectOk(await call("listObligations", { token: director, query: { sort } })).items.at(-1)?.id).toBe(6103);
    }
  });

  it.each(languageCodes)("of names follows the collation of %s", async (lang) => {
    const token = await getToken("citizen");
    const names = expectOk(
      await call("listDocuments", { token, lang, query: { sort: "name.asc", perPage: 100 } }),
    ).items.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(createComparator(lang)));
    const products = expectOk(
      await call("listMarketPrices", { lang, query: { sort: "product.desc", perPage: 100 } }),
    ).items.map(({ product }) => product);
    expect(products).toEqual(products.toSorted((a, b) => createComparator(lang)(b, a)));
  });

  it("of amounts is numeric", async () => {
    const token = await getToken("director");
    expect(
      expectOk(await call("listObligations", { token, query: { sort: "amount.asc" } })).items.map(
        ({ amount }) => amount,
      ),
    ).toEqual([0, 1100.5]);
    expect(
      expectOk(await call("listPaidPayments", { token, query: { sort: "amount.desc" } })).items.map(
        ({ amount }) => amount,
      ),
    ).toEqual([240, 20]);
  });
});

describe("market prices", () => {
  it("are those of the current week with their changes", async () => {
    const { items } = expectOk(
      await call("listMarketPrices", { lang: "en", query: { region: "baku", category: "bread" } }),
    );
    expect(items.find(({ id }) => id === "bread-baku")).toMatchObject({
      minPrice: 0.6,
      avgPrice: 0.65,
      maxPrice: 0.7,
      changePercent: -7.1,
      date: "2026-03-16",
      unit: "650 g",
    });
    expect(items.find(({ id }) => id === "flour-baku")).toMatchObject({
      minPrice: 35.5,
      avgPrice: 36.4,
      maxPrice: 37.2,
      changePercent: 0,
    });
    expect(items.every(({ history }) => history.length >= 8)).toBe(true);
    const { history = [] } = items[0] ?? {};
    expect(history.map(({ date }) => date)).toEqual(history.map(({ date }) => date).toSorted());
  });

  it("of an earlier date are earlier ones, and empty before the first date", async () => {
    const on = async (date: string) =>
      expectOk(await call("listMarketPrices", { query: { date, region: "baku", category: "bread" } })).items.find(
        ({ id }) => id === "bread-baku",
      );
    expect(await on("2026-03-15")).toMatchObject({ avgPrice: 0.7, date: "2026-03-09", changePercent: 0 });
    expect(await on("2020-01-01")).toBe(undefined);
    expect(expectOk(await call("listMarketPrices", { query: { date: "2026-03-21" } })).total).toBe(0);
  });

  it("contain a new product without a change", async () => {
    const { items } = expectOk(await call("listMarketPrices", { query: { region: "baku", category: "other" } }));
    expect(items.find(({ id }) => id === "buckwheat-baku")).toMatchObject({ history: [], changePercent: 0 });
  });
});

describe("edge cases", () => {
  it("exist in the sample data: missing translations, long names, expired, removed and overdue items", async () => {
    const english = async (id: OperationId, request: TestRequest = {}) =>
      (await read(id, { ...request, lang: "en", query: { perPage: 100 } })).items as { lang?: string }[];
    for (const [id, request] of [
      ["listStandards", {}],
      ["listFaq", {}],
      ["listEtalons", {}],
      ["listRiskGroups", {}],
      ["searchProducts", {}],
      ["listMarketPrices", {}],
      ["searchRegister", { path: { register: "measurement-tools" } }],
    ] as const) {
      expect((await english(id, request)).some(({ lang }) => lang === "az")).toBe(true);
    }
    const removed = expectOk(
      await call("searchRegister", { path: { register: "removed-measurement-tools" }, query: { perPage: 100 } }),
    ).items;
    expect(removed.every(({ removedAt }) => removedAt !== undefined)).toBe(true);
    expect(
      expectOk(await call("listEtalons", { query: { perPage: 100 } })).items.some(
        ({ validUntil }) => validUntil < "2026-03-20",
      ),
    ).toBe(true);
    expect(expectOk(await call("listRiskGroups", {})).items.map(({ productCount }) => productCount)).toEqual([
      5, 21, 2, 1, 0,
    ]);
    for (const register of ["measurement-tools", "removed-measurement-tools", "standard-samples", "nomenclature"])
      expect((await read("searchRegister", { path: { register } })).total).toBeGreaterThan(11);
    const perCategory = Map.groupBy(
      expectOk(await call("listEtalons", { query: { perPage: 100 } })).items,
      ({ category }) => category,
    );
    expect([...perCategory.values()].every((entries) => entries.length >= 2) && perCategory.size === 8).toBe(true);
  });
});
