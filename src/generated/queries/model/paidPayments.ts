/**
 * Generated from openapi/. Do not edit.
 */
import type { Paging } from './paging.ts';
import type { PaidPayment } from './paidPayment.ts';

/**
 * One page of what the person has paid.
 */
export type PaidPayments = Paging & {
  /**
     * The payments on this page.
     * @maxItems 100
     */
  items: PaidPayment[];
};
