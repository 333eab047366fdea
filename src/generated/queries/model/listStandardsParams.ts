/**
 * Generated from openapi/. Do not edit.
 */
import type { LangParameter } from './langParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';
import type { StandardStatus } from './standardStatus.ts';

export type ListStandardsParams = {
/**
 * Only standards with these words in the designation or title.
 * @minLength 1
 * @maxLength 200
 */
word?: string;
/**
 * Only standards with this status.
 */
status?: StandardStatus;
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
