/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A question has no answer, or the questionnaire has changed.
 */
export type EvaluationRejectedResponse = Problem;
