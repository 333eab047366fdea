/**
 * Generated from openapi/. Do not edit.
 */
import type { ContentId } from './contentId.ts';
import type { LangParameter } from './langParameter.ts';
import type { MarketPriceSort } from './marketPriceSort.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';

export type ListMarketPricesParams = {
/**
 * The day to show, today or earlier.
 */
date?: string;
/**
 * Only prices of the region with this id.
 */
region?: ContentId;
/**
 * Only products of the category with this id.
 */
category?: ContentId;
/**
 * In which order they come.
 */
sort?: MarketPriceSort;
/**
 * Which page of the list, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * How many entries one page has.
 * @minimum 1
 * @maximum 100
 */
perPage?: PerPageParameter;
/**
 * A language the portal speaks. Azerbaijani is the default everywhere.
 */
lang?: LangParameter;
};
