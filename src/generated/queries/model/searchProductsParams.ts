/**
 * Generated from openapi/. Do not edit.
 */
import type { ContentId } from './contentId.ts';
import type { GoodsCode } from './goodsCode.ts';
import type { LangParameter } from './langParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';

export type SearchProductsParams = {
/**
 * Only goods whose code begins with these digits.
 */
goodsCode?: GoodsCode;
/**
 * Only goods whose name, category or description holds these words.
 * @minLength 1
 * @maxLength 200
 */
word?: string;
/**
 * Only goods of the risk group with this id.
 */
riskGroup?: ContentId;
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
