/**
 * Generated from openapi/. Do not edit.
 */
import type { Post } from './post.ts';

/**
 * A post with its whole text.
 */
export type PostDetail = Post & {
  /**
     * The whole text, with simple markup (paragraphs, headings, lists, links). The portal drops everything else.
     * @maxLength 200000
     */
  content: string;
  /**
     * Other posts a reader may want next. Empty when there are none.
     * @maxItems 10
     */
  related: Post[];
};
