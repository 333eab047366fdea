import { assert, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { highlight } from "../../../src/features/search/highlight.ts";
import { foldDiacritics, foldWords } from "../../../src/features/search/foldDiacritics.ts";
import { suggestSpelling, getSpellingVariants } from "../../../src/features/search/spelling.ts";

const highlightToText = (text: string, word: string): string =>
  highlight(text, word)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join("");

describe("plain letters", () => {
  it.each([
    ["Şikayətçi", "sikayetci"],
    ["İçərişəhər", "iceriseher"],
    ["IŞIQ", "isiq"],
    ["Ёлка", "елка"],
  ])("make %s the same word as %s", (text, plain) => {
    expect(foldDiacritics(text)).toBe(plain);
  });

  it("leave every letter in its place, so that a hit can be shown in the text itself", () => {
    assert(property(string({ unit: "binary" }), (text) => foldDiacritics(text).length === text.length));
  });

  it("know words by letters and digits alone", () => {
    expect(foldWords("AZS ISO/IEC 17025: «Şərtlər»")).toEqual(["azs", "iso", "iec", "17025", "sertler"]);
  });
});

describe("what was found", () => {
  it("is marked where a word begins with what was looked for, whatever letters were typed", () => {
    expect(highlightToText("Şikayətin qəbulu", "sikayet")).toBe("[Şikayət]in qəbulu");
    expect(highlightToText("Müraciət və şikayət", "şikayət müraciət")).toBe("[Müraciət] və [şikayət]");
    expect(highlightToText("Вашу жалобу и недожалобу", "жалоб")).toBe("Вашу [жалоб]у и недожалобу");
  });

  it("is never more and never less than the text, and never markup", () => {
    assert(
      property(string({ unit: "grapheme" }), string(), (text, word) => {
        expect(
          highlight(text, word)
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
      }),
    );
    expect(highlight("<b>qiymət</b>", "b").map(({ text }) => text)).toEqual(["<", "b", ">qiymət</", "b", ">"]);
  });
});

describe("did you mean", () => {
  it("offers the spelling that the texts use", () => {
    expect(suggestSpelling(["Şikayətin qəbulu"], "sikayet", "az")).toBe("şikayət");
    expect(suggestSpelling(["Çörəyin qiyməti"], "coreyin qiymeti", "az")).toBe("çörəyin qiyməti");
  });

  it("offers nothing for what is spelt well or found nowhere", () => {
    expect(suggestSpelling(["Şikayətin qəbulu"], "Şikayət", "az")).toBeUndefined();
    expect(suggestSpelling(["Alma"], "armud", "az")).toBeUndefined();
  });

  it("tries plain letters and shorter words when nothing was found", () => {
    expect(getSpellingVariants("şikayətlərimizdən")).toEqual(["sikayetlerimizden", "sikayetlerimiz"]);
    expect(getSpellingVariants("alma")).toEqual([]);
  });
});
