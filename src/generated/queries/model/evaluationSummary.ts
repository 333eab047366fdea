/**
 * Generated from openapi/. Do not edit.
 */
import type { EvaluationTally } from './evaluationTally.ts';
import type { Paging } from './paging.ts';

/**
 * One page of evaluation results by service, with the most evaluated service first.
 */
export type EvaluationSummary = Paging & {
  /**
     * The results on this page, one per service.
     * @maxItems 100
     */
  items: EvaluationTally[];
};
