import { faker } from "@faker-js/faker";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exampleOf, operations, type Operation } from "../../mocks/operations.ts";
import * as makers from "../../mocks/generated/index.faker.ts";
import { agreed, mayBeEmpty } from "../../src/api/validateResponse.ts";
import { bringsFile, pathOf } from "./runOperation.ts";
import { broken, chanceOf, varied } from "./corruptResponse.ts";
import { often, patience, tried } from "../soak/caseCounts.ts";

const many = { numRuns: often(10_000) };
const calls = operations.filter((operation) => !bringsFile(operation));

faker.seed(5);
faker.setDefaultRefDate("2026-03-20T08:00:00Z");
const made = (id: string): unknown => (makers as Readonly<Record<string, () => unknown>>)[`get${id.charAt(0).toUpperCase()}${id.slice(1)}ResponseMock`]?.();
/** Good answers of each call: the contract's examples, and some that were made from its schemas. */
const good = new Map(calls.map(({ id }) => [id, [...(["az", "ru", "en"] as const).map((lang) => exampleOf(id, 200, lang)), made(id), made(id)].map((one) => JSON.parse(JSON.stringify(one)) as unknown)]));

const answers = fc.record({ call: fc.constantFrom(...calls), which: fc.nat(4), seed: fc.nat() });
const judge = ({ method, path, id }: Operation, body: unknown): ReturnType<typeof agreed> => agreed(method.toUpperCase(), pathOf({ method, path, id } as Operation), body);

describe("of ten thousand answers", patience(120_000), () => {
  it("that keep the contract, each with fields of tomorrow and lists of another length, every one comes through as it was sent", () => {
    fc.assert(
      fc.property(answers, ({ call, which, seed }) => {
        const sent = varied(good.get(call.id)?.[which], chanceOf(seed));
        expect(judge(call, structuredClone(sent))).toEqual({ value: sent, dropped: 0 });
      }),
      many,
    );
    tried("good answers", many.numRuns);
  });

  it("that break it somewhere, each is mended or none: never half of one, and nothing of it reaches another object", () => {
    fc.assert(
      fc.property(answers, ({ call, which, seed }) => {
        const answer = judge(call, broken(good.get(call.id)?.[which], chanceOf(seed)));
        if (answer === undefined) expect(mayBeEmpty(call.method.toUpperCase(), pathOf(call))).toBe(false);
        // What has been mended has nothing left to mend.
        else if (answer.value !== undefined) expect(judge(call, structuredClone(answer.value))).toEqual({ value: answer.value, dropped: 0 });
      }),
      many,
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
    tried("broken answers", many.numRuns);
  });
});
