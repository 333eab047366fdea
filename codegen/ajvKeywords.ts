import { type Ajv, type Code, _ } from "ajv";

/**
 * Adds the keywords of the contract that JSON Schema does not have.
 * - `x-minDistinct: n`: the string has at least n different characters. A pattern for this needs back-references,
 *   which take seconds on a few hundred characters.
 * - `x-equalTo: sibling`: the value equals that of a sibling property.
 * - `x-sumOf: sibling sibling…`: the value is the sum of these sibling properties, to the hundredth.
 * - `x-atLeast: sibling`: the number, date or time is not less than that of a sibling property.
 * All are code keywords, so that compiled validators do not import Ajv.
 */
export function addKeywords<A extends Pick<Ajv, "addKeyword">>(ajv: A): A {
  ajv.addKeyword({
    keyword: "x-minDistinct",
    type: "string",
    schemaType: "number",
    error: { message: "has too few different characters", params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
    code: (cxt) => cxt.fail(_`new Set(${cxt.data}).size < ${cxt.schemaCode}`),
  });
  ajv.addKeyword({
    keyword: "x-equalTo",
    type: "string",
    schemaType: "string",
    error: { message: "differs from its other entry", params: ({ schemaCode }) => _`{other: ${schemaCode}}` },
    code: (cxt) => cxt.fail(_`${cxt.data} !== ${cxt.it.parentData}[${cxt.schemaCode}]`),
  });
  ajv.addKeyword({
    keyword: "x-sumOf",
    type: "number",
    schemaType: "string",
    error: {
      message: (cxt) => `must be the sum of ${String(cxt.schema)}`,
      params: ({ schemaCode }) => _`{of: ${schemaCode}}`,
    },
    code: (cxt) => {
      const sum = splitNames(cxt.schema).reduce<Code>(
        (total, name) => _`${total} + ${cxt.it.parentData}[${name}]`,
        _`0`,
      );
      // A sum with an absent field is no number, and compares as false.
      cxt.fail(_`Math.abs(${cxt.data} - (${sum})) >= 0.005`);
    },
  });
  ajv.addKeyword({
    keyword: "x-atLeast",
    type: ["number", "string"],
    schemaType: "string",
    error: {
      message: (cxt) => `must not be less than ${String(cxt.schema)}`,
      params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
    },
    code: (cxt) => {
      const other = _`${cxt.it.parentData}[${cxt.schemaCode}]`;
      cxt.fail(
        _`typeof ${cxt.data} === "number" ? ${cxt.data} < ${other} : Date.parse(${cxt.data}) < Date.parse(${other})`,
      );
    },
  });
  for (const annotation of annotations) ajv.addKeyword(annotation);
  return ajv;
}

/** The extensions of schemas that are no rules of validation. */
const annotations = ["x-enumDescriptions", "x-localised", "x-maxJsonLength", "x-proposed", "x-rule", "x-sensitive"];

/** Returns the names in the value of `x-sumOf`. */
const splitNames = (names: unknown): string[] => String(names).split(" ");
