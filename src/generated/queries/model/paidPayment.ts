/**
 * Generated from openapi/. Do not edit.
 */
import type { Payment } from './payment.ts';

/**
 * A payment that has been made.
 */
export type PaidPayment = Payment & {
  /** When it was paid. */
  paymentDate: string;
};
