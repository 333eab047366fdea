/**
 * Generated from openapi/. Do not edit.
 */
import type { Paging } from './paging.ts';
import type { Post } from './post.ts';

/**
 * One page of posts, the newest first.
 */
export type Posts = Paging & {
  /**
     * The posts on this page.
     * @maxItems 100
     */
  items: Post[];
};
