/**
 * Generated from openapi/. Do not edit.
 */
import type { LangParameter } from './langParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';
import type { StandardStatus } from './standardStatus.ts';

export type ListStandardsParams = {
/**
 * Only standards whose designation or title holds these words.
 * @minLength 1
 * @maxLength 200
 */
word?: string;
/**
 * Only standards of this status.
 */
status?: StandardStatus;
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
