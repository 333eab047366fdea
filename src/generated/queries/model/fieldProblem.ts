/**
 * Generated from openapi/. Do not edit.
 */

/**
 * Why the answer given in one field is not accepted.
 */
export interface FieldProblem {
  /**
     * Where the field stands in what was sent, with a slash between levels, such as `password` or `possessor/name`.
     * @minLength 1
     * @maxLength 200
     */
  field: string;
  /**
     * What to change, in the language asked for.
     * @minLength 1
     * @maxLength 1000
     */
  message: string;
}
