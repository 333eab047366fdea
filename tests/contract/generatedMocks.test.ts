import { faker } from "@faker-js/faker";
import { describe, expect, it } from "vitest";
import { createContractAjv } from "../../codegen/ajv.ts";
import document from "../../mocks/generated/contract.json" with { type: "json" };
import * as answers from "../../mocks/generated/index.faker.ts";
import * as schemas from "../../mocks/generated/model/index.faker.ts";

const ajv = createContractAjv(document);
/** Files are bytes, which no schema judges: what answers with one, and the one schema that holds one. */
const binary = { calls: ["downloadDocument", "downloadReceipt"], schemas: ["DocumentUpload"] };
/** How many values of each kind are judged; of long lists fewer, as many as make up this much text. */
const [sampleCount, maxTextLength] = [200, 4_000_000];

/** Every maker of a schema's values, with the schema it makes. */
const schemaFactories = Object.entries(schemas).map(
  ([name, make]) => [name.replace(/^get(\w+)Mock$/, "$1"), make as () => unknown] as const,
);

/** Every maker of a call's good answer, with the call. */
const responseFactories = Object.entries(answers).flatMap(([name, make]) => {
  const id = /^get(\w+)ResponseMock$/.exec(name)?.[1];
  return id === undefined ? [] : [[`${id.charAt(0).toLowerCase()}${id.slice(1)}`, make as () => unknown] as const];
});

const responseSchemaPointers = new Map(
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, call]) =>
        [
          call.operationId,
          `contract#/paths/${encodeURIComponent(path.replaceAll("/", "~1"))}/${method}/responses/200/content/application~1json/schema`,
        ] as const,
    ),
  ),
);

/** Makes many values with a fixed seed and answers what is wrong with the first that breaks the schema. */
function firstViolation(pointer: string, create: () => unknown): string {
  const check = ajv.getSchema(pointer);
  if (check === undefined) return `${pointer} has no schema`;
  faker.seed(2026);
  faker.setDefaultRefDate("2026-03-20T08:00:00Z");
  for (let count = 0, text = 0; count < sampleCount && text < maxTextLength; count += 1) {
    const value = create();
    const written = JSON.stringify(value);
    if (!check(value)) return `${ajv.errorsText(check.errors)} in ${written.slice(0, 300)}`;
    text += written.length;
  }
  return "";
}

describe("the generated mocks", () => {
  it("make every schema of the contract that has a name", () => {
    expect(schemaFactories.map(([name]) => name).toSorted()).toEqual(
      Object.keys(document.components.schemas).toSorted(),
    );
  });

  it.each(schemaFactories.filter(([name]) => !binary.schemas.includes(name)))("of %s obey its schema", (name, make) => {
    expect(firstViolation(`contract#/components/schemas/${name}`, make)).toBe("");
  });

  it("answer every call of the contract", () => {
    expect(responseFactories.map(([id]) => id).toSorted()).toEqual([...responseSchemaPointers.keys()].toSorted());
  });

  it.each(responseFactories.filter(([id]) => !binary.calls.includes(id)))(
    "answering %s obey the contract",
    (id, make) => {
      expect(firstViolation(responseSchemaPointers.get(id) ?? "", make)).toBe("");
    },
  );
});
