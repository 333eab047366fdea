/**
 * Generated from openapi/. Do not edit.
 */
import type { FeedbackType } from './feedbackType.ts';
import type { LangParameter } from './langParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';

export type ListFeedbacksParams = {
/**
 * Only feedbacks of this type.
 */
type?: FeedbackType;
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
