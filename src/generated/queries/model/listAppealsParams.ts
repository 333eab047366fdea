/**
 * Generated from openapi/. Do not edit.
 */
import type { AppealKind } from './appealKind.ts';
import type { AppealSort } from './appealSort.ts';
import type { ApplicationStatus } from './applicationStatus.ts';
import type { LangParameter } from './langParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';

export type ListAppealsParams = {
/**
 * Only appeals with this status.
 */
status?: ApplicationStatus;
/**
 * Only appeals with these words in the appeal number or the service type.
 * @minLength 1
 * @maxLength 200
 */
word?: string;
/**
 * Only appeals of this kind.
 */
kind?: AppealKind;
/**
 * The sort order.
 */
sort?: AppealSort;
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
