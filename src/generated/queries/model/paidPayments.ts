/**
 * Generated from openapi/. Do not edit.
 */
import type { Paging } from './paging.ts';
import type { PaidPayment } from './paidPayment.ts';

/**
 * One page of the user's completed payments.
 */
export type PaidPayments = Paging & {
  /**
     * The payments on this page.
     * @maxItems 100
     */
  items: PaidPayment[];
};
