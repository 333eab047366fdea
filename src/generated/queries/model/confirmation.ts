/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The service did what was asked and says so in one sentence.
 */
export interface Confirmation {
  /**
     * The sentence the portal shows word for word.
     * @minLength 1
     * @maxLength 1000
     */
  message: string;
}
