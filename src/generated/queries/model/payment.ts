/**
 * Generated from openapi/. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Currency } from './currency.ts';
import type { Id } from './id.ts';
import type { Language } from './language.ts';

/**
 * An amount to be paid, and its purpose.
 */
export interface Payment {
  /** The payment's id. */
  id: Id;
  /**
     * The name of the service.
     * @minLength 1
     * @maxLength 500
     */
  serviceType: string;
  /**
     * The registration number of the appeal. Absent when the payment belongs to no appeal, such as a fine.
     * @minLength 1
     * @maxLength 64
     */
  appealNumber?: string;
  /**
     * The purpose of the payment, such as a state duty or a fine.
     * @minLength 1
     * @maxLength 300
     */
  paymentTarget: string;
  /** The total in manats, the sum of the service fee and the government fee. */
  amount: Amount;
  /** The fee for the service, in manats. */
  serviceFee: Amount;
  /** The fee due to the state, in manats. */
  governmentFee: Amount;
  /** The last day for payment. Absent when there is none. */
  dueDate?: string;
  currency?: Currency;
  /** The language of the texts, when they are not available in the requested language. */
  lang?: Language;
}
