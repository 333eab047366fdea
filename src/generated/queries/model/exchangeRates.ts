/**
 * Generated from openapi/. Do not edit.
 */
import type { ExchangeRate } from './exchangeRate.ts';
import type { Paging } from './paging.ts';

/**
 * One page of the official rates of a day.
 */
export type ExchangeRates = Paging & {
  /**
     * The rates on this page.
     * @maxItems 100
     */
  items: ExchangeRate[];
};
