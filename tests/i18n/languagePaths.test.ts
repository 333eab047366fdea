import { describe, expect, it } from "vitest";
import { getPathLanguage, withLanguage, withoutLanguage } from "../../src/i18n/languagePaths.ts";

describe("an address with a language", () => {
  it.each([
    ["/ru/home", "ru", "/home"],
    ["/en", "en", "/"],
    ["/en/", "en", "/"],
    ["/ru//faq", "ru", "/faq"],
    ["/ru?page=2", "ru", "/?page=2"],
    ["/ru/search?word=az/en", "ru", "/search?word=az/en"],
  ] as const)("%s is %s and %s", (address, language, path) => {
    expect(getPathLanguage(address)).toBe(language);
    expect(withoutLanguage(address)).toBe(path);
    expect(withoutLanguage(withLanguage(path, language))).toBe(path);
  });

  it.each(["/home", "/russia", "/az/home", "/", "*", "//ru/evil.example", "/RU/home"])("%s has none", (path) => {
    expect(getPathLanguage(path)).toBeUndefined();
    expect(withoutLanguage(path)).toBe(path);
    expect(withLanguage(path, "az")).toBe(path);
  });

  it("changes its language, and has none in the default language", () => {
    expect(withLanguage("/ru/faq?page=2#x", "en")).toBe("/en/faq?page=2#x");
    expect(withLanguage("/ru/faq", "az")).toBe("/faq");
  });
});
