/**
 * Generated from openapi/. Do not edit.
 */
import type { Etalon } from './etalon.ts';
import type { Paging } from './paging.ts';

/**
 * One page of etalons.
 */
export type Etalons = Paging & {
  /**
     * The etalons on this page.
     * @maxItems 100
     */
  items: Etalon[];
};
