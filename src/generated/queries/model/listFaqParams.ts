/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';
import type { LangParameter } from './langParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';

export type ListFaqParams = {
/**
 * Only questions of the category with this id.
 */
category?: Id;
/**
 * Only questions that contain these words, in the question or in the answer.
 * @minLength 1
 * @maxLength 200
 */
word?: string;
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
