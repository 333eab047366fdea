import { describe, expect, it } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { seededFaults } from "../../openapi/kit/mutants/faults.ts";
import { feedOperationId } from "../../openapi/kit/verify/feed/feedChecks.ts";

const operations = listOperations(await readContract());

describe("the seeded faults", () => {
  it("have different ids and descriptions, and name operations of the contract", () => {
    expect(seededFaults.length).toBeGreaterThanOrEqual(150);
    expect(new Set(seededFaults.map(({ id }) => id)).size).toBe(seededFaults.length);
    const lines = seededFaults.map(({ operationId, description }) => `${operationId}: ${description}`);
    expect(new Set(lines).size).toBe(lines.length);
    const known = [...operations.map(({ id }) => id), feedOperationId];
    expect(seededFaults.filter(({ operationId }) => !known.includes(operationId))).toEqual([]);
  });

  it("include one for each operation, so that a new operation brings its own", () => {
    const covered = new Set(seededFaults.map(({ operationId }) => operationId));
    expect(
      [...operations.map(({ id }) => id), feedOperationId].filter((id) => !covered.has(id)),
      "add a fault below openapi/kit/mutants/faults, and its line to openapi/kit/mutants/faults.ts",
    ).toEqual([]);
  });

  it("include one of other people's data for each operation with an id or a list of personal data", () => {
    const classes = new Set(["access", "roles", "tokens", "sessions"]);
    const covered = new Set(
      seededFaults.filter((fault) => classes.has(fault.class)).map(({ operationId }) => operationId),
    );
    const isPersonal = ({ dataOf, path, parameters }: (typeof operations)[number]): boolean =>
      (dataOf === "account" || dataOf === "caller") &&
      (path.includes("{id}") || parameters.some(({ name }) => name === "perPage"));
    expect(
      operations
        .filter(isPersonal)
        .filter(({ id }) => !covered.has(id))
        .map(({ id }) => id),
    ).toEqual([]);
  });
});
