import type { Id } from "../../src/generated/contract.d.ts";
import * as fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { aliases, redirects, getHref, paths, type RouteName } from "../../src/config/paths.ts";
import { getResultHref } from "../../src/config/getResultHref.ts";
import { toWellFormed } from "../../src/config/toWellFormed.ts";
import { getSectionName } from "../../src/features/search/getSectionName.ts";
import type { MessageId } from "../../src/generated/messages/ids.ts";
import { anyText } from "../support/anyText.ts";

const portal = "https://portal.invalid";

/** Values that a server or visitor could send in place of an id or section. */
const hostileParam = fc.oneof(
  anyText,
  fc.constantFrom(
    "",
    ".",
    "..",
    "../..",
    "/",
    "//evil.example",
    "\\evil.example",
    "%2e%2e",
    "%2F",
    "?x=1",
    "#x",
    "a/b",
    "javascript:alert(1)",
    "\uD800",
    "\u0000",
    "__proto__",
    "constructor",
    "toString",
    "valueOf",
    "hasOwnProperty",
  ),
);

describe("href", () => {
  it("encodes params", () => {
    expect(getHref("home")).toBe("/home");
    expect(getHref("post", { id: "7" })).toBe("/post/7");
    expect(getHref("post", { id: "a b/c?d#ə" })).toBe("/post/a%20b%2Fc%3Fd%23%C9%99");
  });

  it("requires the params of the path", () => {
    expectTypeOf(getHref<"post">).parameters.toEqualTypeOf<["post", { id: Id }]>();
    expectTypeOf(getHref<"home">).parameters.toEqualTypeOf<["home"]>();
  });

  it("returns a path of the same route for any param", () => {
    fc.assert(
      fc.property(hostileParam, (id) => {
        const address = getHref("post", { id });
        const { origin, pathname, search, hash } = new URL(address, portal);
        expect({ origin, search, hash }).toEqual({ origin: portal, search: "", hash: "" });
        expect(pathname).toMatch(/^\/post\/[^/]*$/);
        expect(pathname).toBe(address);
      }),
      { numRuns: 600 },
    );
  });

  it("has unique paths, and aliases that need only one redirect", () => {
    const allPaths = Object.values<string>(paths);
    expect(new Set(allPaths).size).toBe(allPaths.length);
    for (const alias of Object.keys(aliases)) expect(allPaths).not.toContain(alias);
    for (const target of Object.values(redirects)) expect(Object.keys(redirects)).not.toContain(target);
  });
});

describe("a search result", () => {
  it.each([
    ["e-services", "/e-services/7"],
    ["informative-services", "/informative-services/7"],
    ["faq", "/faq#7"],
    ["standards", "/standards?word=AZS+929+%26+qida"],
    ["exchange-rates", "/exchange-rates"],
    ["goods-code", "/goods-code?word=AZS+929+%26+qida"],
    ["risk-groups", "/information-center/risk-groups"],
    ["etalons", "/etalons"],
    ["registers", "/registers"],
    ["news-letters", "/post/7"],
    ["my-appeals", "/my-appeals/7"],
    ["call-center", "/call-center"],
    ["general-evaluation", "/service-degree/general-evaluation"],
    ["information-center/risk-groups", "/information-center/risk-groups"],
    ["news", "/post/7"],
    ["useful-information", "/post/7"],
    ["market-prices", "/post/7"],
    ["government-info", "/post/7"],
    ["bulletin", "/post/7"],
    ["", "/post/7"],
    ["post/:id", "/post/7"],
    ["an unknown section", "/post/7"],
  ])("in %s links to %s", (searchPlace, path) => {
    expect(getResultHref({ id: "7", searchPlace, title: "AZS 929 & qida" })).toBe(path);
  });

  it.each([
    ["news", "<page.news.title>"],
    ["bulletin", "<page.newsLetters.title>"],
    ["news-letters", "<page.newsLetters.title>"],
    ["general-evaluation", "<page.generalEvaluation.title>"],
    ["information-center/useful-information", "<page.usefulInformation.title>"],
    ["", ""],
    ["an unknown section", ""],
  ])("in %s is of the section %j", (searchPlace, name) => {
    expect(getSectionName((id) => `<${id}>`, searchPlace)).toBe(name);
  });

  it("that is a customs code opens the goods with this code", () => {
    const result = { id: "7", searchPlace: "goods-code", title: "040510110" };
    expect(getResultHref(result)).toBe("/goods-code?code=040510110");
  });

  it("links only to known sections of this origin, for any response", () => {
    const t = (id: MessageId): string => `<${id}>`;
    const knownSections = new Set(
      Object.keys(paths).map((name) => new URL(paths[name as RouteName], portal).pathname.split("/")[1]),
    );
    fc.assert(
      fc.property(
        hostileParam,
        fc.oneof(hostileParam, fc.constantFrom("faq", "e-services", "news", "standards", "goods-code")),
        hostileParam,
        (id, searchPlace, title) => {
          const address = getResultHref({ id, searchPlace, title });
          expect(typeof address).toBe("string");
          const { origin, pathname, search, searchParams } = new URL(address, portal);
          expect(origin).toBe(portal);
          if (["standards", "goods-code"].includes(searchPlace))
            expect([...searchParams.values()]).toEqual([toWellFormed(title)]);
          else expect(search).toBe("");
          expect(knownSections).toContain(pathname.split("/")[1]);
          expect(getSectionName(t, searchPlace)).toMatch(/^(<page\.\w+\.title>)?$/);
        },
      ),
      { numRuns: 600 },
    );
  });
});
