/**
 * Generated from openapi/. Do not edit.
 */
import type { DocumentSort } from './documentSort.ts';
import type { LangParameter } from './langParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';

export type ListDocumentsParams = {
/**
 * Only documents with these words in the name, the file name or the appeal number.
 * @minLength 1
 * @maxLength 200
 */
word?: string;
/**
 * The sort order.
 */
sort?: DocumentSort;
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
