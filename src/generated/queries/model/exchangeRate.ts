/**
 * Generated from openapi/. Do not edit.
 */
import type { Language } from './language.ts';

/**
 * The official rate of one currency on one day.
 */
export interface ExchangeRate {
  /**
     * The currency's three-letter code.
     * @pattern ^[A-Z]{3}$
     */
  code: string;
  /**
     * The number of currency units that the rate is for, for example 100 for the Russian rouble and 1 for most others.
     * @minimum 1
     * @maximum 100000
     */
  nominal: number;
  /**
     * The currency's name.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /** The language of the name, when it is not available in the requested language. */
  lang?: Language;
  /**
     * The price of that number of units, in manats.
     * @maximum 1000000
     * @exclusiveMinimum 0
     */
  rate: number;
  /**
     * The change since the last day before with published rates, in manats. Negative when the currency fell.
     * @minimum -1000000
     * @maximum 1000000
     */
  change: number;
  /** The day of the rate. */
  date: string;
}
