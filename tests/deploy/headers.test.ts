import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { cacheControl, contentSecurityPolicy } from "../../deploy/headers.ts";
import { scoreHeaders } from "./headerScore.ts";

describe("how long an answer may be kept", () => {
  it.each([
    [200, "/assets/index-abc.js", "public, max-age=31536000, immutable"],
    [304, "/assets/index-abc.js", "public, max-age=31536000, immutable"],
    [404, "/assets/index-abc.js", "no-store"],
    [502, "/api/user/details", "no-store"],
    [200, "/index.html", "no-store"],
    [200, "/api/posts/public", "no-store"],
    [200, "/api", "no-store"],
    [101, "/ws", "no-store"],
    [200, "/config.json", "no-cache"],
    [200, "/icon.svg", "no-cache"],
    [200, "/apiary.svg", "no-cache"],
  ])("%i of %s: %s", (status, path, value) => {
    expect(cacheControl(path, status)).toBe(value);
  });
});

describe("the policy of pages", () => {
  const html = "<style>a{}</style><script>let a</script><script type=module src=/x.js></script>";
  const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

  it("allows the scripts and styles within the page by their hash, and no others", () => {
    const policy = contentSecurityPolicy({ html });
    expect(policy).toContain(`script-src 'self' ${hash("let a")};`);
    expect(policy).toContain(`style-src 'self' ${hash("")} ${hash("a{}")};`);
    expect(policy).not.toMatch(/unsafe|nonce|\*|https?:/);
  });

  it("allows other origins only when they are named, and asks for TLS only where there is some", () => {
    expect(
      contentSecurityPolicy({ html, connectOrigins: ["https://api.example.org", "wss://api.example.org"] }),
    ).toContain("connect-src 'self' https://api.example.org wss://api.example.org;");
    expect(contentSecurityPolicy({ html })).not.toContain("upgrade-insecure-requests");
    expect(contentSecurityPolicy({ html, upgradeInsecureRequests: true })).toContain("upgrade-insecure-requests");
  });
});

describe("the score of headers", () => {
  const page = (headers: Readonly<Record<string, string>>) => ({
    status: 200,
    headers,
    body: '<script src="/assets/x.js">',
  });
  const plain = { status: 308, headers: { location: "https://localhost/" }, body: "" };
  const good = {
    "content-security-policy": contentSecurityPolicy({ html: "" }),
    "referrer-policy": "no-referrer",
    "strict-transport-security": "max-age=63072000",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  };

  it("gives what is better than it must be 30 points more than 100", () => {
    expect(scoreHeaders(page(good), plain)).toMatchObject({ score: 130, grade: "A+" });
  });

  it("takes points for what is missing, and then gives none", () => {
    expect(scoreHeaders(page({ ...good, "content-security-policy": "" }), plain)).toMatchObject({
      score: 55,
      grade: "C",
    });
    expect(
      scoreHeaders(
        page({ ...good, "content-security-policy": "default-src 'none'; script-src 'unsafe-inline'" }),
        plain,
      ),
    ).toMatchObject({ score: 60, grade: "C+" });
    expect(scoreHeaders(page({ ...good, "x-content-type-options": "" }), plain)).toMatchObject({ score: 125 });
    expect(scoreHeaders(page(good), { ...plain, status: 200 })).toMatchObject({ score: 80, grade: "B+" });
  });
});
