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
 * Only appeals that have come this far.
 */
status?: ApplicationStatus;
/**
 * Only appeals of this kind.
 */
kind?: AppealKind;
/**
 * In which order they come.
 */
sort?: AppealSort;
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
