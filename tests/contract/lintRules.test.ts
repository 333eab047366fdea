import { join } from "node:path";
import { createConfig, getLineColLocation, lintFromString } from "@redocly/openapi-core";
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
