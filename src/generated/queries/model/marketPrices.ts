/**
 * Generated from openapi/. Do not edit.
 */
import type { MarketPrice } from './marketPrice.ts';
import type { Paging } from './paging.ts';
import type { Region } from './region.ts';
import type { Topic } from './topic.ts';

/**
 * One page of the prices of a day, and the regions and categories for filtering.
 */
export type MarketPrices = Paging & {
  /**
     * The prices on this page.
     * @maxItems 100
     */
  items: MarketPrice[];
  /**
     * All regions with recorded prices, independent of the current filter.
     * @maxItems 100
     */
  regions: Region[];
  /**
     * All categories of products with recorded prices, independent of the current filter.
     * @maxItems 100
     */
  categories: Topic[];
};
