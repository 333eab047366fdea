import { expect, it } from "vitest";
import { getParameterKind, operations } from "../../mocks/operations.ts";
import { parseRequest } from "../../mocks/parseRequest.ts";
import { readContract, type SchemaObject } from "../../openapi/kit/contract/document.ts";

const contract = await readContract();
const listPosts = operations.find(({ id }) => id === "listPosts");
if (listPosts === undefined) throw new Error("The contract has no listPosts.");
const operation = listPosts;

it.each<[schema: SchemaObject, query: string, value: unknown]>([
  [{ type: "boolean" }, "added=true", true],
  [{ type: "boolean" }, "added=false", false],
  [{ type: "boolean" }, "added=yes", "yes"],
  [{ type: "integer" }, "added=1&added=2", 2],
  [{ type: "string" }, "added=5", "5"],
  [{ type: "array", items: { type: "integer" } }, "added=1&added=2", [1, 2]],
  [{ type: "array", items: { $ref: "#/components/schemas/PostPlace" } }, "added=news", ["news"]],
])("a parameter of the form %j has from %s the value %j", async (schema, query, value) => {
  const parameterKinds = new Map([...operation.parameterKinds, ["added", getParameterKind(contract, schema)]]);
  const request = new Request(`http://localhost/api/posts/public?page=2&${query}`);
  expect(await parseRequest({ ...operation, parameterKinds }, request, {})).toMatchObject({
    ok: true,
    values: { page: 2, added: value },
  });
});
