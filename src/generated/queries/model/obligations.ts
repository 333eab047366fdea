/**
 * Generated from openapi/. Do not edit.
 */
import type { Paging } from './paging.ts';
import type { Payment } from './payment.ts';

/**
 * One page of the user's unpaid amounts.
 */
export type Obligations = Paging & {
  /**
     * The payments on this page.
     * @maxItems 100
     */
  items: Payment[];
};
