/**
 * Generated from openapi/. Do not edit.
 */
import type { Paging } from './paging.ts';
import type { StoredDraft } from './storedDraft.ts';

/**
 * One page of the user's drafts.
 */
export type Drafts = Paging & {
  /**
     * The drafts on this page.
     * @maxItems 100
     */
  items: StoredDraft[];
};
