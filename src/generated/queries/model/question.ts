/**
 * Generated from openapi/. Do not edit.
 */

/**
 * One question of a questionnaire.
 */
export interface Question {
  /**
     * The question's number.
     * @minimum 1
     */
  id: number;
  /**
     * The question itself.
     * @minLength 1
     * @maxLength 500
     */
  text: string;
  /** True when the person may add a few words. */
  commentAllowed: boolean;
}
