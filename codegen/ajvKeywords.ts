import { type Ajv, _ } from "ajv";

/**
 * Adds the two keywords of the contract that JSON Schema does not have.
 * - `x-minDistinct: n`: the string has at least n different characters. A pattern for this needs back-references,
 *   which take seconds on a few hundred characters.
 * - `x-equalTo: sibling`: the value equals that of a sibling property.
 * Both are code keywords, so that compiled validators do not import Ajv.
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
  return ajv;
}
