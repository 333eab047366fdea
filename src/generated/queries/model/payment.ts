/**
 * Generated from openapi/. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Language } from './language.ts';

/**
 * An amount that is to be paid, and what it is for.
 */
export interface Payment {
  /**
     * The payment's number.
     * @minimum 1
     */
  id: number;
  /**
     * The service it is paid for.
     * @minLength 1
     * @maxLength 500
     */
  serviceType: string;
  /**
     * The number of the appeal it belongs to. Absent when it belongs to none, as a fine does.
     * @minLength 1
     * @maxLength 64
     */
  appealNumber?: string;
  /**
     * What exactly is paid, such as a state duty or a fine.
     * @minLength 1
     * @maxLength 300
     */
  paymentTarget: string;
  /** All that is paid, in manats. It is the service fee and the government fee together. */
  amount: Amount;
  /** The part of it that is the price of the service, in manats. */
  serviceFee: Amount;
  /** The part of it that is due to the state, in manats. */
  governmentFee: Amount;
  /** The last day to pay it. Absent when there is none. */
  dueDate?: string;
  /** The language of the texts, when they do not exist in the one asked for. */
  lang?: Language;
}
