/**
 * Generated from openapi/. Do not edit.
 */
import type { CompetitionQualityType } from './competitionQualityType.ts';
import type { LangParameter } from './langParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';
import type { ServiceType } from './serviceType.ts';

export type ListServicesParams = {
/**
 * Only services of this type.
 */
type?: ServiceType;
/**
 * Only services of this portal.
 */
competitionQualityType?: CompetitionQualityType;
/**
 * Only services with these words in the name or summary.
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
