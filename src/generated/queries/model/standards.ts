/**
 * Generated from openapi/. Do not edit.
 */
import type { Paging } from './paging.ts';
import type { Standard } from './standard.ts';

/**
 * One page of standards, ordered by designation.
 */
export type Standards = Paging & {
  /**
     * The standards on this page.
     * @maxItems 100
     */
  items: Standard[];
};
