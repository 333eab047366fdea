/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * A region of the country with recorded prices.
 */
export interface Region {
  id: Id;
  /**
     * The region's name.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
}
