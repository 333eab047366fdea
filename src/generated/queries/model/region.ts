/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * A region of the country, as prices and offices name it.
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
