import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { getCacheControl, createContentSecurityPolicy, createReportHeaders } from "../../deploy/headers.ts";
import { createNginxConf } from "../../deploy/nginx/nginxConf.ts";
import { scoreHeaders } from "./headerScore.ts";

describe("getCacheControl", () => {
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
    expect(getCacheControl(path, status)).toBe(value);
  });
});

describe("createContentSecurityPolicy", () => {
  const html = "<style>a{}</style><script>let a</script><script type=module src=/x.js></script>";
  const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

  it("allows inline scripts and styles by hash only", () => {
    const policy = createContentSecurityPolicy({ html });
    expect(policy).toContain(`script-src 'self' ${hash("let a")};`);
    expect(policy).toContain(`style-src 'self' ${hash("")} ${hash("a{}")};`);
    expect(policy).not.toMatch(/unsafe|nonce|\*|https?:/);
  });

  it("reports violations only on demand", () => {
    expect(createContentSecurityPolicy({ html })).not.toContain("report");
    expect(createReportHeaders(undefined)).toEqual({});
    const reportUrl = "https://reports.example.org/csp";
    expect(createContentSecurityPolicy({ html, reportUrl })).toMatch(
      /; report-uri https:\/\/reports\.example\.org\/csp; report-to csp$/,
    );
    expect(createReportHeaders(reportUrl)).toEqual({ "Reporting-Endpoints": `csp="${reportUrl}"` });
    for (const terminatesTls of [false, true]) {
      const conf = createNginxConf({ html, terminatesTls, reportUrl });
      expect(conf).toContain(
        String.raw`more_set_headers "Reporting-Endpoints: csp=\"https://reports.example.org/csp\"";`,
      );
      expect(conf).toContain("; report-to csp");
      expect(createNginxConf({ html, terminatesTls })).not.toMatch(/reporting-endpoints|report-to/i);
    }
  });

  it("allows other origins and upgrades requests only on demand", () => {
    expect(
      createContentSecurityPolicy({ html, connectOrigins: ["https://api.example.org", "wss://api.example.org"] }),
    ).toContain("connect-src 'self' https://api.example.org wss://api.example.org;");
    expect(createContentSecurityPolicy({ html })).not.toContain("upgrade-insecure-requests");
    expect(createContentSecurityPolicy({ html, upgradeInsecureRequests: true })).toContain("upgrade-insecure-requests");
  });
});

describe("scoreHeaders", () => {
  const page = (headers: Readonly<Record<string, string>>) => ({
    status: 200,
    headers,
    body: '<script src="/assets/x.js">',
  });
  const redirect = { status: 308, headers: { location: "https://localhost/" }, body: "" };
  const allHeaders = {
    "content-security-policy": createContentSecurityPolicy({ html: "" }),
    "referrer-policy": "no-referrer",
    "strict-transport-security": "max-age=63072000",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  };

  it("adds bonus points to good headers", () => {
    expect(scoreHeaders(page(allHeaders), redirect)).toMatchObject({ score: 130, grade: "A+" });
  });

  it("subtracts points for missing headers, and adds no bonus below 90", () => {
    expect(scoreHeaders(page({ ...allHeaders, "content-security-policy": "" }), redirect)).toMatchObject({
      score: 55,
      grade: "C",
    });
    expect(
      scoreHeaders(
        page({ ...allHeaders, "content-security-policy": "default-src 'none'; script-src 'unsafe-inline'" }),
        redirect,
      ),
    ).toMatchObject({ score: 60, grade: "C+" });
    expect(scoreHeaders(page({ ...allHeaders, "x-content-type-options": "" }), redirect)).toMatchObject({ score: 125 });
    expect(scoreHeaders(page(allHeaders), { ...redirect, status: 200 })).toMatchObject({ score: 80, grade: "B+" });
  });
});
