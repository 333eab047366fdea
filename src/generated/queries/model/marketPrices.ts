/**
 * Generated from openapi/. Do not edit.
 */
import type { MarketPrice } from './marketPrice.ts';
import type { Paging } from './paging.ts';
import type { Region } from './region.ts';
import type { Topic } from './topic.ts';

/**
 * One page of the prices of a day, and what the list can be narrowed to.
 */
export type MarketPrices = Paging & {
  /**
     * The prices on this page.
     * @maxItems 100
     */
  items: MarketPrice[];
  /**
     * All regions whose prices are watched, whatever the list is narrowed to.
     * @maxItems 100
     */
  regions: Region[];
  /**
     * All categories of products, whatever the list is narrowed to.
     * @maxItems 100
     */
  categories: Topic[];
};
