/**
 * Generated from openapi/. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Currency } from './currency.ts';
import type { Id } from './id.ts';
import type { Language } from './language.ts';
import type { PricePoint } from './pricePoint.ts';
import type { Region } from './region.ts';
import type { Topic } from './topic.ts';

/**
 * The price of a product in the markets of one region.
 */
export interface MarketPrice {
  id: Id;
  /** The id of the product, the same in every region. Absent when the server has no prices by product. */
  productId?: Id;
  /**
     * The product.
     * @minLength 1
     * @maxLength 300
     */
  product: string;
  /**
     * The quantity that the price is for, such as 1 kg.
     * @minLength 1
     * @maxLength 64
     */
  unit: string;
  /** The region where the price was recorded. */
  region: Region;
  /** The category of the product. */
  category: Topic;
  /** The lowest price, in manats. */
  minPrice: Amount;
  /** The average price, in manats. */
  avgPrice: Amount;
  /** The highest price, in manats. */
  maxPrice: Amount;
  /**
     * The change of the average price since the last day of `history`, in per cent. Negative when the product became cheaper, and 0 without earlier days.
     * @minimum -100
     * @maximum 100000
     */
  changePercent: number;
  /** The day of the prices. */
  date: string;
  /**
     * The average prices of earlier days, the earliest first. Empty for a product that is new in the list.
     * @maxItems 100
     */
  history: PricePoint[];
  currency?: Currency;
  /** The language of the texts, when they are not available in the requested language. */
  lang?: Language;
}
