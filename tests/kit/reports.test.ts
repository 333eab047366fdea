import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readContract, type OpenApiDocument } from "../../openapi/kit/contract/document.ts";
import { findWrongLanguageTexts } from "../../openapi/kit/contract/language.ts";
import { withUsage } from "../../openapi/kit/contract/withUsage.ts";
import { parseViolations } from "../../openapi/kit/prism/parseViolations.ts";
import { renderJunit } from "../../openapi/kit/report/renderJunit.ts";
import { renderHtml } from "../../openapi/kit/report/renderHtml.ts";
import { countOutcomes, combineOutcomes, type ContractReport } from "../../openapi/kit/report/report.ts";
import { verb as docs } from "../../openapi/kit/verbs/docs.ts";
import { createSecretRegistry } from "../../openapi/kit/verify/secretRegistry.ts";

const report: ContractReport = {
  title: "A <report>",
  description: "of & everything",
  groups: [
    {
      name: "readUser",
      description: "GET /user",
      outcome: "failed",
      findings: [
        { name: "a good answer", outcome: "failed", details: ['expected: "200" <b>'] },
        { name: "another", outcome: "passed", details: [] },
      ],
    },
    {
      name: "readPost",
      description: "",
      outcome: "absent",
      findings: [{ name: "a good answer", outcome: "absent", details: ["answers 404"] }],
    },
  ],
};

describe("a report", () => {
  it("counts what failed and what was skipped for machines, and escapes what came", () => {
    const xml = renderJunit(report);
    expect(xml).toContain('<testsuites name="A &lt;report&gt;">');
    expect(xml).toContain('<testsuite name="readUser" tests="2" failures="1" skipped="0">');
    expect(xml).toContain('<failure message="expected: &quot;200&quot; &lt;b&gt;">');
    expect(xml).toContain('<skipped message="absent: answers 404"/>');
  });

  it("opens what failed for people, and runs nothing of what came", () => {
    const html = renderHtml(report);
    expect(html).toContain("<strong>1 FAIL, 1 absent</strong>");
    expect(html).toContain('<details class="failed" open>');
    expect(html).not.toMatch(/<script|200" <b>/);
  });

  it("fails with one failure, and is out of reach only when nothing was seen", () => {
    expect(countOutcomes(report)).toEqual({ passed: 0, failed: 1, absent: 1, unreachable: 0 });
    expect(combineOutcomes([{ outcome: "passed" }, { outcome: "unreachable" }])).toBe("passed");
    expect(combineOutcomes([{ outcome: "passed" }, { outcome: "failed" }])).toBe("failed");
    expect(combineOutcomes([])).toBe("unreachable");
  });
});

describe("a secret", () => {
  it("is hidden in every form, a short one only where it stands alone", () => {
    const { add, mask } = createSecretRegistry();
    add("TOKEN", "long-enough-to-be-a-token");
    add("PASSWORD", "a+b &c is long enough");
    add("CODE", "482913");
    expect(mask("x=long-enough-to-be-a-token&p=a%2Bb%20%26c%20is%20long%20enough code 482913, 1482913")).toBe(
      "x=$TOKEN&p=$PASSWORD code $CODE, 1482913",
    );
  });
});

describe("a language", () => {
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
  ] as const)("asked for as %s and answered with %j", (lang, value, strays) =>
    expect(findWrongLanguageTexts(document, schema, value, lang)).toHaveLength(strays),
  );
});

describe("the reference", () => {
  it("is one page that fetches nothing", { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), "docs-"));
    const out = join(folder, "index.html");
    expect(await docs(["--out", out])).toBe(0);
    const html = await readFile(out, "utf8");
    await rm(folder, { recursive: true });
    expect(html).toContain("connect-src data: blob:");
    expect(html).toContain("signInWithIdentity");
    expect(html.match(/<(?:script|img|link|iframe)\b[^>]*(?:src|href)="https?:[^"]*|cdn\.redoc\.ly/g)).toBeNull();
  });

  it("names the screens, the examples and what is only proposed at each operation", async () => {
    const { paths } = withUsage(await readContract());
    expect(paths["/appeals"]?.["get"]?.description).toMatch(/\*\*Screens:\*\* appeals/);
    expect(paths["/appeals"]?.["get"]?.description).toContain("Proposed");
    expect(paths["/search/public"]?.["get"]?.description).toContain("`Prefer: example=nothing`");
  });
});

describe("what Prism found", () => {
  it("is told in lines that name who broke the promise", () => {
    const header = JSON.stringify([
      {
        location: ["response", "body", "items", "0"],
        severity: "Error",
        message: "must have required property 'title'",
      },
      { location: ["request", "query"], severity: "Error", message: "word is missing" },
      { location: ["response"], severity: "Information", message: "x" },
    ]);
    expect(parseViolations(header)).toEqual([
      "the server: body.items.0 must have required property 'title'",
      "whoever asked: query word is missing",
    ]);
    expect(parseViolations(undefined)).toEqual([]);
  });
});
