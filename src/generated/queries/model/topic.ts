/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * A category by which a list can be filtered.
 */
export interface Topic {
  id: Id;
  /**
     * The name of the category.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
}
