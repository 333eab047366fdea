/**
 * Generated from openapi/. Do not edit.
 */
import type { Appeal } from './appeal.ts';
import type { Paging } from './paging.ts';

/**
 * One page of the user's appeals.
 */
export type Appeals = Paging & {
  /**
     * The appeals on this page.
     * @maxItems 100
     */
  items: Appeal[];
};
