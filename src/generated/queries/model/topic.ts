/**
 * Generated from openapi/. Do not edit.
 */
import type { ContentId } from './contentId.ts';

/**
 * A category by which a list can be filtered.
 */
export interface Topic {
  id: ContentId;
  /**
     * The name of the category.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
}
