/**
 * Generated from openapi/. Do not edit.
 */
import type { QuestionAnswer } from './questionAnswer.ts';

/**
 * The answers to one questionnaire.
 */
export interface EvaluationDraft {
  /**
     * The number of the questionnaire.
     * @minimum 1
     */
  questionnaireId: number;
  /**
     * The number of the appeal whose service is evaluated. Only whoever sent that appeal may name it.
     * @minimum 1
     */
  appealId?: number;
  /**
     * One answer to each question.
     * @minItems 1
     * @maxItems 50
     */
  answers: QuestionAnswer[];
}
