/**
 * Generated from openapi/. Do not edit.
 */
import type { Paging } from './paging.ts';
import type { SearchResult } from './searchResult.ts';

/**
 * One page of search results, the best match first.
 */
export type SearchResults = Paging & {
  /**
     * The results on this page.
     * @maxItems 100
     */
  items: SearchResult[];
};
