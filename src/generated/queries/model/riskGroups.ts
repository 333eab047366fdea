/**
 * Generated from openapi/. Do not edit.
 */
import type { Paging } from './paging.ts';
import type { RiskGroup } from './riskGroup.ts';

/**
 * One page of risk groups, those with the strictest control first.
 */
export type RiskGroups = Paging & {
  /**
     * The groups on this page.
     * @maxItems 100
     */
  items: RiskGroup[];
};
