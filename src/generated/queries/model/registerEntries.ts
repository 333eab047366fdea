/**
 * Generated from openapi/. Do not edit.
 */
import type { Paging } from './paging.ts';
import type { RegisterEntry } from './registerEntry.ts';

/**
 * One page of a register, ordered by number.
 */
export type RegisterEntries = Paging & {
  /**
     * The entries on this page.
     * @maxItems 100
     */
  items: RegisterEntry[];
};
