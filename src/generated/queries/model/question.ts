/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * One question of a questionnaire.
 */
export interface Question {
  /** The question's id. */
  id: Id;
  /**
     * The text of the question.
     * @minLength 1
     * @maxLength 500
     */
  text: string;
  /** True when the user may add a comment. */
  commentAllowed: boolean;
}
