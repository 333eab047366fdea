/**
 * Generated from openapi/. Do not edit.
 */
import type { Amount } from './amount.ts';

/**
 * The average price of a product on one day, for a price chart.
 */
export interface PricePoint {
  /** The day. */
  date: string;
  /** The average price on that day, in manats. */
  avgPrice: Amount;
}
