/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The reason why the value of one field is not accepted.
 */
export interface FieldProblem {
  /**
     * The path of the field in the request, with slashes between levels and the index of a list, such as `password`, `counterparty/name` or `answers/0/comment`. A question of a service form is `answers/` and its name.
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
