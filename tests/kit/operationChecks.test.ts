import { expect, it } from "vitest";
import type { ContractCheck } from "../../openapi/kit/verify/check.ts";
import { getOperationChecks } from "../../openapi/kit/verify/operationChecks/operationChecks.ts";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  "../../openapi/kit/verify/operationChecks/**/*Checks.ts",
  { eager: true },
);

/** The tables of checks by operationId that the modules of the folder export, with their names. */
const tables = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter(
    (entry): entry is [string, Readonly<Record<string, readonly ContractCheck[]>>] =>
      typeof entry[1] === "object" && entry[1] !== null && Object.values(entry[1]).every(Array.isArray),
  ),
);

it("every table of checks by operation is run", () => {
  expect(tables.map(([name]) => name)).toContain("passwordChecks");
  const unused = tables.flatMap(([name, table]) =>
    Object.entries(table).flatMap(([id, checks]) =>
      checks.filter((check) => !getOperationChecks(id).includes(check)).map((check) => `${name}: ${id} ${check.name}`),
    ),
  );
  expect(unused).toEqual([]);
});
