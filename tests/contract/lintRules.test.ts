import { join } from "node:path";
import { createConfig, getLineColLocation, lintFromString, loadConfig } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { repositoryRoot } from "../../cli/repositoryRoot.ts";

/** Returns line and message of what a rule of the portal finds in a contract with these lines below `paths`. */
async function findProblems(rule: string, lines: readonly string[]): Promise<(number | string | undefined)[][]> {
  const source = ["openapi: 3.1.1", "info: { title: Test, version: '1' }", "paths:", ...lines].join("\n");
  const problems = await lintFromString({
    source,
    config: await createConfig(
      { plugins: ["./rules.mjs"], rules: { [`portal/${rule}`]: "error" } },
      { configPath: join(repositoryRoot, "openapi/redocly.yaml") },
    ),
  });
  return problems.map(({ message, location: [location] }) => [
    location && getLineColLocation(location).start.line,
    message,
  ]);
}

it.each([
  [
    ["  /appeals/{id}: { get: {} }", "  /appeals/summary: { get: {} }"],
    [
      [
        5,
        "A request to /appeals/summary would be taken for one to /appeals/{id}. Move /appeals/summary before /appeals/{id}.",
      ],
    ],
  ],
  [["  /appeals/summary: { get: {} }", "  /appeals/{id}: { get: {} }"], []],
  [["  /appeals/{id}: { put: {} }", "  /appeals/summary: { get: {} }"], []],
  [["  /appeals/{id}/files: { get: {} }", "  /appeals/{id}/{file}: { get: {} }"], []],
])("a literal path stands before one with a parameter in its place: %j", async (lines, problems) => {
  expect(await findProblems("paths", lines)).toEqual(problems);
});

it("a path has nothing but its operations, which the generators read", async () => {
  expect(
    await findProblems("paths", ["  /drafts/{formKey}:", "    parameters: []", "    x-note: x", "    get: {}"]),
  ).toEqual([[5, '"parameters" stands at the path. Move it to each of its operations.']]);
});

/** The lines of a contract with an operation that has a parameter and a body. */
const listOperationLines = (parameter: string, body: string): string[] => [
  "  /appeals:",
  "    get:",
  `      parameters: [${parameter}]`,
  `      requestBody: { content: { application/json: { schema: ${body} } } }`,
];

it.each([
  ["{ in: query, name: page-size }", "{}", [6, "page-size"]],
  ["{ in: header, name: If-Match }", "{ properties: { e-mail: {} } }", [7, "e-mail"]],
  ["{ in: query, name: page }", "{ $ref: Appeal-Step.yaml }", [7, "Appeal-Step"]],
  ["{ in: query, name: page2 }", "{ $ref: Appeal.yaml, properties: { eMail: {} } }", undefined],
])("code can use each name of a contract with the parameter %s and the body %s", async (parameter, body, found) => {
  expect(await findProblems("names", listOperationLines(parameter, body))).toEqual(
    found === undefined
      ? []
      : [[found[0], `Generated code cannot use the name "${found[1]}". Use letters and digits only.`]],
  );
});

it.each([
  ["{ in: query, name: page, content: {} }", 'The parameter "page" has no schema. Write one in place of "content".'],
  [
    "{ in: cookie, name: visit, schema: {} }",
    'The parameter "visit" is in "cookie", where nothing reads it. Use path, query or header.',
  ],
  ...["style: form, explode: false", "style: pipeDelimited", "style: deepObject"].map((style) => [
    `{ in: query, name: topics, ${style}, schema: {} }`,
    'The parameter "topics" has another style than OpenAPI has by default, which the portal uses. Remove "style" and "explode".',
  ]),
  ...["[array, 'null']", "object"].map((type) => [
    `{ in: query, name: topics, schema: { type: ${type} } }`,
    `A parameter cannot have the type ${type === "object" ? type : "array or null"}. Use string, integer, number, boolean or array.`,
  ]),
  ["{ in: query, name: topics, style: form, explode: true, schema: { type: array, items: { type: integer } } }"],
  ["{ in: path, name: id, style: simple, schema: { anyOf: [{ type: string }, { type: integer }] } }"],
  ["{ in: header, name: If-Match, explode: false, schema: {} }"],
])("client and mock backend know the kind of the parameter %s", async (parameter = "", message) => {
  expect(await findProblems("parameters", listOperationLines(parameter, "{}"))).toEqual(
    message === undefined ? [] : [[6, message]],
  );
});

it("two schemas have different names, which the bundle keeps", async () => {
  const problems = await lintFromString({
    source: JSON.stringify({
      openapi: "3.1.1",
      paths: {},
      components: {
        schemas: {
          A: { $defs: { Entry: {} }, $ref: "#/components/schemas/A/$defs/Entry" },
          B: { $defs: { Entry: {} }, $ref: "#/components/schemas/B/$defs/Entry" },
        },
      },
    }),
    config: await loadConfig({ configPath: join(repositoryRoot, "openapi/redocly.yaml") }),
  });
  expect(problems.flatMap(({ ruleId, message }) => (ruleId === "component-name-unique" ? [message] : []))).toEqual(
    ["B", "A"].map((name) => expect.stringContaining(`#/components/schemas/${name}/$defs/Entry`) as unknown),
  );
});
