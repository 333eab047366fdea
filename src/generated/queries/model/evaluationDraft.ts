/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';
import type { QuestionAnswer } from './questionAnswer.ts';

/**
 * The answers to one questionnaire.
 */
export interface EvaluationDraft {
  /** The id of the questionnaire. */
  questionnaireId: Id;
  /** The id of the appeal to evaluate. Only the account that has sent the appeal may use it. */
  appealId?: Id;
  /**
     * One answer to each question.
     * @minItems 1
     * @maxItems 50
     */
  answers: QuestionAnswer[];
}
