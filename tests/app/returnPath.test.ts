import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aliases, paths } from "../../src/config/paths.ts";
import { isProtectedPath, takeReturnPath } from "../../src/app/routing/returnPath.ts";
import { saveReturnPath } from "../../src/app/routing/saveReturnPath.ts";
import { routes } from "../../src/app/routes.ts";
import { tabStore } from "../../src/config/storage.ts";
import { anyText } from "../support/anyText.ts";

const portal = "https://portal.invalid";
const protectedPaths = Object.entries(routes).flatMap(([name, route]) =>
  route.access === "public" ? [] : [paths[name as keyof typeof paths]],
);

/** Known open redirect payloads: other schemes, double slashes, backslashes, characters that parsers remove, path traversal. */
const openRedirectPayloads = [
  "//evil.com",
  "/\\evil.com",
  "/\t/evil.com",
  "https:evil.com",
  "https://evil.com/my-appeals",
  "javascript:alert(1)",
  "/%2F/evil.com",
  "/%5cevil.com",
  "/my-appeals/../../\\evil.com",
  "/my-appeals/..//evil.com",
  "\u0000/my-appeals",
  "/my-appeals\r\nSet-Cookie:x",
  "http:/\\evil",
  "////evil",
  "/．evil.com",
  "/home@evil.com",
  "data:text/html,x",
  " /my-appeals",
  "/my-appeals/%2e%2e/%2e%2e//evil.com",
  "blob:https://x",
  "/my-appeals/..;/x",
  "",
  "/",
  "my-appeals",
  "?/my-appeals",
  "#/my-appeals",
  "/\u2028/evil.com",
  "/\u00A0/evil.com",
];
const urlFragments = [
  "/",
  "\\",
  ".",
  "..",
  "%2f",
  "%5c",
  "%2e",
  "evil.com",
  "@",
  ":",
  "?",
  "#",
  "my-appeals",
  "payments",
  "home",
  "\t",
  "\n",
  " ",
  "javascript:",
  "//",
  "\u0000",
  "\u202E",
];

beforeEach(() => {
  vi.stubGlobal("sessionStorage", undefined);
  vi.stubGlobal("location", { pathname: "/home", search: "" });
});
afterEach(() => {
  tabStore.set("returnTo", null);
  vi.unstubAllGlobals();
});

describe("the return path", () => {
  it("is the protected page that required sign-in, once", () => {
    vi.stubGlobal("location", { pathname: "/my-appeals", search: "?page=2" });
    saveReturnPath();
    expect(takeReturnPath()).toBe("/my-appeals?page=2");
    expect(takeReturnPath()).toBe(paths.eServices);
  });

  it("is the services page after a public page", () => {
    saveReturnPath();
    expect(takeReturnPath()).toBe(paths.eServices);
  });

  it.each(openRedirectPayloads)("is the services page for the payload %j", (payload) => {
    tabStore.set("returnTo", payload);
    expect(takeReturnPath()).toBe(paths.eServices);
  });

  it("is always a protected page of this origin, for any stored value", () => {
    const storedValue = fc.oneof(
      anyText,
      fc.webUrl(),
      fc.array(fc.constantFrom(...urlFragments), { maxLength: 8 }).map((fragments) => fragments.join("")),
      fc
        .array(fc.constantFrom(...urlFragments), { maxLength: 6 })
        .map((fragments) => `/my-appeals${fragments.join("")}`),
    );
    fc.assert(
      fc.property(storedValue, (url) => {
        if (!isProtectedPath(url)) return true;
        const { origin, pathname } = new URL(url, portal);
        return origin === portal && /^\/(?![/\\])/.test(url) && isProtectedRoute(pathname);
      }),
      { numRuns: 100_000 },
    );
  });
});

describe("a protected path", () => {
  it.each(protectedPaths)("is %s", (path) => {
    expect(isProtectedPath(path)).toBe(true);
    expect(isProtectedPath(`${path}/`)).toBe(true);
    expect(isProtectedPath(`${path}?page=2`)).toBe(true);
  });

  it("is also an alias or redirect of one", () => {
    expect(isProtectedPath("/payment-obligations")).toBe(true);
    expect(isProtectedPath("/payments")).toBe(true);
    expect(isProtectedPath("/news")).toBe(false);
    expect(isProtectedPath("/information-center")).toBe(false);
  });
});

/** Returns whether a path is a protected page, or an alias of one. */
function isProtectedRoute(pathname: string): boolean {
  const path = pathname.replace(/(.)\/+$/, "$1");
  const alias = aliases[path];
  const target = alias === undefined ? path : paths[alias];
  return protectedPaths.some((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`).test(target));
}
