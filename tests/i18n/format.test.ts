import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createComparator,
  formatDate,
  formatDateTime,
  formatMoney,
  formatMoneyRange,
  formatNumber,
  lowerCase,
} from "../../src/i18n/format.ts";
import { formatDayAndMonth } from "../../src/i18n/formatDayAndMonth.ts";
import { defaultLanguage, languages, parseLanguage } from "../../src/i18n/language.ts";
import { languageCodes } from "../../src/generated/languages.ts";

const noBreakSpace = "\u00A0";

describe("a date", () => {
  it.each([
    ["az", "28\u00A0may 2025"],
    ["ru", "28\u00A0мая 2025\u00A0г."],
    ["en", "28\u00A0May 2025"],
  ] as const)("in %s is %s", (language, formatted) => {
    expect(formatDate(language, "2025-05-28")).toBe(formatted);
    expect(formatDate(language, "2025-05-28T12:00:00+04:00")).toBe(formatted);
  });

  it("has a name for each of the twelve months in Azerbaijani", () => {
    const months = Array.from(
      { length: 12 },
      (_, index) => formatDate("az", `2025-${String(index + 1).padStart(2, "0")}-05`).split(/\s/)[1],
    );
    expect(months).toEqual([
      "yanvar",
      "fevral",
      "mart",
      "aprel",
      "may",
      "iyun",
      "iyul",
      "avqust",
      "sentyabr",
      "oktyabr",
      "noyabr",
      "dekabr",
    ]);
  });

  it.each(languages.map(({ code }) => code))(
    "on the axis of a chart has another month in each of them, in %s",
    (code) => {
      const months = Array.from({ length: 12 }, (_, index) =>
        formatDayAndMonth(code, `2025-${String(index + 1).padStart(2, "0")}-05`),
      );
      expect(new Set(months).size).toBe(12);
      if (code === "az") expect(months.slice(4, 8)).toEqual(["5\u00A0may", "5\u00A0iyn", "5\u00A0iyl", "5\u00A0avq"]);
    },
  );

  it("is in the time zone of Baku", () => {
    expect(formatDateTime("az", "2025-05-27T21:05:00Z")).toBe("28\u00A0may 2025, 01:05");
    expect(formatDateTime("ru", "2025-05-27T20:00:00Z")).toBe("28\u00A0мая 2025\u00A0г., 00:00");
    expect(formatDateTime("en", "2024-12-31T23:59:59+04:00")).toBe("31\u00A0December 2024, 23:59");
  });

  it("without a time gets none", () => {
    for (const { code } of languages) expect(formatDateTime(code, "2026-03-20")).toBe(formatDate(code, "2026-03-20"));
  });

  it.each(["", "tomorrow", "2025-13-45"])("that is invalid is returned unchanged: %j", (text) => {
    for (const { code } of languages) {
      expect(formatDate(code, text)).toBe(text);
      expect(formatDateTime(code, text)).toBe(text);
    }
  });
});

describe("a number", () => {
  it.each([
    ["az", "1.234.567", "-1.234,50", "0"],
    ["ru", `1${noBreakSpace}234${noBreakSpace}567`, `-1${noBreakSpace}234,50`, "0"],
    ["en", "1,234,567", "-1,234.50", "0"],
  ] as const)("in %s has its own separators", (language, integer, fraction, zero) => {
    expect(formatNumber(language, 1_234_567)).toBe(integer);
    expect(formatNumber(language, -1234.5, 2)).toBe(fraction);
    expect(formatNumber(language, 0)).toBe(zero);
  });

  it("has the same digits in every language", () => {
    const digits = (text: string): string => text.replaceAll(/\D/g, "");
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.nat(4), (value, decimals) => {
        const [az, ru, en] = languageCodes.map((language) => digits(formatNumber(language, value, decimals)));
        expect(az).toBe(en);
        expect(ru).toBe(en);
      }),
    );
  });
});

describe("an amount", () => {
  it.each([
    ["az", `1.234,50${noBreakSpace}₼`],
    ["ru", `1${noBreakSpace}234,50${noBreakSpace}AZN`],
    ["en", `AZN${noBreakSpace}1,234.50`],
  ] as const)("in %s is %s", (language, formatted) => {
    expect(formatMoney(language, 1234.5)).toBe(formatted);
  });

  it.each([
    ["az", `0,60 – 0,70${noBreakSpace}₼`],
    ["ru", `0,60 – 0,70${noBreakSpace}AZN`],
    ["en", `AZN${noBreakSpace}0.60 – 0.70`],
  ] as const)("names its currency once in a range, in %s", (language, formatted) => {
    expect(formatMoneyRange(language, 0.6, 0.7)).toBe(formatted);
  });
});

describe("alphabetical order", () => {
  it("follows the Azerbaijani alphabet", () => {
    const words = [
      "Zaqatala",
      "İsmayıllı",
      "Qax",
      "Xaçmaz",
      "Irəvan",
      "Kürdəmir",
      "Əli",
      "Bakı",
      "Gəncə",
      "Ğ",
      "Çay",
      "Ehtiram",
      "Lənkəran",
      "Hacı",
      "Ölkə",
      "Oğuz",
      "Şəki",
      "Sumqayıt",
      "Üzüm",
      "Ucar",
      "Cəlil",
    ];
    expect(words.toSorted(createComparator("az"))).toEqual([
      "Bakı",
      "Cəlil",
      "Çay",
      "Ehtiram",
      "Əli",
      "Gəncə",
      "Ğ",
      "Hacı",
      "Xaçmaz",
      "Irəvan",
      "İsmayıllı",
      "Kürdəmir",
      "Qax",
      "Lənkəran",
      "Oğuz",
      "Ölkə",
      "Sumqayıt",
      "Şəki",
      "Ucar",
      "Üzüm",
      "Zaqatala",
    ]);
  });

  it("sorts a prefix before longer words, digits before letters, and w after v", () => {
    const words = ["alma", "al", "Walter", "Vüsal", "Yusif", "7 gün", "al-ver"];
    expect(words.toSorted(createComparator("az"))).toEqual([
      "7 gün",
      "al",
      "al-ver",
      "alma",
      "Vüsal",
      "Walter",
      "Yusif",
    ]);
  });

  it("is a total order for any words", () => {
    const compare = createComparator("az");
    const word = fc.string({
      unit: fc.constantFrom("a", "ə", "I", "ı", "İ", "i", "x", "q", "w", "Я", "7", " ", "-", "😀", "e\u0301"),
      maxLength: 4,
    });
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        // Adding zero turns -0 into 0.
        expect(Math.sign(compare(a, b)) + 0).toBe(-Math.sign(compare(b, a)) + 0);
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
        if (compare(a, b) === 0) expect(lowerCase("az", a)).toBe(lowerCase("az", b));
      }),
      { numRuns: 1000 },
    );
  });

  it("follows Intl in Russian and English", () => {
    expect(["ёж", "яма", "еда", "Ель"].toSorted(createComparator("ru"))).toEqual(["еда", "ёж", "Ель", "яма"]);
    expect(["zoo", "Apple", "apple"].toSorted(createComparator("en"))).toEqual(["apple", "Apple", "zoo"]);
  });
});

describe("lower case", () => {
  it("distinguishes dotted and dotless i in Azerbaijani", () => {
    expect(lowerCase("az", "İSMAYILLI IŞIQ")).toBe("ismayıllı ışıq");
    expect(lowerCase("en", "ISTANBUL")).toBe("istanbul");
    expect(lowerCase("ru", "ЙОД")).toBe("йод");
  });
});

describe("parseLanguage", () => {
  it.each([
    ["AZ", "az"],
    ["Ru", "ru"],
    ["en", "en"],
  ] as const)("accepts the code %s", (code, language) => {
    expect(parseLanguage(code)).toBe(language);
  });
  it.each([null, undefined, "", "xx", "az-AZ", "__proto__", 7, {}])("returns the default for %j", (code) => {
    expect(parseLanguage(code)).toBe(defaultLanguage);
  });
});
