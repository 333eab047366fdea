/**
 * Generated from openapi/. Do not edit.
 */
import type { Answer } from './answer.ts';

/**
 * What somebody answers to one question.
 */
export interface QuestionAnswer {
  /**
     * The number of the question.
     * @minimum 1
     */
  questionId: number;
  answer: Answer;
  /**
     * A few words of one's own, where the question allows them.
     * @maxLength 1000
     */
  comment?: string;
}
