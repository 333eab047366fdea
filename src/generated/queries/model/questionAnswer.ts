/**
 * Generated from openapi/. Do not edit.
 */
import type { Answer } from './answer.ts';
import type { Id } from './id.ts';

/**
 * The answer to one question.
 */
export interface QuestionAnswer {
  /** The id of the question. */
  questionId: Id;
  answer: Answer;
  /**
     * A comment by the user, when the question allows it.
     * @maxLength 1000
     */
  comment?: string;
}
