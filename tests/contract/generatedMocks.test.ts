import { describe, expect, it } from "vitest";
import { createContractAjv } from "../../codegen/ajv.ts";
import document from "../../mocks/generated/contract.json" with { type: "json" };
import { setFakeData } from "../../mocks/fakeData.ts";
import { reconcileFields } from "../../mocks/reconcileFields.ts";
import * as responseMocks from "../../mocks/generated/index.faker.ts";
import * as schemaMocks from "../../mocks/generated/model/index.faker.ts";
import { fileOperationIds, fileSchemaNames } from "../support/fileContents.ts";
import { isFullRun } from "../support/selection.ts";
import { testDay } from "../support/testDay.ts";

const ajv = createContractAjv(document);
/** The number of values per factory, and the limit of their total JSON length, which reduces the number for long lists. */
const [sampleCount, maxTextLength] = [isFullRun ? 200 : 50, 4_000_000];
/** A run without `--full` has other values each day. */
const seed = isFullRun ? 2026 : testDay;

/** The generated mock factories of schemas, by schema name. */
const schemaFactories = Object.entries(schemaMocks).map(
  ([name, create]) => [name.replace(/^get(\w+)Mock$/, "$1"), create as () => unknown] as const,
);

/** The generated mock factories of 200 responses, by operationId. */
const responseFactories = Object.entries(responseMocks).flatMap(([name, create]) => {
  const id = /^get(\w+)ResponseMock$/.exec(name)?.[1];
  return id === undefined ? [] : [[`${id.charAt(0).toLowerCase()}${id.slice(1)}`, create] as const];
});

const responseSchemaPointers = new Map<string, string>(
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, operation]) =>
        [
          operation.operationId,
          `contract#/paths/${encodeURIComponent(path.replaceAll("/", "~1"))}/${method}/responses/200/content/application~1json/schema`,
        ] as const,
    ),
  ),
);

/** Generates values with the seed of the run. Returns the error of the first invalid value, or an empty string. */
function firstViolation(pointer: string, create: () => unknown): string {
  const validate = ajv.getSchema(pointer);
  if (validate === undefined) return `${pointer} has no schema`;
  setFakeData({ lang: "ru", seed, now: Date.parse("2026-03-20T08:00:00Z") });
  for (let count = 0, totalLength = 0; count < sampleCount && totalLength < maxTextLength; count += 1) {
    const value = reconcileFields(create());
    const json = JSON.stringify(value);
    if (!validate(value)) return `${ajv.errorsText(validate.errors)} in ${json.slice(0, 300)}`;
    totalLength += json.length;
  }
  return "";
}

/** What to do when orval generates a value that its schema refuses. */
const overridesHint = "name a generator under fakerOverrides in codegen/orval.ts";

describe("the generated mocks", () => {
  it("have a factory for every schema of the contract", () => {
    expect(schemaFactories.map(([name]) => name).toSorted()).toEqual(
      Object.keys(document.components.schemas).toSorted(),
    );
  });

  it.each(schemaFactories.filter(([name]) => !fileSchemaNames.has(name)))(
    "of %s are valid by its schema",
    (name, create) => {
      expect(firstViolation(`contract#/components/schemas/${name}`, create), overridesHint).toBe("");
    },
  );

  it("have a factory for every operation of the contract", () => {
    expect(responseFactories.map(([id]) => id).toSorted()).toEqual([...responseSchemaPointers.keys()].toSorted());
  });

  it.each(responseFactories.filter(([id]) => !fileOperationIds.has(id)))(
    "of the response of %s are valid",
    (id, create) => {
      expect(firstViolation(responseSchemaPointers.get(id) ?? "", create), overridesHint).toBe("");
    },
  );
});
