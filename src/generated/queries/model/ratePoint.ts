/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The official rate of a currency on one day, for a chart of the rate.
 */
export interface RatePoint {
  /** The day. */
  date: string;
  /**
     * The price of the number of units, in manats.
     * @maximum 1000000
     * @exclusiveMinimum 0
     */
  rate: number;
}
