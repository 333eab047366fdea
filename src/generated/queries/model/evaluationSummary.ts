/**
 * Generated from openapi/. Do not edit.
 */
import type { EvaluationTally } from './evaluationTally.ts';
import type { Paging } from './paging.ts';

/**
 * One page of evaluation results, with the most answers first.
 */
export type EvaluationSummary = Paging & {
  /**
     * The results on this page, one for each service, and those of the institution and its portal.
     * @maxItems 100
     */
  items: EvaluationTally[];
};
