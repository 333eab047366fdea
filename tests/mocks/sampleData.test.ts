import { describe, expect, it } from "vitest";
import { getStatusNote, getStatusNotification } from "../../mocks/sampleData/appealTexts.ts";
import { certificates } from "../../mocks/sampleData/certificates.ts";
import { posts } from "../../mocks/sampleData/posts.ts";
import { measurementTools } from "../../mocks/sampleData/registers/measurementTools.ts";
import { services } from "../../mocks/sampleData/services.ts";
import { addDays, dayMs, toIsoDate } from "../../mocks/store/calendar.ts";
import { getAppealDueDate, isAppealClosed } from "../../mocks/store/appeals.ts";
import { createSeedReports } from "../../mocks/store/reports.ts";
import { createSeedAppeals } from "../../mocks/store/seed/seedAppeals.ts";
import { createSeedDocuments } from "../../mocks/store/seed/seedDocuments.ts";
import { createSeedPayments } from "../../mocks/store/seed/seedPayments.ts";
import { normalizeText } from "../../mocks/store/textNormalization.ts";
import { isHoliday } from "../../mocks/store/workingDays.ts";
import { isSameId } from "../../src/config/isSameId.ts";
import { readMessages } from "../../codegen/messageFiles.ts";
import { languageCodes } from "../../src/generated/languages.ts";
import { expectOk, createTestBackend } from "./testBackend.ts";

const { call } = createTestBackend();
const search = async (word: string, lang: "az" | "ru" | "en" = "az") =>
  expectOk(await call("searchPortal", { query: { word, perPage: 100 }, lang }));

describe("the answers to frequent questions", () => {
  it("name the page of receipts and their column as the portal does", async () => {
    const messages = await readMessages();
    for (const language of languageCodes) {
      const { items } = expectOk(await call("listFaq", { query: { perPage: 100 }, lang: language }));
      const answer = items.find(({ id }) => id === "27")?.answer;
      expect(answer).toContain(messages[language]["list.payments.receipt"]);
      // Russian declines the title.
      expect(answer).toContain((messages[language]["page.paidPayments.title"] ?? "").split(" ").at(-1));
    }
  });
});

describe("the search", () => {
  it.each([
    ["çəki", "306"],
    ["ceki", "306"],
    ["CEKI", "306"],
    ["ÇƏKİ", "306"],
    ["Cəkini ozunuz", "306"],
    ["etiketi nece oxumali", "307"],
    ["istehlakci sikayeti", "102"],
    ["qaytarmaq", "305"],
    ["ETİKET", "307"],
    ["azs iso 9001", "azs-iso-9001"],
  ])("finds %s, ignoring diacritics", async (word, id) => {
    expect((await search(word)).items.map((item) => item.id)).toContain(id);
  });

  it("responds in the requested language and falls back where a translation is missing", async () => {
    const getTitle = async (word: string, lang: "ru" | "en") =>
      (await search(word, lang)).items.find(({ id }) => id === "307")?.title;
    expect(await getTitle("этикетку", "ru")).toBe("Как читать этикетку");
    expect(await getTitle("etiketi", "en")).toBe("Etiketi necə oxumalı?");
    expect((await search("читать", "en")).total).toBe(0);
  });

  it("ranks titles before contents and ignores a word that no text contains", async () => {
    const { items, total } = await search("sertifikat");
    expect(total).toBeGreaterThan(4);
    const inTitle = items.map(({ title }) => normalizeText(title).includes("sertifikat"));
    expect(inTitle).toEqual(inTitle.toSorted((a, b) => Number(b) - Number(a)));
    expect((await search("sertifikat xyzzy")).items).toEqual(items);
    expect((await search("xyzzy")).total).toBe(0);
  });

  it("has no lost or repeated items across pages", async () => {
    const all = (await search("a")).items.map(({ id, searchPlace }) => `${searchPlace}/${id}`);
    const paged: string[] = [];
    for (let page = 1; paged.length < all.length; page += 1)
      paged.push(
        ...expectOk(await call("searchPortal", { query: { word: "a", page, perPage: 3 } })).items.map(
          ({ id, searchPlace }) => `${searchPlace}/${id}`,
        ),
      );
    expect(paged).toEqual(all);
    expect(expectOk(await call("searchPortal", { query: { word: "a", page: 999 } }))).toMatchObject({
      page: 999,
      perPage: 10,
      items: [],
    });
  });

  it("finds results in each section", async () => {
    const places = new Set<string>();
    for (const word of ["m", "a", "s", "q", "e", "b", "r"])
      for (const { searchPlace } of (await search(word)).items) places.add(searchPlace);
    expect([...places].toSorted()).toEqual([
      "bulletin",
      "e-services",
      "faq",
      "government-info",
      "informative-services",
      "market-prices",
      "news",
      "standards",
      "useful-information",
    ]);
  });

  it("returns an excerpt around the match, cut between words", async () => {
    const found = (await search("kolonkanın")).items.find(({ id }) => id === "303");
    expect(found?.content).toMatch(/^… \S.* Kolonkanın üzərində yoxlama nişanı/);
    for (const { content } of (await search("a")).items) {
      expect(content.length).toBeLessThan(220);
      expect(content).not.toMatch(/[<>]|\s[.,]/);
    }
  });

  it("accepts any text", async () => {
    expect((await search("'; DROP TABLE--")).total).toBe(0);
    expect((await search("%%% .* (")).total).toBe(0);
    expect((await search("!!!")).total).toBe(0);
  });
});

describe("the services", () => {
  const list = async (query: object, lang: "az" | "ru" | "en" = "az") =>
    expectOk(await call("listServices", { query: { perPage: 100, ...query }, lang }));

  it("can be filtered by type, portal and query", async () => {
    expect((await list({})).total).toBe(services.length);
    expect(services.length).toBeGreaterThanOrEqual(12);
    expect(new Set((await list({ type: "INFORMATIVE" })).items.map(({ type }) => type))).toEqual(
      new Set(["INFORMATIVE"]),
    );
    expect(
      (await list({ competitionQualityType: "1" })).total + (await list({ competitionQualityType: "2" })).total,
    ).toBe(services.length);
    expect((await list({ word: "olcme vasite" })).items.map(({ id }) => id)).toEqual(["105", "106", "154"]);
    expect((await list({ word: "жалоба" }, "ru")).items.map(({ id }) => id)).toEqual(["102", "109"]);
  });

  it("name the fallback language where a translation is missing", async () => {
    const marked = (await list({}, "en")).items.filter(({ lang }) => lang !== undefined);
    expect(marked).toMatchObject([{ id: "110", title: "Standartın rəsmi nüsxəsinin verilməsi", lang: "az" }]);
    expect((await list({}, "ru")).items.filter(({ lang }) => lang !== undefined)).toEqual([]);
  });

  it("contain edge cases: a long name, a fractional fee, no fee, immediate completion", async () => {
    const { items } = await list({}, "ru");
    expect(Math.max(...items.map(({ title }) => title.length))).toBeGreaterThan(150);
    expect(items.some(({ serviceFee }) => !Number.isInteger(serviceFee))).toBe(true);
    expect(
      items.some(
        ({ serviceFee, governmentFee, durationWorkingDays }) => serviceFee + governmentFee + durationWorkingDays === 0,
      ),
    ).toBe(true);
  });
});

describe("the posts", () => {
  it("are newest first and dated relative to the creation of the store", async () => {
    const { items, total } = expectOk(await call("listPosts", { query: { perPage: 100 } }));
    expect(total).toBeGreaterThanOrEqual(12);
    expect(items.map(({ publishedAt }) => publishedAt)).toEqual(
      items
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .toReversed(),
    );
    expect(items[0]?.publishedAt).toBe("2026-03-19T06:00:00.000Z");
  });

  it.each(["news", "useful-information", "market-prices", "government-info", "bulletin"] as const)(
    "exist in %s and can be read",
    async (place) => {
      const { items } = expectOk(await call("listPosts", { query: { place } }));
      expect(items.length).toBeGreaterThan(1);
      for (const { id, title } of items) {
        const post = expectOk(await call("readPost", { path: { id } }));
        expect(post).toMatchObject({ id, place, title });
        expect(post.content).toMatch(/^<(p|h2)>/);
        expect(post.related.every((item) => item.id !== id)).toBe(true);
      }
    },
  );

  it("refer only to existing posts", () => {
    const ids = new Set(posts.map(({ id }) => id));
    expect(ids.size).toBe(posts.length);
    expect(posts.flatMap(({ related = [] }) => related).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe("the exchange rates", () => {
  // The clock stands at Friday, a holiday.
  it("are those of the last working day, with nominals and changes", async () => {
    const { items } = expectOk(await call("listExchangeRates", { lang: "en" }));
    expect(items.slice(0, 4)).toEqual([
      { code: "USD", nominal: 1, name: "US dollar", rate: 1.7, change: 0, date: "2026-03-19" },
      { code: "EUR", nominal: 1, name: "Euro", rate: 1.9044, change: 0.0021, date: "2026-03-19" },
      { code: "RUB", nominal: 100, name: "Russian rouble", rate: 2.125, change: -0.0134, date: "2026-03-19" },
      { code: "TRY", nominal: 1, name: "Turkish lira", rate: 0.0438, change: -0.0001, date: "2026-03-19" },
    ]);
  });

  it.each([
    ["2026-03-18", "2026-03-18"],
    ["2026-03-15", "2026-03-13"],
    [undefined, "2026-03-19"],
    ["2025-05-13", undefined],
    ["2026-03-21", undefined],
  ])("of %s were published on %s", async (date, published) => {
    expect(expectOk(await call("listExchangeRates", { query: { date } })).items[0]?.date).toBe(published);
  });

  it("and the market prices are of today wherever the clock stands, and those of earlier days stay the same", async () => {
    const backend = createTestBackend();
    const readOn = async (date?: string) => ({
      rates: expectOk(await backend.call("listExchangeRates", { query: { date } })).items,
      prices: expectOk(await backend.call("listMarketPrices", { query: { date, region: "baku" } })).items,
    });
    const before = await readOn("2026-03-18");
    for (const [days, rateDate, priceDate] of [
      [26, "2026-04-15", "2026-04-13"],
      [200, "2026-10-30", "2026-10-26"],
      [-500, "2025-06-19", "2025-06-16"],
    ] as const) {
      backend.store.advanceClock(days * 24 * 60 * 60);
      const { rates, prices } = await readOn();
      expect(new Set(rates.map(({ date }) => date))).toEqual(new Set([rateDate]));
      expect(new Set(prices.map(({ date }) => date))).toEqual(new Set([priceDate]));
      if (days > 0) expect(await readOn("2026-03-18")).toEqual(before);
    }
  });
});

describe("a picture", () => {
  it("is rendered for each post that has one, without scripts", async () => {
    const { getResponse } = await import("msw");
    const { createHandlers } = await import("../../mocks/handlers.ts");
    const handlers = createHandlers(createTestBackend().store);
    const { items } = expectOk(await call("listPosts", { query: { perPage: 100 } }));
    const urls = [...new Set(items.flatMap(({ image }) => image?.url ?? []))];
    expect(urls.length).toBeGreaterThan(4);
    for (const url of urls) {
      const response = await getResponse(handlers, new Request(new URL(url, "http://localhost/")));
      expect(response?.headers.get("content-type")).toBe("image/svg+xml");
      expect(response?.headers.get("content-security-policy")).toContain("sandbox");
      expect(await response?.text()).toMatch(/^<svg [^>]*viewBox/);
    }
  });
});

describe("the sample data with fixed dates", () => {
  /** Returns the day some days ahead: the data is to be extended before a test or a check needs it. */
  const inDays = (days: number): string => addDays(toIsoDate(Date.now()), days);

  it("contain the holidays of Novruz of the coming month's year", () => {
    const year = inDays(30).slice(0, 4);
    expect(["20", "21", "22", "23", "24"].some((day) => isHoliday(`${year}-03-${day}`))).toBe(true);
  });

  it("contain a valid certificate, and approved instruments, of which none ends within half a year", () => {
    const { validUntil = "" } = certificates.find(({ number }) => number === "S-2025-00118") ?? {};
    expect(validUntil > inDays(180)).toBe(true);
    expect(measurementTools.filter((tool) => String(tool["validUntil"]) <= inDays(180))).toEqual([]);
  });
});

describe("the sample data", () => {
  const days = Array.from({ length: 365 }, (_, index) => Date.parse("2026-03-20T08:00:00Z") + index * dayMs);

  it("have one report that is overdue, on each day of a year", () => {
    for (const now of days) {
      const overdue = createSeedReports(now).filter(
        ({ dueDate, submittedAt }) => submittedAt === undefined && dueDate < toIsoDate(now),
      );
      expect(overdue.map(({ id }) => id)).toEqual([651]);
    }
  });

  it("have no report that was submitted before the end of its period, on each day of a year", () => {
    for (const now of days)
      for (const { id, period, submittedAt } of createSeedReports(now))
        if (submittedAt !== undefined)
          expect([id, toIsoDate(submittedAt) > period.to, submittedAt <= now]).toEqual([id, true, true]);
  });

  it("have no file of a report that was uploaded after the report was submitted, on each day of a year", () => {
    for (const now of days) {
      const documents = createSeedDocuments(now, []);
      for (const { id, documentId, submittedAt = now } of createSeedReports(now)) {
        const { createdAt = 0 } =
          documents.find((document) => documentId !== undefined && isSameId(document.id, documentId)) ?? {};
        expect([id, createdAt <= submittedAt]).toEqual([id, true]);
      }
    }
  });

  it("have the same two cases that are answered late, on each day of a year", () => {
    for (const now of days) {
      const late = createSeedAppeals(now).filter((appeal) => {
        const dueDate = getAppealDueDate(appeal);
        return dueDate !== undefined && !isAppealClosed(appeal) && dueDate < toIsoDate(now);
      });
      expect(late.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([365, 394]);
    }
  });

  it("have no payment before it was due or after the step that waits for it, on each day of a year", () => {
    for (const now of days) {
      const appeals = createSeedAppeals(now);
      for (const { id, appealNumber, paidAt } of createSeedPayments(now, appeals)) {
        if (paidAt === undefined) continue;
        const { steps = [] } = appeals.find(({ number }) => number === appealNumber) ?? {};
        const due = steps.findIndex(({ status }) => status === "PROGRESS");
        expect([id, paidAt > Number(steps[due]?.at), paidAt < Number(steps[due + 1]?.at)]).toEqual([id, true, true]);
      }
    }
  });
});

describe("a sample payment", () => {
  const { appeals, payments } = createTestBackend().store.state;
  const counted = payments.flatMap((payment) => {
    const { serviceId, answers = {} } = appeals.find(({ number }) => number === payment.appealNumber) ?? {};
    const count = serviceId === "105" ? answers["count"] : serviceId === "110" ? answers["copies"] : undefined;
    return count === undefined ? [] : [[payment.id, serviceId, Number(count), payment.serviceFee] as const];
  });

  it.each(counted)("%i is the fee of service %s for each thing", (_id, serviceId, count, paid) => {
    const fee = services.find(({ id }) => id === serviceId)?.serviceFee ?? 0;
    expect(paid).toBeCloseTo(fee * count);
  });
});

describe("a certificate", () => {
  const { documents } = createTestBackend().store.state;
  const issued = documents.flatMap(({ certificate }) => certificate ?? []);

  it.each([...certificates, ...issued].map((certificate) => [certificate.number, certificate] as const))(
    "is valid for two years at most: %s",
    (_number, { issueDate, validUntil }) => {
      const [year, ...monthAndDay] = issueDate.split("-");
      expect(validUntil > issueDate).toBe(true);
      expect(validUntil <= [Number(year) + 2, ...monthAndDay].join("-")).toBe(true);
    },
  );
});

describe("the notification of the status IN_PROCESS", () => {
  it.each([
    ["APPLICATION", "status.IN_PROCESS"],
    ["COMPLAINT", "status.COMPLAINT.IN_PROCESS"],
    ["SUGGESTION", "status.SUGGESTION.IN_PROCESS"],
  ] as const)("has for a case of the kind %s the word that its page has", async (kind, labelId) => {
    const messages = await readMessages();
    const { title } = getStatusNotification(kind, "IN_PROCESS");
    for (const language of ["az", "en"] as const)
      expect(title[language]?.toLowerCase()).toContain(messages[language]?.[labelId]?.toLowerCase());
  });
});

describe("the texts of the status SEND_FOR_SIGN", () => {
  it.each([
    ["APPLICATION", "decision"],
    ["COMPLAINT", "answer"],
    ["SUGGESTION", "answer"],
  ] as const)("say of a case of the kind %s that its %s is signed", (kind, signed) => {
    const { title, description } = getStatusNotification(kind, "SEND_FOR_SIGN");
    for (const text of [title, description, getStatusNote(kind, "SEND_FOR_SIGN")])
      expect(text?.en).toMatch(new RegExp(`^The ${signed} `));
  });
});
