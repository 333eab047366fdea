import { expect, it } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { flattenSchema } from "../../openapi/kit/contract/operations.ts";
import { normalise } from "../../openapi/kit/verify/writes/sameState.ts";

const document = await readContract();
const moments = new Set(
  Object.values(document.components.schemas).flatMap((schema) =>
    Object.entries(flattenSchema(document, schema).properties ?? {}).flatMap(([name, property]) =>
      flattenSchema(document, property)["format"] === "date-time" ? [name] : [],
    ),
  ),
);

it.each([...moments])("%s is the same moment in each time zone", (name) => {
  const [first, ...others] = [
    "2026-03-18T16:00:00+04:00",
    "2026-03-18T12:00:00Z",
    "2026-03-18T12:00:00.000Z",
    "2026-03-18T12:00:00.000457+00:00",
  ].map((text) => normalise({ list: [{ [name]: text }] }));
  for (const other of others) expect(other).toEqual(first);
  expect(normalise("2026-03-18T12:00:01Z", name)).not.toBe(normalise("2026-03-18T12:00:00Z", name));
});

it.each([
  ["subject", "2026-03-18T16:00:00+04:00"],
  ["createdAt", "2026-03-18"],
  ["createdAt", "2026-03-18T16:00:00"],
  ["createdAt", "2026-13-45T99:00:00Z"],
  ["dueDate", "2026-03-18"],
])("the %s %j stays as it is", (name, text) => expect(normalise({ [name]: text })).toEqual({ [name]: text }));
