import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aliases, paths } from "../../src/config/paths.ts";
import { isProtectedPath, takeReturnPath } from "../../src/app/routing/returnPath.ts";
import { saveReturnPath } from "../../src/app/routing/saveReturnPath.ts";
import { routes } from "../../src/app/routes.ts";
import { tabStore } from "../../src/config/storage.ts";

const portal = "https://portal.invalid";
const protectedPaths = Object.entries(routes).flatMap(([name, screen]) =>
  screen.access === "public" ? [] : [paths[name as keyof typeof paths]],
);

/** What redirect guards have been fooled by: other schemes, double slashes, backslashes, signs that parsers drop, climbing up. */
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

describe("after signing in", () => {
  it("a visitor returns to the protected page they came from, once", () => {
    vi.stubGlobal("location", { pathname: "/my-appeals", search: "?page=2" });
    saveReturnPath();
    expect(takeReturnPath()).toBe("/my-appeals?page=2");
    expect(takeReturnPath()).toBe(paths.eServices);
  });

  it("a visitor who came from a public page goes to the services", () => {
    saveReturnPath();
    expect(takeReturnPath()).toBe(paths.eServices);
  });

  it.each(openRedirectPayloads)("%j leads to the services", (kept) => {
    tabStore.set("returnTo", kept);
    expect(takeReturnPath()).toBe(paths.eServices);
  });

  it("nobody leaves the protected screens of the portal, whatever the tab kept", { timeout: 60_000 }, () => {
    const kept = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.webUrl(),
      fc.array(fc.constantFrom(...urlFragments), { maxLength: 8 }).map((some) => some.join("")),
      fc.array(fc.constantFrom(...urlFragments), { maxLength: 6 }).map((some) => `/my-appeals${some.join("")}`),
    );
    fc.assert(
      fc.property(kept, (address) => {
        if (!isProtectedPath(address)) return true;
        const { origin, pathname } = new URL(address, portal);
        return origin === portal && /^\/(?![/\\])/.test(address) && isProtectedRoute(pathname);
      }),
      { numRuns: 100_000 },
    );
  });
});

describe("a protected address", () => {
  it.each(protectedPaths)("is %s", (path) => {
    expect(isProtectedPath(path)).toBe(true);
    expect(isProtectedPath(`${path}/`)).toBe(true);
    expect(isProtectedPath(`${path}?page=2`)).toBe(true);
  });

  it("is also another spelling of one", () => {
    expect(isProtectedPath("/payment-obligations")).toBe(true);
    expect(isProtectedPath("/payments")).toBe(true);
    expect(isProtectedPath("/news")).toBe(false);
    expect(isProtectedPath("/information-center")).toBe(false);
  });
});

/** Whether a path is a protected screen, or another spelling of one. */
function isProtectedRoute(pathname: string): boolean {
  const plain = pathname.replace(/(.)\/+$/, "$1");
  const alias = aliases[plain];
  const asked = alias === undefined ? plain : paths[alias];
  return protectedPaths.some((path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`).test(asked));
}
