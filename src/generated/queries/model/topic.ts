/**
 * Generated from openapi/. Do not edit.
 */
import type { ContentId } from './contentId.ts';

/**
 * A heading that entries of one kind stand under, and by which their list can be narrowed.
 */
export interface Topic {
  id: ContentId;
  /**
     * The heading in words.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
}
