/**
 * Generated from openapi/. Do not edit.
 */
import type { SearchResult } from './searchResult.ts';

/**
 * One page of search results, the best match first.
 */
export interface SearchResults {
  /** The number of this page, starting at 1. Absent means the requested one. */
  page?: number;
  /** The number of results on a full page. Absent means the requested one. */
  perPage?: number;
  /**
     * The number of results on all pages. Without it, the portal offers a next page as long as this one is full.
     * @minimum 0
     */
  total?: number;
  /** The results on this page. */
  items: SearchResult[];
}
