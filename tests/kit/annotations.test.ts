import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lintFromString, loadConfig } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { findSourceLocation } from "../../openapi/kit/contract/sourceLocation.ts";
import { renderAnnotation } from "../../openapi/kit/report/annotations.ts";

/** Returns what the rule `portal/extensions` says of a contract with one operation. */
async function lintExtensions(operation: object, schema: object): Promise<string[]> {
  const problems = await lintFromString({
    source: JSON.stringify({
      openapi: "3.1.1",
      info: { title: "Extensions", version: "1.0.0" },
      paths: {
        "/things": {
          get: {
            operationId: "readThings",
            responses: { "200": { description: "ok", content: { "application/json": { schema } } } },
            ...operation,
          },
        },
      },
    }),
    config: await loadConfig({ configPath: "openapi/redocly.yaml" }),
  });
  return problems.flatMap(({ ruleId, message }) => (ruleId === "portal/extensions" ? [message] : []));
}

describe("the lint rule for extensions", () => {
  it("accepts each extension where it has a meaning", async () =>
    expect(
      await lintExtensions(
        { "x-proposed": true, "x-mayBeEmpty": true },
        {
          type: "object",
          properties: {
            password: { type: "string", "x-minDistinct": 4, "x-sensitive": true },
            repeated: { type: "string", "x-equalTo": "password", "x-localised": true },
          },
        },
      ),
    ).toEqual([]));

  it.each<[string, object, object, string]>([
    ["a misspelt name", {}, { type: "string", "x-localized": true }, "The contract has no extension x-localized."],
    ["a wrong place", { "x-localised": true }, {}, "x-localised has no meaning here. It belongs to: Schema."],
    ["a wrong value", { "x-mayBeEmpty": "yes" }, {}, "x-mayBeEmpty has to be true."],
    ["a wrong number", {}, { type: "string", "x-minDistinct": 0 }, "x-minDistinct has to be a positive integer."],
    [
      "a field that does not exist",
      {},
      { type: "object", properties: { repeated: { type: "string", "x-equalTo": "password" } } },
      'x-equalTo of repeated names "password", which is no other field of the same object.',
    ],
  ])("names %s", async (_, operation, schema, message) => {
    const messages = await lintExtensions(operation, schema);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(message);
  });
});

describe("an annotation", () => {
  it("is a workflow command whose special characters are escaped", () =>
    expect(
      renderAnnotation({
        level: "error",
        title: "Breaking: a, b",
        message: "100%\nof it",
        file: "openapi/portal.yaml",
        line: 7,
      }),
    ).toBe("::error file=openapi/portal.yaml,line=7,title=Breaking%3A a%2C b::100%25%0Aof it"));

  it.each([
    ["#/components/schemas/Service/properties/summary", "openapi/schemas/Service.yaml", "  summary:"],
    ["#/paths/~1user~1details/get/responses/200", "openapi/paths/user.yaml", "      '200':"],
    ["#/paths/~1status~1public/get/parameters/0/schema/default", "openapi/parameters.yaml", "    default: az"],
    ["#/components/schemas/Service/properties/gone/maxLength", "openapi/schemas/Service.yaml", "properties:"],
    ["#/info/version", "openapi/portal.yaml", "  version:"],
  ])("stands at the line of %s", async (pointer, file, text) => {
    const location = findSourceLocation(pointer);
    expect(location.file).toBe(file);
    expect((await readFile(file, "utf8")).split("\n")[location.line - 1]).toContain(text);
  });

  it("follows a reference to a part of another file", async () => {
    const root = await mkdtemp(join(tmpdir(), "source-"));
    try {
      await mkdir(join(root, "openapi"));
      await writeFile(join(root, "openapi/portal.yaml"), "paths:\n  /a~b: { $ref: 'one.yaml#/x/y' }\n");
      await writeFile(join(root, "openapi/one.yaml"), "x:\n  y:\n    get:\n      summary: s\n");
      expect(findSourceLocation("#/paths/~1a~0b/get/summary", root)).toEqual({ file: "openapi/one.yaml", line: 4 });
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  });
});
