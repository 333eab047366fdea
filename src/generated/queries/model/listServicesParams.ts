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
 * Only services whose name or summary holds these words.
 * @minLength 1
 * @maxLength 200
 */
word?: string;
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
