import { describe, expect, it } from "vitest";
import type { OperationId } from "../../mocks/generated/requestValidators.js";
import { createTestBackend, expectOk, expectProblem, type TestRequest } from "./testBackend.ts";

const { call } = createTestBackend();

type Item = Readonly<Record<string, unknown>>;
const readItems = async (id: OperationId, { query, ...request }: TestRequest = {}): Promise<Item[]> =>
  (
    expectOk(await call(id, { lang: "en", ...request, query: { perPage: 100, ...query } })) as unknown as {
      items: Item[];
    }
  ).items;

describe("a filter of a public list", () => {
  it.each([
    ["listServices", { type: "E_SERVICE" }, ({ type }: Item) => type === "E_SERVICE"],
    ["listServices", { type: "INFORMATIVE" }, ({ type }: Item) => type === "INFORMATIVE"],
    ["listServices", { competitionQualityType: "1" }, ({ code }: Item) => /^C-|^I-001/.test(String(code))],
    ["listServices", { competitionQualityType: "2" }, ({ code }: Item) => /^Q-|^I-00[469]/.test(String(code))],
    ["listMarketPrices", { region: "baku" }, ({ region }: Item) => (region as Item)["id"] === "baku"],
    ["listMarketPrices", { category: "meat" }, ({ category }: Item) => (category as Item)["id"] === "meat"],
    ["listMarketPrices", { productId: "bread" }, ({ productId }: Item) => productId === "bread"],
    ["listOffices", { region: "ganja" }, ({ region }: Item) => (region as Item)["id"] === "ganja"],
    ["listOffices", { region: "nothing" }, () => false],
    ["listPosts", { place: "news" }, ({ place }: Item) => place === "news"],
    ["listFaq", { category: "payments" }, ({ category }: Item) => (category as Item)["id"] === "payments"],
    ["listStandards", { status: "IN_FORCE" }, ({ status }: Item) => status === "IN_FORCE"],
    ["listEtalons", { category: "mass" }, ({ category }: Item) => category === "mass"],
    ["searchProducts", { riskGroup: "r2" }, ({ riskGroup }: Item) => (riskGroup as Item | undefined)?.["id"] === "r2"],
  ] as const)("%s %j has all items that it names, in their order, and no others", async (id, query, isNamed) => {
    const all = await readItems(id);
    const expected = all.filter((item) => isNamed(item));
    expect(expected.length).toBeLessThan(all.length);
    expect(await readItems(id, { query })).toEqual(expected);
  });
});

describe("the order of a public list", () => {
  const byNumber = (a: number, b: number): number => a - b;

  it.each([
    ["avgPrice.asc", "avgPrice", 1],
    ["avgPrice.desc", "avgPrice", -1],
    ["changePercent.asc", "changePercent", 1],
    ["changePercent.desc", "changePercent", -1],
  ] as const)("of market prices by %s is numeric", async (sort, field, direction) => {
    const values = (await readItems("listMarketPrices", { query: { sort } })).map((item) => Number(item[field]));
    expect(new Set(values).size).toBeGreaterThan(5);
    expect(values).toEqual(values.toSorted((a, b) => direction * byNumber(a, b)));
  });

  it("of products is that of their codes", async () => {
    const codes = (await readItems("searchProducts")).map(({ goodsCode }) => Number(goodsCode));
    expect(codes).toEqual(codes.toSorted(byNumber));
  });

  it("of questions is that of the categories", async () => {
    const { items, categories } = expectOk(await call("listFaq", { query: { perPage: 100 } }));
    const ids = categories.map(({ id }) => id);
    const places = items.map(({ category }) => ids.indexOf(category.id));
    expect(places).toEqual(places.toSorted(byNumber));
    expect(new Set(places).size).toBe(ids.length);
  });

  it("of standards counts the numbers in their designations", async () => {
    const designations = (await readItems("listStandards")).map(({ designation }) => String(designation));
    expect(designations).toEqual(designations.toSorted(new Intl.Collator("en", { numeric: true }).compare));
  });
});

describe("market prices", () => {
  it("are known for today, and not for tomorrow", async () => {
    expect(await readItems("listMarketPrices", { query: { date: "2026-03-20" } })).toEqual(
      await readItems("listMarketPrices"),
    );
    expect(await readItems("listMarketPrices", { query: { date: "2026-03-21" } })).toEqual([]);
  });
});

describe("exchange rates", () => {
  it("of a day in the future are not published", async () => {
    expect((await readItems("listExchangeRates", { query: { date: "2026-03-20" } })).length).toBeGreaterThan(10);
    expect(await readItems("listExchangeRates", { query: { date: "2026-03-21" } })).toEqual([]);
  });
});

describe("the offices", () => {
  it("have their hours by day, in the language of the request, and the holidays of thirty days", async () => {
    const [baku, ganja] = await readItems("listOffices");
    expect(baku).toMatchObject({
      id: "baku",
      title: "Head office",
      region: { id: "baku", title: "Baku" },
      hours: [
        { days: "Monday to Friday", weekdays: [1, 2, 3, 4, 5], opens: "09:00", closes: "18:00" },
        { days: "Saturday", weekdays: [6], opens: "10:00", closes: "14:00" },
      ],
    });
    expect(ganja).toMatchObject({ hours: [{ days: "Monday to Friday", weekdays: [1, 2, 3, 4, 5] }] });
    expect(baku?.["closedDates"]).toEqual([
      "2026-03-20",
      "2026-03-21",
      "2026-03-23",
      "2026-03-24",
      "2026-03-25",
      "2026-03-26",
      "2026-03-27",
      "2026-03-30",
    ]);
  });

  it.each([
    ["2026-04-10T08:00:00Z", ["2026-05-09"]],
    ["2026-04-09T08:00:00Z", []],
  ])("name at %s no holiday after thirty days", async (time, closedDates) => {
    const backend = createTestBackend({ now: () => Date.parse(time) });
    const { items } = expectOk(await backend.call("listOffices", {}));
    // It is a Saturday, on which only some offices would be open.
    const isOpenOnSaturdays = ({ hours }: (typeof items)[number]): boolean =>
      hours.some(({ weekdays }) => weekdays?.includes(6) === true);
    expect(items.map((office) => office.closedDates)).toEqual(
      items.map((office) => (isOpenOnSaturdays(office) ? closedDates : [])),
    );
  });

  it("list all regions beside the offices of one", async () => {
    const { items, regions } = expectOk(await call("listOffices", { query: { region: "shaki" } }));
    expect(items.map(({ id }) => id)).toEqual(["shaki"]);
    expect(regions).toHaveLength(5);
  });
});

describe("the call center", () => {
  it("has its hours by day", async () => {
    expect(expectOk(await call("readCallCenter", { lang: "en" })).hours).toEqual([
      { days: "Monday to Friday", weekdays: [1, 2, 3, 4, 5], opens: "09:00", closes: "18:00" },
      { days: "Saturday", weekdays: [6], opens: "10:00", closes: "16:00" },
    ]);
  });
});

describe("a service", () => {
  const read = async (id: string) => expectOk(await call("readService", { lang: "en", path: { id } }));

  it("that another site provides names this site and has no form", async () => {
    const service = await read("111");
    expect(service.externalSite).toBe("e-Government");
    expect(service).not.toHaveProperty("form");
    expect((await readItems("listServices")).filter((item) => "externalSite" in item).map(({ id }) => id)).toEqual([
      "111",
    ]);
  });

  it("describes the documents that need an explanation", async () => {
    expect((await read("101")).requiredDocuments).toEqual([
      {
        title: "Test report",
        description: "From an accredited laboratory, not older than 6 months.",
        mandatory: true,
      },
      { title: "Contract with the buyer", mandatory: false },
    ]);
  });

  it.each(["999", "nothing", "toString"])("that is unknown is not found: %s", async (id) => {
    expectProblem(404, await call("readService", { path: { id } }));
  });
});

describe("a post", () => {
  it("has a document only if there is one, and its related posts", async () => {
    const posts = await readItems("listPosts");
    expect(posts.filter((post) => "documentId" in post).map(({ documentId }) => documentId)).toEqual([8001, 8002]);
    const post = expectOk(await call("readPost", { path: { id: "314" } }));
    expect(post.related.map(({ id }) => id)).toEqual(["313"]);
  });

  it("is dated from the day in Baku on which the list began, at ten o'clock there", async () => {
    const readTimes = async (now: string): Promise<number[]> => {
      const backend = createTestBackend({ now: () => Date.parse(now) });
      const { items } = expectOk(await backend.call("listPosts", { query: { perPage: 100 } }));
      return items.map(({ publishedAt }) => Date.parse(publishedAt));
    };
    const [morning, evening, night] = [
      await readTimes("2026-03-19T20:00:00Z"),
      await readTimes("2026-03-20T19:59:59Z"),
      await readTimes("2026-03-20T20:00:00Z"),
    ];
    expect(morning.every((time) => time % 86_400_000 === 6 * 3_600_000)).toBe(true);
    expect(Math.max(...morning)).toBeLessThanOrEqual(Date.parse("2026-03-20T06:00:00Z"));
    expect(evening).toEqual(morning);
    expect(night).toEqual(morning.map((time) => time + 86_400_000));
  });
});

describe("a register", () => {
  it("has the country of an instrument, in the language of the request", async () => {
    const path = { register: "measurement-tools" };
    const [english, azerbaijani] = [
      await readItems("searchRegister", { path }),
      await readItems("searchRegister", { path, lang: "az" }),
    ];
    expect(english.some(({ country }) => country === "Germany")).toBe(true);
    expect(azerbaijani.map(({ country }) => country)).toContain("Almaniya");
  });
});

describe("the service status", () => {
  it.each([
    ["OK", undefined],
    ["DEGRADED", "The connection to the bank is unstable. Please pay in a few hours."],
    ["DOWN", "The portal is down for maintenance. What you have typed is kept. Please continue a little later."],
  ] as const)("%s has the message %s, and the last incident", async (state, message) => {
    const backend = createTestBackend();
    backend.store.state.serviceStatus = { state, since: backend.store.now() };
    const { message: sent, ...status } = expectOk(await backend.call("readServiceStatus", { lang: "en" }));
    expect(sent).toBe(message);
    expect(status).toEqual({
      state,
      since: "2026-03-20T12:00:00+04:00",
      lastIncident: {
        description: "Nobody could sign in.",
        startedAt: "2026-02-12T10:25:00+04:00",
        endedAt: "2026-02-12T12:00:00+04:00",
      },
    });
  });
});
