/**
 * Generated from openapi/. Do not edit.
 */

/**
 * One question of a questionnaire.
 */
export interface Question {
  /**
     * The question's id.
     * @minimum 1
     */
  id: number;
  /**
     * The text of the question.
     * @minLength 1
     * @maxLength 500
     */
  text: string;
  /** True when the user may add a comment. */
  commentAllowed: boolean;
}
