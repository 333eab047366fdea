import { describe, expect, it } from "vitest";
import type { Language } from "../../openapi/kit/contract/language.ts";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { findTextFault, hasWordsOfOtherLanguage } from "../../openapi/kit/contract/textFaults.ts";
import type { VerifyContext } from "../../openapi/kit/verify/check.ts";
import { createTranslationChecks } from "../../openapi/kit/verify/responses/languageChecks.ts";
import type { RecordedCall } from "../../openapi/kit/verify/run/recordedCalls.ts";
import { findFaults, type JsonObject, type FaultyResponse } from "./verifyFault.ts";

const isLanguage = (url: URL, lang: string): boolean => url.searchParams.get("lang") === lang;

describe("the language of a text", () => {
  it.each([
    ["az", "The certificate is valid for one year."],
    ["az", "Сертификат и печать на столе для вас"],
    ["en", "Sertifikat bir il üçün verilir və uzadılır."],
    ["ru", "The form is not complete."],
  ] as const)("is not %s: %s", (lang, text) => {
    expect(hasWordsOfOtherLanguage(lang, text)).toBe(true);
  });

  it.each([
    ["az", "Avropa İttifaqına ixrac üçün sertifikat"],
    ["en", "Law of the Republic on Azərbaycan Hava Yolları"],
    ["az", "Food and Drug Administration"],
    ["en", "Baku, Bakı şəhəri, Nizami küçəsi"],
  ] as const)("may be %s: %s", (lang, text) => {
    expect(hasWordsOfOtherLanguage(lang, text)).toBe(false);
  });

  it.each([
    ["error.not_found", "an untranslated key"],
    ["services.list.title", "an untranslated key"],
    ["NOT_ACCEPTED", "an untranslated key"],
    ["Hello {{name}}", "a placeholder without its value"],
    ["Hello {name}", "a placeholder without its value"],
    ["MÉ™hsul", "a text in a wrong character encoding"],
    ["ÐŸÑ€Ð¸Ð²ÐµÑ‚", "a text in a wrong character encoding"],
    ["Ã¼zv", "a text in a wrong character encoding"],
    ["nÉ™", "a text in a wrong character encoding"],
    ["ÅžirkÉ™t", "a text in a wrong character encoding"],
    ["BakÄ±", "a text in a wrong character encoding"],
    ["Â«AzÉ™rÂ»", "a text in a wrong character encoding"],
    ["«NESTLÉ» məhsulları geri çağırılır", undefined],
    ["“CAFÉ” şəbəkəsi", undefined],
    ["NESTLÉ™ və “SÃO”", undefined],
    ["Şikay?t", "a character that could not be decoded"],
    ["M\uFFFDhsul", "a character that could not be decoded"],
    ["Ticarət &amp; xidmət", "an HTML entity in a plain text"],
    ["Məhsul", undefined],
    ["É, Ä və Ñ hərfləri", undefined],
    ["www.portal.example.az", undefined],
    ["<p>Ticarət &amp; xidmət</p>", undefined],
    ["650 q", undefined],
    ["Kim? Nə vaxt?", undefined],
    ["Endirim 20 %-dir", undefined],
  ])("is readable or not: %s", (text, fault) => {
    expect(findTextFault(text)).toBe(fault);
  });
});

/** Changes the first entry of a list in one language. */
const changeFirst =
  (lang: string, change: (item: JsonObject) => void) =>
  ({ status, body }: FaultyResponse, { url }: { url: URL }): void => {
    const [first] = status === 200 && isLanguage(url, lang) ? (body as { items: JsonObject[] }).items : [];
    if (first !== undefined) change(first);
  };

describe("a language that the kit has no words of", () => {
  const added = "tr" as Language;

  it("is not judged by frequent words", () => {
    expect(hasWordsOfOtherLanguage(added, "Bu belge bir yıl için geçerli ve uzatılır.")).toBe(false);
  });

  it.each([
    ["translates each field", /other texts of .* in tr than in az/],
    ["returns other texts in another language", /another text in az than in tr/],
  ])("is compared with the others: %s", async (name, message) => {
    const document = await readContract();
    const operation = listOperations(document).find(({ id }) => id === "readService");
    if (operation === undefined) throw new Error("The contract has no readService.");
    const texts = [
      "Qida məhsullarının mağazalarda saxlanma qaydalarının yoxlanması",
      "Bazarlarda istifadə olunan tərəzilərin dövlət yoxlaması",
      "Ərzaq məhsullarının qiymətlərinin müqayisəli siyahısı",
    ];
    const calls = texts.flatMap((title, index) =>
      ["az", added].map((lang) => ({
        operation,
        request: { lang, path: { id: index } },
        response: { status: 200, body: { title } },
      })),
    ) as unknown as RecordedCall[];
    const check = createTranslationChecks(document, operation, calls, ["az", added]).find((each) => each.name === name);
    const context = { notes: { add: () => undefined } } as unknown as VerifyContext;
    await expect((async () => check?.run(context))()).rejects.toThrow(message);
  });
});

describe("verify of texts", () => {
  it("names one nested text in another language", async () => {
    const lines = await findFaults("listMarketPrices", {
      changeResponse: changeFirst("en", (item) => {
        item["category"] = { id: "bread", title: "Çörək və un üçün" };
      }),
    });
    expect(lines).toContainEqual(
      expect.stringMatching(
        /expected: (\/items\/[^/ ]+\/category\/title) in the requested language en; received: \1: "Çörək və un üçün" \(response: 200 /,
      ),
    );
  });

  it("names a label of a service form in another language", async () => {
    const lines = await findFaults("readService", {
      changeResponse: ({ status, body }, { url }) => {
        const { form } = body as { form?: { schema: { properties: Record<string, JsonObject> } } };
        const [field] = Object.values(form?.schema.properties ?? {});
        if (status === 200 && isLanguage(url, "az") && field) field["title"] = "The name of the product";
      },
    });
    expect(lines).toContainEqual(
      expect.stringMatching(/expected: \/form\/\S+\/title in the requested language az; .*"The name of the product"/),
    );
  });

  it("names a text that is the same in each language", async () => {
    const lines = await findFaults("listPosts", {
      changeResponse: ({ status, body }) => {
        if (status === 200)
          for (const item of (body as { items: JsonObject[] }).items)
            item["title"] = "Qida məhsullarının keyfiyyət sertifikatı yenilənib";
      },
    });
    expect(lines).toContainEqual(expect.stringMatching(/^returns other texts in another language: .*title is /));
  });

  it.each<[what: string, change: (body: { total: number; items: JsonObject[] }) => void]>([
    ["an entry", (body) => void (body.total -= body.items.splice(-1).length)],
    ["a field", ({ items }) => items.forEach((item) => delete item["url"])],
    ["a date", ({ items }) => items.forEach((item) => (item["adoptedAt"] = "2020-01-01"))],
  ])("names %s that is another one, or missing, in one language", async (_what, change) => {
    const lines = await findFaults("listStandards", {
      changeResponse: ({ status, body }, { url }) => {
        if (status === 200 && isLanguage(url, "en")) change(body as { total: number; items: JsonObject[] });
      },
    });
    expect(lines).toContainEqual(expect.stringMatching(/^returns the same in every language.*in en as in az/));
  });

  it("names an untranslated key", async () => {
    const lines = await findFaults("listServices", {
      changeResponse: changeFirst("ru", (item) => {
        item["summary"] = "service.summary.complaint";
      }),
    });
    expect(lines).toContainEqual(expect.stringContaining("summary is an untranslated key"));
  });
});

describe("verify of values", () => {
  const changeEach =
    (change: (item: JsonObject) => void) =>
    ({ status, body }: FaultyResponse): void => {
      if (status === 200) (body as { items: JsonObject[] }).items.forEach(change);
    };

  it.each([
    ["listPaidPayments", "paymentDate", "2039-01-01T00:00:00Z", "paymentDate not in the far past or in the future"],
    ["listDocuments", "createdAt", "1970-01-01T00:00:00Z", "createdAt not in the far past or in the future"],
    ["listFaq", "id", "same", "different ids in items"],
  ])("names a wrong value of %s in %s", async (operationId, name, value, rule) => {
    const lines = await findFaults(operationId, {
      changeResponse: changeEach((item) => {
        item[name] = value;
      }),
    });
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`^returns values that fit together: expected: ${rule}`)),
    );
  });

  it.each([
    ["listObligations", "amount", 1, "/amount must be the sum of serviceFee governmentFee"],
    ["listServices", "serviceFee", 0.005, "/serviceFee must be multiple of 0.01"],
    ["listMarketPrices", "avgPrice", 1_000_000, "/maxPrice must not be less than avgPrice"],
    ["listFeedbacks", "answeredAt", "1999-01-01T00:00:00Z", "/answeredAt must not be less than createdAt"],
  ])(
    "names a value of %s that contradicts another one, or has too many decimals: %s",
    async (operationId, name, value, rule) => {
      const lines = await findFaults(operationId, {
        changeResponse: changeEach((item) => {
          item[name] = value;
        }),
      });
      expect(lines).toContainEqual(expect.stringContaining(rule));
    },
  );

  it("names a tally that is not the sum of its answers", async () => {
    const lines = await findFaults("readEvaluationSummary", {
      changeResponse: changeEach((item) => {
        item["total"] = 1_000_000;
      }),
    });
    expect(lines).toContainEqual(expect.stringContaining("/total must be the sum of yes no partially"));
  });

  it("names a time without its offset", async () => {
    const lines = await findFaults("readNotifications", {
      changeResponse: ({ status, body }) => {
        if (status === 200)
          for (const notification of body as JsonObject[])
            notification["createdAt"] = String(notification["createdAt"]).replace("Z", "");
      },
    });
    expect(lines).toContainEqual(expect.stringContaining("expected: createdAt with its offset"));
  });

  it("names a followed appeal of which a step is missing", async () => {
    const lines = await findFaults("findAppeal", {
      changeResponse: ({ body }) => {
        const { appeal } = body as { appeal?: { history: JsonObject[] } };
        if (appeal !== undefined && appeal.history.length > 2) appeal.history.splice(1, 1);
      },
    });
    expect(lines).toContainEqual(
      expect.stringMatching(/^returns all steps and dates of an appeal with many steps: expected: /),
    );
  });

  it("names a history that does not begin with the earliest step", async () => {
    const lines = await findFaults("readAppeal", {
      changeResponse: ({ status, body }) => {
        const { history } = body as { history?: JsonObject[] };
        if (status === 200 && history !== undefined) history.push({ ...history[0], at: "2001-01-01T00:00:00Z" });
      },
    });
    expect(lines).toContainEqual(expect.stringMatching(/a history with the earliest first/));
  });
});
