/**
 * Generated from openapi/. Do not edit.
 */
import type { Payment } from './payment.ts';

/**
 * A completed payment.
 */
export type PaidPayment = Payment & {
  /** The time of payment. */
  paymentDate: string;
};
