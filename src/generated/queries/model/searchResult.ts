/**
 * Generated from openapi/. Do not edit.
 */
import type { ContentId } from './contentId.ts';

/**
 * One thing the search found.
 */
export interface SearchResult {
  id: ContentId;
  /**
     * Its title.
     * @maxLength 500
     */
  title: string;
  /**
     * The text around the words that were found. It is shown as plain text, whatever it holds.
     * @maxLength 20000
     */
  content: string;
  /**
     * The section it stands in, such as news, e-services or faq. The list is open, and a section the portal does not know opens as a post.
     * @minLength 1
     * @maxLength 64
     */
  searchPlace: string;
}
