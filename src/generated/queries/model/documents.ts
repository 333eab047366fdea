/**
 * Generated from openapi/. Do not edit.
 */
import type { Document } from './document.ts';
import type { Paging } from './paging.ts';

/**
 * One page of the user's documents.
 */
export type Documents = Paging & {
  /**
     * The documents on this page.
     * @maxItems 100
     */
  items: Document[];
};
