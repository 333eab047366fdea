/**
 * Generated from openapi/. Do not edit.
 */
import type { ContentId } from './contentId.ts';

/**
 * One result of a search.
 */
export interface SearchResult {
  id: ContentId;
  /**
     * The title of the result.
     * @maxLength 500
     */
  title: string;
  /**
     * The text around the matching words. The portal shows it as plain text.
     * @maxLength 20000
     */
  content: string;
  /**
     * The section of the result, such as news, e-services or faq. The list of values is open, and a result of an unknown section opens as a post.
     * @minLength 1
     * @maxLength 64
     */
  searchPlace: string;
}
