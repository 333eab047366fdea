/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A question has no answer, or the questionnaire is another one by now.
 */
export type EvaluationRejectedResponse = Problem;
