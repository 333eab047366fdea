import { describe, expect, it } from "vitest";
import { getGeneratedResponse } from "../../mocks/generatedResponse.ts";
import { operations } from "../../mocks/operations.ts";
import type { Language } from "../../mocks/store/localizedText.ts";
import { findOperation } from "../../src/api/findOperation.ts";
import { loadShapes, validateResponse } from "../../src/api/validateResponse.ts";
import { languageCodes } from "../../src/generated/languages.ts";
import type { MarketPrices, Posts } from "../../src/generated/contract.d.ts";
import { fileOperationIds } from "../support/fileContents.ts";
import { checkResponse, createTestBackend, expectOk } from "./testBackend.ts";

await loadShapes();

const now = Date.parse("2026-03-20T08:00:00Z");
const jsonOperations = operations.filter(({ id }) => !fileOperationIds.has(id));

/** Generates a response. Returns its JSON body. */
async function generate(path: string, { seed = 1, method = "GET" } = {}): Promise<unknown> {
  const request = new Request(`http://localhost/api${path}`, { method: method.toUpperCase() });
  const response = await getGeneratedResponse(request, { seed, now });
  return response?.json();
}

const fillPath = (path: string): string => path.replaceAll(/:\w+/g, "7001");

describe("a generated response", () => {
  it.each(jsonOperations)("of $id is valid and read without a change, in each language", async (operation) => {
    const { id, path } = operation;
    const method = operation.method.toUpperCase();
    expect(findOperation(method, fillPath(path))?.[3] ?? null).not.toBeNull();
    for (const seed of [1, 2, 3])
      for (const lang of languageCodes) {
        const body = await generate(`${fillPath(path)}?lang=${lang}`, { method, seed });
        await checkResponse(id, Response.json(body));
        const validated = validateResponse(method, fillPath(path), structuredClone(body));
        expect(validated).toEqual({ value: body, droppedCount: 0 });
      }
  });

  it("lacks an optional field now and then", async () => {
    const { items } = (await generate("/posts/public?perPage=100", { seed: 1 })) as Posts;
    const withImage = items.filter(({ image }) => image !== undefined).length;
    expect(withImage).toBeGreaterThan(0);
    expect(withImage).toBeLessThan(items.length);
  });

  it.each(jsonOperations)("of $id is the same for the same seed, whatever came before", async ({ method, path }) => {
    const first = await generate(fillPath(path), { method });
    await Promise.all([generate("/faq/public", { seed: 2 }), generate("/posts/public?lang=ru", { seed: 3 })]);
    expect(await generate(fillPath(path), { method })).toEqual(first);
  });

  it("differs for another seed", async () => {
    expect(await generate("/call-center")).not.toEqual(await generate("/call-center", { seed: 2 }));
  });

  it("has texts in the language of the request, also when requests of two languages arrive together", async () => {
    const readTitles = async (lang: Language): Promise<string> => {
      const bodies = await Promise.all(
        [1, 2, 3].map((seed) => generate(`/posts/public?lang=${lang}`, { seed }) as Promise<Posts>),
      );
      expect(bodies.flatMap(({ items }) => items.filter((item) => (item.lang ?? lang) !== lang))).toEqual([]);
      return bodies.flatMap(({ items }) => items.map(({ title }) => title)).join(" ");
    };
    const [az, ru, en] = await Promise.all([readTitles("az"), readTitles("ru"), readTitles("en")]);
    expect(az).toMatch(/[əışğ]/);
    expect(ru).toMatch(/^[^əışğ]*[а-я]/);
    expect(en).toMatch(/^[^əışğа-я]+$/);
  });

  it("has the requested page of a list, with a total that does not depend on the page", async () => {
    const seeds = Array.from({ length: 40 }, (_, index) => index);
    const totals = new Set<number>();
    for (const seed of seeds) {
      const [first, second] = await Promise.all(
        [1, 2].map((page) => generate(`/posts/public?page=${page}&perPage=5`, { seed }) as Promise<Posts>),
      );
      expect(first).toMatchObject({ page: 1, perPage: 5 });
      expect(second?.total).toBe(first?.total);
      const total = first?.total ?? 0;
      expect([first?.items.length, second?.items.length]).toEqual([
        Math.min(5, total),
        Math.max(0, Math.min(5, total - 5)),
      ]);
      totals.add(total);
    }
    expect(totals).toContain(0);
    expect(Math.max(...totals)).toBeGreaterThan(50);
  });

  it("has only entries that match the filter", async () => {
    const { items } = (await generate("/posts/public?place=bulletin")) as Posts;
    expect(new Set(items.map(({ place }) => place))).toEqual(new Set(["bulletin"]));
  });

  it("has sums that add up and periods in order", async () => {
    for (const { path, method } of jsonOperations)
      for (const seed of [1, 2, 3]) {
        const check = (value: unknown): void => {
          if (typeof value !== "object" || value === null) return;
          const record = value as Readonly<Record<string, unknown>>;
          if ("partially" in record)
            expect(record["total"]).toBe(Number(record["yes"]) + Number(record["no"]) + Number(record["partially"]));
          if ("amount" in record && "governmentFee" in record)
            expect(record["amount"]).toBeCloseTo(Number(record["serviceFee"]) + Number(record["governmentFee"]), 2);
          if ("from" in record) expect(String(record["from"]) <= String(record["to"])).toBe(true);
          if ("validFrom" in record) expect(String(record["validFrom"]) <= String(record["validUntil"])).toBe(true);
          Object.values(record).forEach(check);
        };
        check(await generate(fillPath(path), { method, seed }));
      }
  });
});

describe("a mock backend with generated responses", () => {
  it("generates all responses but those of the session", async () => {
    const { call, signIn } = createTestBackend({ generatesResponses: true, fakeSeed: 5 });
    const { token } = await signIn("citizen");
    expect(expectOk(await call("readUser", { token }))).toMatchObject({ roles: [{ authority: "ASAN_USER" }] });
    const prices = expectOk(await call("listMarketPrices", { lang: "en" }));
    expect(prices).toEqual((await generate("/market-prices/public?lang=en", { seed: 5 })) as MarketPrices);
    expect((await call("listAppeals")).status).toBe(401);
    expect((await call("listAppeals", { token })).status).toBe(200);
  });
});
