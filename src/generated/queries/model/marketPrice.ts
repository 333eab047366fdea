/**
 * Generated from openapi/. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ContentId } from './contentId.ts';
import type { Language } from './language.ts';
import type { PricePoint } from './pricePoint.ts';
import type { Region } from './region.ts';
import type { Topic } from './topic.ts';

/**
 * What a product costs in the markets of one region.
 */
export interface MarketPrice {
  id: ContentId;
  /**
     * The product.
     * @minLength 1
     * @maxLength 300
     */
  product: string;
  /**
     * How much of it the price is for, such as 1 kg.
     * @minLength 1
     * @maxLength 64
     */
  unit: string;
  /** Where the price was seen. */
  region: Region;
  /** What kind of product it is. */
  category: Topic;
  /** The lowest price, in manats. */
  minPrice: Amount;
  /** The average price, in manats. */
  avgPrice: Amount;
  /** The highest price, in manats. */
  maxPrice: Amount;
  /**
     * By how many per cent the average differs from the one before. Negative when the product became cheaper.
     * @minimum -100
     * @maximum 100000
     */
  changePercent: number;
  /** The day the prices are of. */
  date: string;
  /**
     * The average on earlier days, the earliest first. Empty for a product that is new in the list.
     * @maxItems 100
     */
  history: PricePoint[];
  /** The language of the texts, when they do not exist in the one asked for. */
  lang?: Language;
}
