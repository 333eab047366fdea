/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';
import type { LangParameter } from './langParameter.ts';
import type { MarketPriceSort } from './marketPriceSort.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';

export type ListMarketPricesParams = {
/**
 * The day of the prices, today in Baku or earlier. A later day has none.
 */
date?: string;
/**
 * Only prices of the region with this id.
 */
region?: Id;
/**
 * Only products of the category with this id.
 */
category?: Id;
/**
 * Only prices of the product with this id. A server that ignores it returns all products.
 */
productId?: Id;
/**
 * The sort order.
 */
sort?: MarketPriceSort;
/**
 * The page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * The number of entries per page.
 * @minimum 1
 * @maximum 100
 */
perPage?: PerPageParameter;
/**
 * A language of the portal. Azerbaijani is the default everywhere.
 */
lang?: LangParameter;
};
