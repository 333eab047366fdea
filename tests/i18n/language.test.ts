import { afterEach, describe, expect, it, vi } from "vitest";
import { clearLanguageCookie, hasLanguageCookie, storeLanguage } from "../../src/i18n/language.ts";

/** Makes the browser's `document.cookie` and `location`. Returns the cookies that were set. */
function stubBrowser(protocol: "http:" | "https:"): string[] {
  const cookies: string[] = [];
  vi.stubGlobal("location", { protocol });
  vi.stubGlobal("document", {
    get cookie() {
      return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
    },
    set cookie(cookie: string) {
      cookies.push(cookie);
    },
  });
  return cookies;
}

afterEach(() => vi.unstubAllGlobals());

describe("the language cookie", () => {
  it("belongs to this host and is sent over HTTPS only", () => {
    const cookies = stubBrowser("https:");
    storeLanguage("ru");
    expect(cookies).toEqual(["__Host-locale=ru; path=/; max-age=31536000; samesite=lax; secure"]);
    expect(hasLanguageCookie()).toBe(true);
    clearLanguageCookie();
    expect(cookies[1]).toBe("__Host-locale=; path=/; max-age=0; samesite=lax; secure");
  });

  it("has no prefix over plain HTTP, where browsers reject it", () => {
    const cookies = stubBrowser("http:");
    storeLanguage("en");
    expect(cookies).toEqual(["locale=en; path=/; max-age=31536000; samesite=lax"]);
    expect(hasLanguageCookie()).toBe(true);
  });
});
