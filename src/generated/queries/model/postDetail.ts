/**
 * Generated from openapi/. Do not edit.
 */
import type { Post } from './post.ts';

/**
 * A post with its full text.
 */
export type PostDetail = Post & {
  /**
     * The full text as HTML with paragraphs, headings, lists and links. The portal removes all other markup.
     * @maxLength 200000
     */
  content: string;
  /**
     * Related posts. Empty when there are none.
     * @maxItems 10
     */
  related: Post[];
};
