/**
 * Generated from openapi/. Do not edit.
 */
import type { EvaluationTally } from './evaluationTally.ts';
import type { Paging } from './paging.ts';

/**
 * One page of how services were evaluated, the most evaluated first.
 */
export type EvaluationSummary = Paging & {
  /**
     * The tallies on this page, one for each service.
     * @maxItems 100
     */
  items: EvaluationTally[];
};
