/**
 * Generated from openapi/. Do not edit.
 */
import type { Amount } from './amount.ts';

/**
 * What a product cost on average on one day, for a picture of how its price moved.
 */
export interface PricePoint {
  /** The day. */
  date: string;
  /** The average price of that day, in manats. */
  avgPrice: Amount;
}
