import { describe, expect, it } from "vitest";
import { resolveTrustedUrl } from "../../../src/features/payments/resolveTrustedUrl.ts";

const origin = "https://portal.example";
const trustedHosts = ["pay.bank.example", "test.bank.example:8443"];
const resolveUrl = (given: string): string | undefined => resolveTrustedUrl(given, trustedHosts, origin);

describe("a payment URL resolves", () => {
  it.each([
    ["to a path of the portal itself", "/payment/?order=7", "https://portal.example/payment/?order=7"],
    ["to the portal's own origin", "https://portal.example/payment/", "https://portal.example/payment/"],
    ["to a host that is trusted", "https://pay.bank.example/s/7f3b", "https://pay.bank.example/s/7f3b"],
    ["to a trusted host on its port", "https://test.bank.example:8443/s", "https://test.bank.example:8443/s"],
  ])("%s", (_name, given, expected) => expect(resolveUrl(given)).toBe(expected));

  it.each([
    ["another host", "https://bank.example/s"],
    ["a host that only begins with a trusted one", "https://pay.bank.example.evil.example/"],
    ["a trusted host on another port", "https://pay.bank.example:444/"],
    ["a trusted host without encryption", "http://pay.bank.example/"],
    ["a name before the host", "https://portal.example@evil.example/"],
    ["a name and a password for a trusted host", "https://a:b@pay.bank.example/"],
    ["two slashes", "//evil.example/"],
    ["a slash and a backslash", "/\\evil.example/"],
    ["a script", "javascript:alert(1)"],
    ["data", "data:text/html,hello"],
    ["a blob of the portal's origin", "blob:https://portal.example/5f0c1f5e-3b1a-4b0e-9d55-0c6f2f5d7a11"],
    ["a text that is no URL", "https://"],
  ])("never to %s", (_name, given) => expect(resolveUrl(given)).toBeUndefined());
});
