/**
 * Generated from openapi/. Do not edit.
 */
import type { LangParameter } from './langParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';

export type ListExchangeRatesParams = {
/**
 * The day of the rates, today in Baku or earlier. A later day has none.
 */
date?: string;
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
