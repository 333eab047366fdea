import { faker } from "@faker-js/faker";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getResponseExample, operations, type Operation } from "../../mocks/operations.ts";
import * as makers from "../../mocks/generated/index.faker.ts";
import { allowsEmptyResponse } from "../../src/api/findOperation.ts";
import { validateResponse } from "../../src/api/validateResponse.ts";
import { returnsFile, requestPath } from "./runOperation.ts";
import { corruptResponse, seededRandom, extendResponse } from "./corruptResponse.ts";
import { scaledRuns, scaledTimeout, recordCases } from "../soak/caseCounts.ts";

const runOptions = { numRuns: scaledRuns(10_000) };
const jsonOperations = operations.filter((operation) => !returnsFile(operation));

faker.seed(5);
faker.setDefaultRefDate("2026-03-20T08:00:00Z");
const generateResponse = (id: string): unknown =>
  (makers as Readonly<Record<string, () => unknown>>)[`get${id.charAt(0).toUpperCase()}${id.slice(1)}ResponseMock`]?.();
/** Good answers of each call: the contract's examples, and some that were made from its schemas. */
const validResponses = new Map(
  jsonOperations.map(({ id }) => [
    id,
    [
      ...(["az", "ru", "en"] as const).map((lang) => getResponseExample(id, 200, lang)),
      generateResponse(id),
      generateResponse(id),
    ].map((one) => JSON.parse(JSON.stringify(one)) as unknown),
  ]),
);

const responseArbitrary = fc.record({ call: fc.constantFrom(...jsonOperations), which: fc.nat(4), seed: fc.nat() });
const validate = ({ method, path, id }: Operation, body: unknown): ReturnType<typeof validateResponse> =>
  validateResponse(method.toUpperCase(), requestPath({ method, path, id } as Operation), body);

describe("of ten thousand answers", scaledTimeout(120_000), () => {
  it("that keep the contract, each with fields of tomorrow and lists of another length, every one comes through as it was sent", () => {
    fc.assert(
      fc.property(responseArbitrary, ({ call, which, seed }) => {
        const sent = extendResponse(validResponses.get(call.id)?.[which], seededRandom(seed));
        expect(validate(call, structuredClone(sent))).toEqual({ value: sent, droppedCount: 0 });
      }),
      runOptions,
    );
    recordCases("valid responses", runOptions.numRuns);
  });

  it("that break it somewhere, each is mended or none: never half of one, and nothing of it reaches another object", () => {
    fc.assert(
      fc.property(responseArbitrary, ({ call, which, seed }) => {
        const answer = validate(call, corruptResponse(validResponses.get(call.id)?.[which], seededRandom(seed)));
        if (answer === undefined) expect(allowsEmptyResponse(call.method.toUpperCase(), requestPath(call))).toBe(false);
        // What has been mended has nothing left to mend.
        else if (answer.value !== undefined)
          expect(validate(call, structuredClone(answer.value))).toEqual({ value: answer.value, droppedCount: 0 });
      }),
      runOptions,
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
    recordCases("invalid responses", runOptions.numRuns);
  });
});
