import * as fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { aliases, redirects, href, paths, type RouteName } from "../../src/config/paths.ts";
import { getResultHref } from "../../src/features/search/getResultHref.ts";
import { getSectionName } from "../../src/features/search/getSectionName.ts";
import type { MessageId } from "../../src/generated/messages/ids.ts";

const portal = "https://portal.invalid";

/** Words that servers and visitors could send in place of an id or the name of a place. */
const hostileParam = fc.oneof(
  fc.string({ unit: "binary" }),
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

describe("an address", () => {
  it("is spelled with its parts encoded", () => {
    expect(href("home")).toBe("/home");
    expect(href("post", { id: "7" })).toBe("/post/7");
    expect(href("post", { id: "a b/c?d#ə" })).toBe("/post/a%20b%2Fc%3Fd%23%C9%99");
  });

  it("cannot be spelled without its parts", () => {
    expectTypeOf(href<"post">).parameters.toEqualTypeOf<["post", { id: string }]>();
    expectTypeOf(href<"home">).parameters.toEqualTypeOf<["home"]>();
  });

  it("stays where it belongs, whatever its part is", { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(hostileParam, (id) => {
        const address = href("post", { id });
        const { origin, pathname, search, hash } = new URL(address, portal);
        expect({ origin, search, hash }).toEqual({ origin: portal, search: "", hash: "" });
        expect(pathname).toMatch(/^\/post\/[^/]*$/);
        expect(pathname).toBe(address);
      }),
      { numRuns: 600 },
    );
  });

  it("has one name, and another spelling of it leads to a name that is no spelling itself", () => {
    const all = Object.values<string>(paths);
    expect(new Set(all).size).toBe(all.length);
    for (const alias of Object.keys(aliases)) expect(all).not.toContain(alias);
    for (const to of Object.values(redirects)) expect(Object.keys(redirects)).not.toContain(to);
  });
});

describe("a search result", () => {
  it.each([
    ["e-services", "/e-services/7"],
    ["informative-services", "/informative-services/7"],
    ["faq", "/faq#7"],
    ["standards", "/standards"],
    ["exchange-rates", "/exchange-rates"],
    ["goods-code", "/goods-code"],
    ["risk-groups", "/information-center/risk-groups"],
    ["news", "/post/7"],
    ["a place of tomorrow", "/post/7"],
  ])("of %s leads to %s", (searchPlace, address) => {
    expect(getResultHref({ id: "7", searchPlace })).toBe(address);
  });

  it(
    "leads nowhere but to this portal, and has only names that the portal knows, whatever the server says",
    { timeout: 30_000 },
    () => {
      const say = (id: MessageId): string => `<${id}>`;
      const known = new Set(
        Object.keys(paths).map((name) => new URL(paths[name as RouteName], portal).pathname.split("/")[1]),
      );
      fc.assert(
        fc.property(
          hostileParam,
          fc.oneof(hostileParam, fc.constantFrom("faq", "e-services", "news")),
          (id, searchPlace) => {
            const address = getResultHref({ id, searchPlace });
            expect(typeof address).toBe("string");
            const { origin, pathname, search } = new URL(address, portal);
            expect({ origin, search }).toEqual({ origin: portal, search: "" });
            expect(known).toContain(pathname.split("/")[1]);
            expect(getSectionName(say, searchPlace)).toMatch(/^(<screen\.\w+\.title>)?$/);
          },
        ),
        { numRuns: 600 },
      );
    },
  );
});
