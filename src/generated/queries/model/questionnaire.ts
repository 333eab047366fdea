/**
 * Generated from openapi/. Do not edit.
 */
import type { ContentId } from './contentId.ts';
import type { EvaluationScope } from './evaluationScope.ts';
import type { Language } from './language.ts';
import type { Question } from './question.ts';

/**
 * The questions one evaluation asks.
 */
export interface Questionnaire {
  /**
     * The questionnaire's number.
     * @minimum 1
     */
  id: number;
  scope: EvaluationScope;
  /**
     * What is evaluated.
     * @minLength 1
     * @maxLength 500
     */
  title: string;
  /** The service it is about. Absent in a general questionnaire. */
  serviceId?: ContentId;
  /**
     * The questions in their order. Every one of them is to be answered.
     * @minItems 1
     * @maxItems 50
     */
  questions: Question[];
  /** The language of the texts, when they do not exist in the one asked for. */
  lang?: Language;
}
