import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readContract, type OpenApiDocument } from "../../openapi/kit/contract/document.ts";
import { findWrongLanguageTexts } from "../../openapi/kit/contract/language.ts";
import { withUsage } from "../../openapi/kit/contract/withUsage.ts";
import { renderJunit } from "../../openapi/kit/report/renderJunit.ts";
import { renderHtml } from "../../openapi/kit/report/renderHtml.ts";
import { renderSarif } from "../../openapi/kit/report/renderSarif.ts";
import {
  countOutcomes,
  combineOutcomes,
  type ContractReport,
  type ReportGroup,
} from "../../openapi/kit/report/report.ts";
import { summarizeChanges, toReportGroup } from "../../openapi/kit/verbs/diff.ts";
import { summarizeProblems, toFinding as toLintFinding } from "../../openapi/kit/verbs/lint.ts";
import { run as docs } from "../../openapi/kit/verbs/docs.ts";
import { createSecretRegistry } from "../../openapi/kit/verify/run/secretRegistry.ts";

const report: ContractReport = {
  title: "A <report>",
  description: "of & everything",
  groups: [
    {
      name: "readUser",
      description: "GET /user",
      outcome: "failed",
      findings: [
        { name: "returns 200 in az", outcome: "failed", details: ['expected: "200" <b>'] },
        { name: "returns 401 without a token", outcome: "passed", details: [] },
      ],
    },
    {
      name: "readPost",
      description: "",
      outcome: "absent",
      findings: [{ name: "returns 200 in az", outcome: "absent", details: ["returned 404"] }],
    },
  ],
};

describe("a report", () => {
  it("counts failures and skips as JUnit XML, and escapes the details", () => {
    const xml = renderJunit(report);
    expect(xml).toContain('<testsuites name="A &lt;report&gt;">');
    expect(xml).toContain('<testsuite name="readUser" tests="2" failures="1" skipped="0">');
    expect(xml).toContain('<failure message="expected: &quot;200&quot; &lt;b&gt;">');
    expect(xml).toContain('<skipped message="absent: returned 404"/>');
  });

  it("expands failures as HTML, and escapes the details", () => {
    const html = renderHtml(report);
    expect(html).toContain("<strong>1 FAIL, 1 absent</strong>");
    expect(html).toContain('<details class="failed" open>');
    expect(html).not.toMatch(/<script|200" <b>/);
  });

  it("fails with one failure, and is skipped only when all findings are skipped", () => {
    expect(countOutcomes(report)).toEqual({ passed: 0, failed: 1, noted: 0, absent: 1, skipped: 0 });
    expect(combineOutcomes([{ outcome: "passed" }, { outcome: "skipped" }])).toBe("passed");
    expect(combineOutcomes([{ outcome: "passed" }, { outcome: "failed" }])).toBe("failed");
    expect(combineOutcomes([{ outcome: "passed" }, { outcome: "noted" }])).toBe("noted");
    expect(combineOutcomes([])).toBe("skipped");
  });
});

describe("a report for code scanning", () => {
  const group = { name: "openapi/portal.yaml", description: "", outcome: "failed" } as const;
  it.each<[string, ReportGroup, { ruleId: string; file: string; line: number }]>([
    [
      "a problem of lint at its line, under its rule",
      {
        ...group,
        findings: [
          toLintFinding({
            ruleId: "no-unused-components",
            file: "openapi/paths/rates.yaml",
            line: 12,
            pointer: "#/get",
            message: "Unused",
          }),
        ],
      },
      { ruleId: "no-unused-components", file: "openapi/paths/rates.yaml", line: 12 },
    ],
    [
      "a breaking change at the line of its place",
      toReportGroup(
        { message: "removed", isBreaking: true, scope: "response", operationIds: ["readUser"], pointer: "#/openapi" },
        () => [],
        false,
      ),
      { ruleId: "readUser", file: "openapi/portal.yaml", line: 1 },
    ],
    [
      "a finding without a place at the beginning of the contract",
      { ...group, findings: [{ name: "the workflow runs", outcome: "failed", details: [] }] },
      { ruleId: "the workflow runs", file: "openapi/portal.yaml", line: 1 },
    ],
  ])("contains %s", (_title, groupOfFinding, { ruleId, file, line }) => {
    const sarif = JSON.parse(renderSarif({ title: "Contract", description: "", groups: [groupOfFinding] })) as {
      runs: { results: { ruleId: string; locations: { physicalLocation: object }[] }[] }[];
    };
    const [result] = sarif.runs[0]?.results ?? [];
    expect(result?.ruleId).toBe(ruleId);
    expect(result?.locations[0]?.physicalLocation).toEqual({
      artifactLocation: { uri: file },
      region: { startLine: line },
    });
  });
});

describe("a secret", () => {
  it("of a response is a token, not its type or its time", () => {
    const { addFromResponse, mask } = createSecretRegistry();
    addFromResponse(
      JSON.stringify({
        token: "an-opaque-token",
        refresh_token: "a-refresh-token",
        tokenType: "Bearer",
        token_type: "bearer",
        tokenExpiresIn: "3600",
        token_expiry: "2026-12-01",
      }),
    );
    expect(mask("authorization: Bearer an-opaque-token")).toBe("authorization: Bearer $CONTRACT_GIVEN_TOKEN");
    expect(mask("bearer a-refresh-token")).toBe("bearer $CONTRACT_REFRESH_TOKEN");
    expect(mask("max-age=3600, 2026-12-01")).toBe("max-age=3600, 2026-12-01");
  });

  it("is masked in plain and URL-encoded form, a short one only as a separate word", () => {
    const { add, mask } = createSecretRegistry();
    add("TOKEN", "long-enough-to-be-a-token");
    add("PASSWORD", "a+b &c is long enough");
    add("CODE", "482913");
    expect(mask("x=long-enough-to-be-a-token&p=a%2Bb%20%26c%20is%20long%20enough code 482913, 1482913")).toBe(
      "x=$TOKEN&p=$PASSWORD code $CODE, 1482913",
    );
  });
});

describe("findWrongLanguageTexts", () => {
  const schema = {
    type: "object",
    properties: {
      message: { type: "string", "x-localised": true },
      name: { type: "string" },
      lang: { type: "string" },
    },
  };
  const document = { components: { schemas: {} }, paths: {} } as unknown as OpenApiDocument;
  it.each([
    ["az", { message: "Parametrlər yanlışdır." }, 0],
    ["ru", { message: "Parametrlər yanlışdır." }, 1],
    ["en", { message: "Parametrlər yanlışdır." }, 1],
    ["en", { message: "Неверные параметры." }, 1],
    ["ru", { message: "Неверные параметры.", name: "Əliyev" }, 0],
    ["en", { message: "Invalid parameters." }, 0],
    ["ru", { message: "Parametrlər yanlışdır.", lang: "az" }, 0],
  ] as const)("with the requested language %s and the value %j returns %i texts", (lang, value, count) =>
    expect(findWrongLanguageTexts(document, schema, value, lang)).toHaveLength(count),
  );
});

describe("the API reference", () => {
  it("is one page without external requests", async () => {
    const folder = await mkdtemp(join(tmpdir(), "docs-"));
    const out = join(folder, "index.html");
    expect(await docs(["--out", out])).toBe(0);
    const html = await readFile(out, "utf8");
    await rm(folder, { recursive: true });
    expect(html).toContain("connect-src data: blob:");
    expect(html).toContain("signInWithIdentity");
    expect(html.match(/<(?:script|img|link|iframe)\b[^>]*(?:src|href)="https?:[^"]*|cdn\.redoc\.ly/g)).toBeNull();
  });

  it("lists routes, examples and the proposal mark of each operation", async () => {
    const { paths } = withUsage(await readContract());
    expect(paths["/appeals"]?.["get"]?.description).toMatch(/\*\*Routes:\*\* appeals/);
    expect(paths["/appeals"]?.["get"]?.description).toContain("Proposed");
    expect(paths["/search/public"]?.["get"]?.description).toContain("`Prefer: example=nothing`");
  });
});

describe("the summary of a report", () => {
  it.each([
    [0, "No lint errors"],
    [1, "1 lint error"],
    [2, "2 lint errors"],
  ])("says of %i lint errors: %s", (count, summary) => {
    expect(summarizeProblems(count)).toBe(summary);
  });

  it.each([
    [0, 0, "No changes since HEAD"],
    [1, 0, "1 change since HEAD, not a breaking one"],
    [1, 1, "1 change since HEAD, a breaking one"],
    [3, 1, "3 changes since HEAD, 1 of them breaking"],
  ])("says of %i changes and %i breaking ones: %s", (count, breakingCount, summary) => {
    expect(summarizeChanges("HEAD", count, breakingCount)).toBe(summary);
  });
});
