/**
 * Generated from openapi/. Do not edit.
 */
import type { GoodsCode } from './goodsCode.ts';
import type { Id } from './id.ts';
import type { LangParameter } from './langParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';

export type SearchProductsParams = {
/**
 * Only goods with a code that begins with these digits.
 */
goodsCode?: GoodsCode;
/**
 * Only goods with these words in the name, category or description.
 * @minLength 1
 * @maxLength 200
 */
word?: string;
/**
 * Only goods of the risk group with this id.
 */
riskGroup?: Id;
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
