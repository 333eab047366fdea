import { expect, it } from "vitest";
import { getParameterKind, operations, type Operation } from "../../mocks/operations.ts";
import { parseRequest } from "../../mocks/parseRequest.ts";
import { readContract, type SchemaObject } from "../../openapi/kit/contract/document.ts";

const contract = await readContract();

function getOperation(operationId: string): Operation {
  const found = operations.find(({ id }) => id === operationId);
  if (found === undefined) throw new Error(`The contract has no ${operationId}.`);
  return found;
}

const operation = getOperation("listPosts");

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

it.each<[type: string | undefined, status: number | undefined]>([
  ["application/json", undefined],
  ["Application/JSON; charset=utf-8", undefined],
  ["text/plain", 415],
  ["application/x-www-form-urlencoded", 415],
  ["multipart/form-data; boundary=x", 415],
  [undefined, 415],
])("answers a body in JSON of the media type %s with %s", async (type, status) => {
  const body = new TextEncoder().encode(JSON.stringify({ page: "/faq", text: "A letter is missing." }));
  const headers = type === undefined ? {} : { "content-type": type };
  const request = new Request("http://localhost/api/remarks/public", { method: "POST", headers, body });
  const parsed = await parseRequest(getOperation("sendRemark"), request, {});
  expect(parsed).toMatchObject(status === undefined ? { ok: true } : { ok: false, status });
});

it("answers a missing body, which has no media type, with 400", async () => {
  const request = new Request("http://localhost/api/remarks/public", { method: "POST" });
  expect(await parseRequest(getOperation("sendRemark"), request, {})).toEqual({ ok: false, status: 400 });
});
