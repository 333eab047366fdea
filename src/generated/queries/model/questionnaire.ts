/**
 * Generated from openapi/. Do not edit.
 */
import type { EvaluationScope } from './evaluationScope.ts';
import type { Id } from './id.ts';
import type { Language } from './language.ts';
import type { Question } from './question.ts';

/**
 * The questions of one evaluation.
 */
export interface Questionnaire {
  /** The questionnaire's id. */
  id: Id;
  scope: EvaluationScope;
  /**
     * The subject of the evaluation.
     * @minLength 1
     * @maxLength 500
     */
  title: string;
  /** The id of the service. Absent in a general questionnaire. */
  serviceId?: Id;
  /**
     * The questions in order. All of them have to be answered.
     * @minItems 1
     * @maxItems 50
     */
  questions: Question[];
  /** The language of the texts, when they are not available in the requested language. */
  lang?: Language;
}
