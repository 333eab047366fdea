/**
 * Generated from openapi/. Do not edit.
 */
import type { ContentId } from './contentId.ts';

/**
 * A region of the country with recorded prices.
 */
export interface Region {
  id: ContentId;
  /**
     * The region's name.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
}
