import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getResponseExample, operations, type Operation } from "../../mocks/operations.ts";
import { setFakeData } from "../../mocks/fakeData.ts";
import * as responseMocks from "../../mocks/generated/index.faker.ts";
import { allowsEmptyResponse } from "../../src/api/findOperation.ts";
import { loadShapes, validateResponse } from "../../src/api/validateResponse.ts";
import { returnsFile, requestPath } from "./runOperation.ts";
import { corruptResponse, createSeededRandom, extendResponse } from "./corruptResponse.ts";
import { scaleRuns, scaleTimeout, recordCases } from "../soak/caseCounts.ts";
import { languageCodes } from "../../src/generated/languages.ts";

await loadShapes();

const runOptions = { numRuns: scaleRuns(10_000) };
const jsonOperations = operations.filter((operation) => !returnsFile(operation));

setFakeData({ lang: "az", seed: 5, now: Date.parse("2026-03-20T08:00:00Z") });
const generateResponse = (id: string): unknown =>
  (responseMocks as Readonly<Record<string, () => unknown>>)[
    `get${id.charAt(0).toUpperCase()}${id.slice(1)}ResponseMock`
  ]?.();
/** Valid responses of each operation: the examples of the contract and generated ones. */
const validResponses = new Map(
  jsonOperations.map(({ id }) => [
    id,
    [...languageCodes.map((lang) => getResponseExample(id, 200, lang)), generateResponse(id), generateResponse(id)].map(
      (body) => JSON.parse(JSON.stringify(body)) as unknown,
    ),
  ]),
);

const responseArbitrary = fc.record({
  operation: fc.constantFrom(...jsonOperations),
  index: fc.nat(4),
  seed: fc.nat(),
});
const validate = ({ method, path, id }: Operation, body: unknown): ReturnType<typeof validateResponse> =>
  validateResponse(method.toUpperCase(), requestPath({ method, path, id } as Operation), body);

describe("validateResponse for 10,000 responses", scaleTimeout(120_000), () => {
  it("returns valid responses with additional fields unchanged", () => {
    fc.assert(
      fc.property(responseArbitrary, ({ operation, index, seed }) => {
        const body = extendResponse(validResponses.get(operation.id)?.[index], createSeededRandom(seed));
        expect(validate(operation, structuredClone(body))).toEqual({ value: body, droppedCount: 0 });
      }),
      runOptions,
    );
    recordCases("valid responses", runOptions.numRuns);
  });

  it("repairs or rejects corrupted responses completely, and pollutes no prototype", () => {
    fc.assert(
      fc.property(responseArbitrary, ({ operation, index, seed }) => {
        const validated = validate(
          operation,
          corruptResponse(validResponses.get(operation.id)?.[index], createSeededRandom(seed)),
        );
        if (validated === undefined)
          expect(allowsEmptyResponse(operation.method.toUpperCase(), requestPath(operation))).toBe(false);
        // A repaired response needs no further repair.
        else if (validated.value !== undefined)
          expect(validate(operation, structuredClone(validated.value))).toEqual({
            value: validated.value,
            droppedCount: 0,
          });
      }),
      runOptions,
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
    recordCases("invalid responses", runOptions.numRuns);
  });
});
