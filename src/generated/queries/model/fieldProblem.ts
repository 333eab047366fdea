/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The reason why the value of one field is not accepted.
 */
export interface FieldProblem {
  /**
     * The path of the field in the request, with slashes between levels, such as `password` or `possessor/name`.
     * @minLength 1
     * @maxLength 200
     */
  field: string;
  /**
     * What the user should change, in the requested language.
     * @minLength 1
     * @maxLength 1000
     */
  message: string;
}
