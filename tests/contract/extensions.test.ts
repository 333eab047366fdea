import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import document from "../../mocks/generated/contract.json" with { type: "json" };

const openapi = join(import.meta.dirname, "../../openapi");

it("the description of the contract lists exactly the extensions that the contract and its workflows use", () => {
  const files = globSync("**/*.yaml", { cwd: openapi }).map((path) => readFileSync(join(openapi, path), "utf8"));
  const used = new Set(files.flatMap((text) => text.match(/(?<![\w-])x-[A-Za-z]+(?=:)/g) ?? []));
  const listed = Array.from(document.info.description.matchAll(/^\| `(x-\w+)` \|/gm), ([, name = ""]) => name);
  expect(listed.toSorted()).toEqual([...used].toSorted());
});

it("the description of the contract says whose days its days are, and so does each parameter that is a day", () => {
  expect(document.info.description).toContain("A day is one of Baku");
  const parameters = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).flatMap((operation) => ("parameters" in operation ? operation.parameters : [])),
  );
  const days = parameters.filter(
    (parameter) => "schema" in parameter && JSON.stringify(parameter.schema).includes('"date"'),
  );
  expect(days.length).toBeGreaterThan(0);
  for (const day of days) expect(day).toMatchObject({ description: expect.stringContaining("in Baku") as unknown });
});
