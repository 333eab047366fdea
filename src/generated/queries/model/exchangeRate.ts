/**
 * Generated from openapi/. Do not edit.
 */

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
     * How many units of the currency the rate is for. 100 for the Russian rouble, 1 for most others.
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
  /**
     * What that many units cost, in manats.
     * @maximum 1000000
     * @exclusiveMinimum 0
     */
  rate: number;
  /**
     * By how much the rate differs from the day before, in manats. Negative when the currency fell.
     * @minimum -1000000
     * @maximum 1000000
     */
  change: number;
  /** The day the rate is for. */
  date: string;
}
