import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aliases, paths } from "../../src/config/paths.ts";
import { isProtected, takeLanding } from "../../src/app/routing/returnPath.ts";
import { rememberPlace } from "../../src/app/routing/saveReturnPath.ts";
import { screens } from "../../src/app/routes.ts";
import { tabStore } from "../../src/config/storage.ts";

const portal = "https://portal.invalid";
const protectedPaths = Object.entries(screens).flatMap(([name, screen]) => (screen.access === "public" ? [] : [paths[name as keyof typeof paths]]));

/** What redirect guards have been fooled by: other schemes, double slashes, backslashes, signs that parsers drop, climbing up. */
const classics = [
  "//evil.com", "/\\evil.com", "/\t/evil.com", "https:evil.com", "https://evil.com/my-appeals", "javascript:alert(1)", "/%2F/evil.com", "/%5cevil.com", "/my-appeals/../../\\evil.com", "/my-appeals/..//evil.com",
  "\u0000/my-appeals", "/my-appeals\r\nSet-Cookie:x", "http:/\\evil", "////evil", "/．evil.com", "/home@evil.com", "data:text/html,x", " /my-appeals", "/my-appeals/%2e%2e/%2e%2e//evil.com", "blob:https://x",
  "/my-appeals/..;/x", "", "/", "my-appeals", "?/my-appeals", "#/my-appeals", "/\u2028/evil.com", "/\u00A0/evil.com",
];
const pieces = ["/", "\\", ".", "..", "%2f", "%5c", "%2e", "evil.com", "@", ":", "?", "#", "my-appeals", "payments", "home", "\t", "\n", " ", "javascript:", "//", "\u0000", "\u202E"];

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
    rememberPlace();
    expect(takeLanding()).toBe("/my-appeals?page=2");
    expect(takeLanding()).toBe(paths.eServices);
  });

  it("a visitor who came from a public page goes to the services", () => {
    rememberPlace();
    expect(takeLanding()).toBe(paths.eServices);
  });

  it.each(classics)("%j leads to the services", (kept) => {
    tabStore.set("returnTo", kept);
    expect(takeLanding()).toBe(paths.eServices);
  });

  it("nobody leaves the protected screens of the portal, whatever the tab kept", { timeout: 60_000 }, () => {
    const kept = fc.oneof(fc.string({ unit: "binary" }), fc.webUrl(), fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((some) => some.join("")), fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((some) => `/my-appeals${some.join("")}`));
    fc.assert(
      fc.property(kept, (address) => {
        if (!isProtected(address)) return true;
        const { origin, pathname } = new URL(address, portal);
        return origin === portal && /^\/(?![/\\])/.test(address) && isScreen(pathname);
      }),
      { numRuns: 100_000 },
    );
  });
});

describe("a protected address", () => {
  it.each(protectedPaths)("is %s", (path) => {
    expect(isProtected(path)).toBe(true);
    expect(isProtected(`${path}/`)).toBe(true);
    expect(isProtected(`${path}?page=2`)).toBe(true);
  });

  it("is also another spelling of one", () => {
    expect(isProtected("/payment-obligations")).toBe(true);
    expect(isProtected("/payments")).toBe(true);
    expect(isProtected("/news")).toBe(false);
    expect(isProtected("/information-center")).toBe(false);
  });
});

/** Whether a path is a protected screen, or another spelling of one. */
function isScreen(pathname: string): boolean {
  const plain = pathname.replace(/(.)\/+$/, "$1");
  const alias = aliases[plain];
  const asked = alias === undefined ? plain : paths[alias];
  return protectedPaths.some((path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`).test(asked));
}
