/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A question has no answer, a comment is not allowed, the questionnaire has changed, or the appeal cannot be evaluated. `evaluationId` of the appeal names the questionnaire as long as it can.
 */
export type EvaluationRejectedResponse = Problem;
