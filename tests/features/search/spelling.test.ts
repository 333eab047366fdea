import { assert, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { highlight } from "../../../src/features/search/highlight.ts";
import { foldDiacritics, foldWords } from "../../../src/features/search/foldDiacritics.ts";
import { suggestSpelling, getSpellingVariants } from "../../../src/features/search/spelling.ts";
import { anyText } from "../../support/anyText.ts";

const highlightToText = (text: string, word: string): string =>
  highlight(text, word)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join("");

describe("foldDiacritics", () => {
  it.each([
    ["Şikayətçi", "sikayetci"],
    ["İçərişəhər", "iceriseher"],
    ["IŞIQ", "isiq"],
    ["Ёлка", "елка"],
  ])("folds %s to %s", (text, plain) => {
    expect(foldDiacritics(text)).toBe(plain);
  });

  it("keeps the length of the text, so that indices are valid in both", () => {
    assert(property(anyText, (text) => foldDiacritics(text).length === text.length));
  });

  it("splits a text into words of letters and digits", () => {
    expect(foldWords("AZS ISO/IEC 17025: «Şərtlər»")).toEqual(["azs", "iso", "iec", "17025", "sertler"]);
  });
});

describe("highlight", () => {
  it("marks the beginning of each word that matches, ignoring case and diacritics", () => {
    expect(highlightToText("Şikayətin qəbulu", "sikayet")).toBe("[Şikayət]in qəbulu");
    expect(highlightToText("Müraciət və şikayət", "şikayət müraciət")).toBe("[Müraciət] və [şikayət]");
    expect(highlightToText("Вашу жалобу и недожалобу", "жалоб")).toBe("Вашу [жалоб]у и недожалобу");
  });

  it("returns the whole text in segments, and never markup", () => {
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

describe("other spellings", () => {
  it("suggest the spelling of the found texts", () => {
    expect(suggestSpelling(["Şikayətin qəbulu"], "sikayet", "az")).toBe("şikayət");
    expect(suggestSpelling(["Çörəyin qiyməti"], "coreyin qiymeti", "az")).toBe("çörəyin qiyməti");
  });

  it("suggest nothing for a word that is spelled correctly or not in the texts", () => {
    expect(suggestSpelling(["Şikayətin qəbulu"], "Şikayət", "az")).toBeUndefined();
    expect(suggestSpelling(["Alma"], "armud", "az")).toBeUndefined();
    expect(suggestSpelling(["AZS ISO 9001"], "iso 9001", "az")).toBeUndefined();
    expect(suggestSpelling(["Internet Ticarəti"], "internet", "az")).toBeUndefined();
  });

  it("include the word without diacritics and without its suffix when nothing was found", () => {
    expect(getSpellingVariants("şikayətlərimizdən")).toEqual(["sikayetlerimizden", "sikayetlerimiz"]);
    expect(getSpellingVariants("alma")).toEqual([]);
  });
});
